import { authCodeMessage } from '@talelantern/domain/accounts/auth-codes';
import { AUTHENTICATION_FAILED, type SignInProvider, type SocialProvider } from '@talelantern/domain/accounts/session';
import {
  credentialsProblem,
  EMAIL_MISSING,
  LAST_SIGN_IN_METHOD,
  NO_ACCOUNT_FOUND,
  NO_AUTHENTICATED_USER,
  passwordProblem,
  RESET_MAIL_FAILED,
  SOCIAL_SIGN_IN_FAILED,
  type CredentialsProblem,
} from '@talelantern/domain/accounts/sign-in';
import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { lazily } from '@talelantern/domain/loading/lazily';
import type { SocialSignInOptions, IdentityProof, SignedInUser } from './account-service.ts';
import type { PendingRedirect, PendingRedirectStore } from './pending-redirect.ts';
import { authCodeOf, type Authenticator } from '../ports/authenticator.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';
import type { SessionStore } from './session-store.ts';
import type { Sleep } from '../core/sleep.ts';

export interface AccountActionsDeps {
  session: SessionStore;
  pendingRedirects: PendingRedirectStore;
  /** Loaded lazily, because visitors who do not sign in do not need it. */
  profiles: () => Promise<ProfileRepository>;
  sleep: Sleep;
}

export type AccountActions = ReturnType<typeof createAccountActions>;

export const toAppError = (cause: unknown, otherwise = AUTHENTICATION_FAILED): AppError =>
  new AppError('unauthenticated', authCodeMessage(authCodeOf(cause), otherwise), { cause });

function throwIfInvalid(problem: CredentialsProblem | null): void {
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
}

/** Loaded lazily: most visits do not need it, and touching the sign-in form loads it early enough. */
export function createAccountActions({ session, profiles, pendingRedirects, sleep }: AccountActionsDeps) {
  const requireAuthenticator = session.authenticator;

  async function withAuthenticator<T>(work: (source: Authenticator) => Promise<T>, otherwise?: string): Promise<T> {
    try {
      return await work(await requireAuthenticator());
    } catch (error) {
      throw isAppError(error) ? error : toAppError(error, otherwise);
    }
  }

  async function withSignedInUser(work: (source: Authenticator) => Promise<void>): Promise<void> {
    if (session.current().status !== 'signed-in') throw new AppError('unauthenticated', NO_AUTHENTICATED_USER);
    await withAuthenticator(work);
  }

  function republishUser(): void {
    const current = session.current();
    if (current.status === 'signed-in') session.update({ ...current.user });
  }

  /** A failure is ignored: the profile is created when it is first needed. */
  async function tryCreateProfile(user: SignedInUser): Promise<void> {
    const repository = await profiles();
    await repository.create(user);
  }

  async function storeSignIn(user: SignedInUser): Promise<void> {
    const repository = await profiles();
    await repository.recordSignIn(user);
  }

  const social = lazily(async () => {
    const { createSocialSignIn } = await import('./social-sign-in.ts');
    return createSocialSignIn({
      authenticator: await requireAuthenticator(),
      profiles: await profiles(),
      pendingRedirects,
      sleep,
    });
  });

  return {
    /** @throws AppError with the specification's message and `field`, or with that of the service's error code. */
    signIn: async (email: string, password: string): Promise<void> => {
      throwIfInvalid(credentialsProblem(email, password));
      const user = await withAuthenticator((source) => source.signIn(email.trim(), password));
      storeSignIn(user).catch(() => undefined);
    },

    /** Creates the account and its profile and sends the verification mail. Throws like `signIn`. */
    signUp: async (email: string, password: string): Promise<void> => {
      throwIfInvalid(credentialsProblem(email, password));
      await session.deferChanges(() =>
        withAuthenticator(async (source) => {
          const user = await source.signUp(email.trim(), password);
          source.sendVerificationMail().catch(() => undefined);
          await tryCreateProfile(user).catch(() => undefined);
        }),
      );
    },

    sendVerificationMail: () => withSignedInUser((source) => source.sendVerificationMail()),

    deferChanges: session.deferChanges,

    /** @throws AppError 'Sign in cancelled' (not shown), 'User data is incomplete', or of the service's error code. */
    signInWith: (provider: SocialProvider, options: SocialSignInOptions) =>
      session.deferChanges(() =>
        withAuthenticator(async () => (await social()).signInWith(provider, options), SOCIAL_SIGN_IN_FAILED[provider]),
      ),

    /** Completes a redirect sign-in; resolves to whether a user has signed in. Throws like `signInWith`. */
    finishSignIn: (pendingRedirect: PendingRedirect, options: SocialSignInOptions) =>
      session.deferChanges(() =>
        withAuthenticator(
          async () => (await social()).finish(pendingRedirect, options),
          SOCIAL_SIGN_IN_FAILED[pendingRedirect.provider],
        ),
      ),

    requestPasswordReset: async (email: string): Promise<void> => {
      if (email.trim() === '') throw new AppError('invalid', EMAIL_MISSING, { field: 'email' });
      try {
        await (await requireAuthenticator()).sendPasswordReset(email.trim());
      } catch (error) {
        if (authCodeOf(error) === 'auth/user-not-found')
          throw new AppError('not_found', NO_ACCOUNT_FOUND, { cause: error });
        throw new AppError('internal', RESET_MAIL_FAILED, { cause: toAppError(error) });
      }
    },

    /** Required before sensitive changes. @throws AppError 'Sign in cancelled' if the popup was closed. */
    reauthenticate: async (proof: IdentityProof): Promise<void> => {
      if ('password' in proof) throwIfInvalid(passwordProblem(proof.password));
      await withSignedInUser((source) => source.reauthenticate(proof));
    },

    /** Requires a recent sign-in; adds a password to an account without one. Throws AppError. */
    changePassword: async (newPassword: string): Promise<void> => {
      throwIfInvalid(passwordProblem(newPassword));
      await withSignedInUser((source) => source.changePassword(newPassword));
      republishUser();
    },

    changeEmail: async (newEmail: string): Promise<void> => {
      if (newEmail.trim() === '') throw new AppError('invalid', EMAIL_MISSING, { field: 'email' });
      await withSignedInUser((source) => source.changeEmail(newEmail.trim()));
    },

    /**
     * @throws AppError `verify_email`: anyone may have registered an unverified email address, and a provider that they
     * link would stay linked after its owner verifies the email address.
     */
    link: async (provider: SocialProvider): Promise<void> => {
      const current = session.current();
      if (current.status === 'signed-in' && !current.user.emailVerified)
        throw new AppError('verify_email', VERIFY_EMAIL);
      await withSignedInUser((source) => source.link(provider));
      republishUser();
    },

    /** @throws AppError 'Please keep at least one way to sign in.' */
    unlink: async (provider: SignInProvider): Promise<void> => {
      await withSignedInUser(async (source) => {
        if (source.providers().length < 2) throw new AppError('invalid', LAST_SIGN_IN_METHOD);
        await source.unlink(provider);
      });
      republishUser();
    },
  };
}
