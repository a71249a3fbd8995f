import { AppError } from '@talelantern/domain/errors/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitAfter, waitSentence } from './wait-sentence.ts';

const EVENING = new Date(2026, 10, 30, 21, 0).getTime();

beforeEach(() => void vi.useFakeTimers({ now: EVENING }));
afterEach(() => void vi.useRealTimers());

const limited = (retryAfterSeconds?: number) => new AppError('rate_limited', 'Please wait.', { retryAfterSeconds });

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [300, '5 minutes'],
])('a wait of %i seconds is rounded up to %s', (seconds, duration) => {
  expect(waitSentence(seconds)).toBe(`You can try again in ${duration}.`);
  expect(waitAfter(limited(seconds))).toBe(waitSentence(seconds));
});

test.each([
  [301, '9:06 PM'],
  [3_601, '10:01 PM'],
  [18_600, '2:10 AM'],
  [86_400, 'tomorrow at 9:00 PM'],
])('a wait of %i seconds from 9 pm ends at %s', (seconds, time) => {
  const sentence = waitAfter(limited(seconds))?.replace('\u202F', ' ');
  expect(sentence).toBe(`You can try again ${time.startsWith('tomorrow') ? '' : 'at '}${time}.`);
});

test('a wait given as a time in the evening is over in the morning', () => {
  const error = limited(18_600);
  vi.setSystemTime(EVENING + 18_599_000);
  expect(waitAfter(error)).toBe('You can try again in 1 second.');
  vi.setSystemTime(EVENING + 18_600_000);
  expect(waitAfter(error)).toBe('You can try again now.');
});

test('only a rate limit with a retry time has a wait', () => {
  expect(waitAfter(limited())).toBeNull();
  expect(waitAfter(new AppError('busy', 'Too busy.', { retryAfterSeconds: 60 }))).toBeNull();
});
