import type { SignInProvider } from '@talelantern/domain/accounts/sign-in';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getIdToken,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import type { IdentityProof, SignedInUser } from '../services/account-service.ts';
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

/** What Firebase calls the ways of signing in. */
const PROVIDER_IDS: Readonly<Record<SignInProvider, string>> = {
  password: 'password',
  google: 'google.com',
  apple: 'apple.com',
};
const PROVIDERS: readonly SignInProvider[] = ['password', 'google', 'apple'];

/** Google's and Apple's part comes when somebody reaches for their buttons. */
const loadSocial = () => import('./social-sign-in.ts');

async function reauthenticate(user: User, proof: IdentityProof): Promise<void> {
  if ('provider' in proof) {
    const { openReauthentication } = await loadSocial();
    await openReauthentication(user, proof.provider);
  } else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
  await getIdToken(user, true);
}

/** The Firebase authentication SDK as the app needs it. */
export function createFirebaseAuthenticator(auth: Auth): Authenticator {
  async function withUser<T>(work: (user: User) => Promise<T>): Promise<T> {
    const user = auth.currentUser;
    if (!user) throw new AuthFailure('auth/user-token-expired', null);
    return withFailures(work(user));
  }

  let lastUser: User | null = null;

  return {
    watch: (onUser, onFailure) =>
      onAuthStateChanged(
        auth,
        (user) => {
          lastUser = user ?? lastUser;
          onUser(user && toSignedInUser(user));
        },
        (error) => onFailure(toFailure(error)),
      ),
    signIn: async (email, password) =>
      toSignedInUser((await withFailures(signInWithEmailAndPassword(auth, email, password))).user),
    signUp: async (email, password) =>
      toSignedInUser((await withFailures(createUserWithEmailAndPassword(auth, email, password))).user),
    signInWith: async (provider) => {
      const { openSignIn } = await loadSocial();
      return toSignedInUser((await withFailures(openSignIn(auth, provider))).user);
    },
    sendPasswordReset: (email) => withFailures(sendPasswordResetEmail(auth, email)),
    reauthenticate: (proof) => withUser((user) => reauthenticate(user, proof)),
    changePassword: (newPassword) => withUser((user) => updatePassword(user, newPassword)),
    changeEmail: (newEmail) => withUser((user) => verifyBeforeUpdateEmail(user, newEmail)),
    providers: () => {
      const ids = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
      return PROVIDERS.filter((provider) => ids.includes(PROVIDER_IDS[provider]));
    },
    link: (provider) =>
      withUser(async (user) => {
        const { openLink } = await loadSocial();
        await openLink(user, provider);
      }),
    unlink: (provider) =>
      withUser(async (user) => {
        await unlink(user, PROVIDER_IDS[provider]);
      }),
    signOut: () => withFailures(signOut(auth)),
    refusal: async () => {
      if (!lastUser) return null;
      try {
        await getIdToken(lastUser, true);
        return null;
      } catch (error) {
        return toFailure(error).code;
      }
    },
    forget: async () => {
      const { forgetSignIn } = await import('./forget-sign-in.ts');
      await forgetSignIn(indexedDB);
    },
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
