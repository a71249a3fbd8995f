import {
  AUTH_LISTENER_FAILED,
  AUTH_START_FAILED,
  SIGN_OUT_FAILED,
  SIGNED_OUT,
  SWITCHED_OFF,
} from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
import { PATHS } from '../config/paths.ts';
import type { Session, SignedInUser } from './account-service.ts';
import type { DeviceTraces } from './device-traces.ts';
import { CANNOT_START, type Authenticator } from './ports/authenticator.ts';
import type { Sleep } from './sleep.ts';

/** What a session needs of the sign-in service. */
type SessionSource = Pick<Authenticator, 'watch' | 'signOut' | 'refusal' | 'forget'>;

export interface SessionDependencies<Source extends SessionSource = Authenticator> {
  /** Throws when the authentication SDK cannot start at all. */
  startAuthenticator: () => Source;
  /** Whether nobody is taken to be signed in until something is asked of the sign-in service. */
  expectsNobody: () => boolean;
  traces: DeviceTraces;
  /** Carries out what the family was promised and its device holds back. */
  finish: (user: SignedInUser) => Promise<unknown>;
  /**
   * Loads the page anew, at `path` or where it is: nothing that a family had in this page's memory outlives its
   * session.
   */
  restart: (path: string | null) => void;
  sleep: Sleep;
}

/** Who is signed in on this page, from the first answer of the sign-in service to the end of the session. */
export interface SessionKeeper<Source extends SessionSource = Authenticator> {
  current: () => Session;
  watch: (onChange: () => void) => () => void;
  /** Begins to ask who is signed in where nobody was expected. @throws AppError AUTH_START_FAILED. */
  authenticator: () => Source;
  /** The person of the session has changed, e.g. verified an address. */
  update: (user: SignedInUser) => void;
  /** While `work` runs nobody is told of a change: no screen meets a family without a profile. */
  holdBack: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** A chosen sign-out; the page starts anew at `path`. Throws AppError SIGN_OUT_FAILED. */
  leave: (path: string) => Promise<void>;
  /** Signs out whatever happens and starts the page anew at `path`; drafts wait for the family. */
  startAnew: (path: string) => Promise<void>;
}

const IS_SWITCHED_OFF = 'auth/user-disabled';

/** Where a page starts anew when its family chose to leave in another tab, and when another has come in there. */
const AFTER_LEAVING = PATHS.login;
const AFTER_CHANGE = PATHS.create;

/** Retries of a failing listener, waiting 1 s times the attempt (specification §9). */
const LISTENER_RETRIES = 3;
const LISTENER_DELAY_MS = 1_000;

/** What is held back, and what the sign-in service says about an end, is not waited for any longer. */
const FAREWELL_MS = 5_000;
const REASON_MS = 10_000;

export function createSessionKeeper<Source extends SessionSource>(
  dependencies: SessionDependencies<Source>,
): SessionKeeper<Source> {
  const { startAuthenticator, expectsNobody, traces, finish, restart, sleep } = dependencies;
  const listeners = new Set<() => void>();
  let session: Session = { status: 'loading' };
  /** How many hold back what the service tells, and the last of it. */
  let holding = 0;
  let heldBack: { user: SignedInUser | null } | null = null;
  /** The page is about to start anew: whatever it is still told changes nothing. */
  let isOver = false;

  function publish(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  const family = (): SignedInUser | null => (session.status === 'signed-in' ? session.user : null);

  /** What the family has on the screen goes at once; the rest of it with the page. */
  function startOver(path: string | null): void {
    isOver = true;
    publish({ status: 'loading' });
    restart(path);
  }

  let source: Source | null = null;

  const cannotStart = (): void => publish({ status: 'failed', message: AUTH_START_FAILED });

  function start(): void {
    try {
      source = startAuthenticator();
    } catch {
      cannotStart();
      return;
    }
    listen(source, 1);
  }

  traces.sweep();
  if (expectsNobody()) session = { status: 'signed-out' };
  else start();

  function listen(from: Source, attempt: number): void {
    const stop = from.watch(
      (user) => {
        if (holding > 0) heldBack = { user };
        else hear(from, user);
      },
      ({ code }) => {
        stop();
        if (code === CANNOT_START) cannotStart();
        else void retry(from, attempt);
      },
    );
  }

  function hear(from: Source, user: SignedInUser | null): void {
    if (isOver) return;
    if (user) begin(user);
    else void end(from);
  }

  async function retry(from: Source, attempt: number): Promise<void> {
    if (attempt > LISTENER_RETRIES) {
      publish({ status: 'failed', message: AUTH_LISTENER_FAILED });
      return;
    }
    await sleep(LISTENER_DELAY_MS * attempt);
    listen(from, attempt + 1);
  }

  function begin(user: SignedInUser): void {
    const before = family();
    if (before && before.uid !== user.uid) {
      traces.close(before.uid);
      startOver(AFTER_CHANGE);
      return;
    }
    traces.arrive(user.uid);
    publish({ status: 'signed-in', user });
  }

  async function end(from: Source): Promise<void> {
    const before = family();
    if (!before) {
      publish(nobody());
      return;
    }
    isOver = true;
    if (traces.close(before.uid) === 'left') {
      startOver(AFTER_LEAVING);
      return;
    }
    traces.noteEnd({ uid: before.uid, reason: await reasonOf(from) });
    startOver(null);
  }

  /** At the first answer: whoever is still noted as here has lost the sign-in while no page looked. */
  function nobody(): Session {
    const [lost] = traces.closeAll();
    const ended = traces.lastEnd() ?? (lost === undefined ? null : { uid: lost, reason: SIGNED_OUT });
    return ended ? { status: 'signed-out', ended } : { status: 'signed-out' };
  }

  /** The SDK signs out by itself without telling why; the service says it when it is asked for a token again. */
  async function reasonOf(from: Source): Promise<string> {
    const asked = from.refusal().catch(() => null);
    const code = await Promise.race([asked, sleep(REASON_MS).then(() => null)]);
    return code === IS_SWITCHED_OFF ? SWITCHED_OFF : SIGNED_OUT;
  }

  function authenticator(): Source {
    if (!source) start();
    if (!source) throw new AppError('unauthenticated', AUTH_START_FAILED);
    return source;
  }

  return {
    current: () => session,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    authenticator,
    update: (user) => publish({ status: 'signed-in', user }),

    async holdBack(work) {
      holding += 1;
      try {
        return await work();
      } finally {
        holding -= 1;
        const last = heldBack;
        if (holding === 0 && last && source) {
          heldBack = null;
          hear(source, last.user);
        }
      }
    },

    async leave(path) {
      const user = family();
      if (user) {
        const finished = Promise.resolve(finish(user)).catch(() => undefined);
        await Promise.race([finished, sleep(FAREWELL_MS)]);
        traces.leave(user.uid);
      }
      isOver = true;
      try {
        await authenticator().signOut();
      } catch (cause) {
        isOver = false;
        if (user) traces.arrive(user.uid);
        throw new AppError('internal', SIGN_OUT_FAILED, { cause });
      }
      if (user) traces.close(user.uid);
      startOver(path);
    },

    async startAnew(path) {
      const user = family();
      isOver = true;
      try {
        await authenticator().signOut();
      } catch {
        await source?.forget().catch(() => undefined);
      }
      if (user) traces.close(user.uid);
      startOver(path);
    },
  };
}
