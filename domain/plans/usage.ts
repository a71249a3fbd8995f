import { defineDocument, mapOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readList, readNumber, readRecord, type StoredData } from '../stored/read-fields.ts';
import { effectivePlan, type SubscriptionState } from './entitlement.ts';
import { MAX_STORIES_PER_MONTH, type Plan } from './plans.ts';

/** What a family generates within an allowance. A function counts it before it calls a paid model. */
export const CAPABILITIES = ['stories', 'pictures', 'rewrites', 'narrations'] as const;
export type Capability = (typeof CAPABILITIES)[number];

const TALLY_FIELDS = { reserved: readNumber, used: readNumber };

export type Tally = ValuesOf<typeof TALLY_FIELDS>;

const readTally = mapOf(TALLY_FIELDS);
const readSpent = mapOf({ ...TALLY_FIELDS, sold: readNumber, failed: readNumber });

const readTimes = (stored: unknown): number[] => readList(stored).filter((time) => typeof time === 'number');

const DAY_UNITS = ['pictures', 'rewrites', 'narrations', 'micros'] as const;
type DayCounts = Partial<Record<Capability | 'micros', number>>;

const readDayCounts = (counts: unknown): DayCounts =>
  isRecord(counts)
    ? Object.fromEntries(DAY_UNITS.filter((unit) => unit in counts).map((unit) => [unit, readNumber(counts[unit])]))
    : {};

const readDays = (stored: unknown): Record<string, DayCounts> =>
  Object.fromEntries(Object.entries(readRecord(stored)).map(([day, counts]) => [day, readDayCounts(counts)]));

/** `usage/{usageId}`; missing or invalid fields count as zero. */
export const USAGE = defineDocument({
  collection: 'usage',
  version: 4,
  fields: {
    stories: readTally,
    pictures: readTally,
    rewrites: readTally,
    narrations: readTally,
    /**
     * Cost of all generations of the month, automatic ones included, in millionths of a US dollar; `sold` is what was
     * set aside for the included chapters and recordings among them, `failed` what failed attempts at such work have
     * cost when nothing else was left.
     */
    spent: readSpent,
    /** Numbers of pictures, rewrites and narrated stories started, and the cost of all work in micros, per UTC day, keyed 'yyyymmdd'. */
    days: readDays,
    /** Start times of generations in the last 24 hours, in ms, ascending; for rate limits. */
    recentStarts: readTimes,
    /** Times of refusals in the last hour, in ms, ascending; for rate limits. */
    recentRefusals: readTimes,
  },
  required: [],
  rules: {},
});

type StoredUsage = ValuesOf<typeof USAGE.fields>;

export interface Usage extends Omit<StoredUsage, Capability> {
  tallies: Pick<StoredUsage, Capability>;
}

export function readUsage(data: StoredData | null): Usage {
  const { stories, pictures, rewrites, narrations, ...others } = readFields(USAGE.fields, data ?? {});
  return { tallies: { stories, pictures, rewrites, narrations }, ...others };
}

/**
 * `usage` after inheriting `previous` from another account with the same allowance. Each count is the higher of both,
 * not the sum, because one account continued from the other. Running generations in `previous` count as used.
 */
export function inheritUsage(usage: Usage, previous: Usage): Usage {
  const tallies = { ...usage.tallies };
  const days = { ...previous.days, ...usage.days };
  for (const capability of CAPABILITIES) {
    tallies[capability] = higherTally(usage.tallies[capability], previous.tallies[capability]);
  }
  for (const day of Object.keys(days)) days[day] = higherCounts(usage.days[day] ?? {}, previous.days[day] ?? {});
  return {
    tallies,
    spent: {
      ...higherTally(usage.spent, previous.spent),
      sold: Math.max(usage.spent.sold, previous.spent.sold),
      failed: Math.max(usage.spent.failed, previous.spent.failed),
    },
    days,
    recentStarts: longer(usage.recentStarts, previous.recentStarts),
    recentRefusals: longer(usage.recentRefusals, previous.recentRefusals),
  };
}

const higherTally = ({ reserved, used }: Tally, previous: Tally): Tally => ({
  reserved,
  used: Math.max(used, consumedInTally(previous)),
});

function higherCounts(one: DayCounts, other: DayCounts): DayCounts {
  const higher: DayCounts = {};
  for (const unit of DAY_UNITS) {
    const count = Math.max(one[unit] ?? 0, other[unit] ?? 0);
    if (count > 0) higher[unit] = count;
  }
  return higher;
}

const longer = (one: number[], other: number[]): number[] => (other.length > one.length ? other : one);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The UTC month of `now` (ms) as yyyymm, e.g. 202611. */
export function usagePeriod(now: number): number {
  const date = new Date(now);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** The UTC day of `now` (ms) as 'yyyymmdd'. */
export function usageDay(now: number): string {
  const date = new Date(now);
  return `${usagePeriod(now)}${twoDigits(date.getUTCDate())}`;
}

export const usageIdOfPeriod = (uid: string, period: number): string => `${uid}_${period}`;

export const monthlyUsageId = (uid: string, now: number): string => usageIdOfPeriod(uid, usagePeriod(now));

/** The UTC month of a `monthlyUsageId`, yyyymm; null for a yearly id. */
export function periodOfMonthly(usageId: string): number | null {
  const period = /_(\d{6})$/.exec(usageId)?.[1];
  return period === undefined ? null : Number(period);
}

export const endOfPeriod = (period: number): number => Date.UTC(Math.floor(period / 100), period % 100, 1);

/** Id of the usage of the subscription year that starts at `start` (ms). */
export const yearlyUsageId = (uid: string, start: number): string => `${uid}_y${usageDay(start)}`;

function aYearBefore(time: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - 1);
}

interface SubscriptionPeriod extends SubscriptionState {
  currentPeriodStart: number | null;
}

export interface UsageIds {
  month: string;
  year: string | null;
}

/**
 * The usage documents that count work: in the grace days of an unpaid plan, the documents of its last paid moment
 * (docs/decisions/0215). A year is counted from its start, because its end changes with a cancellation; a profile that
 * was written before 2026-12-02 may have no start, and one that a rollback has renewed the start of the year before.
 */
export function usageIdsOf(profile: SubscriptionPeriod & { uid: string }, now: number): UsageIds {
  const { uid, currentPeriodStart, currentPeriodEnd } = profile;
  const plan = effectivePlan(profile, now);
  const isYearly = CAPABILITIES.some((capability) => allowanceOf(plan, capability).per === 'year');
  return {
    month: monthlyUsageId(uid, plan.tier === 'free' ? now : Math.min(now, (currentPeriodEnd ?? Infinity) - 1)),
    year:
      isYearly && currentPeriodEnd !== null
        ? yearlyUsageId(uid, Math.max(currentPeriodStart ?? 0, aYearBefore(currentPeriodEnd)))
        : null,
  };
}

export const usageIdFor = ({ month, year }: UsageIds, { per }: Pick<Allowance, 'per'>): string =>
  per === 'year' && year !== null ? year : month;

export interface Allowance {
  per: 'month' | 'year';
  /** Undefined for an unlimited allowance. */
  limit: number | undefined;
  perDay: number | undefined;
}

/** Stories whose recording may begin in a day: recordings of a plan are not refused for the daily budget. */
const NARRATIONS_PER_DAY = 2;

/** The allowance of `capability` in `plan`; a day allows a fifth of a month's pictures or rewrites, rounded up. */
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
      return {
        per: limits.storiesPerYear === undefined ? 'month' : 'year',
        limit: limits.audioNarration,
        perDay: NARRATIONS_PER_DAY,
      };
  }
}

export function fitsAllowance(usage: Usage, allowance: Allowance, capability: Capability, now: number): boolean {
  const { reserved, used } = usage.tallies[capability];
  // Only stories are unlimited on some plans, so the fallback is their monthly maximum.
  if (reserved + used >= (allowance.limit ?? MAX_STORIES_PER_MONTH)) return false;
  return allowance.perDay === undefined || consumedToday(usage, capability, now) < allowance.perDay;
}

export const consumedToday = (usage: Usage, unit: Capability | 'micros', now: number): number =>
  usage.days[usageDay(now)]?.[unit] ?? 0;

export const consumedOf = (usage: Usage, capability: Capability): number => consumedInTally(usage.tallies[capability]);

export const consumedInTally = ({ reserved, used }: Tally): number => reserved + used;
