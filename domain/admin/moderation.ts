import * as z from 'zod/mini';
import { COMMENT_STATUSES } from '../comments/comment.ts';
import { entityIdSchema } from '../contracts/entity-id.ts';
import { HOLDS } from '../sharing/share.ts';
import { SHARE_ID_PATTERN, SHARED_CONTENT_TYPES } from '../sharing/share-id.ts';
import { adminAction, cursorSchema, nextSchema, noteSchema, timeSchema } from './admin-action.ts';
import { auditEntrySchema } from './audit.ts';

export const SHARE_NOT_FOUND = 'This is not shared any more';
export const COMMENT_NOT_FOUND = 'This comment is gone';
export const NOT_OFFERED = 'Its family has not offered this for the public list';
export const NOT_SHOWN = 'This is held back: let it be seen first';

/** A report waits; then it led to something or not. */
export const REPORT_STATUSES = ['pending', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

const shareIdSchema = z.string().check(z.regex(SHARE_ID_PATTERN));

/** `gone`: nothing is stored of it. */
const SHARE_STATES = ['shown', 'held', 'withdrawn', 'gone'] as const;
export type ShareState = (typeof SHARE_STATES)[number];
const COMMENT_STATES = [...COMMENT_STATUSES, 'gone'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** A share in a list. */
const shareSummarySchema = z.object({
  shareId: z.string(),
  contentType: z.enum(SHARED_CONTENT_TYPES),
  /** Title of the story or name of the character; '' where nothing is left to show. */
  title: z.string(),
  /** The family's pen name. */
  sharedBy: z.string(),
  sharedAt: timeSchema,
  state: z.enum(SHARE_STATES),
  /** Why it is held; null where it is not. */
  hold: z.nullable(z.enum(HOLDS)),
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
});
export type CommentSummary = z.infer<typeof commentSchema>;

const reportSchema = z.object({
  id: z.string(),
  contentType: z.enum(SHARED_CONTENT_TYPES),
  shareId: z.string(),
  /** Null where the share itself is meant. */
  commentId: z.nullable(z.string()),
  /** One of REPORT_REASONS; anything else an earlier version stored. */
  reason: z.string(),
  details: z.string(),
  /** Nobody was signed in. */
  isVisitors: z.boolean(),
  status: z.enum(REPORT_STATUSES),
  createdAt: timeSchema,
});
export type ReportSummary = z.infer<typeof reportSchema>;

/** Reports, 20 a page with what they are about: waiting ones oldest first, closed ones newest first. */
export const listReports = adminAction(
  'listReports',
  'moderation',
  { status: z.enum(['pending', 'closed']), cursor: cursorSchema },
  z.object({
    reports: z.array(
      z.extend(reportSchema, {
        /** The share's title, or the comment's words; '' where nothing is left of it. */
        excerpt: z.string(),
        shareState: z.enum(SHARE_STATES),
        /** Null where the share itself is meant. */
        commentState: z.nullable(z.enum(COMMENT_STATES)),
      }),
    ),
    next: nextSchema,
  }),
);

/** Shares that nobody sees, 20 a page, by the reason why they are held. */
export const listHeldShares = adminAction(
  'listHeldShares',
  'moderation',
  { hold: z.enum(HOLDS), cursor: cursorSchema },
  z.object({ shares: z.array(shareSummarySchema), next: nextSchema }),
);

/** Shares that their families offered for the public list and that are not in it, 20 a page, oldest first. */
export const listOfferedShares = adminAction(
  'listOfferedShares',
  'moderation',
  { cursor: cursorSchema },
  z.object({ shares: z.array(shareSummarySchema), next: nextSchema }),
);

/** Comments that nobody sees, 20 a page, oldest first. */
export const listHeldComments = adminAction(
  'listHeldComments',
  'moderation',
  { status: z.enum(['held', 'refused']), cursor: cursorSchema },
  z.object({ comments: z.array(commentSchema), next: nextSchema }),
);

/** What everybody with the link sees of a share, or would: nothing of a family's that it did not share. */
const sharedContentSchema = z.union([
  z.object({
    contentType: z.literal('story'),
    title: z.string(),
    chapters: z.array(z.string()),
    /** Addresses of pictures; none while it is held, since they are taken away with it. */
    pictures: z.array(z.string()),
  }),
  z.object({
    contentType: z.literal('character'),
    name: z.string(),
    /** Type, personality, power and role, as far as they are told. */
    traits: z.array(z.string()),
    pictures: z.array(z.string()),
  }),
]);
export type SharedContent = z.infer<typeof sharedContentSchema>;

/** One share with its content, the newest 20 of its comments and reports, and what was done about it. */
export const readSharedItem = adminAction(
  'readSharedItem',
  'moderation',
  { shareId: shareIdSchema },
  z.object({
    share: shareSummarySchema,
    /** The family's account, for the part `people`. */
    ownerId: z.string(),
    views: z.number(),
    likes: z.number(),
    allowComments: z.boolean(),
    withdrawnAt: timeSchema,
    /** Null where the share was withdrawn. */
    content: z.nullable(sharedContentSchema),
    comments: z.array(commentSchema),
    reports: z.array(reportSchema),
    history: z.array(auditEntrySchema),
  }),
);

/**
 * What can be done with a share. `approve`: let it be seen again, once the automatic check finds it fit, and close its
 * reports as dismissed. `hide`: nobody sees it, nor anything that its family shares of the same item, until it is
 * approved. `remove`: withdrawn for good, with its comments and likes. `list` and `unlist`: in and out of the public list.
 */
export const SHARE_DECISIONS = ['approve', 'hide', 'remove', 'list', 'unlist'] as const;
export type ShareDecision = (typeof SHARE_DECISIONS)[number];

/** Decides about a share; doing it twice is doing it once. */
export const decideShare = adminAction(
  'decideShare',
  'moderation',
  { shareId: shareIdSchema, decision: z.enum(SHARE_DECISIONS), note: noteSchema },
  /** What it is by now: an approved one may be held still, as `unfit` or `waiting`. */
  z.object({ share: shareSummarySchema }),
);

/** `show`: everybody sees it. `hide`: its author alone. `remove`: it is deleted. */
export const COMMENT_DECISIONS = ['show', 'hide', 'remove'] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];

/** Decides about a comment and closes its reports. */
export const decideComment = adminAction(
  'decideComment',
  'moderation',
  { commentId: entityIdSchema, decision: z.enum(COMMENT_DECISIONS), note: noteSchema },
  z.object({ state: z.enum(COMMENT_STATES) }),
);
