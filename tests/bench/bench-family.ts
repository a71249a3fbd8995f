import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { connectAsOwner } from '../../local-cloud/seed/emulator-admin.ts';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';

const DAY_MS = 86_400_000;
const signInSchema = z.object({ idToken: z.string() });

export interface BenchFamily {
  uid: string;
  /** ID token. */
  token: string;
}

/** Signs in a new family on the Unlimited plan. */
export async function signInBenchFamily({ projectId, urls }: LocalCloud): Promise<BenchFamily> {
  const owner = connectAsOwner(projectId, urls);
  const account = { email: `${randomUUID()}@bench.test`, password: 'lantern1', displayName: 'The Measured' };
  const uid = await owner.createAccount(account);
  if (uid === null) throw new Error('The bench family exists already');
  await owner.setDocument(`users/${uid}`, {
    email: account.email,
    priceId: 'unlimited_monthly',
    subscriptionStatus: 'active',
    currentPeriodEnd: new Date(Date.now() + 20 * DAY_MS),
  });
  const response = await fetch(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  return { uid, token: signInSchema.parse(await response.json()).idToken };
}
