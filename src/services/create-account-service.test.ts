import { AppError } from '@talelantern/domain/errors/app-error';
import { describe, expect, it } from 'vitest';
import { createAccountService } from './create-account-service.ts';
import { fakeTraces } from './fake-device-traces.ts';
import type { AccountService, SignedInUser } from './account-service.ts';
import { AuthFailure, type Authenticator } from './ports/authenticator.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';

const rosa: SignedInUser = { uid: 'u1', email: 'rosa@home.example', emailVerified: false };

function setUp(changes: Partial<Authenticator> = {}) {
  const calls: string[] = [];
  let tell: (user: SignedInUser | null) => void = () => undefined;
  const authenticator: Authenticator = {
    watch(onUser) {
      tell = onUser;
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
    prepare: () => undefined,
    prepareWindows: () => undefined,
    prefersLeaving: () => false,
    async openWindow() {
      tell(rosa);
      return { user: rosa, displayName: 'Rosa', isNew: true };
    },
    leaveFor: () => new Promise(() => undefined),
    comeBack: async () => null,
    keepSignIn: async () => undefined,
    async turnAway() {
      calls.push('turned away');
      tell(null);
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
    refusal: async () => null,
    forget: async () => undefined,
    reload: async () => rosa,
    idToken: async () => 'token',
    ...changes,
  };
  const profiles: ProfileRepository = {
    find: async () => null,
    async create({ uid }) {
      calls.push(`profile ${uid} while ${account.session().status}`);
    },
    async recordSignIn({ uid }) {
      calls.push(`sign-in of ${uid}`);
    },
    async update(uid) {
      calls.push(`details of ${uid}`);
    },
  };
  const account = createAccountService({
    startAuthenticator: () => authenticator,
    expectsNobody: () => false,
    profiles: async () => profiles,
    departures: {
      note: (departure) => calls.push(`left for ${departure.provider}`),
      read: () => null,
      forget: () => undefined,
    },
    traces: fakeTraces(),
    finish: async () => undefined,
    restart: () => undefined,
    sleep: async () => undefined,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { account, calls, tell: (user: SignedInUser | null) => tell(user), settle };
}

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

it.each([
  ['a verification mail', (account: AccountService) => account.sendVerificationMail()],
  ['a proof of identity', (account: AccountService) => account.reauthenticate({ password: 'secret' })],
  ['another password', (account: AccountService) => account.changePassword('secret2')],
  ['another address', (account: AccountService) => account.changeEmail('new@home.example')],
  ['another way of signing in', (account: AccountService) => account.link('google')],
  ['one way less', (account: AccountService) => account.unlink('google')],
])('%s is for nobody who is not signed in', async (_what, act) => {
  const { account, tell } = setUp();
  tell(null);
  await expect(act(account)).rejects.toMatchObject({ code: 'unauthenticated', message: 'No authenticated user' });
});

it('A11: a reset that was refused for too many tries says that as its cause', async () => {
  const sendPasswordReset = () => Promise.reject(new AuthFailure('auth/too-many-requests', null));
  const { account } = setUp({ sendPasswordReset });
  const refusal: unknown = await account.requestPasswordReset('rosa@home.example').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  if (!(refusal instanceof AppError)) return;
  expect(refusal.message).toBe('Failed to send password reset email. Please try again.');
  expect(String(refusal.cause)).toContain('Too many tries. Please wait a few minutes and try again.');
});

it('Google that fails without a sentence of its own says that it failed', async () => {
  const { account } = setUp({ openWindow: () => Promise.reject(new AuthFailure('auth/internal-error', null)) });
  const welcome = { isAdult: async () => true, returnTo: null };
  await expect(account.signInWith('google', welcome)).rejects.toThrow('Google sign in failed');
  await expect(account.signInWith('apple', welcome)).rejects.toThrow('Apple sign in failed');
});

it('nobody who was turned away is ever told of', async () => {
  const { account, calls } = setUp();
  const seen: string[] = [];
  account.watchSession(() => seen.push(account.session().status));
  const welcome = { isAdult: async () => false, returnTo: null };
  await expect(account.signInWith('google', welcome)).rejects.toThrow('Sign in cancelled');
  expect(calls).toEqual(['turned away']);
  expect(seen).toEqual(['signed-out']);
});

it('a way that was added or taken away is told to the screens', async () => {
  const { account, calls, tell } = setUp();
  tell(rosa);
  let told = 0;
  account.watchSession(() => (told += 1));
  await account.link('apple');
  await account.unlink('google');
  expect(calls).toEqual(['link apple', 'unlink google']);
  expect(told).toBe(2);
});
