import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Plan, Tier } from '@talelantern/domain/plans/plans';
import { usageDay } from '@talelantern/domain/plans/usage';
import type { Log } from '../../core/log.ts';
import type { SpendingStore, SpentWork } from '../ports/ports.ts';

/** Enforces the spend caps of tiers (docs/decisions/0039). */
export interface SpendGuard {
  /** Begins to read the amount spent, which `assertWithinCap` needs. */
  prefetch: (now: number) => void;
  /** @throws AppError `busy` when the tier's spend cap is reached, or when the amount spent cannot be read. */
  assertWithinCap: (plan: Plan, now: number) => Promise<void>;
  /** The tier's cap per UTC day, in micros. */
  capOf: (tier: Tier) => Promise<number>;
  /** Records the most that the work may cost. @throws AppError `busy` when it cannot be recorded. */
  record: (plan: Plan, work: Work, now: number) => Promise<void>;
  /** Replaces what was recorded at `now` with what the work cost. */
  correct: (plan: Plan, work: Work & { spent: number }, now: number) => Promise<void>;
  /** Takes back a recorded cost when the request was cancelled before the vendor was called. */
  refund: (plan: Plan, work: Work, now: number) => Promise<void>;
}

interface Work {
  kind: GenerationKind;
  micros: number;
}

/** Amounts in millionths of a US dollar. */
interface SpendLimits {
  /** Spend cap of all users of a tier per UTC day. */
  capOf: (tier: Tier) => Promise<number>;
  /** Maximum age of the cached amount. */
  maxAgeMs: number;
}

type Sums = Readonly<Record<Tier, number>>;

interface CachedDay {
  day: string;
  readAt: number;
  /** Amounts spent at `readAt`; rejected when they could not be read. */
  spent: Promise<Sums>;
  recorded: Record<Tier, number>;
}

export function createSpendGuard(store: SpendingStore, limits: SpendLimits, log: Log): SpendGuard {
  let cached: CachedDay | undefined;

  function cachedDay(day: string, now: number): CachedDay {
    if (cached?.day === day && now < cached.readAt + limits.maxAgeMs) return cached;
    const reading = { day, readAt: now, spent: store.spentOn(day), recorded: { free: 0, pro: 0, unlimited: 0 } };
    cached = reading;
    reading.spent.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  }

  async function change({ tier }: Plan, now: number, work: SpentWork): Promise<void> {
    const { micros } = work;
    const day = usageDay(now);
    await failClosed(store.add(day, tier, work));
    if (cached?.day === day) cached.recorded[tier] += micros;
  }

  return {
    prefetch: (now) => void cachedDay(usageDay(now), now),
    async assertWithinCap({ tier }, now) {
      const day = usageDay(now);
      const { spent, recorded } = cachedDay(day, now);
      const [sums, capMicros] = await Promise.all([failClosed(spent), limits.capOf(tier)]);
      const spentMicros = sums[tier] + recorded[tier];
      if (spentMicros < capMicros) return;
      if (await failClosed(store.markCapReached(day, tier))) {
        log('alert', 'spend_cap_reached', { tier, day, spentMicros, capMicros });
      }
      throw new AppError('busy', BUSY);
    },
    capOf: limits.capOf,
    record: (plan, { kind, micros }, now) => change(plan, now, { kind, count: 1, micros }),
    correct: async (plan, { kind, micros, spent }, now) => {
      if (spent !== micros) await change(plan, now, { kind, count: 0, micros: spent - micros });
    },
    refund: (plan, { kind, micros }, now) => change(plan, now, { kind, count: -1, micros: -micros }),
  };
}

/** Fails closed: without a count nothing is spent. */
async function failClosed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AppError('busy', BUSY, { cause: error });
  }
}
