import { beforeEach, expect, it } from 'vitest';
import type { SignedInUser } from './account-service.ts';
import { fakeDeviceData } from './fake-device-data.ts';
import { AuthFailure, type Authenticator } from '../ports/authenticator.ts';
import { createSessionStore, type SessionDeps } from './session-store.ts';

const rosa: SignedInUser = { uid: 'rosa', email: 'rosa@home.example', emailVerified: false };
const karim: SignedInUser = { uid: 'karim', email: 'karim@home.example', emailVerified: true };
const SIGNED_OUT = 'You’ve been signed out. Please sign in again.';

let calls: string[];
let waits: number[];
beforeEach(() => {
  calls = [];
  waits = [];
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const refused = () => Promise.reject(new AuthFailure('auth/internal-error'));

interface Watcher {
  onUser: (user: SignedInUser | null) => void;
  onFailure: () => void;
}

interface Changes {
  authenticator?: Partial<Pick<Authenticator, 'signOut' | 'refusal' | 'forget'>>;
  deviceData?: Parameters<typeof fakeDeviceData>[0];
  finish?: SessionDeps['finish'];
  sleep?: SessionDeps['sleep'];
  expectsSignedOut?: boolean;
}

async function setUp(changes: Changes = {}) {
  const {
    authenticator,
    deviceData,
    finish = async () => void calls.push('finish'),
    sleep = async (ms) => void waits.push(ms),
    expectsSignedOut = false,
  } = changes;
  const watchers: Watcher[] = [];
  const emitUser = (user: SignedInUser | null) => watchers.at(-1)?.onUser(user);
  const source: Partial<Authenticator> = {
    watch(onUser: Watcher['onUser'], onFailure: Watcher['onFailure']) {
      watchers.push({ onUser, onFailure });
      return () => undefined;
    },
    async signOut() {
      calls.push('sign out');
      emitUser(null);
    },
    refusal: async () => null,
    async forget() {
      calls.push('forget');
    },
    ...authenticator,
  };
  const session = createSessionStore({
    loadAuthenticator: async () => source as Authenticator,
    expectsSignedOut: () => expectsSignedOut,
    deviceData: fakeDeviceData({
      leave: (uid) => void calls.push(`leave ${uid}`),
      storeEnd: ({ uid, reason }) => void calls.push(`${uid}: ${reason}`),
      ...deviceData,
    }),
    finish,
    restart: (path) => void calls.push(path === null ? 'reload' : `go to ${path}`),
    sleep,
  });
  const fail = async () => {
    watchers.at(-1)?.onFailure();
    await settle();
  };
  await settle();
  return { session, emitUser, fail, isStarted: () => watchers.length > 0 };
}

const ended = () => 'ended' as const;

it('the session is loading until the sign-in service has responded', async () => {
  const { session, emitUser } = await setUp();
  const statuses: string[] = [];
  session.watch(() => statuses.push(session.current().status));
  expect(session.current().status).toBe('loading');
  emitUser(null);
  emitUser(rosa);
  expect(statuses).toEqual(['signed-out', 'signed-in']);
  expect(calls).toEqual([]);
});

it('a failing session listener is retried after 1, 2 and 3 seconds', async () => {
  const { session, fail, emitUser } = await setUp();
  await fail();
  await fail();
  await fail();
  expect(waits).toEqual([1_000, 2_000, 3_000]);
  expect(session.current().status).toBe('loading');
  emitUser(rosa);
  expect(session.current().status).toBe('signed-in');
});

it('the session fails after the third retry of its listener', async () => {
  const { session, fail } = await setUp();
  for (let time = 0; time < 4; time += 1) await fail();
  expect(session.current()).toEqual({ status: 'failed', message: 'Authentication error. Please refresh the page.' });
});

it('the session fails immediately if the sign-in service cannot start, and a later call retries', async () => {
  let isBroken = true;
  const source: Partial<Authenticator> = {
    watch: () => () => undefined,
    signOut: async () => undefined,
    refusal: async () => null,
    forget: async () => undefined,
  };
  const session = createSessionStore({
    async loadAuthenticator() {
      if (isBroken) throw new Error('no IndexedDB');
      return source as Authenticator;
    },
    expectsSignedOut: () => false,
    deviceData: fakeDeviceData(),
    finish: async () => undefined,
    restart: () => undefined,
    sleep: async () => undefined,
  });
  await settle();
  expect(session.current()).toEqual({
    status: 'failed',
    message: 'Authentication system initialization failed. Please try again later.',
  });
  isBroken = false;
  expect(await session.authenticator()).toBe(source);
});

it('expired drafts are deleted when a page is opened', async () => {
  await setUp({ deviceData: { deleteExpired: () => void calls.push('delete expired') } });
  expect(calls).toEqual(['delete expired']);
});

it('a device without a sign-in starts signed out and does not load the sign-in service', async () => {
  const { session, isStarted } = await setUp({
    expectsSignedOut: true,
    deviceData: { closeAll: () => (calls.push('close all'), []) },
  });
  expect(session.current()).toEqual({ status: 'signed-out' });
  expect(isStarted()).toBe(false);
  expect(calls).toEqual([]);
});

it('a signed-in user is published once the sign-in service is loaded', async () => {
  const { session, emitUser } = await setUp({ expectsSignedOut: true });
  const statuses: string[] = [];
  session.watch(() => statuses.push(session.current().status));
  await session.authenticator();
  emitUser(rosa);
  expect(statuses).toEqual(['signed-in']);
});

it('the sign-in service is started once', async () => {
  const { session } = await setUp({ expectsSignedOut: true });
  expect(await session.authenticator()).toBe(await session.authenticator());
});

it('a sign-out flushes held deletions, notifies other tabs and reloads', async () => {
  const { session, emitUser } = await setUp({
    deviceData: { close: (uid) => (calls.push(`close ${uid}`), 'left') },
    finish: async () => {
      await settle();
      calls.push('finish');
    },
    sleep: () => new Promise(() => undefined),
  });
  emitUser(rosa);
  await session.leave('/login');
  expect(calls).toEqual(['finish', 'leave rosa', 'sign out', 'close rosa', 'go to /login']);
  expect(session.current()).toEqual({ status: 'loading' });
});

it('a sign-out opens its page even if the session ended during deferred work', async () => {
  const { session, emitUser } = await setUp({ deviceData: { close: () => 'left' } });
  emitUser(rosa);
  await session.deferChanges(async () => {
    emitUser(null);
    await session.leave('/goodbye');
  });
  await settle();
  expect(calls.filter((call) => call.startsWith('go to'))).toEqual(['go to /goodbye']);
});

it('a sign-out waits for held deletions only for a limited time', async () => {
  const { session, emitUser } = await setUp({ finish: () => new Promise(() => undefined) });
  emitUser(rosa);
  await session.leave('/login');
  expect(calls.at(-1)).toBe('go to /login');
});

it('signing out rejects with a message when it fails, and the family stays signed in', async () => {
  const arrived: string[] = [];
  const { session, emitUser } = await setUp({
    authenticator: { signOut: refused },
    deviceData: { arrive: (uid) => void arrived.push(uid) },
  });
  emitUser(rosa);
  await expect(session.leave('/login')).rejects.toThrow('Failed to sign out. Please refresh the page.');
  expect(session.current()).toEqual({ status: 'signed-in', user: rosa });
  expect(arrived).toEqual(['rosa', 'rosa']);
  emitUser(karim);
  expect(calls.at(-1)).toBe('go to /create');
});

it('a sign-out reloads other tabs at the sign-in page', async () => {
  const { session, emitUser } = await setUp();
  emitUser(rosa);
  emitUser(null);
  expect(calls).toEqual(['go to /login']);
  expect(session.current()).toEqual({ status: 'loading' });
});

it('a tab reloads without the old data when another family signs in in another tab', async () => {
  const closed: string[] = [];
  const { session, emitUser } = await setUp({ deviceData: { close: (uid) => (closed.push(uid), 'left') } });
  emitUser(rosa);
  emitUser(karim);
  expect(closed).toEqual(['rosa']);
  expect(calls).toEqual(['go to /create']);
  expect(session.current()).toEqual({ status: 'loading' });
});

it.each([
  ['auth/user-disabled', 'This account has been disabled. Please write to us for help.'],
  ['auth/user-token-expired', SIGNED_OUT],
  ['auth/user-not-found', SIGNED_OUT],
  [null, SIGNED_OUT],
])('a session that ended with %s stores its reason and reloads', async (code, reason) => {
  const { emitUser } = await setUp({ authenticator: { refusal: async () => code }, deviceData: { close: ended } });
  emitUser(rosa);
  emitUser(null);
  await settle();
  expect(calls).toEqual([`rosa: ${reason}`, 'reload']);
});

it('a session that ended without a reason is reported as signed out', async () => {
  const { emitUser } = await setUp({
    authenticator: { refusal: () => new Promise(() => undefined) },
    deviceData: { close: ended },
  });
  emitUser(rosa);
  emitUser(null);
  await settle();
  expect(calls).toEqual([`rosa: ${SIGNED_OUT}`, 'reload']);
});

it('a session that ended while no page was open is reported on the next visit', async () => {
  const { session, emitUser } = await setUp({ deviceData: { closeAll: () => ['rosa'] } });
  emitUser(null);
  expect(session.current()).toEqual({ status: 'signed-out', ended: { uid: 'rosa', reason: SIGNED_OUT } });
});

it('the reason of an ended session is reported after the reload', async () => {
  const end = { uid: 'rosa', reason: 'This account has been disabled. Please write to us for help.' };
  const { session, emitUser } = await setUp({ deviceData: { lastEnd: () => end } });
  emitUser(null);
  expect(session.current()).toEqual({ status: 'signed-out', ended: end });
});

it('a forced sign-out keeps drafts and does not request a reason', async () => {
  const { session, emitUser } = await setUp({
    deviceData: { close: (uid) => (calls.push(`close ${uid}`), 'ended') },
  });
  emitUser(rosa);
  await session.forceSignOut('/');
  expect(calls).toEqual(['sign out', 'close rosa', 'go to /']);
});

it.each([
  [
    'a forced sign-out removes the stored sign-in and reloads if signing out fails',
    async () => void calls.push('forget'),
    ['forget', 'go to /'],
  ],
  ['a forced sign-out reloads even if the stored sign-in cannot be removed', refused, ['go to /']],
])('%s', async (_what, forget, expected) => {
  const { session, emitUser } = await setUp({ authenticator: { signOut: refused, forget } });
  emitUser(rosa);
  await session.forceSignOut('/');
  expect(calls).toEqual(expected);
});
