import { defineDocument, oneOf } from '../stored/define-document.ts';
import { readText, readTime } from '../stored/read-fields.ts';
import { SHARED_CONTENT_TYPES, type SharedContentType } from './share-id.ts';

const LIKE_FIELDS = {
  contentId: readText,
  contentType: oneOf(SHARED_CONTENT_TYPES, null),
  userId: readText,
  createdAt: readTime,
};

/** `likes/{id}` (docs/specification.md#3). */
export const LIKE = defineDocument({
  collection: 'likes',
  version: 1,
  fields: LIKE_FIELDS,
  required: ['contentId', 'contentType', 'userId'],
  rules: { likeFields: Object.keys(LIKE_FIELDS) },
});

interface LikeReference {
  contentType: SharedContentType;
  contentId: string;
  userId: string;
}

/** One document per user and share, so that liking twice is idempotent. */
export const likeId = ({ contentType, contentId, userId }: LikeReference): string =>
  `${contentType}_${contentId}_${userId}`;
