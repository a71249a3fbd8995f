import type { Share } from '@talelantern/domain/sharing/share';
import type { createCommentReader, createCommentRepository } from '../../firebase/comment-repository.ts';
import type { createLikeRepository, createOwnShares, createShareRepository } from '../../firebase/share-repository.ts';

export type ShareReference = Pick<Share, 'id' | 'contentType'>;

export type ShareRepository = ReturnType<typeof createShareRepository>;
export type LikeRepository = ReturnType<typeof createLikeRepository>;
export type OwnShares = ReturnType<typeof createOwnShares>;
export type CommentReader = ReturnType<typeof createCommentReader>;
export type CommentRepository = ReturnType<typeof createCommentRepository>;
