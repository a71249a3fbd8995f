import type { AppError } from '@talelantern/domain/errors/app-error';
import { formatTime } from '../time/format-time.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const MINUTE_MS = MINUTE_S * SECOND_MS;
/** Longer waits are given as a time of day, which stays true while the screen is open. */
const SHORT_WAIT_S = 5 * MINUTE_S;
/** Longest wait that is given as a time of day: within half a day, a time has only one meaning. */
const HALF_DAY_S = 720 * MINUTE_S;

/** When something may be tried again, rounded up, e.g. 'You can try again in 4 minutes.' */
export const waitSentence = (seconds: number): string => `You can try again in ${inUnits(seconds)}.`;

function inUnits(seconds: number): string {
  if (seconds > MINUTE_S) return `${Math.ceil(seconds / MINUTE_S)} minutes`;
  if (seconds === MINUTE_S) return 'a minute';
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

export type Failure = Pick<AppError, 'message'> & Partial<Pick<AppError, 'code' | 'retryAt'>>;

/** When to try again after a rate limit: in seconds or minutes up to five minutes, else a time of day, or now. Null after other failures. */
export function waitAfter({ code, retryAt }: Failure): string | null {
  if (code !== 'rate_limited' || retryAt === undefined) return null;
  const now = Date.now();
  const seconds = Math.ceil((retryAt - now) / SECOND_MS);
  if (seconds <= 0) return 'You can try again now.';
  if (seconds <= SHORT_WAIT_S) return waitSentence(seconds);
  const end = Math.ceil(retryAt / MINUTE_MS) * MINUTE_MS;
  const isTomorrow = seconds > HALF_DAY_S && new Date(end).getDate() !== new Date(now).getDate();
  return `You can try again ${isTomorrow ? 'tomorrow ' : ''}at ${formatTime(end)}.`;
}
