import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Plan, PlanLimits, Tier } from '@talelantern/domain/subscriptions/plans';
import { usageDay } from '@talelantern/domain/usage/usage';
import type { Log } from '../ports/log.ts';
import type { SpendingBooks } from '../ports/spending.ts';

/** Keeps a bad day from costing more than a tier may (docs/decisions/0039). */
export interface SpendGuard {
  /** @throws AppError `busy` when the plan's tier may cost nothing more today, or when that cannot be told. */
  assertLeft: (plan: Plan, now: number) => Promise<void>;
  /** Books the cost of asking the vendor. @throws AppError `busy` when it cannot be booked. */
  book: (plan: Plan, kind: GenerationKind, now: number) => Promise<void>;
}

/** Amounts in millionths of a US dollar. */
interface SpendLimits {
  prices: Readonly<Record<GenerationKind, Readonly<Record<PlanLimits['imageQuality'], number>>>>;
  caps: Readonly<Record<Tier, number>>;
  /** For how long a sum is believed that others add to. */
  knownForMs: number;
}

interface KnownDay {
  day: string;
  readAt: number;
  spent: Promise<Record<Tier, number>>;
}

export function createSpendGuard(books: SpendingBooks, limits: SpendLimits, log: Log): SpendGuard {
  let known: KnownDay | undefined;

  /** The day's sums as read not long ago, with what this process has added since. */
  function today(day: string, now: number): KnownDay['spent'] {
    if (known?.day !== day || known.readAt + limits.knownForMs <= now) {
      const reading: KnownDay = { day, readAt: now, spent: books.spentOn(day).then((spent) => ({ ...spent })) };
      known = reading;
      reading.spent.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return known.spent;
  }

  return {
    async assertLeft({ tier }, now) {
      const day = usageDay(now);
      const spent = await closedOnFailure(today(day, now));
      if (spent[tier] < limits.caps[tier]) return;
      if (await closedOnFailure(books.noteTrip(day, tier))) {
        log('alert', 'spend_cap_reached', { tier, day, spentMicros: spent[tier], capMicros: limits.caps[tier] });
      }
      throw new AppError('busy', BUSY);
    },
    async book({ tier, limits: { imageQuality } }, kind, now) {
      const day = usageDay(now);
      const price = limits.prices[kind][imageQuality];
      await closedOnFailure(books.add(day, tier, price));
      const spent = await today(day, now);
      spent[tier] += price;
    },
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
