import { defineDocument, oneOf, trimmedText, type DocumentOf } from '../stored/define-document.ts';
import { readText, readTime } from '../stored/read-fields.ts';
import { SHARED_CONTENT_TYPES } from './share-id.ts';

/** Comments are created held; moderation makes them visible or refuses them. */
export const COMMENT_STATUSES = ['held', 'visible', 'refused'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export const INITIAL_COMMENT_STATUS: CommentStatus = 'held';

/** In place of `held` once it is left to an administrator: no sweep judges it again. Readers take it for held. */
export const COMMENT_IN_REVIEW = 'review';

/** The stored statuses of held comments. */
export const HELD_COMMENT_STATUSES: readonly string[] = [INITIAL_COMMENT_STATUS, COMMENT_IN_REVIEW];

const COMMENT_FIELDS = {
  contentId: readText,
  contentType: oneOf(SHARED_CONTENT_TYPES, null),
  userName: readText,
  text: trimmedText,
  status: oneOf(COMMENT_STATUSES, INITIAL_COMMENT_STATUS),
  createdAt: readTime,
};

/** `comments/{id}/private/author`, read by rules and functions only. */
const COMMENT_AUTHOR_FIELDS = { userId: readText };

/** The public part of `comments/{id}`: a pen name, no account. Time in ms since 1970. */
export const COMMENT = defineDocument({
  collection: 'comments',
  version: 1,
  fields: COMMENT_FIELDS,
  required: ['contentType', 'contentId', 'text'],
  rules: {
    newCommentStatus: INITIAL_COMMENT_STATUS,
    commentFields: Object.keys(COMMENT_FIELDS),
    commentAuthorFields: Object.keys(COMMENT_AUTHOR_FIELDS),
  },
});

export type Comment = DocumentOf<typeof COMMENT>;

export const readComment = COMMENT.read;
