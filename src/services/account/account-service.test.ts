import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it } from 'vitest';
import type { AccountActions } from './account-actions.ts';
import { type SignedInUser, createAccountService } from './account-service.ts';
import { fakeDeviceData } from './fake-device-data.ts';
import { AuthFailure, type Authenticator } from '../ports/authenticator.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';

const rosa: SignedInUser = { uid: 'u1', email: 'rosa@home.example', emailVerified: false };
const verifiedRosa: SignedInUser = { ...rosa, emailVerified: true };

async function setUp(overrides: Partial<Authenticator> = {}) {
  const calls: string[] = [];
  let emitUser: (user: SignedInUser | null) => void = () => undefined;
  const authenticator: Authenticator = {
    watch(onUser) {
      emitUser = onUser;
      return () => undefined;
    },
    async signIn() {
      emitUser(rosa);
      return rosa;
    },
    async signUp() {
      emitUser(rosa);
      return rosa;
    },
    prefersRedirect: () => false,
    async openPopup() {
      emitUser(rosa);
      return { user: rosa, displayName: 'Rosa', isNew: true };
    },
    redirectTo: () => new Promise(() => undefined),
    finishRedirect: async () => null,
    keepSignIn: async () => undefined,
    async rejectSignIn() {
      calls.push('turned away');
      emitUser(null);
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
    providerEmail: () => rosa.email,
    async link(provider) {
      calls.push(`link ${provider}`);
    },
    async unlink(provider) {
      calls.push(`unlink ${provider}`);
    },
    async signOut() {
      calls.push('sign out');
      emitUser(null);
    },
    async sendVerificationMail() {
      calls.push('verification mail');
    },
    refusal: async () => null,
    forget: async () => undefined,
    reload: async () => rosa,
    idToken: async () => 'token',
    ...overrides,
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
  const service = createAccountService({
    loadAuthenticator: async () => authenticator,
    expectsSignedOut: () => false,
    profiles: async () => profiles,
    pendingRedirects: {
      note: (pendingRedirect) => calls.push(`left for ${pendingRedirect.provider}`),
      read: () => null,
      forget: () => undefined,
    },
    deviceData: fakeDeviceData(),
    finish: async () => undefined,
    restart: () => undefined,
    sleep: async () => undefined,
  });
  const account = { ...service, ...(await service.actions()) };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  return { account, calls, emitUser: (user: SignedInUser | null) => emitUser(user), settle };
}

it('a sign-in records its time in the profile', async () => {
  const { account, calls, settle } = await setUp();
  await account.signIn('rosa@home.example', 'secret');
  await settle();
  expect(calls).toEqual(['sign-in of u1']);
});

it.each([
  ['', 'secret', 'Please fill in all fields', 'email'],
  ['rosa@home.example', '', 'Please fill in all fields', 'password'],
  ['rosa@home.example', '12345', 'Password must be at least 6 characters', 'password'],
])('a sign-in with %j and %j sends no request', async (email, password, message, field) => {
  const { account } = await setUp({ signIn: () => Promise.reject(new Error('it was tried')) });
  await expect(account.signIn(email, password)).rejects.toMatchObject({ code: 'invalid', message, field });
});

it('a refused sign-in fails with the message of its code', async () => {
  const { account } = await setUp({ signIn: () => Promise.reject(new AuthFailure('auth/invalid-credential')) });
  await expect(account.signIn('rosa@home.example', 'secret')).rejects.toThrow('Invalid email or password');
});

it('sign-up publishes the session only once the profile exists, and sends the verification mail', async () => {
  const { account, calls } = await setUp();
  await account.signUp('rosa@home.example', 'secret');
  expect(account.session().status).toBe('signed-in');
  expect(calls).toEqual(['verification mail', 'profile u1 while loading']);
});

it('a sign-up with an email address already in use is rejected', async () => {
  const { account } = await setUp({
    signUp: () => Promise.reject(new AuthFailure('auth/email-already-in-use')),
  });
  await expect(account.signUp('rosa@home.example', 'secret')).rejects.toThrow('Email is already registered');
  expect(account.session().status).toBe('loading');
});

it('a verified email address is noticed when the user returns from the mail', async () => {
  const verified = { ...rosa, emailVerified: true };
  const refreshes: boolean[] = [];
  const { account, emitUser } = await setUp({
    reload: async () => verified,
    async idToken(refresh) {
      refreshes.push(refresh);
      return 'token';
    },
  });
  emitUser(rosa);
  await account.checkVerification();
  expect(account.session()).toEqual({ status: 'signed-in', user: verified });
  expect(refreshes).toEqual([true]);
});

it('a failed verification check changes nothing', async () => {
  const { account, emitUser } = await setUp({
    reload: () => Promise.reject(new AuthFailure('auth/internal-error')),
  });
  emitUser(rosa);
  await account.checkVerification();
  expect(account.session()).toEqual({ status: 'signed-in', user: rosa });
});

it.each([
  ['auth/user-disabled', 'This account has been disabled. Please write to us for help.'],
  ['auth/user-token-expired', 'You’ve been signed out. Please sign in again.'],
  ['auth/invalid-user-token', 'You’ve been signed out. Please sign in again.'],
  ['auth/user-not-found', 'You’ve been signed out. Please sign in again.'],
  ['auth/invalid-refresh-token', 'You’ve been signed out. Please sign in again.'],
])('a request for a token that fails with %s signs the user out and says so', async (code, message) => {
  const { account, calls } = await setUp({ idToken: () => Promise.reject(new AuthFailure(code)) });
  await expect(account.idToken(true)).rejects.toMatchObject({ code: 'unauthenticated', message });
  expect(calls).toEqual(['sign out']);
});

it('a failed token refresh does not sign the user out', async () => {
  const lost = new AuthFailure('auth/network-request-failed');
  const { account, calls } = await setUp({ idToken: () => Promise.reject(lost) });
  await expect(account.idToken(true)).rejects.toBe(lost);
  expect(calls).toEqual([]);
});

it.each([
  ['a verification mail', (account: AccountActions) => account.sendVerificationMail()],
  ['a proof of identity', (account: AccountActions) => account.reauthenticate({ password: 'secret' })],
  ['another password', (account: AccountActions) => account.changePassword('secret2')],
  ['another email address', (account: AccountActions) => account.changeEmail('new@home.example')],
  ['another way of signing in', (account: AccountActions) => account.link('google')],
  ['one way less', (account: AccountActions) => account.unlink('google')],
])('%s requires a signed-in user', async (_what, act) => {
  const { account, emitUser } = await setUp();
  emitUser(null);
  await expect(act(account)).rejects.toMatchObject({ code: 'unauthenticated', message: 'No authenticated user' });
});

it('an empty password is rejected without a request', async () => {
  const { account, calls } = await setUp();
  await expect(account.reauthenticate({ password: '' })).rejects.toMatchObject({ code: 'invalid', field: 'password' });
  expect(calls).toEqual([]);
});

it('too many password resets fail with a message about too many attempts', async () => {
  const sendPasswordReset = () => Promise.reject(new AuthFailure('auth/too-many-requests'));
  const { account } = await setUp({ sendPasswordReset });
  const refusal: unknown = await account.requestPasswordReset('rosa@home.example').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  if (!(refusal instanceof AppError)) return;
  expect(refusal.message).toBe('Failed to send password reset email. Please try again.');
  expect(String(refusal.cause)).toContain('Too many tries. Please wait a few minutes and try again.');
});

it('a Google sign-in error without its own message gets the default message', async () => {
  const { account } = await setUp({ openPopup: () => Promise.reject(new AuthFailure('auth/internal-error')) });
  const options = { isAdult: async () => true, returnTo: null };
  await expect(account.signInWith('google', options)).rejects.toThrow('Google sign in failed');
  await expect(account.signInWith('apple', options)).rejects.toThrow('Apple sign in failed');
});

it('a rejected user is never published', async () => {
  const { account, calls } = await setUp();
  const statuses: string[] = [];
  account.watchSession(() => statuses.push(account.session().status));
  const options = { isAdult: async () => false, returnTo: null };
  await expect(account.signInWith('google', options)).rejects.toThrow('Sign in cancelled');
  expect(calls).toEqual(['turned away']);
  expect(statuses).toEqual(['signed-out']);
});

it('spaces around an email address are removed', async () => {
  const usedEmails: string[] = [];
  const note = async (email: string): Promise<SignedInUser> => {
    usedEmails.push(email);
    return rosa;
  };
  const { account, calls, emitUser } = await setUp({ signIn: note, signUp: note });
  await account.signIn(' rosa@home.example ', 'secret');
  await account.signUp(' rosa@home.example ', 'secret');
  expect(usedEmails).toEqual(['rosa@home.example', 'rosa@home.example']);
  emitUser(rosa);
  calls.length = 0;
  await account.changeEmail(' new@home.example ');
  await account.requestPasswordReset(' rosa@home.example ');
  expect(calls).toEqual(['mail to new@home.example', 'reset mail to rosa@home.example']);
});

it('a new password that is too short is rejected', async () => {
  const { account, calls, emitUser } = await setUp();
  emitUser(rosa);
  await expect(account.changePassword('12345')).rejects.toThrow('Password must be at least 6 characters');
  expect(calls).toEqual([]);
});

it('the last sign-in method cannot be removed', async () => {
  const { account, calls, emitUser } = await setUp({ providers: () => ['google'] });
  emitUser(rosa);
  await expect(account.unlink('google')).rejects.toThrow('Please keep at least one way to sign in.');
  expect(calls).toEqual([]);
});

it('while the email address is unverified, no sign-in method can be added', async () => {
  const { account, calls, emitUser } = await setUp();
  emitUser(rosa);
  await expect(account.link('google')).rejects.toMatchObject({ code: 'verify_email' });
  expect(calls).toEqual([]);
});

it('a password reset for an unknown email address is rejected', async () => {
  const sendPasswordReset = () => Promise.reject(new AuthFailure('auth/user-not-found'));
  const { account } = await setUp({ sendPasswordReset });
  await expect(account.requestPasswordReset('rosa@home.example')).rejects.toThrow(
    'No account found with this email address',
  );
});

it('linking or unlinking a provider and setting a first password update the session', async () => {
  const { account, calls, emitUser } = await setUp();
  emitUser(verifiedRosa);
  let changes = 0;
  account.watchSession(() => (changes += 1));
  await account.link('apple');
  await account.unlink('google');
  await account.changePassword('secret2');
  expect(calls).toEqual(['link apple', 'unlink google', 'password secret2']);
  expect(changes).toBe(3);
});
