import type { UserStatus, UserUsage } from '@talelantern/domain/contracts/admin/users';
import { PLANS, type PlanId } from '@talelantern/domain/plans/plans';
import type { Capability } from '@talelantern/domain/plans/usage';
import type { IconName } from '../../../ui/icon.tsx';
import { formatCount } from '../format.ts';
import type { Tone } from '../state-badge.tsx';

export const STATUS_COPY: Readonly<Record<UserStatus, { label: string; icon: IconName; tone: Tone }>> = {
  active: { label: 'Active', icon: 'check', tone: 'good' },
  disabled: { label: 'Disabled', icon: 'lock', tone: 'waiting' },
  leaving: { label: 'Being deleted', icon: 'bin', tone: 'stopped' },
};

const CAPABILITY_COPY: Readonly<Record<Capability, string>> = {
  stories: 'Stories',
  pictures: 'Pictures',
  rewrites: 'Rewrites',
  narrations: 'Narrations',
};

export function planCopy(plan: PlanId): string {
  const { name, price, interval } = PLANS[plan];
  return price > 0 && interval === 'month' ? `${name}, monthly` : name;
}

type UsageRow = UserUsage[number];

export const capabilityCopy = ({ capability }: Pick<UsageRow, 'capability'>): string => CAPABILITY_COPY[capability];

export function usedCopy({ taken, limit, per }: Pick<UsageRow, 'taken' | 'limit' | 'per'>): string {
  if (limit === 0 && taken === 0) return 'Not in this plan';
  const amount = limit === null ? `${formatCount(taken)}, no limit,` : `${formatCount(taken)} of ${formatCount(limit)}`;
  return `${amount} this ${per}`;
}

export const nameOf = ({ displayName, email, uid }: { displayName: string; email: string; uid: string }): string =>
  displayName || email || uid;
