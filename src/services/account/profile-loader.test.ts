import { readProfile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it } from 'vitest';
import type { ProfileRepository } from '../ports/account-repositories.ts';
import { createProfileLoader } from './profile-loader.ts';

const rosa = { uid: 'rosa', email: 'rosa@home.example', emailVerified: true };

function loaderOf(overrides: Partial<ProfileRepository>) {
  const store: { isStored: boolean } = { isStored: false };
  const loader = createProfileLoader(
    {
      find: async (uid) => (store.isStored ? readProfile(uid, {}) : null),
      create: async () => void (store.isStored = true),
      recordSignIn: async () => undefined,
      update: async () => undefined,
      ...overrides,
    },
    rosa,
  );
  return { loader, storedProfile: store };
}

it('a missing profile is created when it is first read', async () => {
  const { loader, storedProfile } = loaderOf({});
  expect((await loader.get()).priceId).toBeNull();
  expect(storedProfile.isStored).toBe(true);
});

it.each<[string, Partial<ProfileRepository>]>([
  ['refused', { create: () => Promise.reject(new Error('permission-denied')) }],
  ['without effect', { create: async () => undefined }],
])('a profile whose creation is %s is said to be missing', async (_how, changes) => {
  const { loader } = loaderOf(changes);
  const error = await loader.get().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'not_found', field: 'profile', message: 'User profile not found' });
});

it('an unreadable profile is not reported as missing', async () => {
  const { loader } = loaderOf({ find: () => Promise.reject(new Error('unavailable')) });
  await expect(loader.get()).rejects.toEqual(new AppError('internal', 'Failed to fetch user profile'));
});
