import type { Comment, CommentStatus } from '@talelantern/domain/comments/comment';

/** Comments as moderation sees them. */
export interface Comments {
  find: (commentId: string) => Promise<Comment | null>;
  /** Sets what moderation decided, unless the comment is gone or was decided already. Answers whether it was set. */
  decide: (commentId: string, status: Exclude<CommentStatus, 'held'>) => Promise<boolean>;
  /** Ids of the comments that are still held. */
  heldIds: () => AsyncIterable<string>;
}
