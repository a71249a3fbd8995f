import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Tier } from '@talelantern/domain/subscriptions/plans';

/** Of one kind; what is taken back is negative. */
export interface SpentWork {
  kind: GenerationKind;
  count: 1 | -1;
  micros: number;
}

/** What generations have cost us, by UTC day ('yyyymmdd') and tier, in millionths of a US dollar. */
export interface SpendingBooks {
  spentOn: (day: string) => Promise<Readonly<Record<Tier, number>>>;
  /** Adds a generation, or takes one back. */
  add: (day: string, tier: Tier, work: SpentWork) => Promise<void>;
  /** Notes that the tier's day has ended early. Answers true to the first of all who say so. */
  noteTrip: (day: string, tier: Tier) => Promise<boolean>;
}
