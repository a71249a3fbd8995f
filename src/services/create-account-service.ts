import {
  AUTHENTICATION_FAILED,
  credentialsProblem,
  EMAIL_MISSING,
  LAST_WAY_IN,
  NO_AUTHENTICATED_USER,
  NO_ACCOUNT_FOUND,
  passwordProblem,
  RESET_MAIL_FAILED,
  SIGNS_OUT,
  SOCIAL_SIGN_IN_FAILED,
  type CredentialsProblem,
} from '@talelantern/domain/accounts/sign-in';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { Departures } from './departure.ts';
import { AuthFailure, type Authenticator } from './ports/authenticator.ts';
import { onFirstUse } from './on-first-use.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';
import type { AccountService, SignedInUser } from './account-service.ts';
import { createSessionKeeper, type SessionDependencies } from './session-keeper.ts';

export interface AccountDependencies extends SessionDependencies {
  departures: Departures;
  /** Arrives when it is first needed: visitors who only look do not load it. */
  profiles: () => Promise<ProfileRepository>;
}

const codeOf = (error: unknown): string => (error instanceof AuthFailure ? error.code : '');

/** Most visits do without the sentences of failures; whoever reaches for the form has them before the first. */
const loadSentences = () => import('@talelantern/domain/accounts/auth-codes');

async function toAppError(cause: unknown, otherwise = AUTHENTICATION_FAILED): Promise<AppError> {
  const sentences = await loadSentences().catch(() => null);
  const message = sentences?.authCodeMessage(codeOf(cause), otherwise) ?? otherwise;
  return new AppError('unauthenticated', message, { cause });
}

function refuse(problem: CredentialsProblem | null): void {
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
}

export function createAccountService({ profiles, departures, ...dependencies }: AccountDependencies): AccountService {
  const { sleep } = dependencies;
  const keeper = createSessionKeeper(dependencies);
  const requireAuthenticator = keeper.authenticator;

  /** What the service says no to is told with the sentence of its code. */
  async function ask<T>(work: (source: Authenticator) => Promise<T>, otherwise?: string): Promise<T> {
    try {
      return await work(requireAuthenticator());
    } catch (error) {
      throw isAppError(error) ? error : await toAppError(error, otherwise);
    }
  }

  /** The same for what only a signed-in person can ask. */
  async function askForFamily(work: (source: Authenticator) => Promise<void>): Promise<void> {
    if (keeper.current().status !== 'signed-in') throw new AppError('unauthenticated', NO_AUTHENTICATED_USER);
    await ask(work);
  }

  /** Screens that show more than the session holds look again. */
  function publishAgain(): void {
    const session = keeper.current();
    if (session.status === 'signed-in') keeper.update({ ...session.user });
  }

  /** A profile that could not be made now is made when it is first needed. */
  async function makeProfile(user: SignedInUser): Promise<void> {
    const repository = await profiles();
    await repository.create(user);
  }

  async function noteSignIn(user: SignedInUser): Promise<void> {
    const repository = await profiles();
    await repository.recordSignIn(user);
  }

  /** Most visits do without it. */
  const social = onFirstUse(async () => {
    const { createSocialSignIn } = await import('./social-sign-in.ts');
    return createSocialSignIn({ authenticator: keeper.authenticator(), profiles: await profiles(), departures, sleep });
  });

  return {
    session: keeper.current,
    watchSession: keeper.watch,

    async signIn(email, password) {
      refuse(credentialsProblem(email, password));
      const user = await ask((source) => source.signIn(email.trim(), password));
      noteSignIn(user).catch(() => undefined);
    },

    async signUp(email, password) {
      refuse(credentialsProblem(email, password));
      await keeper.holdBack(() =>
        ask(async (source) => {
          const user = await source.signUp(email.trim(), password);
          source.sendVerificationMail().catch(() => undefined);
          await makeProfile(user).catch(() => undefined);
        }),
      );
    },

    signOut: keeper.leave,
    startAnew: keeper.startAnew,

    sendVerificationMail: () => askForFamily((source) => source.sendVerificationMail()),

    prepare(reach) {
      loadSentences().catch(() => undefined);
      const source = keeper.current().status === 'failed' ? null : requireAuthenticator();
      if (reach === 'form') source?.prepare();
      else source?.prepareWindows();
    },

    signInWith: (provider, welcome) =>
      keeper.holdBack(() =>
        ask(async () => (await social()).signInWith(provider, welcome), SOCIAL_SIGN_IN_FAILED[provider]),
      ),

    departure: departures.read,

    finishSignIn: (departure, welcome) =>
      keeper.holdBack(() =>
        ask(async () => (await social()).finish(departure, welcome), SOCIAL_SIGN_IN_FAILED[departure.provider]),
      ),

    async requestPasswordReset(email) {
      if (email.trim() === '') throw new AppError('invalid', EMAIL_MISSING, { field: 'email' });
      try {
        await requireAuthenticator().sendPasswordReset(email.trim());
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found')
          throw new AppError('not_found', NO_ACCOUNT_FOUND, { cause: error });
        throw new AppError('internal', RESET_MAIL_FAILED, { cause: await toAppError(error) });
      }
    },

    reauthenticate: (proof) => askForFamily((source) => source.reauthenticate(proof)),

    async changePassword(newPassword) {
      refuse(passwordProblem(newPassword));
      await askForFamily((source) => source.changePassword(newPassword));
      publishAgain();
    },

    async changeEmail(newEmail) {
      if (newEmail.trim() === '') throw new AppError('invalid', EMAIL_MISSING, { field: 'email' });
      await askForFamily((source) => source.changeEmail(newEmail.trim()));
    },

    providers: () => (keeper.current().status === 'signed-in' ? requireAuthenticator().providers() : []),

    async link(provider) {
      await askForFamily((source) => source.link(provider));
      publishAgain();
    },

    async unlink(provider) {
      await askForFamily(async (source) => {
        if (source.providers().length < 2) throw new AppError('invalid', LAST_WAY_IN);
        await source.unlink(provider);
      });
      publishAgain();
    },

    async checkVerification() {
      try {
        const source = requireAuthenticator();
        const user = await source.reload();
        const session = keeper.current();
        if (!user?.emailVerified || session.status !== 'signed-in' || session.user.emailVerified) return;
        // The functions read it from the token.
        await source.idToken(true);
        keeper.update(user);
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
        throw await toAppError(error);
      }
    },
  };
}
