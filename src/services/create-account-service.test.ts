import { describe, expect, it } from 'vitest';
import { createAccountService } from './create-account-service.ts';
import type { SignedInUser } from './account-service.ts';
import { AuthFailure, type Authenticator } from './ports/authenticator.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';

const rosa: SignedInUser = { uid: 'u1', email: 'rosa@home.example', emailVerified: false };

interface Watcher {
  onUser: (user: SignedInUser | null) => void;
  onFailure: (failure: AuthFailure) => void;
}

function setUp(changes: Partial<Authenticator> = {}) {
  const calls: string[] = [];
  const waits: number[] = [];
  const watchers: Watcher[] = [];
  const tell = (user: SignedInUser | null) => watchers.at(-1)?.onUser(user);
  const authenticator: Authenticator = {
    watch(onUser, onFailure) {
      watchers.push({ onUser, onFailure });
      return () => undefined;
    },
    async signIn() {
      tell(rosa);
      return rosa;
    },
    async signUp() {
      tell(rosa);
      return rosa;
    },
    async signInWith(provider) {
      calls.push(`window of ${provider}`);
      tell(rosa);
      return rosa;
    },
    async sendPasswordReset(email) {
      calls.push(`reset mail to ${email}`);
    },
    async reauthenticate(proof) {
      calls.push(`proof ${JSON.stringify(proof)}`);
    },
    async changePassword(newPassword) {
      calls.push(`password ${newPassword}`);
    },
    async changeEmail(newEmail) {
      calls.push(`mail to ${newEmail}`);
    },
    providers: () => ['password', 'google'],
    async link(provider) {
      calls.push(`link ${provider}`);
    },
    async unlink(provider) {
      calls.push(`unlink ${provider}`);
    },
    async signOut() {
      calls.push('sign out');
      tell(null);
    },
    async sendVerificationMail() {
      calls.push('verification mail');
    },
    reload: async () => rosa,
    idToken: async () => 'token',
    ...changes,
  };
  const profiles: ProfileRepository = {
    find: async () => null,
    async create({ uid }) {
      calls.push(`profile ${uid} while ${account.session().status}`);
    },
    async recordSignIn(uid) {
      calls.push(`sign-in of ${uid}`);
    },
    async update(uid) {
      calls.push(`details of ${uid}`);
    },
  };
  const account = createAccountService({
    startAuthenticator: () => authenticator,
    profiles: async () => profiles,
    sleep: async (ms) => void waits.push(ms),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const fail = async () => {
    watchers.at(-1)?.onFailure(new AuthFailure('auth/internal-error', null));
    await settle();
  };
  return { account, calls, waits, watchers, tell, fail, settle };
}

describe('the session', () => {
  it('is loading until the service has answered, then follows it', () => {
    const { account, tell } = setUp();
    const seen: string[] = [];
    account.watchSession(() => seen.push(account.session().status));
    expect(account.session().status).toBe('loading');
    tell(rosa);
    tell(null);
    expect(seen).toEqual(['signed-in', 'signed-out']);
  });

  it('survives a failing listener, which is tried again after 1, 2 and 3 seconds', async () => {
    const { account, fail, waits, tell } = setUp();
    await fail();
    await fail();
    await fail();
    expect(waits).toEqual([1_000, 2_000, 3_000]);
    expect(account.session().status).toBe('loading');
    tell(rosa);
    expect(account.session().status).toBe('signed-in');
  });

  it('has failed after the third retry', async () => {
    const { account, fail } = setUp();
    for (let time = 0; time < 4; time += 1) await fail();
    expect(account.session()).toEqual({
      status: 'failed',
      message: 'Authentication error. Please refresh the page.',
    });
  });

  it('has failed when the service cannot start', () => {
    const account = createAccountService({
      startAuthenticator: () => {
        throw new Error('no IndexedDB');
      },
      profiles: () => Promise.reject(new Error('not asked for')),
      sleep: async () => undefined,
    });
    expect(account.session()).toEqual({
      status: 'failed',
      message: 'Authentication system initialization failed. Please try again later.',
    });
  });
});

describe('signing in', () => {
  it('notes the time on the profile', async () => {
    const { account, calls, settle } = setUp();
    await account.signIn('rosa@home.example', 'secret');
    await settle();
    expect(calls).toEqual(['sign-in of u1']);
  });

  it.each([
    ['', 'secret', 'Please fill in all fields', 'email'],
    ['rosa@home.example', '', 'Please fill in all fields', 'password'],
    ['rosa@home.example', '12345', 'Password must be at least 6 characters', 'password'],
  ])('with %j and %j is not tried', async (email, password, message, field) => {
    const { account } = setUp({ signIn: () => Promise.reject(new Error('it was tried')) });
    await expect(account.signIn(email, password)).rejects.toMatchObject({ code: 'invalid', message, field });
  });

  it('that is refused says so by the code', async () => {
    const { account } = setUp({ signIn: () => Promise.reject(new AuthFailure('auth/invalid-credential', null)) });
    await expect(account.signIn('rosa@home.example', 'secret')).rejects.toThrow('Invalid email or password');
  });
});

describe('signing up', () => {
  it('shows nobody a family without a profile, and sends the verification mail', async () => {
    const { account, calls } = setUp();
    await account.signUp('rosa@home.example', 'secret');
    expect(account.session().status).toBe('signed-in');
    expect(calls).toEqual(['verification mail', 'profile u1 while loading']);
  });

  it('with a known address says so', async () => {
    const { account } = setUp({ signUp: () => Promise.reject(new AuthFailure('auth/email-already-in-use', null)) });
    await expect(account.signUp('rosa@home.example', 'secret')).rejects.toThrow('Email is already registered');
    expect(account.session().status).toBe('loading');
  });
});

describe('the verification of an address', () => {
  it('is noticed when the person comes back from their mail', async () => {
    const verified = { ...rosa, emailVerified: true };
    const refreshes: boolean[] = [];
    const { account, tell } = setUp({
      reload: async () => verified,
      async idToken(refresh) {
        refreshes.push(refresh);
        return 'token';
      },
    });
    tell(rosa);
    await account.checkVerification();
    expect(account.session()).toEqual({ status: 'signed-in', user: verified });
    expect(refreshes).toEqual([true]);
  });

  it('that cannot be asked about changes nothing', async () => {
    const { account, tell } = setUp({ reload: () => Promise.reject(new AuthFailure('auth/internal-error', null)) });
    tell(rosa);
    await account.checkVerification();
    expect(account.session()).toEqual({ status: 'signed-in', user: rosa });
  });
});

describe('a token', () => {
  it('of an account that was switched off signs it out', async () => {
    const { account, calls } = setUp({ idToken: () => Promise.reject(new AuthFailure('auth/user-disabled', null)) });
    await expect(account.idToken(true)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(calls).toEqual(['sign out']);
  });

  it('that cannot be fetched now signs nobody out', async () => {
    const lost = new AuthFailure('auth/network-request-failed', null);
    const { account, calls } = setUp({ idToken: () => Promise.reject(lost) });
    await expect(account.idToken(true)).rejects.toBe(lost);
    expect(calls).toEqual([]);
  });
});

it('a failed sign-out says what to do', async () => {
  const { account } = setUp({ signOut: () => Promise.reject(new AuthFailure('auth/internal-error', null)) });
  await expect(account.signOut()).rejects.toThrow('Failed to sign out. Please refresh the page.');
});
