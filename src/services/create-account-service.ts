import {
  AUTH_LISTENER_FAILED,
  AUTH_START_FAILED,
  authCodeMessage,
  credentialsProblem,
  EMAIL_MISSING,
  LAST_WAY_IN,
  NO_ACCOUNT_FOUND,
  passwordProblem,
  RESET_MAIL_FAILED,
  SIGN_OUT_FAILED,
  SIGNS_OUT,
  SOCIAL_SIGN_IN_FAILED,
  type CredentialsProblem,
} from '@talelantern/domain/accounts/sign-in';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { AuthFailure, type Authenticator } from './ports/authenticator.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';
import type { Sleep } from './sleep.ts';
import type { AccountService, Session, SignedInUser } from './account-service.ts';

export interface AccountDependencies {
  /** Throws when the authentication SDK cannot start at all. */
  startAuthenticator: () => Authenticator;
  /** Arrives when it is first needed: visitors who only look do not load it. */
  profiles: () => Promise<ProfileRepository>;
  sleep: Sleep;
}

/** Retries of a failing listener, waiting 1 s times the attempt (specification §9). */
const LISTENER_RETRIES = 3;
const LISTENER_DELAY_MS = 1_000;

const codeOf = (error: unknown): string => (error instanceof AuthFailure ? error.code : '');

const toAppError = (error: unknown, otherwise?: string): AppError =>
  new AppError('unauthenticated', authCodeMessage(codeOf(error), otherwise), { cause: error });

function refuse(problem: CredentialsProblem | null): void {
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
}

export function createAccountService({ startAuthenticator, profiles, sleep }: AccountDependencies): AccountService {
  const listeners = new Set<() => void>();
  let session: Session = { status: 'loading' };
  /** While an account is being made its session waits, so that no screen meets a family without a profile. */
  let heldBack: Session | null = null;
  let isSigningUp = false;

  function publish(next: Session): void {
    if (isSigningUp) heldBack = next;
    else {
      session = next;
      for (const listener of listeners) listener();
    }
  }

  function start(): Authenticator | null {
    try {
      return startAuthenticator();
    } catch {
      session = { status: 'failed', message: AUTH_START_FAILED };
      return null;
    }
  }

  const authenticator = start();
  if (authenticator) watch(authenticator, 1);

  function watch(source: Authenticator, attempt: number): void {
    const stop = source.watch(
      (user) => publish(user ? { status: 'signed-in', user } : { status: 'signed-out' }),
      () => {
        stop();
        void retry(source, attempt);
      },
    );
  }

  async function retry(source: Authenticator, attempt: number): Promise<void> {
    if (attempt > LISTENER_RETRIES) {
      publish({ status: 'failed', message: AUTH_LISTENER_FAILED });
      return;
    }
    await sleep(LISTENER_DELAY_MS * attempt);
    watch(source, attempt + 1);
  }

  function requireAuthenticator(): Authenticator {
    if (!authenticator) throw new AppError('unauthenticated', AUTH_START_FAILED);
    return authenticator;
  }

  /** What the service says no to is told with the sentence of its code. */
  async function ask<T>(work: (source: Authenticator) => Promise<T>, otherwise?: string): Promise<T> {
    try {
      return await work(requireAuthenticator());
    } catch (error) {
      throw isAppError(error) ? error : toAppError(error, otherwise);
    }
  }

  /** Screens that show more than the session holds look again. */
  function publishAgain(): void {
    if (session.status === 'signed-in') publish({ status: 'signed-in', user: { ...session.user } });
  }

  /** A profile that could not be made now is made when it is first needed. */
  async function makeProfile(user: SignedInUser): Promise<void> {
    const repository = await profiles();
    await repository.create(user);
  }

  async function noteSignIn({ uid }: SignedInUser): Promise<void> {
    const repository = await profiles();
    await repository.recordSignIn(uid);
  }

  return {
    session: () => session,
    watchSession(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },

    async signIn(email, password) {
      refuse(credentialsProblem(email, password));
      const user = await ask((source) => source.signIn(email.trim(), password));
      noteSignIn(user).catch(() => undefined);
    },

    async signUp(email, password) {
      refuse(credentialsProblem(email, password));
      const source = requireAuthenticator();
      isSigningUp = true;
      try {
        const user = await source.signUp(email.trim(), password);
        source.sendVerificationMail().catch(() => undefined);
        await makeProfile(user).catch(() => undefined);
      } catch (error) {
        throw toAppError(error);
      } finally {
        isSigningUp = false;
        if (heldBack) publish(heldBack);
        heldBack = null;
      }
    },

    async signOut() {
      try {
        await requireAuthenticator().signOut();
      } catch (cause) {
        throw new AppError('internal', SIGN_OUT_FAILED, { cause });
      }
    },

    async sendVerificationMail() {
      await ask((source) => source.sendVerificationMail());
    },

    async signInWith(provider) {
      const user = await ask((source) => source.signInWith(provider), SOCIAL_SIGN_IN_FAILED[provider]);
      noteSignIn(user).catch(() => undefined);
    },

    async requestPasswordReset(email) {
      if (email.trim() === '') throw new AppError('invalid', EMAIL_MISSING, { field: 'email' });
      try {
        await requireAuthenticator().sendPasswordReset(email.trim());
      } catch (error) {
        const isUnknown = codeOf(error) === 'auth/user-not-found';
        throw new AppError('internal', isUnknown ? NO_ACCOUNT_FOUND : RESET_MAIL_FAILED, { cause: error });
      }
    },

    reauthenticate: (proof) => ask((source) => source.reauthenticate(proof)),

    async changePassword(newPassword) {
      refuse(passwordProblem(newPassword));
      await ask((source) => source.changePassword(newPassword));
      publishAgain();
    },

    async changeEmail(newEmail) {
      if (newEmail.trim() === '') throw new AppError('invalid', EMAIL_MISSING, { field: 'email' });
      await ask((source) => source.changeEmail(newEmail.trim()));
    },

    providers: () => authenticator?.providers() ?? [],

    async link(provider) {
      await ask((source) => source.link(provider));
      publishAgain();
    },

    async unlink(provider) {
      await ask(async (source) => {
        if (source.providers().length < 2) throw new AppError('invalid', LAST_WAY_IN);
        await source.unlink(provider);
      });
      publishAgain();
    },

    async checkVerification() {
      try {
        const source = requireAuthenticator();
        const user = await source.reload();
        if (!user?.emailVerified || session.status !== 'signed-in' || session.user.emailVerified) return;
        // The functions read it from the token.
        await source.idToken(true);
        publish({ status: 'signed-in', user });
      } catch {
        // The person sees the old state and may look again.
      }
    },

    async idToken(refresh) {
      const source = requireAuthenticator();
      try {
        return await source.idToken(refresh);
      } catch (error) {
        if (!(error instanceof AuthFailure) || !SIGNS_OUT.includes(error.code)) throw error;
        await source.signOut().catch(() => undefined);
        throw toAppError(error);
      }
    },
  };
}
