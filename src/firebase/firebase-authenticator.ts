import type { SignInProvider } from '@talelantern/domain/accounts/sign-in';
import { getIdToken, onAuthStateChanged, reload, signOut, type Auth, type User } from 'firebase/auth/web-extension';
import { onFirstUse } from '../services/on-first-use.ts';
import { AuthFailure, type Authenticator } from '../services/ports/authenticator.ts';
import { prefersLeaving } from './prefers-leaving.ts';
import type { SignInActs } from './sign-in-acts.ts';
import { PROVIDER_IDS, toSignedInUser } from './signed-in-user.ts';

const PROVIDERS: readonly SignInProvider[] = ['password', 'google', 'apple'];

function toFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
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
  const loadActs = onFirstUse(async () => {
    const { createSignInActs } = await import('./sign-in-acts.ts').catch((error: unknown) => {
      throw new AuthFailure('auth/network-request-failed', error);
    });
    return createSignInActs(auth);
  });

  const act = <T>(work: (acts: SignInActs) => Promise<T>): Promise<T> => withFailures(loadActs().then(work));

  async function actAs(work: (acts: SignInActs, user: User) => Promise<unknown>): Promise<void> {
    const user = auth.currentUser;
    if (!user) throw new AuthFailure('auth/user-token-expired', null);
    await act((acts) => work(acts, user));
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
    prepare: () => void loadActs().catch(() => undefined),
    prepareWindows: () => void act((acts) => acts.prepareWindows()).catch(() => undefined),
    prefersLeaving: () => prefersLeaving(window),
    signIn: (email, password) => act((acts) => acts.signIn(email, password)),
    signUp: (email, password) => act((acts) => acts.signUp(email, password)),
    openWindow: (provider) => act((acts) => acts.openWindow(provider)),
    leaveFor: (provider) => act((acts) => acts.leaveFor(provider)),
    comeBack: () => act((acts) => acts.comeBack()),
    keepSignIn: () => act((acts) => acts.keepSignIn()),
    turnAway: ({ isNew }) => actAs((acts, user) => acts.turnAway(user, isNew)),
    sendPasswordReset: (email) => act((acts) => acts.sendPasswordReset(email)),
    reauthenticate: (proof) => actAs((acts, user) => acts.reauthenticate(user, proof)),
    changePassword: (newPassword) => actAs((acts, user) => acts.changePassword(user, newPassword)),
    changeEmail: (newEmail) => actAs((acts, user) => acts.changeEmail(user, newEmail)),
    providers: () => {
      const ids = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
      return PROVIDERS.filter((provider) => ids.includes(PROVIDER_IDS[provider]));
    },
    link: (provider) => actAs((acts, user) => acts.link(user, provider)),
    unlink: (provider) => actAs((acts, user) => acts.unlink(user, provider)),
    sendVerificationMail: () => actAs((acts, user) => acts.sendVerificationMail(user)),
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
    reload: async () => {
      if (!auth.currentUser) return null;
      await withFailures(reload(auth.currentUser));
      return toSignedInUser(auth.currentUser);
    },
    idToken: async (refresh) => (auth.currentUser ? withFailures(getIdToken(auth.currentUser, refresh)) : null),
  };
}
