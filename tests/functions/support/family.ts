import { randomUUID } from 'node:crypto';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { DAY_MS } from '@talelantern/domain/time/day';
import { monthlyUsageId, readUsage, type Capability, type Usage } from '@talelantern/domain/plans/usage';
import * as z from 'zod/mini';
import { signInWithPassword } from '../../support/signed-in.ts';
import { adminFirestore, storedFields } from './cloud-access.ts';
import { testCloud } from '../../support/test-cloud.ts';

/** The password of every test account. */
export const PASSWORD = 'a quiet harbour';

export interface Family {
  uid: string;
  token: string;
}

interface FamilyOptions {
  plan?: PlanId;
  verified?: boolean;
  email?: string;
  profile?: Readonly<Record<string, unknown>>;
}

/** A fresh ID token, as the app gets it from the sign-in service. */
export const signIn = async (email: string, password: string): Promise<string> =>
  (await signInWithPassword(email, password)).idToken;

/** A signed-in family with a profile; Free with a verified email address by default. */
export async function createFamily({
  plan = 'free',
  verified = true,
  profile = {},
  email: givenEmail,
}: FamilyOptions = {}): Promise<Family> {
  const uid = `family${randomUUID().replaceAll('-', '')}`;
  const email = givenEmail ?? `${uid}@example.test`;
  const paid =
    plan === 'free'
      ? {}
      : {
          priceId: plan,
          subscriptionStatus: 'active',
          currentPeriodEnd: new Date(Date.now() + 20 * DAY_MS),
          cancelAtPeriodEnd: false,
        };
  await Promise.all([
    createAccount({ localId: uid, email, rawPassword: PASSWORD, emailVerified: verified }),
    adminFirestore()
      .doc(`users/${uid}`)
      .set({ email, displayName: 'The Fennimores', ...paid, ...profile }),
  ]);
  return { uid, token: tokenOf(uid, email, verified) };
}

const batchSchema = z.object({ error: z.array(z.unknown()) });

/** As a batch: for each account that it creates alone, the emulator posts two events. */
async function createAccount(account: object): Promise<void> {
  const { projectId, urls } = testCloud();
  const service = `${urls.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const response = await fetch(`${service}/accounts:batchCreate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ users: [account] }),
  });
  const body: unknown = await response.json();
  // The body is checked, because a refused account gets 200 too.
  if (batchSchema.safeParse(body).data?.error.length !== 0)
    throw new Error(`The sign-in service creates no account: ${JSON.stringify(body)}`);
}

const TOKEN_LIFETIME_S = 3_600;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token like the tokens of the emulator's sign-in service, made without a request to it. */
function tokenOf(uid: string, email: string, isVerified: boolean): string {
  const { projectId } = testCloud();
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    email,
    email_verified: isVerified,
    auth_time: now,
    iat: now,
    exp: now + TOKEN_LIFETIME_S,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

export async function usageOf({ uid }: Family): Promise<Usage> {
  return readUsage(await storedFields(`usage/${monthlyUsageId(uid, Date.now())}`));
}

/** Stores that the family has used `usedCount` of its allowance for `capability` this month. */
export async function storeUsedCount(
  { uid }: Pick<Family, 'uid'>,
  capability: Capability,
  usedCount: number,
): Promise<void> {
  await adminFirestore()
    .doc(`usage/${monthlyUsageId(uid, Date.now())}`)
    .set({ userId: uid, [capability]: { reserved: 0, used: usedCount } }, { merge: true });
}

/** Stores a child of the family; returns its id. */
export async function storeChild(
  { uid }: Pick<Family, 'uid'>,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = `child-${randomUUID()}`;
  await adminFirestore()
    .doc(`users/${uid}/children/${id}`)
    .set({ nickname: 'Quillon', ageRange: '5-8', readingLevel: 'with-help', likes: [], avoid: [], ...overrides });
  return id;
}

/** Stores a character of the family; returns its id. */
export async function storeCharacter(
  { uid }: Pick<Family, 'uid'>,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = `character-${randomUUID()}`;
  await adminFirestore()
    .doc(`characters/${id}`)
    .set({ id, userId: uid, name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', ...overrides });
  return id;
}
