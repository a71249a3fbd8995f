import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Plan, PlanLimits, Tier } from '@talelantern/domain/subscriptions/plans';
import { usageDay } from '@talelantern/domain/usage/usage';
import type { Log } from '../ports/log.ts';
import type { SpendingBooks, SpentWork } from '../ports/spending.ts';

/** Keeps a bad day from costing more than a tier may (docs/decisions/0039). */
export interface SpendGuard {
  /** @throws AppError `busy` when the plan's tier may cost nothing more today, or when that cannot be told. */
  assertLeft: (plan: Plan, now: number) => Promise<void>;
  /** Books the cost of asking the vendor. @throws AppError `busy` when it cannot be booked. */
  book: (plan: Plan, kind: GenerationKind, now: number) => Promise<void>;
  /** Takes back what was booked at `now` for a vendor who was not asked after all. */
  takeBack: (plan: Plan, kind: GenerationKind, now: number) => Promise<void>;
}

/** Amounts in millionths of a US dollar. */
interface SpendLimits {
  prices: Readonly<Record<GenerationKind, Readonly<Record<PlanLimits['imageQuality'], number>>>>;
  /** What the families of a tier may cost together in a UTC day. */
  capOf: (tier: Tier) => Promise<number>;
  /** For how long a sum is believed that others add to. */
  knownForMs: number;
}

type Sums = Readonly<Record<Tier, number>>;

interface KnownDay {
  day: string;
  readAt: number;
  /** As read; rejected where it could not be read. */
  spent: Promise<Sums>;
  /** What this process has booked since. */
  booked: Record<Tier, number>;
}

export function createSpendGuard(books: SpendingBooks, limits: SpendLimits, log: Log): SpendGuard {
  let known: KnownDay | undefined;

  function knownOn(day: string, now: number): KnownDay {
    if (known?.day === day && now < known.readAt + limits.knownForMs) return known;
    const reading = { day, readAt: now, spent: books.spentOn(day), booked: { free: 0, pro: 0, unlimited: 0 } };
    known = reading;
    reading.spent.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  async function change({ tier }: Plan, now: number, work: SpentWork): Promise<void> {
    const { micros } = work;
    const day = usageDay(now);
    await closedOnFailure(books.add(day, tier, work));
    if (known?.day === day) known.booked[tier] += micros;
  }

  const priceOf = ({ limits: { imageQuality } }: Plan, kind: GenerationKind): number =>
    limits.prices[kind][imageQuality];

  return {
    async assertLeft({ tier }, now) {
      const day = usageDay(now);
      const { spent, booked } = knownOn(day, now);
      const [sums, capMicros] = await Promise.all([closedOnFailure(spent), limits.capOf(tier)]);
      const spentMicros = sums[tier] + booked[tier];
      if (spentMicros < capMicros) return;
      if (await closedOnFailure(books.noteTrip(day, tier))) {
        log('alert', 'spend_cap_reached', { tier, day, spentMicros, capMicros });
      }
      throw new AppError('busy', BUSY);
    },
    book: (plan, kind, now) => change(plan, now, { kind, count: 1, micros: priceOf(plan, kind) }),
    takeBack: (plan, kind, now) => change(plan, now, { kind, count: -1, micros: -priceOf(plan, kind) }),
  };
}

/** What cannot be counted is not spent. */
async function closedOnFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AppError('busy', BUSY, { cause: error });
  }
}
