import {
  AUTH_LISTENER_FAILED,
  AUTH_START_FAILED,
  authCodeMessage,
  credentialsProblem,
  SIGN_OUT_FAILED,
  SIGNS_OUT,
} from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
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

const toAppError = (error: unknown): AppError => {
  const code = error instanceof AuthFailure ? error.code : '';
  return new AppError('unauthenticated', authCodeMessage(code), { cause: error });
};

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

  function checkCredentials(email: string, password: string): void {
    const problem = credentialsProblem(email, password);
    if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
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
      checkCredentials(email, password);
      const user = await requireAuthenticator()
        .signIn(email.trim(), password)
        .catch((error: unknown) => Promise.reject(toAppError(error)));
      noteSignIn(user).catch(() => undefined);
    },

    async signUp(email, password) {
      checkCredentials(email, password);
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
      await requireAuthenticator()
        .sendVerificationMail()
        .catch((error: unknown) => Promise.reject(toAppError(error)));
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
