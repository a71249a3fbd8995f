import * as z from 'zod/mini';
import { ERROR_CODES } from '../errors/app-error.ts';
import { GENERATION_KINDS } from '../generation/job.ts';
import { PAID_PLAN_IDS } from '../subscriptions/plans.ts';
import { adminAction } from './admin-action.ts';

/** The most days that are looked at together. */
const MOST_DAYS = 92;

/** What generations of one kind came to on a day. */
const workSchema = z.object({
  /** Asked of the vendor; what was not asked after all is taken back. */
  count: z.number(),
  /** Millionths of a US dollar, as the configuration estimates them. */
  micros: z.number(),
});

const daySchema = z.object({
  /** UTC, 'yyyymmdd'. */
  day: z.string(),
  signUps: z.number(),
  /** Families that have opened the app, by their last time: those who came back later count on that day alone. */
  activeFamilies: z.number(),
  work: z.record(z.enum(GENERATION_KINDS), workSchema),
  /** Calls that failed, by the code of the error. */
  errors: z.partialRecord(z.enum(ERROR_CODES), z.number()),
});
export type OverviewDay = z.infer<typeof daySchema>;

const moderationQueues = {
  /** Pending ones. */
  reports: z.number(),
  heldComments: z.number(),
  /** Shares that their families offer to the public list. */
  offeredShares: z.number(),
  /** Shares by what holds them: an administrator, the automatic check, or the check being away. */
  sharesInReview: z.number(),
  unfitShares: z.number(),
  uncheckedShares: z.number(),
};
const messageQueues = { pendingMessages: z.number(), messagesInProgress: z.number() };

const countsSchema = z.object({
  /** Families that pay, by plan. */
  subscriptions: z.record(z.enum(PAID_PLAN_IDS), z.number()),
  queues: z.object({ ...moderationQueues, ...messageQueues }),
});
export type OverviewCounts = z.infer<typeof countsSchema>;

/** Numbers of the last days, oldest first and without gaps, and what stands now; a quarter of an hour old at most. */
export const readOverview = adminAction(
  'readOverview',
  'overview',
  { days: z._default(z.number().check(z.int(), z.gte(1), z.lte(MOST_DAYS)), 30) },
  z.object({ days: z.array(daySchema), now: countsSchema, countedAt: z.nullable(z.number()) }),
);

/** How many wait in the queues that the administrator may see, a quarter of an hour old at most; null for the others. */
export const readQueues = adminAction(
  'readQueues',
  null,
  {},
  z.object({
    moderation: z.nullable(z.object(moderationQueues)),
    messages: z.nullable(z.object(messageQueues)),
    countedAt: z.nullable(z.number()),
  }),
);
