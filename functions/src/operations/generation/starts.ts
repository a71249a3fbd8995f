import { RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import type { BooksPage } from '../ports/books.ts';

/** How often a family may begin what costs us something, whether or not it is charged. */
export interface StartLimits {
  startsPerMinute: number;
  startsPerDay: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Counts one more start at `now` (ms): slows a script down, whose failures are free of charge but not of cost.
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export async function countStart(
  page: BooksPage,
  uid: string,
  { now, startsPerMinute, startsPerDay }: StartLimits & { now: number },
): Promise<void> {
  const usageId = monthlyUsageId(uid, now);
  const usage = await page.usage(uid, usageId);
  const dayAgo = now - DAY_MS;
  const ofThisMonth = usage.recentStarts.filter((time) => time > dayAgo);
  const starts = [...(await startsOfLastMonth(page, uid, now)).filter((time) => time > dayAgo), ...ofThisMonth];
  const nextAt = Math.max(nextStartAt(starts, startsPerMinute, MINUTE_MS), nextStartAt(starts, startsPerDay, DAY_MS));
  if (nextAt > now) {
    throw new AppError('rate_limited', RATE_LIMITED, { retryAfterSeconds: Math.ceil((nextAt - now) / 1000) });
  }
  page.saveUsage(uid, usageId, { ...usage, recentStarts: [...ofThisMonth, now] });
}

/** On the first day of a month the starts of the day before stand with the month before. */
async function startsOfLastMonth(page: BooksPage, uid: string, now: number): Promise<readonly number[]> {
  const usageId = monthlyUsageId(uid, now - DAY_MS);
  return usageId === monthlyUsageId(uid, now) ? [] : (await page.usage(uid, usageId)).recentStarts;
}

/** When the oldest of the latest `most` starts is `windowMs` ago. */
const nextStartAt = (starts: readonly number[], most: number, windowMs: number): number =>
  (starts.at(-most) ?? -Infinity) + windowMs;
