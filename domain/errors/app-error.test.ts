import { afterEach, expect, it, vi } from 'vitest';
import { AppError, retryAfterSeconds } from './app-error.ts';

afterEach(() => void vi.useRealTimers());

it('the seconds until a retry decrease as time passes', () => {
  vi.useFakeTimers();
  const error = new AppError('busy', 'Too busy.', { retryAfterSeconds: 60 });
  expect(retryAfterSeconds(error)).toBe(60);
  vi.advanceTimersByTime(20_500);
  expect(retryAfterSeconds(error)).toBe(40);
  vi.advanceTimersByTime(60_000);
  expect(retryAfterSeconds(error)).toBe(0);
  expect(retryAfterSeconds(new AppError('busy', 'Too busy.'))).toBeUndefined();
});
