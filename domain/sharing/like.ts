import type { SharedContentType } from './share-id.ts';

/** `likes/{contentType}_{contentId}_{uid}` (specification §3); `contentId` is always the share's id. */
export interface Like {
  contentId: string;
  contentType: SharedContentType;
  userId: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** One like for a person and a share: liking twice is the same document. */
export const likeId = ({ contentType, contentId, userId }: Omit<Like, 'createdAt'>): string =>
  `${contentType}_${contentId}_${userId}`;
