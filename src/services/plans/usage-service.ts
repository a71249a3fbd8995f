import { type Profile, readProfile } from '@talelantern/domain/accounts/profile';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { type SubscriptionState, defaultPeriodEnd, effectivePlan } from '@talelantern/domain/plans/entitlement';
import {
  type Allowance,
  type Capability,
  allowanceOf,
  consumedOf,
  consumedToday,
  usageIdsOf,
} from '@talelantern/domain/plans/usage';
import { PROFILE_FETCH_FAILED } from '../account/profile-loader.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { HeldDeletions } from '../deletion/held-deletion.ts';
import type { FamilyDeps } from '../deps.ts';
import type { UsageRepository } from '../ports/account-repositories.ts';

export interface Allowed {
  taken: number;
  /** How many of the counted items are still being generated, perhaps on another device. */
  running?: number;
  limit: number | undefined;
  per: 'day' | 'month' | 'year' | 'total';
}

export type PlanUsage = Awaited<ReturnType<UsageService['current']>>;

export type UsageService = ReturnType<typeof createUsageService>;

export const leftOf = ({ taken, limit }: Allowed): number =>
  limit === undefined ? Infinity : Math.max(0, limit - taken);

type UsageDeps = Pick<FamilyDeps, 'uid' | 'profile' | 'clock'> & {
  usage: UsageRepository;
  deletions: Pick<HeldDeletions, 'count'>;
};

export const createUsageService = ({ uid, profile, usage, clock, deletions }: UsageDeps) => ({
  /** The current plan and its usage, as counted by the functions. */
  current: () =>
    withUserMessage(PROFILE_FETCH_FAILED, async () => {
      const serverNow = clock.now().then((now) => ({ now, aheadMs: now - Date.now() }));
      const [{ now, aheadMs }, stored] = await Promise.all([serverNow, nullIfMissing(profile.get())]);
      const family = stored ?? readProfile(uid, {});
      const plan = effectivePlan(family, now);
      const paidUntil = plan.id === 'free' ? null : family.currentPeriodEnd;
      const { month, year } = usageIdsOf(family, now);
      const [thisMonth, thisYear] = await Promise.all([usage.find(month), year === null ? null : usage.find(year)]);
      /** The counts from which functions enforce an allowance, its day included. */
      const countsOf = ({ per }: Allowance) => (per === 'year' && thisYear ? thisYear : thisMonth);
      const allowed = (capability: Capability): Allowed => {
        const allowance = allowanceOf(plan, capability);
        const { limit, per } = allowance;
        const usedCounts = countsOf(allowance);
        return {
          taken: consumedOf(usedCounts, capability),
          running: usedCounts.tallies[capability].reserved,
          limit,
          per,
        };
      };
      const allowedToday = (capability: Capability): Allowed => {
        const allowance = allowanceOf(plan, capability);
        return { taken: consumedToday(countsOf(allowance), capability, now), limit: allowance.perDay, per: 'day' };
      };
      /** A held deletion makes room immediately: creating an item carries it out. */
      const inTotal = (kind: 'character' | 'location', total: number, limit: number | undefined): Allowed => ({
        taken: Math.max(0, total - deletions.count(kind)),
        limit,
        per: 'total',
      });
      /** The last subscription, even if it has ended. */
      const subscription: SubscriptionState = family;
      return {
        plan,
        /** How far the server's clock is ahead of this device's; negative if it is behind. */
        serverAheadMs: aheadMs,
        /** When the usage was read, by the server’s clock; compare the server's times with this. */
        asOf: now,
        subscription,
        /** End of the paid period, in ms since 1970; a default for a user without a profile, and null on Free. */
        periodEnd: stored ? paidUntil : defaultPeriodEnd(now),
        /** The plan that starts with the next period; null for no change. */
        nextPriceId: family.nextPriceId,
        cancelsAtPeriodEnd: family.cancelAtPeriodEnd,
        subscribedAt: family.subscribedAt,
        stories: allowed('stories'),
        pictures: allowed('pictures'),
        picturesToday: allowedToday('pictures'),
        rewrites: allowed('rewrites'),
        rewritesToday: allowedToday('rewrites'),
        characters: inTotal('character', family.charactersTotal, plan.limits.charactersTotal),
        locations: inTotal('location', family.locationsTotal, plan.limits.locations),
        narrations: allowed('narrations'),
        narrationsToday: allowedToday('narrations'),
      };
    }),
});

async function nullIfMissing(profile: Promise<Profile>): Promise<Profile | null> {
  try {
    return await profile;
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}
