import { patchPreferences, type Preferences, readPreferences } from '@talelantern/domain/accounts/preferences';
import { type Profile, readProfile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { expect, it } from 'vitest';
import { createPreferencesService, createProfileService } from './profile-service.ts';
import { createProfileLoader } from './profile-loader.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';

const STORED = { displayName: 'The Fennimores', penName: 'Lantern Lane', photoURL: null, stories: 2 };

function setUp(profile: Partial<Profile> | null, repository: Partial<ProfileRepository> = {}) {
  const store = { profile };
  const profiles: ProfileRepository = {
    find: async (uid) => store.profile && readProfile(uid, store.profile),
    create: async () => void (store.profile = {}),
    recordSignIn: async () => undefined,
    update: async (_uid, details) => void (store.profile = { ...store.profile, ...details }),
    ...repository,
  };
  const user = { uid: 'u1', email: 'a@b.example', emailVerified: true };
  const service = createProfileService({ uid: 'u1', profile: createProfileLoader(profiles, user), profiles });
  return { service, storedProfile: store };
}

it('changing a family detail keeps the other fields of the profile', async () => {
  const { service, storedProfile } = setUp(STORED);
  expect(await service.get()).toEqual({ displayName: 'The Fennimores', penName: 'Lantern Lane', photoURL: null });
  expect(await service.update({ penName: ' Owl Street ' })).toEqual({
    displayName: 'The Fennimores',
    penName: 'Owl Street',
    photoURL: null,
  });
  expect(storedProfile.profile).toEqual({ ...STORED, penName: 'Owl Street' });
});

it('names are truncated to their size caps', async () => {
  const { service, storedProfile } = setUp(STORED);
  await service.update({ displayName: 'x'.repeat(500), penName: 'y'.repeat(500) });
  expect(storedProfile.profile?.displayName).toHaveLength(LIMITS.name);
  expect(storedProfile.profile?.penName).toHaveLength(LIMITS.penName);
});

it('a profile that sign-up could not create is created before a change', async () => {
  const { service, storedProfile } = setUp(null);
  await service.update({ displayName: 'The Fennimores' });
  expect(storedProfile.profile).toEqual({ displayName: 'The Fennimores' });
});

it('profile failures have the specified messages', async () => {
  const fail = () => Promise.reject(new Error('unavailable'));
  await expect(setUp(STORED, { find: fail }).service.get()).rejects.toEqual(
    new AppError('internal', 'Failed to fetch user profile'),
  );
  await expect(setUp(null, { create: async () => undefined }).service.get()).rejects.toEqual(
    new AppError('not_found', 'User profile not found', { field: 'profile' }),
  );
  await expect(setUp(STORED, { update: fail }).service.update({ penName: 'Owl Street' })).rejects.toEqual(
    new AppError('internal', 'Failed to update profile'),
  );
});

const AT_FIRST = readPreferences({});

function setUpPreferences({ stored, isUnavailable = false }: { stored: Preferences | null; isUnavailable?: boolean }) {
  const store = { preferences: stored };
  const throwIfUnavailable = () => {
    if (isUnavailable) throw new Error('unavailable');
  };
  const service = createPreferencesService({
    preferences: {
      find: async () => {
        throwIfUnavailable();
        return store.preferences;
      },
      change: async (patch) => {
        throwIfUnavailable();
        if (!store.preferences) throw new Error('no profile');
        store.preferences = patchPreferences(store.preferences, patch);
      },
    },
    profile: {
      get: async () => {
        store.preferences = AT_FIRST;
        return readProfile('u1', {});
      },
    },
  });
  return { service, storedPreferences: store };
}

it('preferences have defaults without a profile', async () => {
  const { service } = setUpPreferences({ stored: null });
  expect(await service.get()).toEqual(AT_FIRST);
});

it('changing one preference returns all of them', async () => {
  const { service, storedPreferences } = setUpPreferences({
    stored: { showFirst: true, autoPictures: true, talkCards: true, voice: 'sage', reader: { size: 'large' } },
  });
  const after = {
    showFirst: true,
    autoPictures: true,
    talkCards: true,
    voice: 'nova',
    reader: { size: 'large', pace: 1 },
  };
  expect(await service.change({ voice: 'nova', reader: { pace: 1 } })).toEqual(after);
  expect(storedPreferences.preferences).toEqual(after);
});

it('preferences can be changed if sign-up could not create a profile', async () => {
  const { service, storedPreferences } = setUpPreferences({ stored: null });
  expect(await service.change({ showFirst: true })).toEqual({ ...AT_FIRST, showFirst: true });
  expect(storedPreferences.preferences?.showFirst).toBe(true);
});

it('reading or changing preferences rejects with a message when it fails', async () => {
  const { service } = setUpPreferences({ stored: AT_FIRST, isUnavailable: true });
  await expect(service.get()).rejects.toMatchObject({ message: 'Failed to fetch user profile' });
  await expect(service.change({ showFirst: true })).rejects.toMatchObject({ message: 'Failed to update profile' });
});
