import { BUSY, VERIFY_EMAIL_TODAY } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Plan, Tier } from '@talelantern/domain/plans/plans';
import { usageDay } from '@talelantern/domain/plans/usage';
import type { Log } from '../../core/log.ts';
import type { Caller, SpendingEvent, SpendingStore, SpendingSum, SpendingSums, SpentWork } from '../ports/ports.ts';

/** The user in whose tier's day the work is counted. */
export type Spender = Pick<Plan, 'tier'> & Pick<Caller, 'emailVerified'>;

export interface Work {
  kind: GenerationKind;
  micros: number;
}

/** Amounts in millionths of a US dollar. */
interface SpendLimits {
  /** Spend cap of all users of a tier per UTC day. */
  capOf: (tier: Tier) => Promise<number>;
  /** The part of Free's cap that families without a verified email address may use together. */
  unverifiedPercent: number;
  /** Maximum age of the cached amount. */
  maxAgeMs: number;
}

const sumsOf = ({ tier, emailVerified }: Spender): readonly SpendingSum[] =>
  tier === 'free' && !emailVerified ? [tier, 'unverified'] : [tier];

/**
 * The fractions of a cap at which an alert is logged, so that the cap can be raised before families are refused. On a
 * busy evening the last one is reached less than a minute before the cap.
 */
const ALERT_FRACTIONS = [0.7, 0.3];

interface Spending {
  sum: SpendingSum;
  day: string;
  spentMicros: number;
  capMicros: number;
}

interface CachedDay {
  day: string;
  readAt: number;
  /** Amounts spent at `readAt`; rejected when they could not be read. */
  spentSums: Promise<Readonly<SpendingSums>>;
  recorded: SpendingSums;
}

export function createSpendGuard(store: SpendingStore, limits: SpendLimits, log: Log) {
  let cached: CachedDay | undefined;
  const announced = new Set<string>();

  function cachedDay(day: string, now: number): CachedDay {
    if (cached?.day === day && now < cached.readAt + limits.maxAgeMs) return cached;
    const recorded = { free: 0, pro: 0, unlimited: 0, unverified: 0 };
    const cachedSpending = { day, readAt: now, spentSums: store.spentOn(day), recorded };
    cached = cachedSpending;
    cachedSpending.spentSums.catch(() => {
      if (cached === cachedSpending) cached = undefined;
    });
    return cachedSpending;
  }

  /** Logs an alert for the first process of the day that asks; if that is unknown, the next call asks again. */
  async function alertOnce(event: SpendingEvent, { sum, day, spentMicros, capMicros }: Spending, fraction = 1) {
    const micros = Math.round(fraction * capMicros);
    const mark = `${event} ${day} ${sum} ${micros}`;
    if (announced.has(mark)) return;
    announced.add(mark);
    try {
      if (await store.markFirst(event, day, sum, micros))
        log('alert', event, { tier: sum, day, spentMicros, capMicros });
    } catch {
      announced.delete(mark);
    }
  }

  async function change(
    spender: Spender,
    now: number,
    work: Pick<SpentWork, 'kind' | 'count' | 'micros'>,
    write: SpendingStore['add'] = (spent) => store.add(spent),
  ): Promise<void> {
    const day = usageDay(now);
    const sums = sumsOf(spender);
    await failClosed(write({ day, sums, ...work }));
    if (cached?.day === day) for (const sum of sums) cached.recorded[sum] += work.micros;
  }

  return {
    /** Prefetches the amount spent, because `assertWithinCap` needs it. */
    prefetch: (now: number) => void cachedDay(usageDay(now), now),
    /**
     * @throws AppError `busy` when the tier's spend cap is reached, or when the amount spent cannot be read; `verify_email`
     * when unverified email addresses have used their part of it.
     */
    async assertWithinCap(spender: Spender, now: number) {
      const day = usageDay(now);
      const { spentSums, recorded } = cachedDay(day, now);
      const [sums, tierMicros] = await Promise.all([failClosed(spentSums), limits.capOf(spender.tier)]);
      for (const sum of sumsOf(spender)) {
        const spentMicros = sums[sum] + recorded[sum];
        const isTier = sum === spender.tier;
        const capMicros = isTier ? tierMicros : (tierMicros * limits.unverifiedPercent) / 100;
        const spending = { sum, day, spentMicros, capMicros };
        if (spentMicros < capMicros) {
          const alertFraction = isTier
            ? ALERT_FRACTIONS.find((fraction) => spentMicros >= fraction * capMicros)
            : undefined;
          // Not awaited, because families whose work is admitted must not wait for a warning.
          if (alertFraction !== undefined) void alertOnce('spend_cap_near', spending, alertFraction);
          continue;
        }
        await alertOnce('spend_cap_reached', spending);
        throw isTier ? new AppError('busy', BUSY) : new AppError('verify_email', VERIFY_EMAIL_TODAY);
      }
    },
    capOf: limits.capOf,
    /** The maximum cost, by `write` if that writes more. @throws AppError of `write`; `busy` if it is not recorded. */
    record: (spender: Spender, { kind, micros }: Work, now: number, write?: SpendingStore['add']) =>
      change(spender, now, { kind, count: 1, micros }, write),
    /** Replaces the amount that was recorded at `now` with the actual cost. */
    correct: async (spender: Spender, { kind, micros, spent }: Work & { spent: number }, now: number) => {
      if (spent !== micros) await change(spender, now, { kind, count: 0, micros: spent - micros });
    },
  };
}

/** The spend caps of tiers (docs/decisions/0039) and of unverified email addresses (docs/decisions/0210). */
export type SpendGuard = ReturnType<typeof createSpendGuard>;

/** Fails closed: without a count nothing is spent. */
async function failClosed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isAppError(error) ? error : new AppError('busy', BUSY, { cause: error });
  }
}
