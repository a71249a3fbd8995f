import type { SubscriptionEnder } from '../operations/ports/departures.ts';

/** Nothing is sold yet, so there is nothing to end. */
export const noSubscriptions: SubscriptionEnder = { end: async () => {} };
