import {
  AUTH_LISTENER_FAILED,
  AUTH_START_FAILED,
  sessionEndReason,
  SIGN_OUT_FAILED,
  SIGNED_OUT,
} from '@talelantern/domain/accounts/session';
import { AppError } from '@talelantern/domain/errors/app-error';
import { lazily } from '@talelantern/domain/loading/lazily';
import { PATHS } from '../../config/paths.ts';
import type { Session, SignedInUser } from './account-service.ts';
import type { DeviceData } from './device-data.ts';
import type { Authenticator } from '../ports/authenticator.ts';
import { createListeners } from '../core/listeners.ts';
import type { Sleep } from '../core/sleep.ts';

export interface SessionDeps {
  /** Loads and starts the sign-in service, with its SDK. Called once more after a failure. */
  loadAuthenticator: () => Promise<Authenticator>;
  /** Whether to start as signed out and load the sign-in service only when it is needed. */
  expectsSignedOut: () => boolean;
  deviceData: DeviceData;
  finish: (user: SignedInUser) => Promise<unknown>;
  /** Reloads the page, at `path` or its current URL, so that no family's data stays in memory. */
  restart: (path: string | null) => void;
  sleep: Sleep;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The paths at which this tab reloads after another tab has signed out or has signed in another user. */
const PATH_AFTER_SIGN_OUT = PATHS.login;
const PATH_AFTER_USER_CHANGE = PATHS.create;

/** Retries of a failing listener, waiting 1 s times the attempt. */
const LISTENER_RETRIES = 3;
const LISTENER_DELAY_MS = 1_000;

/** Time limits of waiting for held deletions, and for the reason why a session ended. */
const FINISH_TIMEOUT_MS = 5_000;
const REASON_TIMEOUT_MS = 10_000;

export function createSessionStore(deps: SessionDeps) {
  const { loadAuthenticator, expectsSignedOut, deviceData, finish, restart, sleep } = deps;
  const { watch, notify } = createListeners();
  let session: Session = { status: 'loading' };
  /** Number of running `deferChanges` calls, and the last change deferred by them. */
  let deferralCount = 0;
  let deferredChange: { user: SignedInUser | null } | null = null;
  /** Whether the page is about to reload, so that further events are ignored. */
  let isOver = false;

  function publish(next: Session): void {
    session = next;
    notify();
  }

  const family = (): SignedInUser | null => (session.status === 'signed-in' ? session.user : null);

  function restartAt(path: string | null): void {
    isOver = true;
    publish({ status: 'loading' });
    restart(path);
  }

  let source: Authenticator | null = null;

  const authenticator = lazily(async () => {
    try {
      source = await loadAuthenticator();
    } catch (cause) {
      publish({ status: 'failed', message: AUTH_START_FAILED });
      throw new AppError('unauthenticated', AUTH_START_FAILED, { cause });
    }
    listen(source, 1);
    return source;
  });

  deviceData.deleteExpired();
  if (expectsSignedOut()) session = { status: 'signed-out' };
  else authenticator().catch(() => undefined);

  function listen(from: Authenticator, attempt: number): void {
    const stop = from.watch(
      (user) => {
        if (deferralCount > 0) deferredChange = { user };
        else handleUser(from, user);
      },
      () => {
        stop();
        void retry(from, attempt);
      },
    );
  }

  function handleUser(from: Authenticator, user: SignedInUser | null): void {
    if (isOver) return;
    if (user) begin(user);
    else void end(from);
  }

  async function retry(from: Authenticator, attempt: number): Promise<void> {
    if (attempt > LISTENER_RETRIES) {
      publish({ status: 'failed', message: AUTH_LISTENER_FAILED });
      return;
    }
    await sleep(LISTENER_DELAY_MS * attempt);
    listen(from, attempt + 1);
  }

  function begin(user: SignedInUser): void {
    const previousUser = family();
    if (previousUser && previousUser.uid !== user.uid) {
      deviceData.close(previousUser.uid);
      restartAt(PATH_AFTER_USER_CHANGE);
      return;
    }
    deviceData.arrive(user.uid);
    publish({ status: 'signed-in', user });
  }

  async function end(from: Authenticator): Promise<void> {
    const before = family();
    if (!before) {
      publish(signedOutSession());
      return;
    }
    isOver = true;
    if (deviceData.close(before.uid) === 'left') {
      restartAt(PATH_AFTER_SIGN_OUT);
      return;
    }
    deviceData.storeEnd({ uid: before.uid, reason: await reasonOf(from) });
    restartAt(null);
  }

  /** If a family is still marked as present at the first event, its session ended while no page was open. */
  function signedOutSession(): Session {
    const [lostUid] = deviceData.closeAll();
    const ended = deviceData.lastEnd() ?? (lostUid === undefined ? null : { uid: lostUid, reason: SIGNED_OUT });
    return ended ? { status: 'signed-out', ended } : { status: 'signed-out' };
  }

  /** The SDK signs out without a reason; a request for a token fails with it. */
  async function reasonOf(from: Authenticator): Promise<string> {
    const refusal = from.refusal().catch(() => null);
    return sessionEndReason(await Promise.race([refusal, sleep(REASON_TIMEOUT_MS).then(() => null)]));
  }

  return {
    current: (): Session => session,
    watch,
    /** Loads the sign-in service if needed. @throws AppError AUTH_START_FAILED. */
    authenticator,
    loadedAuthenticator: () => source,
    update: (user: SignedInUser) => publish({ status: 'signed-in', user }),

    /** Defers session changes while `work` runs, so that no screen shows a user without a profile. */
    deferChanges: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      deferralCount += 1;
      try {
        return await work();
      } finally {
        deferralCount -= 1;
        const last = deferredChange;
        if (deferralCount === 0 && last && source) {
          deferredChange = null;
          handleUser(source, last.user);
        }
      }
    },

    leave: async (path: string): Promise<void> => {
      const user = family();
      if (user) {
        const flushed = Promise.resolve(finish(user)).catch(() => undefined);
        await Promise.race([flushed, sleep(FINISH_TIMEOUT_MS)]);
        deviceData.leave(user.uid);
      }
      isOver = true;
      try {
        await (await authenticator()).signOut();
      } catch (cause) {
        isOver = false;
        if (user) deviceData.arrive(user.uid);
        throw new AppError('internal', SIGN_OUT_FAILED, { cause });
      }
      if (user) deviceData.close(user.uid);
      restartAt(path);
    },

    forceSignOut: async (path: string): Promise<void> => {
      const user = family();
      isOver = true;
      try {
        await (await authenticator()).signOut();
      } catch {
        await source?.forget().catch(() => undefined);
      }
      if (user) deviceData.close(user.uid);
      restartAt(path);
    },
  };
}
