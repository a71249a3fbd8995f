import { expect, it } from 'vitest';
import { usageOf } from '../../testing/fake-services.ts';
import { resetSentences } from './plan-left.tsx';
import { formatNextDay } from '../../shared/plans/renewal-sentence.ts';

const LAST_SECOND = Date.UTC(2026, 10, 30, 23, 59, 59);

it.each([
  ['UTC', 'Dec 1, 12:00 AM'],
  ['Pacific/Kiritimati', 'Dec 1, 2:00 PM'],
  ['Pacific/Midway', 'Nov 30, 1:00 PM'],
])('a month ends by UTC and is shown in the time zone %s', (zone, local) => {
  expect(resetSentences(usageOf('free'), LAST_SECOND, zone)).toEqual([
    `Your stories, pictures and rewrites renew on ${local}.`,
  ]);
  expect(resetSentences(usageOf('free'), LAST_SECOND + 1_000, 'UTC')[0]).toContain('Jan 1, 12:00 AM');
});

it('reset times omit unlimited items, and show the year of a yearly period', () => {
  expect(resetSentences(usageOf('unlimited_monthly'), LAST_SECOND, 'UTC')[0]).toMatch(
    /^Your pictures, rewrites and narrations renew/,
  );
  const yearly = usageOf('pro_yearly', {
    periodEnd: Date.UTC(2027, 2, 3, 14, 5),
    stories: { taken: 4, limit: 180, per: 'year' },
    narrations: { taken: 0, limit: 12, per: 'year' },
  });
  expect(resetSentences(yearly, LAST_SECOND, 'UTC')).toEqual([
    'Your pictures and rewrites renew on Dec 1, 12:00 AM.',
    'Your stories and narrations renew on Mar 3, 2027, 2:05 PM.',
  ]);
});

it('the yearly items of a plan that ends do not renew, and only what is left of them ends', () => {
  const usage = usageOf('pro_yearly', {
    periodEnd: Date.UTC(2027, 2, 3, 14, 5),
    stories: { taken: 4, limit: 180, per: 'year' },
    cancelsAtPeriodEnd: true,
  });
  expect(resetSentences(usage, LAST_SECOND, 'UTC').slice(1)).toEqual([
    'You can use what’s left of this year’s stories until Mar 3, 2027, 2:05 PM.',
  ]);
});

it('after the paid period everything waits for the next payment, unless there is none', () => {
  const over = usageOf('pro_yearly', {
    periodEnd: LAST_SECOND - 1,
    stories: { taken: 4, limit: 180, per: 'year' },
    narrations: { taken: 0, limit: 0, per: 'year' },
  });
  expect(resetSentences(over, LAST_SECOND, 'UTC')).toEqual([
    'Your pictures, rewrites and stories renew with your next payment.',
  ]);
  expect(resetSentences({ ...over, cancelsAtPeriodEnd: true }, LAST_SECOND, 'UTC')).toEqual([]);
});

it.each([
  ['2026-12-02T00:30:00Z', 'America/New_York', 'tomorrow at 7:00 PM'],
  ['2026-12-02T20:00:00Z', 'America/New_York', 'today at 7:00 PM'],
  ['2026-12-02T20:00:00Z', 'Europe/Berlin', 'tomorrow at 1:00 AM'],
])('the UTC day of %s ends, in %s, %s', (now, zone, local) => {
  expect(formatNextDay(Date.parse(now), zone)).toBe(local);
});
