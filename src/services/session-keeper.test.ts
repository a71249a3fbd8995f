import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from './account-service.ts';
import { fakeTraces } from './fake-device-traces.ts';
import { AuthFailure, CANNOT_START, type Authenticator } from './ports/authenticator.ts';
import { createSessionKeeper, type SessionDependencies } from './session-keeper.ts';

const rosa: SignedInUser = { uid: 'rosa', email: 'rosa@home.example', emailVerified: false };
const karim: SignedInUser = { uid: 'karim', email: 'karim@home.example', emailVerified: true };
const SIGNED_OUT = 'You have been signed out. Please sign in again.';

let calls: string[];
let waits: number[];
beforeEach(() => {
  calls = [];
  waits = [];
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const refused = () => Promise.reject(new AuthFailure('auth/internal-error', null));

interface Watcher {
  onUser: (user: SignedInUser | null) => void;
  onFailure: (failure: AuthFailure) => void;
}

interface Changes {
  authenticator?: Partial<Pick<Authenticator, 'signOut' | 'refusal' | 'forget'>>;
  traces?: Parameters<typeof fakeTraces>[0];
  finish?: SessionDependencies['finish'];
  expectsNobody?: boolean;
}

function setUp(changes: Changes = {}) {
  const { authenticator, traces, finish = async () => void calls.push('finish'), expectsNobody = false } = changes;
  const watchers: Watcher[] = [];
  const tell = (user: SignedInUser | null) => watchers.at(-1)?.onUser(user);
  const source = {
    watch(onUser: Watcher['onUser'], onFailure: Watcher['onFailure']) {
      watchers.push({ onUser, onFailure });
      return () => undefined;
    },
    async signOut() {
      calls.push('sign out');
      tell(null);
    },
    refusal: async () => null,
    async forget() {
      calls.push('forget');
    },
    ...authenticator,
  } satisfies Pick<Authenticator, 'watch' | 'signOut' | 'refusal' | 'forget'>;
  const keeper = createSessionKeeper({
    startAuthenticator: () => source,
    expectsNobody: () => expectsNobody,
    traces: fakeTraces({
      leave: (uid) => void calls.push(`leave ${uid}`),
      noteEnd: ({ uid, reason }) => void calls.push(`${uid}: ${reason}`),
      ...traces,
    }),
    finish,
    restart: (path) => void calls.push(path === null ? 'reload' : `go to ${path}`),
    sleep: async (ms) => void waits.push(ms),
  });
  const fail = async (code = 'auth/internal-error') => {
    watchers.at(-1)?.onFailure(new AuthFailure(code, null));
    await settle();
  };
  return { keeper, tell, fail, isAsked: () => watchers.length > 0 };
}

const ended = () => 'ended' as const;

describe('the session', () => {
  it('is loading until the service has answered, then follows it', () => {
    const { keeper, tell } = setUp();
    const seen: string[] = [];
    keeper.watch(() => seen.push(keeper.current().status));
    expect(keeper.current().status).toBe('loading');
    tell(null);
    tell(rosa);
    expect(seen).toEqual(['signed-out', 'signed-in']);
    expect(calls).toEqual([]);
  });

  it('survives a failing listener, which is tried again after 1, 2 and 3 seconds', async () => {
    const { keeper, fail, tell } = setUp();
    await fail();
    await fail();
    await fail();
    expect(waits).toEqual([1_000, 2_000, 3_000]);
    expect(keeper.current().status).toBe('loading');
    tell(rosa);
    expect(keeper.current().status).toBe('signed-in');
  });

  it('has failed after the third retry', async () => {
    const { keeper, fail } = setUp();
    for (let time = 0; time < 4; time += 1) await fail();
    expect(keeper.current()).toEqual({ status: 'failed', message: 'Authentication error. Please refresh the page.' });
  });

  it('has failed at once when the service, loaded later, cannot start', async () => {
    const { keeper, fail } = setUp();
    await fail(CANNOT_START);
    expect(waits).toEqual([]);
    expect(keeper.current()).toEqual({
      status: 'failed',
      message: 'Authentication system initialization failed. Please try again later.',
    });
  });

  it('has failed when the service cannot start', () => {
    const keeper = createSessionKeeper({
      startAuthenticator: () => {
        throw new Error('no IndexedDB');
      },
      expectsNobody: () => false,
      traces: fakeTraces(),
      finish: async () => undefined,
      restart: () => undefined,
      sleep: async () => undefined,
    });
    expect(keeper.current()).toEqual({
      status: 'failed',
      message: 'Authentication system initialization failed. Please try again later.',
    });
  });
});

describe('where nobody is expected', () => {
  it('nobody is signed in at once, and the service is not asked', () => {
    const { keeper, isAsked } = setUp({
      expectsNobody: true,
      traces: { closeAll: () => (calls.push('close all'), []) },
    });
    expect(keeper.current()).toEqual({ status: 'signed-out' });
    expect(isAsked()).toBe(false);
    expect(calls).toEqual([]);
  });

  it('whoever is signed in all the same is found once the service is needed', () => {
    const { keeper, tell } = setUp({ expectsNobody: true });
    const seen: string[] = [];
    keeper.watch(() => seen.push(keeper.current().status));
    keeper.authenticator();
    tell(rosa);
    expect(seen).toEqual(['signed-in']);
  });

  it('the service is begun once', () => {
    const { keeper } = setUp({ expectsNobody: true });
    expect(keeper.authenticator()).toBe(keeper.authenticator());
  });
});

describe('a chosen sign-out', () => {
  it('carries out what is held back, says so to the other tabs, signs out and starts the page anew', async () => {
    const { keeper, tell } = setUp({ traces: { close: (uid) => (calls.push(`close ${uid}`), 'left') } });
    tell(rosa);
    await keeper.leave('/login');
    expect(calls).toEqual(['finish', 'leave rosa', 'sign out', 'close rosa', 'go to /login']);
    expect(keeper.current()).toEqual({ status: 'loading' });
  });

  it('does not wait for ever for what is held back', async () => {
    const { keeper, tell } = setUp({ finish: () => new Promise(() => undefined) });
    tell(rosa);
    await keeper.leave('/login');
    expect(calls.at(-1)).toBe('go to /login');
  });

  it('that fails says what to do, and the family is still here', async () => {
    const arrived: string[] = [];
    const { keeper, tell } = setUp({
      authenticator: { signOut: refused },
      traces: { arrive: (uid) => void arrived.push(uid) },
    });
    tell(rosa);
    await expect(keeper.leave('/login')).rejects.toThrow('Failed to sign out. Please refresh the page.');
    expect(keeper.current()).toEqual({ status: 'signed-in', user: rosa });
    expect(arrived).toEqual(['rosa', 'rosa']);
  });

  it('of another tab starts this one anew at the sign-in', () => {
    const { keeper, tell } = setUp();
    tell(rosa);
    tell(null);
    expect(calls).toEqual(['go to /login']);
    expect(keeper.current()).toEqual({ status: 'loading' });
  });
});

it('another family that signs in in another tab starts this one anew; nothing of the first is shown', () => {
  const closed: string[] = [];
  const { keeper, tell } = setUp({ traces: { close: (uid) => (closed.push(uid), 'left') } });
  tell(rosa);
  tell(karim);
  expect(closed).toEqual(['rosa']);
  expect(calls).toEqual(['go to /create']);
  expect(keeper.current()).toEqual({ status: 'loading' });
});

describe('a sign-in that the service has ended', () => {
  it.each([
    ['auth/user-disabled', 'This account has been switched off. Please write to us for help.'],
    ['auth/user-token-expired', SIGNED_OUT],
    ['auth/user-not-found', SIGNED_OUT],
    [null, SIGNED_OUT],
  ])('with %s is told so, and the page comes back to where it was', async (code, reason) => {
    const { tell } = setUp({ authenticator: { refusal: async () => code }, traces: { close: ended } });
    tell(rosa);
    tell(null);
    await settle();
    expect(calls).toEqual([`rosa: ${reason}`, 'reload']);
  });

  it('is told also when the service does not say why', async () => {
    const { tell } = setUp({
      authenticator: { refusal: () => new Promise(() => undefined) },
      traces: { close: ended },
    });
    tell(rosa);
    tell(null);
    await settle();
    expect(calls).toEqual([`rosa: ${SIGNED_OUT}`, 'reload']);
  });

  it('while no page was open is told at the next visit', () => {
    const { keeper, tell } = setUp({ traces: { closeAll: () => ['rosa'] } });
    tell(null);
    expect(keeper.current()).toEqual({ status: 'signed-out', ended: { uid: 'rosa', reason: SIGNED_OUT } });
  });

  it('is told through the reload that it causes', () => {
    const end = { uid: 'rosa', reason: 'This account has been switched off. Please write to us for help.' };
    const { keeper, tell } = setUp({ traces: { lastEnd: () => end } });
    tell(null);
    expect(keeper.current()).toEqual({ status: 'signed-out', ended: end });
  });
});

describe('signing out and starting anew', () => {
  it('keeps what was begun, and asks nobody why', async () => {
    const { keeper, tell } = setUp({ traces: { close: (uid) => (calls.push(`close ${uid}`), 'ended') } });
    tell(rosa);
    await keeper.startAnew('/');
    expect(calls).toEqual(['sign out', 'close rosa', 'go to /']);
  });

  it.each([
    ['works although signing out does not', async () => void calls.push('forget')],
    ['happens also when nothing can be forgotten', refused],
  ])('%s', async (_what, forget) => {
    const { keeper, tell } = setUp({ authenticator: { signOut: refused, forget } });
    tell(rosa);
    await keeper.startAnew('/');
    expect(calls.at(-1)).toBe('go to /');
  });
});
