import { authCodeMessage } from '@talelantern/domain/accounts/auth-codes';
import {
  AUTHENTICATION_FAILED,
  credentialsProblem,
  EMAIL_MISSING,
  LAST_WAY_IN,
  NO_ACCOUNT_FOUND,
  NO_AUTHENTICATED_USER,
  passwordProblem,
  RESET_MAIL_FAILED,
  SOCIAL_SIGN_IN_FAILED,
  type CredentialsProblem,
} from '@talelantern/domain/accounts/sign-in';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { AccountService, SignedInUser } from './account-service.ts';
import type { Departures } from './departure.ts';
import { onFirstUse } from './on-first-use.ts';
import { AuthFailure, type Authenticator } from './ports/authenticator.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { Sleep } from './sleep.ts';

export interface AccountActsDependencies {
  keeper: SessionKeeper;
  departures: Departures;
  /** Arrives when it is first needed: visitors who only look do not load it. */
  profiles: () => Promise<ProfileRepository>;
  sleep: Sleep;
}

/** What somebody does about their account. */
export type AccountActs = Pick<
  AccountService,
  | 'signIn'
  | 'signUp'
  | 'signInWith'
  | 'finishSignIn'
  | 'requestPasswordReset'
  | 'reauthenticate'
  | 'changePassword'
  | 'changeEmail'
  | 'link'
  | 'unlink'
  | 'sendVerificationMail'
>;

const codeOf = (error: unknown): string => (error instanceof AuthFailure ? error.code : '');

/** The failure with the sentence of its code, else with `otherwise`. */
export const toAppError = (cause: unknown, otherwise = AUTHENTICATION_FAILED): AppError =>
  new AppError('unauthenticated', authCodeMessage(codeOf(cause), otherwise), { cause });

function refuse(problem: CredentialsProblem | null): void {
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
}

/** A file of its own: most visits do without, and whoever reaches for the form has it before the first. */
export function createAccountActs({ keeper, profiles, departures, sleep }: AccountActsDependencies): AccountActs {
  const requireAuthenticator = keeper.authenticator;

  /** What the service says no to is told with the sentence of its code. */
  async function ask<T>(work: (source: Authenticator) => Promise<T>, otherwise?: string): Promise<T> {
    try {
      return await work(requireAuthenticator());
    } catch (error) {
      throw isAppError(error) ? error : toAppError(error, otherwise);
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
    return createSocialSignIn({ authenticator: requireAuthenticator(), profiles: await profiles(), departures, sleep });
  });

  return {
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

    sendVerificationMail: () => askForFamily((source) => source.sendVerificationMail()),

    signInWith: (provider, welcome) =>
      keeper.holdBack(() =>
        ask(async () => (await social()).signInWith(provider, welcome), SOCIAL_SIGN_IN_FAILED[provider]),
      ),

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
        throw new AppError('internal', RESET_MAIL_FAILED, { cause: toAppError(error) });
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
  };
}
