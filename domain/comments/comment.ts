import { readChoice, readText, readTime, type StoredData } from '../stored/read-fields.ts';
import { SHARED_CONTENT_TYPES, type SharedContentType } from '../sharing/share-id.ts';

/** A comment is born held; moderation makes it visible or refuses it (architecture §4). */
export const COMMENT_STATUSES = ['held', 'visible', 'refused'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** What a comment is stored as at first. */
export const BORN_STATUS: CommentStatus = 'held';

/** The readable part of `comments/{id}`: a pen name, no account. Time in ms since 1970. */
export interface Comment {
  id: string;
  /** The share's id. */
  contentId: string;
  contentType: SharedContentType;
  userName: string;
  text: string;
  status: CommentStatus;
  createdAt: number | null;
}

/** `comments/{id}/private/author`, read by rules and functions only. */
export interface CommentAuthor {
  userId: string;
}

/** Reads a stored comment; null for one without text or share. A status that is unknown counts as held. */
export function readComment(id: string, data: StoredData): Comment | null {
  const contentType = readChoice(data['contentType'], SHARED_CONTENT_TYPES, null);
  const [contentId, text] = [readText(data['contentId']), readText(data['text']).trim()];
  if (contentType === null || contentId === '' || text === '') return null;
  return {
    id,
    contentId,
    contentType,
    userName: readText(data['userName']),
    text,
    status: readChoice(data['status'], COMMENT_STATUSES, BORN_STATUS),
    createdAt: readTime(data['createdAt']),
  };
}
