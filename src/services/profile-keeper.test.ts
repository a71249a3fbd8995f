import { readProfile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it } from 'vitest';
import type { ProfileRepository } from './ports/profile-repository.ts';
import { createProfileKeeper } from './profile-keeper.ts';

const rosa = { uid: 'rosa', email: 'rosa@home.example', emailVerified: true };

function keeperOf(changes: Partial<ProfileRepository>) {
  const kept: { isStored: boolean } = { isStored: false };
  const keeper = createProfileKeeper(
    {
      find: async (uid) => (kept.isStored ? readProfile(uid, {}) : null),
      create: async () => void (kept.isStored = true),
      recordSignIn: async () => undefined,
      update: async () => undefined,
      ...changes,
    },
    rosa,
  );
  return { keeper, kept };
}

it('R29: a profile that signing up could not make is made when it is first needed', async () => {
  const { keeper, kept } = keeperOf({});
  expect((await keeper.get()).priceId).toBeNull();
  expect(kept.isStored).toBe(true);
});

it('R29: while it cannot be made nothing is saved, and the family is told why in clear words', async () => {
  const { keeper } = keeperOf({ create: () => Promise.reject(new Error('unavailable')) });
  await expect(keeper.get()).rejects.toEqual(
    new AppError(
      'internal',
      'Your account is not quite ready, so nothing can be saved yet. Please try again in a moment.',
    ),
  );
});
