import * as z from 'zod/mini';
import { COMMENT_STATUSES } from '../../sharing/comment.ts';
import { MAX_WORDS_KEYS } from '../../sharing/removed-words.ts';
import { REPORT_STATUSES } from '../../sharing/report.ts';
import { HOLDS } from '../../sharing/item-sharing.ts';
import { SHARED_CONTENT_TYPES } from '../../sharing/share-id.ts';
import { adminAction, cursorSchema, nextSchema, noteSchema, requiringReason, timeSchema } from './admin-action.ts';
import { shareIdSchema } from '../share-id.ts';
import { storedIdSchema } from './stored-id.ts';
import { auditEntrySchema } from './audit.ts';

export const SHARE_NOT_FOUND = 'This is no longer shared';
export const COMMENT_NOT_FOUND = 'This comment no longer exists';
export const NOT_OFFERED = 'Its family has not offered this for the public list';
export const NOT_SHOWN = 'This is held. Approve it first';

/** States of a share; `gone` means that nothing is stored. */
const SHARE_STATES = ['shown', 'held', 'withdrawn', 'gone'] as const;
export type ShareState = (typeof SHARE_STATES)[number];
const COMMENT_STATES = [...COMMENT_STATUSES, 'gone'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

export const shareSummarySchema = z.object({
  shareId: z.string(),
  contentType: z.enum(SHARED_CONTENT_TYPES),
  title: z.string(),
  sharedBy: z.string(),
  sharedAt: timeSchema,
  state: z.enum(SHARE_STATES),
  hold: z.nullable(z.enum(HOLDS)),
  /** Since when the share waits for approval; null if no rule holds it, or if an administrator has hidden it. */
  waitsSince: timeSchema,
  offered: z.boolean(),
  listed: z.boolean(),
});
export type ShareSummary = z.infer<typeof shareSummarySchema>;

const commentSchema = z.object({
  commentId: z.string(),
  shareId: z.string(),
  contentType: z.enum(SHARED_CONTENT_TYPES),
  userName: z.string(),
  text: z.string(),
  status: z.enum(COMMENT_STATUSES),
  createdAt: timeSchema,
  /** The account of the comment's author; null when that is not stored. */
  authorId: z.nullable(z.string()),
  isAuthorDisabled: z.boolean(),
});
export type CommentSummary = z.infer<typeof commentSchema>;

const reportSchema = z.object({
  id: z.string(),
  contentType: z.enum(SHARED_CONTENT_TYPES),
  shareId: z.string(),
  commentId: z.nullable(z.string()),
  /** One of REPORT_REASONS; earlier versions stored other strings. */
  reason: z.string(),
  details: z.string(),
  /** The account that reported; null for a visitor. */
  reporterId: z.nullable(z.string()),
  status: z.enum(REPORT_STATUSES),
  createdAt: timeSchema,
});
export type ReportSummary = z.infer<typeof reportSchema>;

/** Reports with their subjects, 20 a page: pending ones oldest first, closed ones newest first. */
export const listReports = adminAction(
  'listReports',
  'moderation',
  { status: z.enum(['pending', 'closed']), cursor: cursorSchema },
  z.object({
    reports: z.array(
      z.extend(reportSchema, {
        /** The share's title or the comment's text; '' when it is gone. */
        excerpt: z.string(),
        shareState: z.enum(SHARE_STATES),
        commentState: z.nullable(z.enum(COMMENT_STATES)),
        commentCreatedAt: timeSchema,
        /** The account of the comment's author; null if the report is about a share or the author is unknown. */
        commentAuthorId: z.nullable(z.string()),
      }),
    ),
    next: nextSchema,
  }),
);

/** Held shares, 20 a page; with `review`, those that administrators have hidden. */
export const listHeldShares = adminAction(
  'listHeldShares',
  'moderation',
  { hold: z.enum(HOLDS), cursor: cursorSchema },
  z.object({ shares: z.array(shareSummarySchema), next: nextSchema }),
);

/** Shares that a rule holds until an administrator approves them, 20 a page, oldest first. */
export const listSharesToApprove = adminAction(
  'listSharesToApprove',
  'moderation',
  { cursor: cursorSchema },
  z.object({ shares: z.array(shareSummarySchema), next: nextSchema }),
);

/** Shares that are offered for the public list and not in it, 20 a page, oldest first. */
export const listOfferedShares = adminAction(
  'listOfferedShares',
  'moderation',
  { cursor: cursorSchema },
  z.object({ shares: z.array(shareSummarySchema), next: nextSchema }),
);

/** Comments that are not visible, 20 a page, oldest first. */
export const listHeldComments = adminAction(
  'listHeldComments',
  'moderation',
  { status: z.enum(['held', 'refused']), cursor: cursorSchema },
  z.object({ comments: z.array(commentSchema), next: nextSchema }),
);

/** The content that everyone with the link sees, or would see. */
const sharedContentSchema = z.union([
  z.object({
    contentType: z.literal('story'),
    title: z.string(),
    chapters: z.array(z.string()),
    theme: z.string(),
    /** Names and types of characters and locations. */
    cast: z.array(z.string()),
    places: z.array(z.string()),
    /** Alternative text of its scenes. */
    descriptions: z.array(z.string()),
    /** Picture URLs; empty while the share is held, because its pictures are removed. */
    pictures: z.array(z.string()),
  }),
  z.object({
    contentType: z.literal('character'),
    name: z.string(),
    /** Type, personality, power and role, without empty ones. */
    traits: z.array(z.string()),
    pictures: z.array(z.string()),
  }),
]);
export type SharedContent = z.infer<typeof sharedContentSchema>;

const keySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Keyed hashes of what a share showed: of the whole copy, and of the strings by which a removed copy is recognized. */
const seenShareSchema = z.object({
  copy: keySchema,
  words: z.array(keySchema).check(z.maxLength(MAX_WORDS_KEYS)),
});
export type SeenShare = z.infer<typeof seenShareSchema>;

/**
 * A share with its content, the newest 20 comments, the newest 20 reports with the newest 20 pending ones about the
 * share itself, and its audit history.
 */
export const readSharedItem = adminAction(
  'readSharedItem',
  'moderation',
  { shareId: shareIdSchema },
  z.object({
    share: shareSummarySchema,
    ownerId: z.string(),
    views: z.number(),
    likes: z.number(),
    allowComments: z.boolean(),
    withdrawnAt: timeSchema,
    content: z.nullable(sharedContentSchema),
    /** Sent back with a decision about this content; null without content. */
    seen: z.nullable(seenShareSchema),
    /** Scores of the judged scenes, by picture URL. */
    comments: z.array(commentSchema),
    reports: z.array(reportSchema),
    /** How many pending reports there are about the share itself. */
    pendingReports: z.number(),
    history: z.array(auditEntrySchema),
  }),
);

/**
 * `approve`: show it again, once automatic moderation finds it fit, and dismiss its reports. `hide`: hide it and every
 * other share of the same item, until it is approved. `remove`: withdraw it permanently, with its comments and likes.
 * `list` and `unlist`: add it to the public list, or remove it. `from`: the state that the administrator saw; the
 * decision fails with `in_progress` when another administrator has changed the state, unless the decision would change
 * nothing. `seen`: the content that the administrator saw; `approve` and `list` fail with `in_progress` if the share
 * has changed in the meantime, and `hide` and `remove` also apply to the content that was seen. `hold` and
 * `waitsSince`: why the administrator saw it held; `approve` fails with `in_progress` if it is held otherwise now.
 * `reportsUntil`: when the newest report that the administrator saw was made, null if there was none; `approve` leaves later
 * reports pending.
 */
export const SHARE_DECISIONS = ['approve', 'hide', 'remove', 'list', 'unlist'] as const;
export type ShareDecision = (typeof SHARE_DECISIONS)[number];

export const decideShare = requiringReason(
  adminAction(
    'decideShare',
    'moderation',
    {
      shareId: shareIdSchema,
      decision: z.enum(SHARE_DECISIONS),
      from: z.optional(z.enum(SHARE_STATES)),
      seen: z.nullish(seenShareSchema),
      hold: z.nullish(z.enum(HOLDS)),
      waitsSince: z.optional(timeSchema),
      reportsUntil: z.optional(timeSchema),
      note: noteSchema,
    },
    /** The new state: an approved share may still be held as `unfit` or `waiting`. */
    z.object({ share: shareSummarySchema }),
  ),
);

/**
 * `show`: visible to everyone. `hide`: visible to its author only. `remove`: deleted. `from`: as for shares.
 * `createdAt`: of the comment that the administrator saw; `show` fails with `in_progress` if another comment has the id
 * now. `hidesOthers`: also hide the other held comments of its author, if the account is disabled.
 */
export const COMMENT_DECISIONS = ['show', 'hide', 'remove'] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];

export const decideComment = requiringReason(
  adminAction(
    'decideComment',
    'moderation',
    {
      commentId: storedIdSchema,
      decision: z.enum(COMMENT_DECISIONS),
      from: z.optional(z.enum(COMMENT_STATES)),
      createdAt: z.optional(timeSchema),
      hidesOthers: z.optional(z.boolean()),
      note: noteSchema,
    },
    z.object({ state: z.enum(COMMENT_STATES) }),
  ),
);
