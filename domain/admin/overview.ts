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

const countsSchema = z.object({
  /** Families that pay, by plan. */
  subscriptions: z.record(z.enum(PAID_PLAN_IDS), z.number()),
  queues: z.object({
    reports: z.number(),
    sharesInReview: z.number(),
    heldComments: z.number(),
    pendingMessages: z.number(),
    messagesInProgress: z.number(),
  }),
});
export type OverviewCounts = z.infer<typeof countsSchema>;

/** Numbers of the last days, oldest first and without gaps, and what stands now; a quarter of an hour old at most. */
export const readOverview = adminAction(
  'readOverview',
  'overview',
  { days: z._default(z.number().check(z.int(), z.gte(1), z.lte(MOST_DAYS)), 30) },
  z.object({ days: z.array(daySchema), now: countsSchema, countedAt: z.nullable(z.number()) }),
);
