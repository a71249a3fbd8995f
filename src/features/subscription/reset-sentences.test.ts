import { expect, it } from 'vitest';
import { usageOf } from '../fake-services.ts';
import { resetSentences } from './reset-sentences.ts';

const LAST_SECOND = Date.UTC(2026, 10, 30, 23, 59, 59);

it.each([
  ['UTC', '1 Dec, 00:00'],
  ['Pacific/Kiritimati', '1 Dec, 14:00'],
  ['Pacific/Midway', '30 Nov, 13:00'],
])('R17: the month is UTC, and what that is in %s is said', (zone, local) => {
  expect(resetSentences(usageOf('free'), LAST_SECOND, zone)).toEqual([
    `The count of stories, pictures and rewrites resets 1 Dec, 00:00 UTC (local time ${local}).`,
  ]);
  expect(resetSentences(usageOf('free'), LAST_SECOND + 1_000, 'UTC')[0]).toContain('resets 1 Jan, 00:00 UTC');
});

it('what has no limit is not counted; a year of its own ends when it ends, in the year that is named', () => {
  expect(resetSentences(usageOf('unlimited_monthly'), LAST_SECOND, 'UTC')[0]).toMatch(
    /^The count of pictures, rewrites and narrations resets/,
  );
  const yearly = usageOf('pro_yearly', {
    periodEnd: Date.UTC(2027, 2, 3, 14, 5),
    stories: { taken: 4, limit: 180, per: 'year' },
    narrations: { taken: 0, limit: 12, per: 'year' },
  });
  expect(resetSentences(yearly, LAST_SECOND, 'UTC')).toEqual([
    'The count of pictures and rewrites resets 1 Dec, 00:00 UTC (local time 1 Dec, 00:00).',
    'The count of stories and narrations resets 3 Mar 2027, 14:05 UTC (local time 3 Mar 2027, 14:05).',
  ]);
});
