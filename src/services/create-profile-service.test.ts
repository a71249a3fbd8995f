import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { expect, it } from 'vitest';
import { createProfileService } from './create-profile-service.ts';
import { createProfileKeeper } from './profile-keeper.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';

const STORED = { displayName: 'The Fennimores', penName: 'Lantern Lane', photoURL: null, stories: 2 };

function setUp(profile: Partial<Profile> | null, repository: Partial<ProfileRepository> = {}) {
  const kept = { profile };
  const profiles: ProfileRepository = {
    find: async (uid) => kept.profile && readProfile(uid, kept.profile),
    create: async () => void (kept.profile = {}),
    recordSignIn: async () => undefined,
    update: async (_uid, details) => void (kept.profile = { ...kept.profile, ...details }),
    ...repository,
  };
  const user = { uid: 'u1', email: 'a@b.example', emailVerified: true };
  const service = createProfileService({ uid: 'u1', profile: createProfileKeeper(profiles, user), profiles });
  return { service, kept };
}

it('a family’s details are those of its profile, and a change leaves the others alone', async () => {
  const { service, kept } = setUp(STORED);
  expect(await service.get()).toEqual({ displayName: 'The Fennimores', penName: 'Lantern Lane', photoURL: null });
  expect(await service.update({ penName: ' Owl Street ' })).toEqual({
    displayName: 'The Fennimores',
    penName: 'Owl Street',
    photoURL: null,
  });
  expect(kept.profile).toEqual({ ...STORED, penName: 'Owl Street' });
});

it('names are stored in the sizes that fit', async () => {
  const { service, kept } = setUp(STORED);
  await service.update({ displayName: 'x'.repeat(500), penName: 'y'.repeat(500) });
  expect(kept.profile?.displayName).toHaveLength(LIMITS.name);
  expect(kept.profile?.penName).toHaveLength(LIMITS.penName);
});

it('a profile that signing up could not make is made before it is changed', async () => {
  const { service, kept } = setUp(null);
  await service.update({ displayName: 'The Fennimores' });
  expect(kept.profile).toEqual({ displayName: 'The Fennimores' });
});

it('failures are told in the specified sentences', async () => {
  const fail = () => Promise.reject(new Error('unavailable'));
  await expect(setUp(STORED, { find: fail }).service.get()).rejects.toEqual(
    new AppError('internal', 'Failed to fetch user profile'),
  );
  await expect(setUp(null, { create: async () => undefined }).service.get()).rejects.toEqual(
    new AppError('not_found', 'User profile not found'),
  );
  await expect(setUp(STORED, { update: fail }).service.update({ penName: 'Owl Street' })).rejects.toEqual(
    new AppError('internal', 'Failed to update profile'),
  );
});
