import { readUsage } from '@talelantern/domain/plans/usage';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isUnverified, readEmailUsage, toEmailClaim, toKeptUsage } from './usage-document.ts';

it.each([
  [202611, Date.UTC(2026, 11, 1)],
  [202612, Date.UTC(2027, 0, 1)],
])('the claim of an email address in the month %i expires at the end of the month', (period, end) => {
  expect(toEmailClaim('family', period)).toEqual({ userId: 'family', period, expiresAt: Timestamp.fromMillis(end) });
});

it('usage under an email address counts in its month only', () => {
  const keptUsage = { period: 202611, usage: { stories: { used: 2 } } };
  expect(readEmailUsage(keptUsage, 202611)).toEqual({ holder: null, usage: keptUsage.usage });
  expect(readEmailUsage({ period: 202611, userId: 'family' }, 202611)).toEqual({ holder: 'family', usage: null });
  for (const other of [202610, 202612])
    expect(readEmailUsage({ ...keptUsage, userId: 'family' }, other)).toEqual({ holder: null, usage: null });
});

it('the usage that is kept of a deleted account identifies nobody', () => {
  const keptUsage = toKeptUsage(readUsage({ stories: { used: 2 } }), 202611, Timestamp.fromMillis(7));
  expect(keptUsage).toMatchObject({ period: 202611, usage: { stories: { reserved: 0, used: 2 } } });
  expect(Object.keys(keptUsage).toSorted()).toEqual(['expiresAt', 'period', 'usage']);
});

it('an unverified email address has a different key', () => {
  expect([isUnverified('unverified_0a'), isUnverified('0a')]).toEqual([true, false]);
});
