import { APIError } from 'openai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportRateLimit } from './report-rate-limit.ts';

const MINUTE_MS = 60_000;
const START = Date.UTC(2030, 0, 1);
let day = 0;

/** Each test has a different day, because rate limits of one hour are counted. */
beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ now: START + day * 24 * 60 * MINUTE_MS });
});
afterEach(() => vi.useRealTimers());

function report(message: string): unknown[] {
  const logged: unknown[] = [];
  const error = new APIError(429, { code: 'rate_limit_exceeded', message }, undefined, undefined);
  reportRateLimit(error, 'speech', (...line) => logged.push(...line));
  return logged;
}

const MINUTE_LIMIT_MESSAGE =
  'Rate limit reached for gpt-realtime in organization org-xx on requests per min (RPM): Limit 200.';
const DAILY_LIMIT_MESSAGE =
  'Rate limit reached for gpt-realtime in organization org-xx on requests per day (RPD): Limit 1000.';

it('reaching the vendor’s daily limit causes an alert immediately', () => {
  expect(report(DAILY_LIMIT_MESSAGE)).toEqual(['alert', 'provider_rate_limited', { reason: 'speech, limit of a day' }]);
});

it('a short limit is a warning, and the tenth within an hour an alert', () => {
  const severities = Array.from({ length: 11 }, () => {
    vi.advanceTimersByTime(5 * MINUTE_MS);
    return report(MINUTE_LIMIT_MESSAGE)[0];
  });
  expect(severities).toEqual([...Array.from({ length: 9 }, () => 'warning'), 'alert', 'alert']);
  expect(report(MINUTE_LIMIT_MESSAGE)).toEqual(['alert', 'provider_rate_limited', { reason: 'speech, short limit' }]);
});

it('rate limits that are further apart are no alert', () => {
  const severities = Array.from({ length: 20 }, () => {
    vi.advanceTimersByTime(7 * MINUTE_MS);
    return report(MINUTE_LIMIT_MESSAGE)[0];
  });
  expect(new Set(severities)).toEqual(new Set(['warning']));
});
