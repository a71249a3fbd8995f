import {
  AUTHENTICATION_FAILED,
  sessionEndReason,
  SIGN_OUT_CODES,
  type SignInProvider,
  type SocialProvider,
} from '@talelantern/domain/accounts/session';
import { AppError } from '@talelantern/domain/errors/app-error';
import { lazily } from '@talelantern/domain/loading/lazily';
import type { AccountActionsDeps } from './account-actions.ts';
import type { SessionEnd } from './device-data.ts';
import { type SessionDeps, createSessionStore } from './session-store.ts';
import { authCodeOf } from '../ports/authenticator.ts';

export interface SignedInUser {
  uid: string;
  email: string;
  emailVerified: boolean;
}

export type Session =
  | { status: 'loading' }
  /** `ended`: the family whose session ended, and why. Absent if the user signed out. */
  | { status: 'signed-out'; ended?: SessionEnd }
  | { status: 'signed-in'; user: SignedInUser }
  | { status: 'failed'; message: string };

export type IdentityProof = { password: string } | { provider: SocialProvider };

export interface SocialSignInOptions {
  isAdult: () => Promise<boolean>;
  returnTo: string | null;
}

export type AccountService = ReturnType<typeof createAccountService>;

export type AccountDeps = SessionDeps & Omit<AccountActionsDeps, 'session'>;

export function createAccountService({ profiles, pendingRedirects, ...deps }: AccountDeps) {
  const { sleep } = deps;
  const session = createSessionStore(deps);
  const requireAuthenticator = session.authenticator;

  const actions = lazily(async () => {
    const { createAccountActions } = await import('./account-actions.ts').catch((cause: unknown) => {
      throw new AppError('unauthenticated', AUTHENTICATION_FAILED, { cause });
    });
    return createAccountActions({ session, profiles, pendingRedirects, sleep });
  });

  return {
    /** The current session; the same object until it changes. */
    session: session.current,
    watchSession: session.watch,
    /** @throws AppError 'Failed to sign out. Please refresh the page.' */
    signOut: session.leave,
    /** Signs out even if the service fails, and reloads the page at `path`. Drafts are kept for the family. */
    forceSignOut: session.forceSignOut,
    pendingRedirect: pendingRedirects.read,
    /** Of signing in and of the account; most visits need none. @throws AppError if they cannot be loaded. */
    actions,

    /** The sign-in providers of the user; empty if signed out. Changes are reported through the session. */
    providers: (): readonly SignInProvider[] =>
      (session.current().status === 'signed-in' && session.loadedAuthenticator()?.providers()) || [],
    /** The email address of the linked account, which need not be the user's; empty if unknown. */
    providerEmail: (provider: SocialProvider): string => session.loadedAuthenticator()?.providerEmail(provider) ?? '',

    /** Checks again whether the email address is verified, and updates the session. Failures are ignored. */
    checkVerification: async (): Promise<void> => {
      try {
        const source = await requireAuthenticator();
        const user = await source.reload();
        const current = session.current();
        if (!user?.emailVerified || current.status !== 'signed-in' || current.user.emailVerified) return;
        // Refreshes the token, from which the functions read `email_verified`.
        await source.idToken(true);
        session.update(user);
      } catch {
        // The old state stays, and the user may try again.
      }
    },

    /** Null if signed out. Signs out and throws AppError if the account is disabled or the session has expired. */
    idToken: async (refresh: boolean): Promise<string | null> => {
      const source = await requireAuthenticator();
      try {
        return await source.idToken(refresh);
      } catch (error) {
        const code = authCodeOf(error);
        if (!SIGN_OUT_CODES.includes(code)) throw error;
        await source.signOut().catch(() => undefined);
        throw new AppError('unauthenticated', sessionEndReason(code), { cause: error });
      }
    },
  };
}
