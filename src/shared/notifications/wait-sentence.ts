import type { AppError } from '@talelantern/domain/errors/app-error';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** When something may be tried again, rounded up, e.g. 'You can try again in 4 minutes.' */
export const waitSentence = (seconds: number): string => `You can try again in ${inUnits(seconds)}.`;

function inUnits(seconds: number): string {
  if (seconds > HOUR_S) return `${Math.ceil(seconds / HOUR_S)} hours`;
  if (seconds === HOUR_S) return 'an hour';
  if (seconds > MINUTE_S) return `${Math.ceil(seconds / MINUTE_S)} minutes`;
  if (seconds === MINUTE_S) return 'a minute';
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** The message of `error`, and how long to wait after a rate limit: from seconds up to a day. */
export const messageWithWait = ({ message, code, retryAfterSeconds }: AppError): string =>
  code === 'rate_limited' && retryAfterSeconds !== undefined
    ? `${message} ${waitSentence(retryAfterSeconds)}`
    : message;
