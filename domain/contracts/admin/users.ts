import * as z from 'zod/mini';
import { DELETION_WORD } from '../../accounts/account-data.ts';
import { LIMITS } from '../../limits/limits.ts';
import { PLAN_IDS } from '../../plans/plans.ts';
import { CAPABILITIES } from '../../plans/usage.ts';
import { shareSummarySchema } from './moderation.ts';
import { adminAction, noteSchema, timeSchema, uidSchema } from './admin-action.ts';
import { auditEntrySchema } from './audit.ts';

export const USER_NOT_FOUND = 'There is no such account';
/** Prevents administrators from locking each other out. */
export const ACCOUNT_IS_ADMIN = 'This account is an administrator. Remove it from the administrators first.';

/** `leaving`: being deleted; the profile and the sign-in go last. */
export const USER_STATUSES = ['active', 'disabled', 'leaving'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

const userSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  penName: z.string(),
  plan: z.enum(PLAN_IDS),
  status: z.enum(USER_STATUSES),
  createdAt: timeSchema,
  lastLoginAt: timeSchema,
});
export type UserSummary = z.infer<typeof userSchema>;

/** At most this many users are returned; a longer query narrows the result. */
export const MAX_USERS_FOUND = 20;

/**
 * Users by whole email address or uid, or by a prefix of an email address, a name or a word of a name, ignoring case.
 * Changed names are found within 15 minutes.
 */
export const findPeople = adminAction(
  'findPeople',
  'people',
  { query: z.string().check(z.trim(), z.minLength(2), z.maxLength(LIMITS.listEntry)) },
  /** `isCut`: there may be more. */
  z.object({ people: z.array(userSchema), isCut: z.boolean() }),
);

/** At most this many shares of a person are listed. */
export const MAX_SHARES_PER_PERSON = 100;

/** A share without the words of the family. */
const personalShareSchema = z.omit(shareSummarySchema, { title: true, sharedBy: true });

const usageSchema = z.array(
  z.object({
    capability: z.enum(CAPABILITIES),
    taken: z.number(),
    /** Null means unlimited. */
    limit: z.nullable(z.number()),
    per: z.enum(['month', 'year']),
  }),
);
export type UserUsage = z.infer<typeof usageSchema>;

export const readPerson = adminAction(
  'readPerson',
  'people',
  { uid: uidSchema },
  z.object({
    person: userSchema,
    /** If false, `person` contains the sign-in service's data. */
    hasProfile: z.boolean(),
    isAdmin: z.boolean(),
    signIn: z.nullable(
      z.object({
        emailVerified: z.boolean(),
        providers: z.array(z.string()),
        createdAt: timeSchema,
        /** When the session was last renewed. */
        lastActiveAt: timeSchema,
        disabled: z.boolean(),
      }),
    ),
    subscription: z.object({
      priceId: z.nullable(z.string()),
      nextPriceId: z.nullable(z.string()),
      status: z.nullable(z.string()),
      currentPeriodEnd: timeSchema,
      cancelAtPeriodEnd: z.boolean(),
      /** Whether the bank took a payment back, so that no plan can be bought. */
      isDisputed: z.optional(z.boolean()),
    }),
    usage: usageSchema,
    counts: z.object({ characters: z.number(), locations: z.number(), children: z.number() }),
    /** Shares in review first, then other held ones, then shown and withdrawn ones, each the newest first. */
    shares: z.array(personalShareSchema),
    /** How many shares (all, open, held), comments and reports are by the person, and how many shares were removed. */
    written: z.object({
      shares: z.number(),
      openShares: z.number(),
      heldShares: z.number(),
      comments: z.number(),
      reports: z.number(),
      removals: z.number(),
    }),
    history: z.array(auditEntrySchema),
  }),
);

/** Idempotent, but logged. Requires a recent sign-in; ends the subscription unless `endsSubscription` is false. */
export const setPersonDisabled = {
  ...adminAction(
    'setPersonDisabled',
    'people',
    { uid: uidSchema, disabled: z.boolean(), endsSubscription: z.optional(z.boolean()), note: noteSchema },
    z.object({ disabled: z.boolean() }),
  ),
  // Only a new token contains the time of the latest sign-in, which must be recent.
  refreshToken: true,
};

/**
 * Clears the usage of the month, and of the year if the plan counts by it (yearly Pro: stories and narrations); running
 * generations stay counted. Requires a recent sign-in, because it renews a family's budget, which may be the
 * administrator's own.
 */
export const resetUsage = {
  ...adminAction('resetUsage', 'people', { uid: uidSchema, note: noteSchema }, z.object({ usage: usageSchema })),
  // Only a new token contains the time of the latest sign-in, which must be recent.
  refreshToken: true,
};

/** Deletes an account as its owner could, after a recent sign-in (docs/decisions/0062). */
export const deletePerson = {
  ...adminAction(
    'deletePerson',
    'people',
    { uid: uidSchema, confirmation: z.literal(DELETION_WORD), note: noteSchema },
    z.object({ deleted: z.literal(true) }),
  ),
  // Only a new token contains the time of the latest sign-in, which must be recent.
  refreshToken: true,
};
