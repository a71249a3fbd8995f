import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readUsage } from '@talelantern/domain/plans/usage';
import { expect, it, vi } from 'vitest';
import { sleep } from '../core/sleep.ts';
import { createUsageService } from './usage-service.ts';

const NOW = Date.UTC(2026, 10, 23);

const serviceOf = (get: () => Promise<Profile>, held = 0) =>
  createUsageService({
    uid: 'rosa',
    profile: { get },
    usage: {
      find: async () => readUsage({ stories: { reserved: 0, used: 1 }, narrations: { reserved: 1, used: 0 } }),
    },
    clock: { now: async () => NOW },
    deletions: { count: (kind) => (kind === 'character' ? held : 0) },
  });

it('a family without a profile is on Free with a 30-day period, and its counted and running items are read', async () => {
  const service = serviceOf(() => Promise.reject(new AppError('not_found', 'User profile not found')));
  expect(await service.current()).toMatchObject({
    plan: { id: 'free' },
    subscription: { priceId: null, currentPeriodEnd: null },
    periodEnd: Date.UTC(2026, 11, 23),
    stories: { taken: 1, limit: 2, running: 0 },
    narrations: { taken: 1, running: 1 },
    characters: { taken: 0, limit: 2 },
    asOf: NOW,
  });
});

it.each([
  ['null on Free', {}, null],
  [
    'the end of the paid period',
    { priceId: 'pro_monthly', subscriptionStatus: 'active', currentPeriodEnd: new Date(NOW + 1) },
    NOW + 1,
  ],
])('the period end of a family with a profile is %s', async (_which, stored, periodEnd) => {
  expect((await serviceOf(async () => readProfile('rosa', stored)).current()).periodEnd).toBe(periodEnd);
});

it('a character whose deletion can still be undone does not count in the plan', async () => {
  const full = async () => readProfile('rosa', { charactersTotal: 2, locationsTotal: 2 });
  const { characters, locations } = await serviceOf(full, 1).current();
  expect([characters.taken, locations.taken]).toEqual([1, 2]);
});

it('the recordings of a day are read from the usage of a subscription year, which functions check', async () => {
  const profile = readProfile('rosa', {
    priceId: 'pro_yearly',
    subscriptionStatus: 'active',
    currentPeriodEnd: new Date(Date.UTC(2027, 2, 3)),
  });
  const service = createUsageService({
    uid: 'rosa',
    profile: { get: async () => profile },
    usage: {
      find: async (usageId) =>
        readUsage({ days: { 20261123: usageId === 'rosa_y20260303' ? { narrations: 2 } : { pictures: 3 } } }),
    },
    clock: { now: async () => NOW },
    deletions: { count: () => 0 },
  });
  expect(await service.current()).toMatchObject({ narrationsToday: { taken: 2 }, picturesToday: { taken: 3 } });
});

it('the offset of the server clock does not include the time that loading the usage takes', async () => {
  vi.useFakeTimers({ now: NOW });
  const current = serviceOf(async () => {
    await sleep(5_000);
    return readProfile('rosa', {});
  }).current();
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await current).serverAheadMs).toBe(0);
  vi.useRealTimers();
});

it('reading the usage rejects if the profile cannot be read', async () => {
  const failed = new AppError('internal', 'Failed to fetch user profile');
  await expect(serviceOf(() => Promise.reject(failed)).current()).rejects.toBe(failed);
});
