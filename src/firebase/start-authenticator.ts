import type { SignInProvider, SocialProvider } from '@talelantern/domain/accounts/session';
import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getIdToken,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  linkWithPopup,
  OAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  unlink,
  updatePassword,
  type User,
  type UserCredential,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Environment } from '../config/environment.ts';
import { PATHS } from '../config/paths.ts';
import type { IdentityProof, SignedInUser } from '../services/account/account-service.ts';
import { authCodeOf, AuthFailure, type SocialSignInResult } from '../services/ports/authenticator.ts';
import { prefersRedirect } from './prefers-redirect.ts';

/**
 * The popup resolver is passed to each popup instead of here, because the SDK would otherwise load Google's frame at
 * the start on phones (docs/decisions/0050). Mails link back to `appOrigin`, which must be an authorized domain. Throws
 * if the SDK cannot start.
 */
export function startAuthenticator(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>, appOrigin: string) {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return createFirebaseAuthenticator(auth, appOrigin);
}

const PROVIDER_IDS: Readonly<Record<SignInProvider, string>> = {
  password: 'password',
  google: 'google.com',
  apple: 'apple.com',
};
const PROVIDERS: readonly SignInProvider[] = ['password', 'google', 'apple'];

function toAuthProvider(provider: SocialProvider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider();
  const apple = new OAuthProvider(PROVIDER_IDS.apple);
  apple.addScope('email');
  apple.addScope('name');
  return apple;
}

const toSignedInUser = ({ uid, email, emailVerified }: User): SignedInUser => ({
  uid,
  email: email ?? '',
  emailVerified,
});

const toSocialSignInResult = (credential: UserCredential): SocialSignInResult => ({
  user: toSignedInUser(credential.user),
  displayName: credential.user.displayName ?? '',
  isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
});

function createFirebaseAuthenticator(auth: Auth, appOrigin: string) {
  /** The target of the button on Firebase's page, which the link in a mail opens. */
  const backToApp = { url: `${appOrigin}${PATHS.login}` };
  const keepSignIn = (): Promise<void> => setPersistence(auth, indexedDBLocalPersistence);
  let openSignIns = 0;
  let isRedirectAwaited = false;
  let lastUser: User | null = null;

  function requireUser(): User {
    if (!auth.currentUser) throw new AuthFailure('auth/user-token-expired');
    return auth.currentUser;
  }

  /** A Google or Apple session is in memory only until `keepSignIn`, so that a reload discards it. */
  async function signInInMemory(
    getCredential: () => Promise<UserCredential | null>,
  ): Promise<SocialSignInResult | null> {
    openSignIns += 1;
    let result: SocialSignInResult | null = null;
    try {
      await setPersistence(auth, inMemoryPersistence);
      const credential = await getCredential();
      result = credential && toSocialSignInResult(credential);
      return result;
    } finally {
      openSignIns -= 1;
      if (!result && openSignIns === 0) await keepSignIn();
    }
  }

  /** A redirect whose limit has passed: nobody would ask whether the user is an adult (docs/decisions/0058). */
  function refuse(redirect: Promise<unknown>): void {
    const allow = beforeAuthStateChanged(auth, async (user) => {
      if (!user) return;
      const { signInProvider } = await user.getIdTokenResult();
      if (signInProvider !== PROVIDER_IDS.password) throw new AuthFailure('auth/timeout');
    });
    redirect.then(allow, allow);
  }

  return {
    /** Reports the user, now and after every change. Returns a function that unsubscribes. */
    watch: (onUser: (user: SignedInUser | null) => void, onFailure: () => void) =>
      onAuthStateChanged(
        auth,
        (user) => {
          lastUser = user ?? lastUser;
          onUser(user && toSignedInUser(user));
        },
        onFailure,
      ),
    // Whether this device needs a redirect instead of a popup. None is opened while a redirect is awaited: if its limit
    // passed in the meantime, `refuse` could not tell the user of the popup from the redirect's.
    prefersRedirect: () => isRedirectAwaited || prefersRedirect(window),
    signIn: async (email: string, password: string) =>
      toSignedInUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signUp: async (email: string, password: string) =>
      toSignedInUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    openPopup: (provider: SocialProvider) =>
      signInInMemory(() => signInWithPopup(auth, toAuthProvider(provider), browserPopupRedirectResolver)),
    redirectTo: (provider: SocialProvider) =>
      signInWithRedirect(auth, toAuthProvider(provider), browserPopupRedirectResolver),
    /** The user who returns from a redirect, or null. Once `limit` rejects, the redirect does not sign anyone in. */
    finishRedirect: (limit: Promise<never>) =>
      signInInMemory(() => {
        const redirect = getRedirectResult(auth, browserPopupRedirectResolver);
        const settle = () => {
          isRedirectAwaited = false;
        };
        isRedirectAwaited = true;
        redirect.then(settle, settle);
        limit.catch(() => refuse(redirect));
        return Promise.race([redirect, limit]);
      }),
    keepSignIn,
    /** Signs out. Deletes an account that was just created. */
    async rejectSignIn({ isNew }: SocialSignInResult) {
      await (isNew ? deleteUser(requireUser()) : signOut(auth));
      await keepSignIn();
    },
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email, backToApp),
    async reauthenticate(proof: IdentityProof) {
      const user = requireUser();
      if ('provider' in proof)
        await reauthenticateWithPopup(user, toAuthProvider(proof.provider), browserPopupRedirectResolver);
      else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
      // Refreshes the token, from which functions and rules read the sign-in time.
      await getIdToken(user, true);
    },
    changePassword: async (newPassword: string) => updatePassword(requireUser(), newPassword),
    changeEmail: async (newEmail: string) => verifyBeforeUpdateEmail(requireUser(), newEmail, backToApp),
    providers: () => {
      const ids = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
      return PROVIDERS.filter((provider) => ids.includes(PROVIDER_IDS[provider]));
    },
    /** The email address of the linked account; empty if the account has none. */
    providerEmail: (provider: SocialProvider) =>
      auth.currentUser?.providerData.find(({ providerId }) => providerId === PROVIDER_IDS[provider])?.email ?? '',
    async link(provider: SocialProvider) {
      await linkWithPopup(requireUser(), toAuthProvider(provider), browserPopupRedirectResolver);
    },
    async unlink(provider: SignInProvider) {
      await unlink(requireUser(), PROVIDER_IDS[provider]);
    },
    sendVerificationMail: async () => sendEmailVerification(requireUser(), backToApp),
    signOut: () => signOut(auth),
    /** The error code with which the service refuses the last user a token; null if it does not, or is unreachable. */
    refusal: async () => {
      if (!lastUser) return null;
      return getIdToken(lastUser, true).then(() => null, authCodeOf);
    },
    /** Signs out; if that fails, removes the persisted session. Rejects if both fail. */
    forget: async () => {
      const { forgetSignIn } = await import('./forget-sign-in.ts');
      await forgetSignIn(indexedDB);
    },
    reload: async () => {
      if (!auth.currentUser) return null;
      await reload(auth.currentUser);
      return toSignedInUser(auth.currentUser);
    },
    /** Null if signed out. `refresh` forces a new token. */
    idToken: async (refresh: boolean) => (auth.currentUser ? getIdToken(auth.currentUser, refresh) : null),
  };
}
