import { callLate } from '../services/call-late.ts';
import { onFirstUse } from '../services/on-first-use.ts';
import { AuthFailure, CANNOT_START, type Authenticator } from '../services/ports/authenticator.ts';
import { prefersLeaving } from './prefers-leaving.ts';

/**
 * The authentication service as a part of its own, which `load` begins to load with the first thing asked of it
 * (docs/decisions/0074). Where it cannot be loaded or started, everything fails with CANNOT_START.
 */
export function createLateAuthenticator(load: () => Promise<Authenticator>): Authenticator {
  let loaded: Authenticator | null = null;
  const ready = onFirstUse(async () => {
    try {
      return (loaded = await load());
    } catch (cause) {
      throw new AuthFailure(CANNOT_START, cause);
    }
  });
  const late = callLate(ready);
  const begin = (work: (source: Authenticator) => void): void => void ready().then(work, () => undefined);

  return {
    watch(onUser, onFailure) {
      let stop: (() => void) | null = null;
      let isStopped = false;
      ready().then((source) => {
        if (!isStopped) stop = source.watch(onUser, onFailure);
      }, onFailure);
      return () => {
        isStopped = true;
        stop?.();
      };
    },
    prepare: () => begin((source) => source.prepare()),
    prepareWindows: () => begin((source) => source.prepareWindows()),
    prefersLeaving: () => prefersLeaving(window),
    // Only a signed-in person has any, and it was the loaded service that told of them.
    providers: () => loaded?.providers() ?? [],
    signIn: late((source) => source.signIn),
    signUp: late((source) => source.signUp),
    openWindow: late((source) => source.openWindow),
    leaveFor: late((source) => source.leaveFor),
    comeBack: late((source) => source.comeBack),
    keepSignIn: late((source) => source.keepSignIn),
    turnAway: late((source) => source.turnAway),
    signOut: late((source) => source.signOut),
    refusal: late((source) => source.refusal),
    forget: late((source) => source.forget),
    sendPasswordReset: late((source) => source.sendPasswordReset),
    reauthenticate: late((source) => source.reauthenticate),
    changePassword: late((source) => source.changePassword),
    changeEmail: late((source) => source.changeEmail),
    link: late((source) => source.link),
    unlink: late((source) => source.unlink),
    sendVerificationMail: late((source) => source.sendVerificationMail),
    reload: late((source) => source.reload),
    idToken: late((source) => source.idToken),
  };
}
