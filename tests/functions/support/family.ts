import { randomUUID } from 'node:crypto';
import type { PlanId } from '@talelantern/domain/subscriptions/plans';
import { monthlyUsageId, readUsage, type Capability, type Usage } from '@talelantern/domain/usage/usage';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { adminAuth, adminFirestore, storedFields } from './cloud-access.ts';

const DAY_MS = 86_400_000;

export interface Family {
  uid: string;
  token: string;
}

interface FamilyOptions {
  plan?: PlanId;
  verified?: boolean;
  profile?: Readonly<Record<string, unknown>>;
}

const signInSchema = z.object({ idToken: z.string() });

/** A fresh ID token, as the app gets it from the sign-in service. */
export async function signIn(email: string, password: string): Promise<string> {
  const { auth } = inject('cloud').urls;
  const response = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return signInSchema.parse(await response.json()).idToken;
}

/** A signed-in family with a profile; on Free with a verified address unless told otherwise. */
export async function createFamily({
  plan = 'free',
  verified = true,
  profile = {},
}: FamilyOptions = {}): Promise<Family> {
  const uid = `family${randomUUID().replaceAll('-', '')}`;
  const email = `${uid}@example.test`;
  const password = 'a quiet harbour';
  await adminAuth().createUser({ uid, email, password, emailVerified: verified });
  const paid =
    plan === 'free'
      ? {}
      : {
          priceId: plan,
          subscriptionStatus: 'active',
          currentPeriodEnd: new Date(Date.now() + 20 * DAY_MS),
          cancelAtPeriodEnd: false,
        };
  await adminFirestore()
    .doc(`users/${uid}`)
    .set({ email, displayName: 'The Fennimores', ...paid, ...profile });
  return { uid, token: await signIn(email, password) };
}

export async function usageOf({ uid }: Family): Promise<Usage> {
  return readUsage(await storedFields(`usage/${monthlyUsageId(uid, Date.now())}`));
}

/** Leaves the family only `left` of `allowed` in this month. */
export async function useUp({ uid }: Pick<Family, 'uid'>, capability: Capability, used: number): Promise<void> {
  await adminFirestore()
    .doc(`usage/${monthlyUsageId(uid, Date.now())}`)
    .set({ userId: uid, [capability]: { reserved: 0, used } }, { merge: true });
}

/** Stores a child of the family; answers its id. */
export async function storeChild(
  { uid }: Pick<Family, 'uid'>,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = `child-${randomUUID()}`;
  await adminFirestore()
    .doc(`users/${uid}/children/${id}`)
    .set({ nickname: 'Quillon', ageRange: '5-8', readingLevel: 'with-help', likes: [], avoid: [], ...fields });
  return id;
}

/** Stores a character of the family; answers its id. */
export async function storeCharacter(
  { uid }: Pick<Family, 'uid'>,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = `character-${randomUUID()}`;
  await adminFirestore()
    .doc(`characters/${id}`)
    .set({ id, userId: uid, name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', ...fields });
  return id;
}
