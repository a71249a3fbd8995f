import type { SignInProvider, SocialProvider } from '@talelantern/domain/accounts/sign-in';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getIdToken,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
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
  verifyBeforeUpdateEmail,
  type Auth,
  type AuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { indexedDBLocalPersistence, inMemoryPersistence, setPersistence } from 'firebase/auth/web-extension';
import type { IdentityProof } from '../services/account-service.ts';
import type { SocialArrival } from '../services/ports/authenticator.ts';
import { prepareWindows, signInWindows } from './sign-in-windows.ts';
import { PROVIDER_IDS, toSignedInUser } from './signed-in-user.ts';

/** What Google's and Apple's windows are asked for. */
function toAuthProvider(provider: SocialProvider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider();
  const apple = new OAuthProvider(PROVIDER_IDS.apple);
  apple.addScope('email');
  apple.addScope('name');
  return apple;
}

const toArrival = (credential: UserCredential): SocialArrival => ({
  user: toSignedInUser(credential.user),
  displayName: credential.user.displayName ?? '',
  isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
});

async function proveIdentity(user: User, proof: IdentityProof): Promise<void> {
  if ('provider' in proof) await reauthenticateWithPopup(user, toAuthProvider(proof.provider), signInWindows);
  else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
  // Functions and rules read from the token when that was.
  await getIdToken(user, true);
}

export type SignInActs = ReturnType<typeof createSignInActs>;

/**
 * What the authentication SDK can do for people who sign in or change how they do. It is a whole SDK that is loaded
 * when it is needed, and works on the `auth` of the small one that every page has (docs/decisions/0050).
 */
export function createSignInActs(auth: Auth) {
  const keepSignIn = (): Promise<void> => setPersistence(auth, indexedDBLocalPersistence);

  /** Windows that are open: a second one closes the first. */
  let open = 0;

  /** Who comes by Google or Apple is not kept on the device until it is settled whether they may stay. */
  async function receive(arrive: () => Promise<UserCredential | null>): Promise<SocialArrival | null> {
    open += 1;
    let arrival: SocialArrival | null = null;
    try {
      await setPersistence(auth, inMemoryPersistence);
      const credential = await arrive();
      arrival = credential && toArrival(credential);
      return arrival;
    } finally {
      open -= 1;
      if (!arrival && open === 0) await keepSignIn();
    }
  }

  return {
    signIn: async (email: string, password: string) =>
      toSignedInUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signUp: async (email: string, password: string) =>
      toSignedInUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),

    prepareWindows: () => prepareWindows(auth),
    openWindow: (provider: SocialProvider) =>
      receive(() => signInWithPopup(auth, toAuthProvider(provider), signInWindows)),
    leaveFor: (provider: SocialProvider): Promise<never> =>
      signInWithRedirect(auth, toAuthProvider(provider), signInWindows),
    comeBack: () => receive(() => getRedirectResult(auth, signInWindows)),
    keepSignIn,
    async turnAway(user: User, isNew: boolean): Promise<void> {
      await (isNew ? deleteUser(user) : signOut(auth));
      await keepSignIn();
    },

    reauthenticate: proveIdentity,
    sendVerificationMail: (user: User) => sendEmailVerification(user),
    changePassword: (user: User, newPassword: string) => updatePassword(user, newPassword),
    changeEmail: (user: User, newEmail: string) => verifyBeforeUpdateEmail(user, newEmail),
    link: (user: User, provider: SocialProvider) => linkWithPopup(user, toAuthProvider(provider), signInWindows),
    unlink: (user: User, provider: SignInProvider) => unlink(user, PROVIDER_IDS[provider]),
  };
}
