import { createHmac } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { UNVERIFIED_PREFIX } from '../../core/usage-document.ts';
import type { SignIns } from '../ports/ports.ts';

/** Accounts in Firebase Auth; `secret` keys the hashes of e-mail addresses. */
export function createAuthSignIns(auth: Auth, secret: string): SignIns {
  const hmacOf = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  const keysOf: SignIns['keysOf'] = ({ email, emailVerified }) => {
    const address = email.trim().toLowerCase();
    const verified = hmacOf(`email:${address}`);
    return emailVerified ? [verified] : [`${UNVERIFIED_PREFIX}${hmacOf(`unverified:${address}`)}`, verified];
  };
  return {
    async addressKeysOf(uid) {
      const user = await nullIfMissing(auth.getUser(uid));
      return user?.email ? keysOf({ email: user.email, emailVerified: user.emailVerified }) : [];
    },
    keysOf,
    describe: (uid) => describeSignIn(auth, uid),
    remove: async (uid) => {
      await nullIfMissing(auth.deleteUser(uid));
    },
  };
}

/** See `SignIns.describe`. */
export async function describeSignIn(auth: Auth, uid: string): ReturnType<SignIns['describe']> {
  const user = await nullIfMissing(auth.getUser(uid));
  if (!user) return null;
  const { email, emailVerified, displayName, metadata, providerData } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    createdAt: metadata.creationTime,
    lastSignInAt: metadata.lastSignInTime,
    signsInWith: providerData.map(({ providerId }) => providerId),
  };
}

/** Firebase also returns this code for an invalid address. */
const GONE = ['auth/user-not-found', 'auth/invalid-email'];

export async function nullIfMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && GONE.some((code) => code === error.code)) return null;
    throw error;
  }
}
