import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, test } from 'vitest';
import { messageWithWait, waitSentence } from './wait-sentence.ts';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_600, 'an hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds is rounded up to %s', (seconds, words) => {
  expect(waitSentence(seconds)).toBe(`You can try again in ${words}.`);
});

test('only a rate limit that names its end adds the wait to its message', () => {
  const limited = (retryAfterSeconds?: number) => new AppError('rate_limited', 'Please wait.', { retryAfterSeconds });
  expect(messageWithWait(limited(300))).toBe('Please wait. You can try again in 5 minutes.');
  expect(messageWithWait(limited())).toBe('Please wait.');
  expect(messageWithWait(new AppError('busy', 'Too busy.', { retryAfterSeconds: 60 }))).toBe('Too busy.');
});
