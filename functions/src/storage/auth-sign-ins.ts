import { createHmac } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { SignIns } from '../operations/ports/departures.ts';

/** Accounts of the sign-in service; `secret` keys what stands for their addresses. */
export function createAuthSignIns(auth: Auth, secret: string): SignIns {
  const find = (uid: string): Promise<UserRecord | null> => unlessGone(auth.getUser(uid));
  const keyOf = (address: string): string =>
    createHmac('sha256', secret).update(`email:${address.trim().toLowerCase()}`).digest('hex');
  return {
    async addressKeyOf(uid) {
      const address = (await find(uid))?.email;
      return address ? keyOf(address) : null;
    },
    keyOf,
    holderOf: async (address) => (await unlessGone(auth.getUserByEmail(address)))?.uid ?? null,
    async describe(uid) {
      const user = await find(uid);
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
    },
    remove: async (uid) => {
      await unlessGone(auth.deleteUser(uid));
    },
  };
}

/** Of no account, and of what can be the address of none. */
const GONE = ['auth/user-not-found', 'auth/invalid-email'];

/** The answer about an account; null where there is none. */
export async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && GONE.some((code) => code === error.code)) return null;
    throw error;
  }
}
