import * as z from 'zod/mini';
import { DELETION_WORD } from '../accounts/leaving.ts';
import { LIMITS } from '../limits/limits.ts';
import { PLAN_IDS } from '../subscriptions/plans.ts';
import { CAPABILITIES } from '../usage/usage.ts';
import { adminAction, noteSchema, timeSchema, uidSchema } from './admin-action.ts';
import { auditEntrySchema } from './audit.ts';

export const PERSON_NOT_FOUND = 'There is no such account';
/** So that nobody is locked out of the admin area by somebody in it. */
export const ADMINS_STAY = 'This account looks after the place. Take it out of the administrators first.';

/** `leaving`: deleted, and perhaps not everything is gone yet. */
export const PERSON_STATUSES = ['active', 'disabled', 'leaving'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

const personSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  penName: z.string(),
  /** The plan in force. */
  plan: z.enum(PLAN_IDS),
  status: z.enum(PERSON_STATUSES),
  createdAt: timeSchema,
  lastLoginAt: timeSchema,
});
export type PersonSummary = z.infer<typeof personSchema>;

/** The most that a search finds; who is not among them is found by more letters. */
export const MOST_FOUND = 20;

/**
 * Accounts by address, by uid, or by how an address, a name or a word of a name begins, in upper or lower case: at most
 * 20, whatever the number of accounts. A name that was changed is found within a quarter of an hour.
 */
export const findPeople = adminAction(
  'findPeople',
  'people',
  { query: z.string().check(z.trim(), z.minLength(2), z.maxLength(LIMITS.listEntry)) },
  z.object({ people: z.array(personSchema) }),
);

const usageSchema = z.array(
  z.object({
    capability: z.enum(CAPABILITIES),
    taken: z.number(),
    /** Null: no limit. */
    limit: z.nullable(z.number()),
    per: z.enum(['month', 'year']),
  }),
);
export type PersonUsage = z.infer<typeof usageSchema>;

/** One account: what it is, pays and uses, never what it wrote. */
export const readPerson = adminAction(
  'readPerson',
  'people',
  { uid: uidSchema },
  z.object({
    person: personSchema,
    isAdmin: z.boolean(),
    /** Null where the sign-in is gone. */
    signIn: z.nullable(
      z.object({
        emailVerified: z.boolean(),
        /** E.g. 'password', 'google.com'. */
        providers: z.array(z.string()),
        createdAt: timeSchema,
        lastSignInAt: timeSchema,
        disabled: z.boolean(),
      }),
    ),
    subscription: z.object({
      priceId: z.nullable(z.string()),
      status: z.nullable(z.string()),
      currentPeriodEnd: timeSchema,
      cancelAtPeriodEnd: z.boolean(),
    }),
    usage: usageSchema,
    counts: z.object({ characters: z.number(), locations: z.number(), children: z.number() }),
    history: z.array(auditEntrySchema),
  }),
);

/**
 * Switches an account off, with all its sign-ins, or on again. Doing it twice is doing it once, and noted twice. Switching
 * off ends what is paid for at once, unless `endsSubscription` is false.
 */
export const setPersonDisabled = adminAction(
  'setPersonDisabled',
  'people',
  { uid: uidSchema, disabled: z.boolean(), endsSubscription: z.optional(z.boolean()), note: noteSchema },
  z.object({ disabled: z.boolean() }),
);

/**
 * Gives an account its month back, and its year where the plan counts by it (yearly Pro: stories and narrations); what is
 * being made just now stays counted.
 */
export const resetUsage = adminAction(
  'resetUsage',
  'people',
  { uid: uidSchema, note: noteSchema },
  z.object({ usage: usageSchema }),
);

/** Deletes an account as its family could itself (docs/decisions/0062). */
export const deletePerson = adminAction(
  'deletePerson',
  'people',
  { uid: uidSchema, confirmation: z.literal(DELETION_WORD), note: noteSchema },
  z.object({ deleted: z.literal(true) }),
);
