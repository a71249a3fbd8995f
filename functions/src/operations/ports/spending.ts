import type { Tier } from '@talelantern/domain/subscriptions/plans';

/** What generations have cost us, by UTC day ('yyyymmdd') and tier, in millionths of a US dollar. */
export interface SpendingBooks {
  spentOn: (day: string) => Promise<Readonly<Record<Tier, number>>>;
  add: (day: string, tier: Tier, micros: number) => Promise<void>;
  /** Notes that the tier's day has ended early. Answers true to the first of all who say so. */
  noteTrip: (day: string, tier: Tier) => Promise<boolean>;
}
