import { RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Tier } from '@talelantern/domain/subscriptions/plans';
import { DAY_MS } from '@talelantern/domain/time/day';
import { monthlyUsageId, type Usage } from '@talelantern/domain/usage/usage';
import type { BooksPage } from '../ports/books.ts';

/** How often a family may begin what costs us something, whether or not it is charged. */
export interface StartLimits {
  startsPerMinute: number;
  startsPerDay: Readonly<Record<Tier, number>>;
  /** Of what was refused, which is free of charge; see `countRefusal`. */
  refusalsPerHour: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Counts one more start at `now` (ms): slows a script down, whose failures are free of charge but not of cost.
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export async function countStart(
  page: BooksPage,
  { uid, tier }: { uid: string; tier: Tier },
  { now, startsPerMinute, startsPerDay, refusalsPerHour }: StartLimits & { now: number },
): Promise<void> {
  const { usageId, usage, lastMonth } = await usageAt(page, uid, now);
  const starts = [...(lastMonth?.recentStarts ?? []), ...usage.recentStarts];
  const refusals = [...(lastMonth?.recentRefusals ?? []), ...usage.recentRefusals];
  const nextAt = Math.max(
    nextStartAt(starts, startsPerMinute, MINUTE_MS),
    nextStartAt(starts, startsPerDay[tier], DAY_MS),
    nextStartAt(refusals, refusalsPerHour, HOUR_MS),
  );
  if (nextAt > now) {
    throw new AppError('rate_limited', RATE_LIMITED, { retryAfterSeconds: Math.ceil((nextAt - now) / 1000) });
  }
  page.saveUsage(uid, usageId, { ...usage, recentStarts: [...within(usage.recentStarts, DAY_MS, now), now] });
}

/**
 * Notes that a generation came to nothing by what the family asked for: a model that is led to what must not be shown
 * works for nobody, and is paid by us.
 */
export async function countRefusal(page: BooksPage, uid: string, now: number): Promise<void> {
  const { usageId, usage } = await usageAt(page, uid, now);
  page.saveUsage(uid, usageId, { ...usage, recentRefusals: [...within(usage.recentRefusals, HOUR_MS, now), now] });
}

/** On the first day of a month what was begun the day before stands with the month before. */
async function usageAt(
  page: BooksPage,
  uid: string,
  now: number,
): Promise<{ usageId: string; usage: Usage; lastMonth: Usage | null }> {
  const usageId = monthlyUsageId(uid, now);
  const lastId = monthlyUsageId(uid, now - DAY_MS);
  const usage = await page.usage(uid, usageId);
  return { usageId, usage, lastMonth: lastId === usageId ? null : await page.usage(uid, lastId) };
}

const within = (times: readonly number[], windowMs: number, now: number): number[] =>
  times.filter((time) => time > now - windowMs);

/** When the oldest of the latest `most` times is `windowMs` ago. */
const nextStartAt = (times: readonly number[], most: number, windowMs: number): number =>
  (times.at(-most) ?? -Infinity) + windowMs;
