import { AUTHENTICATION_FAILED, SIGNS_OUT } from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { AccountService } from './account-service.ts';
import type { AccountActsDependencies } from './account-acts.ts';
import { callLate } from './call-late.ts';
import { onFirstUse } from './on-first-use.ts';
import { AuthFailure } from './ports/authenticator.ts';
import { createSessionKeeper, type SessionDependencies } from './session-keeper.ts';

export type AccountDependencies = SessionDependencies & Omit<AccountActsDependencies, 'keeper'>;

/** The session, and what somebody does about their account as a part that is loaded when they reach for it. */
export function createAccountService({ profiles, departures, ...dependencies }: AccountDependencies): AccountService {
  const { sleep } = dependencies;
  const keeper = createSessionKeeper(dependencies);
  const requireAuthenticator = keeper.authenticator;

  const loadActs = onFirstUse(async () => {
    try {
      return await import('./account-acts.ts');
    } catch (cause) {
      throw new AppError('unauthenticated', AUTHENTICATION_FAILED, { cause });
    }
  });
  const acts = onFirstUse(async () => {
    const { createAccountActs } = await loadActs();
    return createAccountActs({ keeper, profiles, departures, sleep });
  });
  const late = callLate(acts);

  return {
    session: keeper.current,
    watchSession: keeper.watch,
    signOut: keeper.leave,
    startAnew: keeper.startAnew,
    departure: departures.read,
    signIn: late((loaded) => loaded.signIn),
    signUp: late((loaded) => loaded.signUp),
    signInWith: late((loaded) => loaded.signInWith),
    finishSignIn: late((loaded) => loaded.finishSignIn),
    requestPasswordReset: late((loaded) => loaded.requestPasswordReset),
    reauthenticate: late((loaded) => loaded.reauthenticate),
    changePassword: late((loaded) => loaded.changePassword),
    changeEmail: late((loaded) => loaded.changeEmail),
    link: late((loaded) => loaded.link),
    unlink: late((loaded) => loaded.unlink),
    sendVerificationMail: late((loaded) => loaded.sendVerificationMail),

    prepare(reach) {
      acts().catch(() => undefined);
      const source = keeper.current().status === 'failed' ? null : requireAuthenticator();
      if (reach === 'form') source?.prepare();
      else source?.prepareWindows();
    },

    providers: () => (keeper.current().status === 'signed-in' ? requireAuthenticator().providers() : []),

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
        const { toAppError } = await loadActs();
        throw toAppError(error);
      }
    },
  };
}
