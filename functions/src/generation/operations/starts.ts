import { RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Tier } from '@talelantern/domain/plans/plans';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@talelantern/domain/time/day';
import { monthlyUsageId, type Usage } from '@talelantern/domain/plans/usage';
import type { StoreTx } from '../ports/ports.ts';
import type { StartLimits } from '../../config.ts';

/** Starts are counted, because failures cost us. `now` in ms. @throws AppError `rate_limited` with the wait in s. */
export async function countStart(
  tx: StoreTx,
  { uid, tier }: { uid: string; tier: Tier },
  { now, startsPerMinute, startsPerDay, refusalsPerHour }: StartLimits & { now: number },
): Promise<void> {
  const { usageId, usage, lastMonth } = await usageAt(tx, uid, now);
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
  tx.saveUsage(uid, usageId, { ...usage, recentStarts: [...timesWithin(usage.recentStarts, DAY_MS, now), now] });
}

/** Counts a refused generation: the user is not charged, but the vendor charges us. */
export async function countRefusal(tx: StoreTx, uid: string, now: number): Promise<void> {
  const { usageId, usage } = await usageAt(tx, uid, now);
  tx.saveUsage(uid, usageId, { ...usage, recentRefusals: [...timesWithin(usage.recentRefusals, HOUR_MS, now), now] });
}

/**
 * The documents that count a user's starts of the last 24 hours: on the first day of a month, the previous month's too.
 * The current month's comes first.
 */
export const startUsageIds = (uid: string, now: number): [current: string, ...previous: string[]] => {
  const current = monthlyUsageId(uid, now);
  const previous = monthlyUsageId(uid, now - DAY_MS);
  return previous === current ? [current] : [current, previous];
};

async function usageAt(
  tx: StoreTx,
  uid: string,
  now: number,
): Promise<{ usageId: string; usage: Usage; lastMonth: Usage | null }> {
  const [usageId, lastId] = startUsageIds(uid, now);
  const usage = await tx.usage(uid, usageId);
  return { usageId, usage, lastMonth: lastId === undefined ? null : await tx.usage(uid, lastId) };
}

const timesWithin = (times: readonly number[], windowMs: number, now: number): number[] =>
  times.filter((time) => time > now - windowMs);

/** The time (ms) from which fewer than `limit` of `times` are within the window. */
const nextStartAt = (times: readonly number[], limit: number, windowMs: number): number =>
  (times.at(-limit) ?? -Infinity) + windowMs;
