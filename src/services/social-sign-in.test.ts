import { readProfile } from '@talelantern/domain/accounts/profile';
import { describe, expect, it, vi } from 'vitest';
import { createSocialSignIn } from './social-sign-in.ts';
import { AuthFailure, type Authenticator, type SocialArrival } from './ports/authenticator.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';

const rosa: SocialArrival = {
  user: { uid: 'u1', email: 'rosa@home.example', emailVerified: true },
  displayName: 'Rosa',
  isNew: false,
};
const newRosa = { ...rosa, isNew: true };
const CONFIRMED = readProfile('u1', { adultConfirmedAt: 1_763_700_000_000 });

interface Scene {
  arrival?: SocialArrival | null;
  find?: ProfileRepository['find'];
  isAdult?: boolean;
  prefersLeaving?: boolean;
  openWindow?: Authenticator['openWindow'];
  leaveFor?: Authenticator['leaveFor'];
  create?: ProfileRepository['create'];
  comeBack?: Authenticator['comeBack'];
  sleep?: () => Promise<void>;
}

function setUp(scene: Scene = {}) {
  const { arrival = rosa, find = async () => CONFIRMED, isAdult = true } = scene;
  const calls: string[] = [];
  const note = (call: string) => async (): Promise<void> => void calls.push(call);
  const social = createSocialSignIn({
    authenticator: {
      prefersLeaving: () => scene.prefersLeaving ?? false,
      openWindow: scene.openWindow ?? (async () => arrival),
      leaveFor: scene.leaveFor ?? (() => new Promise(() => undefined)),
      comeBack: scene.comeBack ?? (async () => arrival),
      keepSignIn: note('kept'),
      turnAway: note('turned away'),
    },
    profiles: {
      find,
      create: scene.create ?? (async ({ displayName }) => void calls.push(`profile of ${displayName}`)),
      recordSignIn: async (_user, said) => void calls.push(said?.confirmsAdult ? 'confirmed' : 'noted'),
    },
    sleep: scene.sleep ?? (() => new Promise(() => undefined)),
    departures: {
      note: ({ provider, returnTo }) => calls.push(`left for ${provider} from ${returnTo}`),
      read: () => null,
      forget: () => calls.push('departure forgotten'),
    },
  });
  const ask = vi.fn(async () => isAdult);
  const welcome = { isAdult: ask, returnTo: '/stories' };
  return { calls, ask, signInWith: () => social.signInWith('google', welcome), social, welcome };
}

describe('whoever comes by Google', () => {
  it('and was here before is kept and noted, and asked nothing', async () => {
    const { calls, ask, signInWith } = setUp();
    await signInWith();
    expect(calls).toEqual(['kept', 'noted']);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['is new', newRosa, null, ['kept', 'profile of Rosa']],
    ['never got a profile', rosa, null, ['kept', 'profile of Rosa']],
    ['has never been asked', rosa, readProfile('u1', {}), ['kept', 'confirmed']],
  ])('and %s is asked whether they are a grown-up', async (_who, arrival, profile, expected) => {
    const { calls, ask, signInWith } = setUp({ arrival, find: async () => profile });
    await signInWith();
    expect(ask).toHaveBeenCalledOnce();
    expect(calls).toEqual(expected);
  });

  it('and is no grown-up leaves nothing behind', async () => {
    const { calls, signInWith } = setUp({ arrival: newRosa, isAdult: false });
    await expect(signInWith()).rejects.toThrow('Sign in cancelled');
    expect(calls).toEqual(['turned away']);
  });

  it.each([
    ['a name', { ...newRosa, displayName: ' ' }],
    ['an address', { ...newRosa, user: { ...newRosa.user, email: '' } }],
  ])('without %s is not let in', async (_what, arrival) => {
    const { calls, ask, signInWith } = setUp({ arrival });
    await expect(signInWith()).rejects.toThrow('User data is incomplete');
    expect(calls).toEqual(['turned away']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('comes in where the profile cannot be read or made now', async () => {
    const offline = (): Promise<never> => Promise.reject(new Error('offline'));
    const known = setUp({ find: offline });
    await known.signInWith();
    expect(known.calls).toEqual(['kept', 'noted']);
    const fresh = setUp({ arrival: newRosa, create: offline });
    await fresh.signInWith();
    expect(fresh.calls).toEqual(['kept']);
  });
});

it('whoever comes by Apple needs no name', async () => {
  const { calls, social, welcome } = setUp({ arrival: { ...newRosa, displayName: '' } });
  await social.signInWith('apple', welcome);
  expect(calls).toEqual(['kept', 'profile of ']);
});

describe('going there instead of a window', () => {
  const blocked = (): Promise<never> => Promise.reject(new AuthFailure('auth/popup-blocked', null));

  it.each([
    ['where a window is no good', { prefersLeaving: true }],
    ['R28: where it was blocked', { openWindow: blocked }],
  ] as [string, Scene][])('happens %s, and is remembered', async (_where, scene) => {
    const { calls, signInWith } = setUp({ ...scene, leaveFor: () => Promise.reject(new AuthFailure('auth/x', null)) });
    await expect(signInWith()).rejects.toThrow('auth/x');
    expect(calls).toEqual(['left for google from /stories', 'departure forgotten']);
  });

  it('does not follow any other failure', async () => {
    const { calls, signInWith } = setUp({
      openWindow: () => Promise.reject(new AuthFailure('auth/popup-closed-by-user', null)),
    });
    await expect(signInWith()).rejects.toThrow('popup-closed-by-user');
    expect(calls).toEqual([]);
  });

  it('lets in who comes back, once', async () => {
    const { calls, social, welcome } = setUp();
    expect(await social.finish({ provider: 'google', returnTo: null }, welcome)).toBe(true);
    expect(calls).toEqual(['departure forgotten', 'kept', 'noted']);
  });

  it('is given up where the answer never comes', async () => {
    const { social, welcome } = setUp({ comeBack: () => new Promise(() => undefined), sleep: async () => undefined });
    await expect(social.finish({ provider: 'google', returnTo: null }, welcome)).rejects.toThrow('auth/timeout');
  });

  it('knows when nobody has come back', async () => {
    const { calls, social, welcome } = setUp({ arrival: null });
    expect(await social.finish({ provider: 'google', returnTo: null }, welcome)).toBe(false);
    expect(calls).toEqual(['departure forgotten']);
  });
});
