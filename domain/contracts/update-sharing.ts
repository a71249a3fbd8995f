import * as z from 'zod/mini';
import { requestFields, plainContract } from './contract-parts.ts';
import { SHARED_CONTENT_TYPES, type SharedContentType } from '../sharing/share-id.ts';
import { entityIdSchema } from './entity-id.ts';
import { shareIdSchema } from './share-id.ts';
import { CHARACTER_NOT_FOUND, STORY_NOT_FOUND, type FunctionContract } from './contract.ts';

const SHARING_FAILED = 'Failed to update share settings';
const CONTENT_ID_REQUIRED = 'A content id is required';
export const PEN_NAME_REQUIRED = 'Please choose a pen name first. It’s what others see with your story';
export const NOT_FIT_TO_SHARE = 'This can’t be shared yet. Please change {part} and try again';
/** Message with 'show me first' on: a share shows only approved chapters. */
export const READ_BEFORE_SHARING = 'Please read and approve this story first, before you share it';

/** The messages for each kind of content (docs/specification.md#5). */
export const SHARING_SENTENCES: Readonly<Record<SharedContentType, { notFound: string; noPermission: string }>> = {
  story: { notFound: STORY_NOT_FOUND, noPermission: 'You do not have permission to share this story' },
  character: { notFound: CHARACTER_NOT_FOUND, noPermission: 'You do not have permission to share this character' },
};

const SHARING_OUTCOMES = ['public', 'held', 'private'] as const;

/** Shares the caller's story or character, changes its settings, or withdraws it. */
export const updateSharingContract = {
  ...plainContract(SHARING_FAILED, SHARING_FAILED),
  name: 'updateSharing',
  request: z.object({
    contentType: z.enum(SHARED_CONTENT_TYPES),
    contentId: entityIdSchema,
    isPublic: z.boolean(),
    /** The share to change, unless another device has withdrawn it. Earlier versions of the app leave it out. */
    shareId: z.optional(shareIdSchema),
    /** Unchanged when left out; initially, comments are not allowed. */
    allowComments: z.optional(z.boolean()),
    /** Offers it for the public list. Unchanged when left out; initially, it is not offered. */
    offered: z.optional(z.boolean()),
    ...requestFields,
  }),
  response: z.object({
    outcome: z.enum(SHARING_OUTCOMES),
    shareId: z.nullable(z.string()),
    allowComments: z.boolean(),
    offered: z.boolean(),
  }),
  fieldMessages: { contentId: CONTENT_ID_REQUIRED },
} as const satisfies FunctionContract;

export type UpdateSharingRequest = z.infer<typeof updateSharingContract.request>;
export type UpdateSharingResponse = z.infer<typeof updateSharingContract.response>;
