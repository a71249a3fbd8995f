import type { SubscriptionState } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';

/** How much of one thing is taken. `limit` undefined means unlimited. */
export interface Allowed {
  taken: number;
  limit: number | undefined;
  per: 'day' | 'month' | 'year' | 'total';
}

/** The plan in force and what of it is used up, as the service counts it. */
export interface PlanUsage {
  plan: Plan;
  /** What is known of the subscription, also of one that gives nothing any more. */
  subscription: SubscriptionState;
  /** Of the paid plan, ms since 1970; null on Free. */
  periodEnd: number | null;
  cancelsAtPeriodEnd: boolean;
  stories: Allowed;
  pictures: Allowed;
  /** A day holds only a part of the month's pictures. */
  picturesToday: Allowed;
  /** Paragraphs told anew. */
  rewrites: Allowed;
  /** A day holds only a part of the month's rewrites. */
  rewritesToday: Allowed;
  /** Characters owned at once. */
  characters: Allowed;
  /** Locations owned at once. */
  locations: Allowed;
  /** Stories read aloud, all their chapters. */
  narrations: Allowed;
}

export interface UsageService {
  /** @throws AppError 'Failed to fetch user profile' */
  current: () => Promise<PlanUsage>;
}

export const leftOf = ({ taken, limit }: Allowed): number =>
  limit === undefined ? Infinity : Math.max(0, limit - taken);
