import { describe, expect, it } from 'vitest';
import { AuthFailure, CANNOT_START, type Authenticator } from '../services/ports/authenticator.ts';
import { createLateAuthenticator } from './late-authenticator.ts';

const rosa = { uid: 'rosa', email: 'rosa@home.example', emailVerified: true };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A service that has loaded: Rosa is signed in. `calls` says what it was asked. */
function setUp() {
  const calls: string[] = [];
  const later: Authenticator = {
    ...createLateAuthenticator(() => Promise.reject(new Error('not asked here'))),
    watch(onUser) {
      calls.push('watch');
      onUser(rosa);
      return () => void calls.push('stop');
    },
    prepare: () => void calls.push('prepare'),
    providers: () => ['password'],
    idToken: async (refresh) => (refresh ? 'fresh token' : 'token'),
  };
  const source = createLateAuthenticator(async () => {
    calls.push('load');
    return later;
  });
  return { source, calls };
}

describe('a service that is loaded later', () => {
  it('is not loaded before something is asked of it', async () => {
    const { calls } = setUp();
    await settle();
    expect(calls).toEqual([]);
  });

  it('is loaded once and answers itself', async () => {
    const { source, calls } = setUp();
    source.prepare();
    expect(await source.idToken(true)).toBe('fresh token');
    expect(calls).toEqual(['load', 'prepare']);
  });

  it('tells who is signed in, until it is no longer asked', async () => {
    const { source, calls } = setUp();
    const told: unknown[] = [];
    const stop = source.watch(
      (user) => told.push(user),
      () => undefined,
    );
    await settle();
    stop();
    expect(told).toEqual([rosa]);
    expect(source.providers()).toEqual(['password']);
    expect(calls).toEqual(['load', 'watch', 'stop']);
  });

  it('is not asked any more when that was taken back before it came', async () => {
    const { source, calls } = setUp();
    source.watch(
      () => undefined,
      () => undefined,
    )();
    await settle();
    expect(calls).toEqual(['load']);
  });

  it('says so where it cannot start, and is tried again by the next who asks', async () => {
    let isBroken = true;
    const source = createLateAuthenticator(async () => {
      if (isBroken) throw new Error('no IndexedDB');
      return setUp().source;
    });
    const failures: string[] = [];
    source.watch(
      () => undefined,
      ({ code }) => failures.push(code),
    );
    await settle();
    expect(failures).toEqual([CANNOT_START]);
    await expect(source.idToken(false)).rejects.toBeInstanceOf(AuthFailure);
    isBroken = false;
    expect(await source.idToken(false)).toBe('token');
  });
});
