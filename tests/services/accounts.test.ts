import { createProfileLoader } from '../../src/services/account/profile-loader.ts';
import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD, signUpFamily, startVisit } from './app-family.ts';

const mailSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** The mails that the sign-in service would have sent to `email`, oldest first. */
async function mailsTo(email: string) {
  const { projectId, urls } = inject('cloud');
  const response = await fetch(`${urls.auth}/emulator/v1/projects/${projectId}/oobCodes`);
  return mailSchema.parse(await response.json()).oobCodes.filter((mail) => mail.email === email);
}

it('a wrong password and an unknown email address get the same message at sign-in', async () => {
  const { user } = await signUpFamily();
  const { account } = await startVisit();
  const sentence = 'Invalid email or password';
  await expect(account.signIn(user.email, 'another one')).rejects.toThrow(sentence);
  await expect(account.signIn(`nobody-${user.email}`, PASSWORD)).rejects.toThrow(sentence);
  await account.signIn(` ${user.email} `, PASSWORD);
  expect(account.session()).toMatchObject({ status: 'signed-in', user: { uid: user.uid } });
});

it.each([
  ['an incomplete address', 'rosa', 'That email address doesn’t look complete. Please check it.'],
  ['a taken email address', null, 'Email is already registered'],
])('signing up with %s shows a message', async (_what, email, sentence) => {
  const { user } = await signUpFamily();
  await expect((await startVisit()).account.signUp(email ?? user.email, PASSWORD)).rejects.toThrow(sentence);
});

it('signing in as a disabled user shows that the account is disabled', async () => {
  const { user } = await signUpFamily();
  await adminAuth().updateUser(user.uid, { disabled: true });
  await expect((await startVisit()).account.signIn(user.email, PASSWORD)).rejects.toThrow('disabled');
});

it('a new profile has the initial values, a coarse device type and the confirmation of an adult', async () => {
  const { user, storedProfile } = await signUpFamily();
  const { fingerprint: _hash, ...device } = z
    .object({ fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/)), userAgent: z.string(), isProxy: z.boolean() })
    .parse((await storedProfile())['deviceInfo']);
  expect(device).toMatchObject({ isProxy: false });
  expect(await storedProfile()).toMatchObject({
    email: user.email,
    stories: 2,
    characters: 2,
    storiesThisMonth: 0,
    charactersThisMonth: 0,
    adultConfirmedAt: expect.anything(),
    lastLoginAt: expect.anything(),
  });
  expect((await mailsTo(user.email)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
});

it('each sign-in is recorded in the profile', async () => {
  const { user, account, storedProfile } = await signUpFamily();
  const { lastLoginAt: first } = await storedProfile();
  await account.signIn(user.email, PASSWORD);
  await expect.poll(async () => (await storedProfile())['lastLoginAt']).not.toEqual(first);
});

it('a profile is created on first use when sign-up could not create it', async () => {
  const visit = await startVisit();
  const email = `${crypto.randomUUID()}@home.example`;
  const visitWithoutProfile = await startVisit({ profilesFail: true });
  await visitWithoutProfile.account.signUp(email, PASSWORD);
  const { uid } = await adminAuth().getUserByEmail(email);
  expect(await storedFields(`users/${uid}`)).toEqual({});

  await visit.account.signIn(email, PASSWORD);
  await createProfileLoader(visit.profiles, { uid, email, emailVerified: false }).get();
  expect(await storedFields(`users/${uid}`)).toMatchObject({
    email,
    stories: 2,
    adultConfirmedAt: expect.anything(),
  });
});

it('a forgotten password is reset by mail', async () => {
  const { user } = await signUpFamily();
  await (await startVisit()).account.requestPasswordReset(` ${user.email}`);
  expect((await mailsTo(user.email)).at(-1)?.requestType).toBe('PASSWORD_RESET');
});

it.each([
  ['an unknown address', 'nobody@home.example', 'No account found with this email address'],
  ['a blank address', ' ', 'Please enter your email address'],
])('a password reset for %s sends no mail and shows a message', async (_whose, email, sentence) => {
  await expect((await startVisit()).account.requestPasswordReset(email)).rejects.toThrow(sentence);
});

it('a signed-in user confirms their identity by password', async () => {
  const { account } = await signUpFamily();
  await expect(account.reauthenticate({ password: 'another one' })).rejects.toThrow('Invalid email or password');
  await account.reauthenticate({ password: PASSWORD });
});

it('a signed-in user changes the password', async () => {
  const { user, account } = await signUpFamily();
  await expect(account.changePassword('12345')).rejects.toThrow('Password must be at least 6 characters');
  await account.changePassword('a new harbour');
  await expect((await startVisit()).account.signIn(user.email, PASSWORD)).rejects.toThrow('Invalid email or password');
  await (await startVisit()).account.signIn(user.email, 'a new harbour');
});

it('a new email address applies once the link in the mail is opened, and the profile follows', async () => {
  const { user, account, storedProfile } = await signUpFamily();
  const next = `next-${user.email}`;
  await account.changeEmail(next);
  const mail = (await mailsTo(user.email)).find(({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL');
  await expect((await startVisit()).account.signIn(next, PASSWORD)).rejects.toThrow('Invalid email or password');
  const opened = await fetch(mail?.oobLink ?? '', { redirect: 'manual' });
  // Firebase's page offers the way back to the app; the emulator goes there immediately.
  expect(opened.headers.get('location')).toBe(`${inject('cloud').urls.app}/login`);
  await (await startVisit()).account.signIn(next, PASSWORD);
  await expect.poll(async () => (await storedProfile())['email']).toBe(next);
});

it("a user cannot take another family's email address", async () => {
  const [{ account }, other] = [await signUpFamily(), await signUpFamily()];
  await expect(account.changeEmail(other.user.email)).rejects.toThrow('Email is already registered');
});

it('a user keeps at least one sign-in method', async () => {
  const { account } = await signUpFamily();
  expect(account.providers()).toEqual(['password']);
  await expect(account.unlink('password')).rejects.toThrow('Please keep at least one way to sign in.');
});
