import {
  createUserWithEmailAndPassword,
  getIdToken,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { SignedInUser } from '../services/account-service.ts';
import { AuthFailure, type Authenticator } from '../services/ports/authenticator.ts';

const toSignedInUser = ({ uid, email, emailVerified }: User): SignedInUser => ({
  uid,
  email: email ?? '',
  emailVerified,
});

function toFailure(error: unknown): AuthFailure {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return new AuthFailure(hasCode ? String(error.code) : 'auth/internal-error', error);
}

async function withFailures<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toFailure(error);
  }
}

/** The Firebase authentication SDK as the app needs it. */
export function createFirebaseAuthenticator(auth: Auth): Authenticator {
  return {
    watch: (onUser, onFailure) =>
      onAuthStateChanged(
        auth,
        (user) => onUser(user && toSignedInUser(user)),
        (error) => onFailure(toFailure(error)),
      ),
    signIn: async (email, password) =>
      toSignedInUser((await withFailures(signInWithEmailAndPassword(auth, email, password))).user),
    signUp: async (email, password) =>
      toSignedInUser((await withFailures(createUserWithEmailAndPassword(auth, email, password))).user),
    signOut: () => withFailures(signOut(auth)),
    sendVerificationMail: async () => {
      if (auth.currentUser) await withFailures(sendEmailVerification(auth.currentUser));
    },
    reload: async () => {
      if (!auth.currentUser) return null;
      await withFailures(reload(auth.currentUser));
      return toSignedInUser(auth.currentUser);
    },
    idToken: async (refresh) => (auth.currentUser ? withFailures(getIdToken(auth.currentUser, refresh)) : null),
  };
}
