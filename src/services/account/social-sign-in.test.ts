import { readProfile } from '@talelantern/domain/accounts/profile';
import { describe, expect, it, vi } from 'vitest';
import { createSocialSignIn } from './social-sign-in.ts';
import { AuthFailure, type Authenticator, type SocialSignInResult } from '../ports/authenticator.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';

const rosa: SocialSignInResult = {
  user: { uid: 'u1', email: 'rosa@home.example', emailVerified: true },
  displayName: 'Rosa',
  isNew: false,
};
const newRosa = { ...rosa, isNew: true };
const CONFIRMED = readProfile('u1', { adultConfirmedAt: 1_763_700_000_000 });

interface SetUpOptions {
  result?: SocialSignInResult | null;
  find?: ProfileRepository['find'];
  isAdult?: boolean;
  prefersRedirect?: boolean;
  openPopup?: Authenticator['openPopup'];
  redirectTo?: Authenticator['redirectTo'];
  create?: ProfileRepository['create'];
  finishRedirect?: Authenticator['finishRedirect'];
  sleep?: () => Promise<void>;
}

function setUp(options: SetUpOptions = {}) {
  const { result = rosa, find = async () => CONFIRMED, isAdult = true } = options;
  const calls: string[] = [];
  const note = (call: string) => async (): Promise<void> => void calls.push(call);
  const social = createSocialSignIn({
    authenticator: {
      prefersRedirect: () => options.prefersRedirect ?? false,
      openPopup: options.openPopup ?? (async () => result),
      redirectTo: options.redirectTo ?? (() => new Promise(() => undefined)),
      finishRedirect: options.finishRedirect ?? (async () => result),
      keepSignIn: note('kept'),
      rejectSignIn: async ({ isNew }) => void calls.push(isNew ? 'account deleted' : 'signed out'),
    },
    profiles: {
      find,
      create: options.create ?? (async ({ displayName }) => void calls.push(`profile of ${displayName}`)),
      recordSignIn: async (_user, said) => void calls.push(said?.confirmsAdult ? 'confirmed' : 'noted'),
    },
    sleep: options.sleep ?? (() => new Promise(() => undefined)),
    pendingRedirects: {
      note: ({ provider, returnTo }) => calls.push(`left for ${provider} from ${returnTo}`),
      read: () => null,
      forget: () => calls.push('pendingRedirect forgotten'),
    },
  });
  const ask = vi.fn(async () => isAdult);
  const signInOptions = { isAdult: ask, returnTo: '/stories' };
  return { calls, ask, signInWith: () => social.signInWith('google', signInOptions), social, signInOptions };
}

it('a known Google user is signed in without the adult question', async () => {
  const { calls, ask, signInWith } = setUp();
  await signInWith();
  expect(calls).toEqual(['kept', 'noted']);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['is new', newRosa, null, ['kept', 'profile of Rosa']],
  ['never got a profile', rosa, null, ['kept', 'profile of Rosa']],
  ['has never been asked', rosa, readProfile('u1', {}), ['kept', 'confirmed']],
])('the adult question is asked when the user %s', async (_who, result, profile, expected) => {
  const { calls, ask, signInWith } = setUp({ result, find: async () => profile });
  await signInWith();
  expect(ask).toHaveBeenCalledOnce();
  expect(calls).toEqual(expected);
});

it('a child who signs in with Google does not get an account', async () => {
  const { calls, signInWith } = setUp({ result: newRosa, isAdult: false });
  await expect(signInWith()).rejects.toThrow('auth/user-cancelled');
  expect(calls).toEqual(['account deleted']);
});

it.each([
  ['that never got a profile is deleted', null, 'account deleted'],
  ['with a profile is kept', readProfile('u1', {}), 'signed out'],
])('after the answer “No”, an account of an earlier visit %s', async (_which, profile, expected) => {
  const { calls, signInWith } = setUp({ find: async () => profile, isAdult: false });
  await expect(signInWith()).rejects.toThrow('auth/user-cancelled');
  expect(calls).toEqual([expected]);
});

it.each([
  ['a name', { ...newRosa, displayName: ' ' }],
  ['an email address', { ...newRosa, user: { ...newRosa.user, email: '' } }],
])('a Google sign-in without %s is rejected', async (_what, result) => {
  const { calls, ask, signInWith } = setUp({ result });
  await expect(signInWith()).rejects.toThrow('User data is incomplete');
  expect(calls).toEqual(['account deleted']);
  expect(ask).not.toHaveBeenCalled();
});

it('a Google user is admitted if the profile cannot be read or created', async () => {
  const offline = (): Promise<never> => Promise.reject(new Error('offline'));
  const knownUser = setUp({ find: offline });
  await knownUser.signInWith();
  expect(knownUser.calls).toEqual(['kept', 'noted']);
  const fresh = setUp({ result: newRosa, create: offline });
  await fresh.signInWith();
  expect(fresh.calls).toEqual(['kept']);
});

it('an Apple sign-in without a name is accepted', async () => {
  const { calls, social, signInOptions } = setUp({ result: { ...newRosa, displayName: '' } });
  await social.signInWith('apple', signInOptions);
  expect(calls).toEqual(['kept', 'profile of ']);
});

describe('redirect instead of a popup', () => {
  const blocked = (): Promise<never> => Promise.reject(new AuthFailure('auth/popup-blocked'));

  it.each([
    ['where popups do not work', { prefersRedirect: true }],
    ['where the popup was blocked', { openPopup: blocked }],
  ] as [string, SetUpOptions][])('sign-in redirects %s, and stores the pending redirect', async (_where, options) => {
    const { calls, signInWith } = setUp({
      ...options,
      redirectTo: () => Promise.reject(new AuthFailure('auth/x')),
    });
    await expect(signInWith()).rejects.toThrow('auth/x');
    expect(calls).toEqual(['left for google from /stories', 'pendingRedirect forgotten']);
  });

  it('other popup failures do not redirect', async () => {
    const { calls, signInWith } = setUp({
      openPopup: () => Promise.reject(new AuthFailure('auth/popup-closed-by-user')),
    });
    await expect(signInWith()).rejects.toThrow('popup-closed-by-user');
    expect(calls).toEqual([]);
  });

  it('a user returning from a redirect is admitted once', async () => {
    const { calls, social, signInOptions } = setUp();
    expect(await social.finish({ provider: 'google', returnTo: null }, signInOptions)).toBe(true);
    expect(calls).toEqual(['pendingRedirect forgotten', 'kept', 'noted']);
  });

  it('a redirect that never returns a result times out', async () => {
    const { social, signInOptions } = setUp({
      finishRedirect: () => new Promise(() => undefined),
      sleep: async () => undefined,
    });
    await expect(social.finish({ provider: 'google', returnTo: null }, signInOptions)).rejects.toThrow('auth/timeout');
  });

  it('a redirect without a user does not sign in', async () => {
    const { calls, social, signInOptions } = setUp({ result: null });
    expect(await social.finish({ provider: 'google', returnTo: null }, signInOptions)).toBe(false);
    expect(calls).toEqual(['pendingRedirect forgotten']);
  });
});
