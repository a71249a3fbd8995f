import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { SHARED_CONTENT_TYPES, type SharedContentType } from '../sharing/share-id.ts';
import { entityIdSchema } from './entity-id.ts';
import {
  AUTHENTICATION_REQUIRED,
  CHARACTER_NOT_FOUND,
  RATE_LIMITED,
  STORY_NOT_FOUND,
  type FunctionContract,
} from './contract.ts';

const SHARING_FAILED = 'Failed to update share settings';
const CONTENT_ID_REQUIRED = 'A content id is required';
export const PEN_NAME_REQUIRED = 'Please choose a pen name first: it is what others see beside your story';
/** {part} says what is meant, e.g. 'chapter 2'. */
export const NOT_FIT_TO_SHARE = 'This cannot be shared as it is: please change {part} and try again';
/** With 'show me first' (architecture §6): others see no more of a story than the family's own child. */
export const READ_BEFORE_SHARING =
  'Please read this story first and allow it: others then see what your child may read';

/** Specification §5, one for each kind of content. */
export const SHARING_SENTENCES: Readonly<Record<SharedContentType, { notFound: string; noPermission: string }>> = {
  story: { notFound: STORY_NOT_FOUND, noPermission: 'You do not have permission to share this story' },
  character: { notFound: CHARACTER_NOT_FOUND, noPermission: 'You do not have permission to share this character' },
};

/** What became of it: to be seen by everybody with the link, waiting until it is checked, or seen by nobody. */
const SHARING_OUTCOMES = ['public', 'held', 'private'] as const;

const request = z.object({
  contentType: z.enum(SHARED_CONTENT_TYPES),
  contentId: entityIdSchema,
  isPublic: z.boolean(),
  /** Left out: as it was, at first no comments. */
  allowComments: z.optional(z.boolean()),
  /** Offers it for the public list, where a reviewer decides. Left out: as it was, at first not. */
  offered: z.optional(z.boolean()),
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
});

const response = z.object({
  outcome: z.enum(SHARING_OUTCOMES),
  /** The share's id; null while nothing is shared. */
  shareId: z.nullable(z.string()),
  allowComments: z.boolean(),
  offered: z.boolean(),
});

/** Shares a story or character of the caller's own, changes how, or withdraws it (architecture §4). */
export const updateSharingContract = {
  name: 'updateSharing',
  request,
  response,
  streams: false,
  refreshToken: false,
  messages: { 400: SHARING_FAILED, 401: AUTHENTICATION_REQUIRED, 413: SHARING_FAILED, 429: RATE_LIMITED },
  fieldMessages: { contentId: CONTENT_ID_REQUIRED },
  exhausted: SHARING_FAILED,
  unreachable: SHARING_FAILED,
  invalidResponse: SHARING_FAILED,
  signedOut: AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type UpdateSharingRequest = z.infer<typeof request>;
export type UpdateSharingResponse = z.infer<typeof response>;
