import type { PersonStatus, PersonUsage } from '@talelantern/domain/admin/people';
import { PLANS, type PlanId } from '@talelantern/domain/subscriptions/plans';
import type { Capability } from '@talelantern/domain/usage/usage';
import type { IconName } from '../../../ui/icon.tsx';
import { countWords } from '../figures.ts';
import type { Tone } from '../state-mark.tsx';

export const STATUS_WORDS: Readonly<Record<PersonStatus, { label: string; icon: IconName; tone: Tone }>> = {
  active: { label: 'Active', icon: 'check', tone: 'good' },
  disabled: { label: 'Switched off', icon: 'lock', tone: 'waiting' },
  leaving: { label: 'Deleted', icon: 'bin', tone: 'stopped' },
};

const CAPABILITY_WORDS: Readonly<Record<Capability, string>> = {
  stories: 'Stories',
  pictures: 'Pictures',
  rewrites: 'Rewrites',
  narrations: 'Narrations',
};

/** The plan's name, with its rhythm where it has two. */
export function planWords(plan: PlanId): string {
  const { name, price, interval } = PLANS[plan];
  return price > 0 && interval === 'month' ? `${name}, monthly` : name;
}

type UsageRow = PersonUsage[number];

export const capabilityWords = ({ capability }: Pick<UsageRow, 'capability'>): string => CAPABILITY_WORDS[capability];

/** For example '3 of 12 this month'; what a plan does not bring is said so. */
export function takenWords({ taken, limit, per }: Pick<UsageRow, 'taken' | 'limit' | 'per'>): string {
  if (limit === 0 && taken === 0) return 'Not in this plan';
  const amount = limit === null ? `${countWords(taken)}, no limit,` : `${countWords(taken)} of ${countWords(limit)}`;
  return `${amount} this ${per}`;
}

/** How an account is called where it has no name. */
export const nameOf = ({ displayName, email, uid }: { displayName: string; email: string; uid: string }): string =>
  displayName || email || uid;
