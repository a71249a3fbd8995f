import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import {
  allowanceOf,
  monthlyUsageId,
  takenOf,
  takenToday,
  yearlyUsageId,
  type Capability,
} from '@talelantern/domain/usage/usage';
import type { ServerClock } from './ports/server-clock.ts';
import type { UsageRepository } from './ports/usage-repository.ts';
import { PROFILE_FETCH_FAILED, type ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';
import type { Allowed, UsageService } from './usage-service.ts';

interface UsageDependencies {
  uid: string;
  profile: ProfileKeeper;
  usage: UsageRepository;
  clock: ServerClock;
}

export function createUsageService({ uid, profile, usage, clock }: UsageDependencies): UsageService {
  return {
    current: () =>
      withSentence(PROFILE_FETCH_FAILED, async () => {
        const [now, family] = await Promise.all([clock.now(), profile.get()]);
        const plan = effectivePlan(family, now);
        const { periodEnd, monthly, yearly } = usageIds(uid, plan, family.currentPeriodEnd, now);
        const [thisMonth, thisYear] = await Promise.all([
          usage.find(monthly),
          yearly === null ? null : usage.find(yearly),
        ]);
        const allowed = (capability: Capability): Allowed => {
          const { limit, per } = allowanceOf(plan, capability);
          const counted = per === 'year' && thisYear ? thisYear : thisMonth;
          return { taken: takenOf(counted, capability), limit, per };
        };
        const allowedToday = (capability: Capability): Allowed => ({
          taken: takenToday(thisMonth, capability, now),
          limit: allowanceOf(plan, capability).perDay,
          per: 'day',
        });
        return {
          plan,
          subscription: family,
          periodEnd,
          cancelsAtPeriodEnd: family.cancelAtPeriodEnd,
          stories: allowed('stories'),
          pictures: allowed('pictures'),
          picturesToday: allowedToday('pictures'),
          rewrites: allowed('rewrites'),
          rewritesToday: allowedToday('rewrites'),
          characters: { taken: family.charactersTotal, limit: plan.limits.charactersTotal, per: 'total' },
          locations: { taken: family.locationsTotal, limit: plan.limits.locations, per: 'total' },
          narrations: allowed('narrations'),
        };
      }),
  };
}

function usageIds(uid: string, plan: Plan, currentPeriodEnd: number | null, now: number) {
  const periodEnd = plan.id === 'free' ? null : currentPeriodEnd;
  return {
    periodEnd,
    monthly: monthlyUsageId(uid, now),
    yearly: plan.interval === 'year' && periodEnd !== null ? yearlyUsageId(uid, periodEnd) : null,
  };
}
