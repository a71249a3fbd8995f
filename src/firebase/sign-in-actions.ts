import type { SignInProvider, SocialProvider } from '@talelantern/domain/accounts/session';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getIdToken,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  type PopupRedirectResolver,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
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
import { indexedDBLocalPersistence, inMemoryPersistence, setPersistence } from 'firebase/auth/web-extension';
import { PATHS } from '../config/paths.ts';
import type { IdentityProof } from '../services/account/account-service.ts';
import type { SocialSignInResult } from '../services/ports/authenticator.ts';
import { PROVIDER_IDS, toSignedInUser } from './signed-in-user.ts';

function toAuthProvider(provider: SocialProvider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider();
  const apple = new OAuthProvider(PROVIDER_IDS.apple);
  apple.addScope('email');
  apple.addScope('name');
  return apple;
}

const toSocialSignInResult = (credential: UserCredential): SocialSignInResult => ({
  user: toSignedInUser(credential.user),
  displayName: credential.user.displayName ?? '',
  isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
});

async function reauthenticate(user: User, proof: IdentityProof): Promise<void> {
  if ('provider' in proof) await reauthenticateWithPopup(user, toAuthProvider(proof.provider), signInPopups);
  else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
  // Functions and rules read the sign-in time from the token.
  await getIdToken(user, true);
}

export type SignInActions = ReturnType<typeof createSignInActions>;

/** The full SDK, loaded on demand, on the `auth` of the small build that every page loads (docs/decisions/0050). */
export function createSignInActions(auth: Auth, appOrigin: string) {
  /** The button on Firebase's page that the link in a mail opens. */
  const backToApp = { url: `${appOrigin}${PATHS.login}` };
  const keepSignIn = (): Promise<void> => setPersistence(auth, indexedDBLocalPersistence);

  let open = 0;

  /** A Google or Apple session is not persisted until the user is admitted. */
  async function signInInMemory(
    getCredential: () => Promise<UserCredential | null>,
  ): Promise<SocialSignInResult | null> {
    open += 1;
    let result: SocialSignInResult | null = null;
    try {
      await setPersistence(auth, inMemoryPersistence);
      const credential = await getCredential();
      result = credential && toSocialSignInResult(credential);
      return result;
    } finally {
      open -= 1;
      if (!result && open === 0) await keepSignIn();
    }
  }

  return {
    signIn: async (email: string, password: string) =>
      toSignedInUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signUp: async (email: string, password: string) =>
      toSignedInUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email, backToApp),

    preparePopups: () => preparePopups(auth),
    openPopup: (provider: SocialProvider) =>
      signInInMemory(() => signInWithPopup(auth, toAuthProvider(provider), signInPopups)),
    redirectTo: (provider: SocialProvider): Promise<never> =>
      signInWithRedirect(auth, toAuthProvider(provider), signInPopups),
    finishRedirect: () => signInInMemory(() => getRedirectResult(auth, signInPopups)),
    keepSignIn,
    async rejectSignIn(user: User, isNew: boolean): Promise<void> {
      await (isNew ? deleteUser(user) : signOut(auth));
      await keepSignIn();
    },

    reauthenticate,
    sendVerificationMail: (user: User) => sendEmailVerification(user, backToApp),
    changePassword: (user: User, newPassword: string) => updatePassword(user, newPassword),
    changeEmail: (user: User, newEmail: string) => verifyBeforeUpdateEmail(user, newEmail, backToApp),
    link: (user: User, provider: SocialProvider) => linkWithPopup(user, toAuthProvider(provider), signInPopups),
    unlink: (user: User, provider: SignInProvider) => unlink(user, PROVIDER_IDS[provider]),
  };
}

interface Resolver {
  _initialize?: (auth: Auth) => Promise<unknown>;
}

const isClass = (value: unknown): value is new () => Resolver => typeof value === 'function';

const instance = isClass(browserPopupRedirectResolver) ? new browserPopupRedirectResolver() : null;

/**
 * A popup resolver that is already prepared. The SDK would create one and load Google's frame with the first popup,
 * which then opens too late for browsers that allow popups only right after a press (firebase/firebase-js-sdk#4946).
 */
const signInPopups: PopupRedirectResolver =
  instance && isClass(browserPopupRedirectResolver)
    ? new Proxy(browserPopupRedirectResolver, { construct: () => instance })
    : browserPopupRedirectResolver;

export async function preparePopups(auth: Auth): Promise<void> {
  await instance?._initialize?.(auth);
}
