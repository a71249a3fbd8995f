import { defineDocument, oneOf, trimmedText, type DocumentOf } from '../stored/define-document.ts';
import { readText, readTime } from '../stored/read-fields.ts';
import { SHARED_CONTENT_TYPES } from './share-id.ts';

/** Comments are created held; moderation makes them visible or refuses them. */
export const COMMENT_STATUSES = ['held', 'visible', 'refused'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export const INITIAL_COMMENT_STATUS: CommentStatus = 'held';

/** The status of a held comment that is left to an administrator: no sweep moderates it again. Readers see it as held. */
export const COMMENT_IN_REVIEW = 'review';

export const HELD_COMMENT_STATUSES: readonly string[] = [INITIAL_COMMENT_STATUS, COMMENT_IN_REVIEW];

/** Further line breaks are read as spaces: a comment of 500 short lines would push all others off the page. */
const MAX_LINE_BREAKS = 40;
/** White space with what is invisible in it. It begins with white space, because an emoji may end in an invisible one. */
const GAPS = /\s[\s\p{Default_Ignorable_Code_Point}\u2800]*/gu;
/** No script needs more than four marks on a letter; hundreds of them cover the lines around it. */
const STACKED_MARKS = /((?:\p{M}\p{Cf}*){4})\p{M}[\p{M}\p{Cf}]*/gu;

/** Text of a stranger, without more line breaks and marks than words need. */
export function tidyText(value: unknown): string {
  let breaks = 0;
  return trimmedText(value)
    .replace(STACKED_MARKS, '$1')
    .replace(GAPS, (gap) => {
      const lines = gap.split(/\r?\n|[\v\f\r\u2028\u2029]/).length - 1;
      if (lines === 0) return gap;
      breaks += 1;
      return breaks > MAX_LINE_BREAKS ? ' ' : '\n'.repeat(Math.min(lines, 2));
    });
}

const COMMENT_FIELDS = {
  contentId: readText,
  contentType: oneOf(SHARED_CONTENT_TYPES, null),
  userName: tidyText,
  text: tidyText,
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
