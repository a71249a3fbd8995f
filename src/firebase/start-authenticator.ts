import type { SignInProvider } from '@talelantern/domain/accounts/session';
import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getIdToken,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reload,
  signOut,
  type User,
} from 'firebase/auth/web-extension';
import type { Environment } from '../config/environment.ts';
import { type Authenticator, AuthFailure } from '../services/ports/authenticator.ts';
import { lazily } from '../services/core/lazily.ts';
import { prefersRedirect } from './prefers-redirect.ts';
import type { SignInActions } from './sign-in-actions.ts';
import { PROVIDER_IDS, toSignedInUser } from './signed-in-user.ts';

/**
 * The SDK's smallest build, without popups (docs/decisions/0050). Mails link back to `appOrigin`, which must be an
 * authorized domain. Throws if it cannot start.
 */
export function startAuthenticator(
  app: FirebaseApp,
  { emulators }: Pick<Environment, 'emulators'>,
  appOrigin: string,
): Authenticator {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return createFirebaseAuthenticator(auth, appOrigin);
}

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

function createFirebaseAuthenticator(auth: Auth, appOrigin: string): Authenticator {
  const loadActions = lazily(async () => {
    const { createSignInActions } = await import('./sign-in-actions.ts').catch((error: unknown) => {
      throw new AuthFailure('auth/network-request-failed', error);
    });
    return createSignInActions(auth, appOrigin);
  });

  const act = <T>(work: (actions: SignInActions) => Promise<T>): Promise<T> => withFailures(loadActions().then(work));

  async function actAs(work: (actions: SignInActions, user: User) => Promise<unknown>): Promise<void> {
    const user = auth.currentUser;
    if (!user) throw new AuthFailure('auth/user-token-expired', null);
    await act((actions) => work(actions, user));
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
    prepare: () => void loadActions().catch(() => undefined),
    preparePopups: () => void act((actions) => actions.preparePopups()).catch(() => undefined),
    prefersRedirect: () => prefersRedirect(window),
    signIn: (email, password) => act((actions) => actions.signIn(email, password)),
    signUp: (email, password) => act((actions) => actions.signUp(email, password)),
    openPopup: (provider) => act((actions) => actions.openPopup(provider)),
    redirectTo: (provider) => act((actions) => actions.redirectTo(provider)),
    finishRedirect: () => act((actions) => actions.finishRedirect()),
    keepSignIn: () => act((actions) => actions.keepSignIn()),
    rejectSignIn: ({ isNew }) => actAs((actions, user) => actions.rejectSignIn(user, isNew)),
    sendPasswordReset: (email) => act((actions) => actions.sendPasswordReset(email)),
    reauthenticate: (proof) => actAs((actions, user) => actions.reauthenticate(user, proof)),
    changePassword: (newPassword) => actAs((actions, user) => actions.changePassword(user, newPassword)),
    changeEmail: (newEmail) => actAs((actions, user) => actions.changeEmail(user, newEmail)),
    providers: () => {
      const ids = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
      return PROVIDERS.filter((provider) => ids.includes(PROVIDER_IDS[provider]));
    },
    link: (provider) => actAs((actions, user) => actions.link(user, provider)),
    unlink: (provider) => actAs((actions, user) => actions.unlink(user, provider)),
    sendVerificationMail: () => actAs((actions, user) => actions.sendVerificationMail(user)),
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
