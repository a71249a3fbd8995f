import { createProfileKeeper } from '../../src/services/profile-keeper.ts';
import { describe, expect, inject, it } from 'vitest';
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

describe('signing in', () => {
  it('with a wrong password or an unknown address says the same', async () => {
    const { user } = await signUpFamily();
    const { account } = startVisit();
    const sentence = 'Invalid email or password';
    await expect(account.signIn(user.email, 'another one')).rejects.toThrow(sentence);
    await expect(account.signIn(`nobody-${user.email}`, PASSWORD)).rejects.toThrow(sentence);
    await account.signIn(` ${user.email} `, PASSWORD);
    expect(account.session()).toMatchObject({ status: 'signed-in', user: { uid: user.uid } });
  });

  it.each([
    ['no address at all', 'rosa', 'Please check your email address: it does not look complete.'],
    ['a taken address', null, 'Email is already registered'],
  ])('up with %s says so', async (_what, address, sentence) => {
    const { user } = await signUpFamily();
    await expect(startVisit().account.signUp(address ?? user.email, PASSWORD)).rejects.toThrow(sentence);
  });

  it('to an account that was switched off says so', async () => {
    const { user } = await signUpFamily();
    await adminAuth().updateUser(user.uid, { disabled: true });
    await expect(startVisit().account.signIn(user.email, PASSWORD)).rejects.toThrow('switched off');
  });
});

describe('the profile of somebody who signs up', () => {
  it('has the starting values, a coarse device and the confirmation of a grown-up', async () => {
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

  it('notes each sign-in', async () => {
    const { user, account, storedProfile } = await signUpFamily();
    const { lastLoginAt: first } = await storedProfile();
    await account.signIn(user.email, PASSWORD);
    await expect.poll(async () => (await storedProfile())['lastLoginAt']).not.toEqual(first);
  });

  it('R29: is made when it is first needed where signing up could not', async () => {
    const visit = startVisit();
    const email = `${crypto.randomUUID()}@home.example`;
    const broken = startVisit({ profilesFail: true });
    await broken.account.signUp(email, PASSWORD);
    const { uid } = await adminAuth().getUserByEmail(email);
    expect(await storedFields(`users/${uid}`)).toEqual({});

    await visit.account.signIn(email, PASSWORD);
    await createProfileKeeper(visit.profiles, { uid, email, emailVerified: false }).get();
    expect(await storedFields(`users/${uid}`)).toMatchObject({
      email,
      stories: 2,
      adultConfirmedAt: expect.anything(),
    });
  });
});

describe('a forgotten password', () => {
  it('gets a mail', async () => {
    const { user } = await signUpFamily();
    await startVisit().account.requestPasswordReset(` ${user.email}`);
    expect((await mailsTo(user.email)).at(-1)?.requestType).toBe('PASSWORD_RESET');
  });

  it.each([
    ['of nobody', 'nobody@home.example', 'No account found with this email address'],
    ['of a blank one', ' ', 'Please enter your email address'],
  ])('%s gets none, and it is said', async (_whose, email, sentence) => {
    await expect(startVisit().account.requestPasswordReset(email)).rejects.toThrow(sentence);
  });
});

describe('somebody who is signed in', () => {
  it('shows that it is them by the password', async () => {
    const { account } = await signUpFamily();
    await expect(account.reauthenticate({ password: 'another one' })).rejects.toThrow('Invalid email or password');
    await account.reauthenticate({ password: PASSWORD });
  });

  it('changes the password', async () => {
    const { user, account } = await signUpFamily();
    await expect(account.changePassword('12345')).rejects.toThrow('Password must be at least 6 characters');
    await account.changePassword('a new harbour');
    await expect(startVisit().account.signIn(user.email, PASSWORD)).rejects.toThrow('Invalid email or password');
    await startVisit().account.signIn(user.email, 'a new harbour');
  });

  it('has a new address once the link in its mail was opened, and the profile follows', async () => {
    const { user, account, storedProfile } = await signUpFamily();
    const next = `next-${user.email}`;
    await account.changeEmail(next);
    const mail = (await mailsTo(user.email)).find(({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL');
    await expect(startVisit().account.signIn(next, PASSWORD)).rejects.toThrow('Invalid email or password');
    await fetch(mail?.oobLink ?? '');
    await startVisit().account.signIn(next, PASSWORD);
    await expect.poll(async () => (await storedProfile())['email']).toBe(next);
  });

  it('cannot change to an address that another family has', async () => {
    const [{ account }, other] = [await signUpFamily(), await signUpFamily()];
    await expect(account.changeEmail(other.user.email)).rejects.toThrow('Email is already registered');
  });

  it('keeps one way of signing in', async () => {
    const { account } = await signUpFamily();
    expect(account.providers()).toEqual(['password']);
    await expect(account.unlink('password')).rejects.toThrow('Please keep one way of signing in.');
  });
});
