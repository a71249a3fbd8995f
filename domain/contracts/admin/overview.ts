import * as z from 'zod/mini';
import { ERROR_CODES } from '../../errors/error-codes.ts';
import { GENERATION_KINDS } from '../../generation/job.ts';
import { PAID_PLAN_IDS } from '../../plans/plans.ts';
import { adminAction } from './admin-action.ts';

const MAX_DAYS = 92;

const workSchema = z.object({
  /** Calls to the vendor; requests cancelled before the call are not counted. */
  count: z.number(),
  /** Estimated cost in millionths of a US dollar. */
  micros: z.number(),
});

const daySchema = z.object({
  /** The UTC day as 'yyyymmdd'. */
  day: z.string(),
  signUps: z.number(),
  /** Users whose latest sign-in was on this day. Visits without a new sign-in are not counted. */
  activeFamilies: z.number(),
  work: z.record(z.enum(GENERATION_KINDS), workSchema),
  errors: z.partialRecord(z.enum(ERROR_CODES), z.number()),
});
export type OverviewDay = z.infer<typeof daySchema>;

const moderationQueues = {
  reports: z.number(),
  heldComments: z.number(),
  offeredShares: z.number(),
  sharesToApprove: z.number(),
  /** Shares that administrators have hidden. */
  sharesInReview: z.number(),
  unfitShares: z.number(),
  uncheckedShares: z.number(),
};
const messageQueues = { pendingMessages: z.number(), messagesInProgress: z.number() };

const countsSchema = z.object({
  subscriptions: z.record(z.enum(PAID_PLAN_IDS), z.number()),
  queues: z.object({ ...moderationQueues, ...messageQueues }),
});
export type OverviewCounts = z.infer<typeof countsSchema>;

export const MAX_SPENDERS = 10;

const spenderSchema = z.object({ uid: z.string(), micros: z.number() });
export type Spender = z.infer<typeof spenderSchema>;

/**
 * The last days, oldest first and without gaps, and the current counts; at most 15 minutes old. `spenders`: the
 * families whose work has cost most in this UTC day so far.
 */
export const readOverview = adminAction(
  'readOverview',
  'overview',
  { days: z._default(z.number().check(z.int(), z.gte(1), z.lte(MAX_DAYS)), 30) },
  z.object({
    days: z.array(daySchema),
    now: countsSchema,
    spenders: z.array(spenderSchema),
    countedAt: z.nullable(z.number()),
  }),
);

/** Lengths of the queues that the administrator may see, at most 15 minutes old; null for the others. */
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
