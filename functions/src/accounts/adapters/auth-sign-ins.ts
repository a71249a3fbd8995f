import type { Auth } from 'firebase-admin/auth';
import { createEmailKeys } from '../../core/email-keys.ts';

/** Accounts in Firebase Auth; `secret` keys the hashes of email addresses. */
export function createAuthSignIns(auth: Auth, secret: string) {
  const keysOf = createEmailKeys(secret);
  return {
    /** See `createEmailKeys`. Empty without an account or email address. */
    emailKeysOf: async (uid: string) => {
      const user = await nullIfMissing(auth.getUser(uid));
      return user?.email ? keysOf({ email: user.email, emailVerified: user.emailVerified }) : [];
    },
    /** The keyed hashes of a given email address. */
    keysOf,
    /** The sign-in service's data about the account, without secrets; null without an account. */
    describe: (uid: string) => describeSignIn(auth, uid),
    /** Deletes the account and its sessions; does nothing when it is gone. */
    remove: async (uid: string) => {
      await nullIfMissing(auth.deleteUser(uid));
    },
  };
}

export async function describeSignIn(auth: Auth, uid: string) {
  const user = await nullIfMissing(auth.getUser(uid));
  if (!user) return null;
  const { email, emailVerified, displayName, photoURL, metadata, providerData } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    createdAt: metadata.creationTime,
    lastSignInAt: metadata.lastSignInTime,
    lastActiveAt: metadata.lastRefreshTime,
    /** For each provider, the user id, name, email address and picture that it gave. */
    signsInWith: providerData.map((provider) => provider.toJSON()),
  };
}

/** Firebase also returns this code for an invalid email address. */
const GONE = ['auth/user-not-found', 'auth/invalid-email'];

export async function nullIfMissing<Result>(lookup: Promise<Result>): Promise<Result | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof Error && 'code' in error && GONE.some((code) => code === error.code)) return null;
    throw error;
  }
}
