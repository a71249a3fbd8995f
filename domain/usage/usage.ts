import { isRecord, readList, readNumber, type StoredData } from '../stored/read-fields.ts';
import { effectivePlan, type SubscriptionState } from '../subscriptions/entitlement.ts';
import type { Plan } from '../subscriptions/plans.ts';

/** What functions count before money is spent. */
export const CAPABILITIES = ['stories', 'pictures', 'rewrites', 'narrations'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface Tally {
  reserved: number;
  used: number;
}

/** One `usage/{uid}_{period}` document as functions enforce it and the app shows it. */
export interface Usage {
  tallies: Record<Capability, Tally>;
  /** Pictures and rewrites begun per UTC day, keyed 'yyyymmdd'. */
  days: Record<string, Partial<Record<Capability, number>>>;
  /** When the generations of the last 24 hours were begun, in ms, latest last; a script is slowed down by it. */
  recentStarts: number[];
  /** The same of the refusals of the last hour. */
  recentRefusals: number[];
}

/** Reads a stored usage document; null or a broken one counts as nothing used. */
export function readUsage(data: StoredData | null): Usage {
  const tally = (key: Capability): Tally => {
    const stored = isRecord(data?.[key]) ? data[key] : {};
    return { reserved: readNumber(stored['reserved']), used: readNumber(stored['used']) };
  };
  const days = isRecord(data?.['days']) ? data['days'] : {};
  return {
    tallies: {
      stories: tally('stories'),
      pictures: tally('pictures'),
      rewrites: tally('rewrites'),
      narrations: tally('narrations'),
    },
    days: Object.fromEntries(
      Object.entries(days).map(([day, counts]) => [
        day,
        isRecord(counts) ? { pictures: readNumber(counts['pictures']), rewrites: readNumber(counts['rewrites']) } : {},
      ]),
    ),
    recentStarts: readTimes(data?.['recentStarts']),
    recentRefusals: readTimes(data?.['recentRefusals']),
  };
}

const readTimes = (stored: unknown): number[] => readList(stored).filter((time) => typeof time === 'number');

const two = (value: number): string => String(value).padStart(2, '0');

/** The UTC month of `now` (ms) as yyyymm, e.g. 202611. */
export function usagePeriod(now: number): number {
  const date = new Date(now);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** The UTC day of `now` (ms) as 'yyyymmdd'. */
export function usageDay(now: number): string {
  const date = new Date(now);
  return `${usagePeriod(now)}${two(date.getUTCDate())}`;
}

export const monthlyUsageId = (uid: string, now: number): string => `${uid}_${usagePeriod(now)}`;

/** The UTC month of a `monthlyUsageId`, yyyymm; null for an id of another kind. */
export function periodOfMonthly(usageId: string): number | null {
  const period = /_(\d{6})$/.exec(usageId)?.[1];
  return period === undefined ? null : Number(period);
}

/** Usage of a subscription year that ends at `periodEnd` (ms): `{uid}_y{yyyymmdd of its start}`. */
export function yearlyUsageId(uid: string, periodEnd: number): string {
  const start = new Date(periodEnd);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  return `${uid}_y${usageDay(start.getTime())}`;
}

/** The documents that count what a family uses. */
export interface UsageIds {
  month: string;
  /** Null unless its plan counts by the year. */
  year: string | null;
}

/** Where the usage of a family stands at `now` (ms). */
export function usageIdsOf(profile: SubscriptionState & { uid: string }, now: number): UsageIds {
  const { uid, currentPeriodEnd } = profile;
  const plan = effectivePlan(profile, now);
  const isYearly = CAPABILITIES.some((capability) => allowanceOf(plan, capability).per === 'year');
  return {
    month: monthlyUsageId(uid, now),
    year: isYearly && currentPeriodEnd !== null ? yearlyUsageId(uid, currentPeriodEnd) : null,
  };
}

export interface Allowance {
  /** Which usage document counts it. */
  per: 'month' | 'year';
  /** Undefined means unlimited. */
  limit: number | undefined;
  perDay: number | undefined;
}

/** What `plan` allows of `capability`; a day holds a fifth of a month's pictures or rewrites, rounded up. */
export function allowanceOf(plan: Plan, capability: Capability): Allowance {
  const { limits } = plan;
  const perMonth = (limit: number): Allowance => ({ per: 'month', limit, perDay: Math.ceil(limit / 5) });
  switch (capability) {
    case 'stories':
      return limits.storiesPerYear === undefined
        ? { per: 'month', limit: limits.storiesPerMonth, perDay: undefined }
        : { per: 'year', limit: limits.storiesPerYear, perDay: undefined };
    case 'pictures':
      return perMonth(limits.imageGeneration);
    case 'rewrites':
      return perMonth(limits.paragraphRewritesPerMonth);
    case 'narrations':
      return { per: plan.id === 'pro_yearly' ? 'year' : 'month', limit: limits.audioNarration, perDay: undefined };
  }
}

/** Whether one more of `capability` fits at `now` (ms). */
export function fitsAllowance(usage: Usage, allowance: Allowance, capability: Capability, now: number): boolean {
  const { reserved, used } = usage.tallies[capability];
  if (allowance.limit !== undefined && reserved + used >= allowance.limit) return false;
  return allowance.perDay === undefined || takenToday(usage, capability, now) < allowance.perDay;
}

/** How many of `capability` were begun on the UTC day of `now` (ms). */
export const takenToday = (usage: Usage, capability: Capability, now: number): number =>
  usage.days[usageDay(now)]?.[capability] ?? 0;

/** How many of `capability` are taken, running ones included. */
export const takenOf = (usage: Usage, capability: Capability): number => takenOfTally(usage.tallies[capability]);

export const takenOfTally = ({ reserved, used }: Tally): number => reserved + used;
