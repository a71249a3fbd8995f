import type { Comment, CommentStatus } from '@talelantern/domain/comments/comment';

/** Comments as moderation sees them. */
export interface Comments {
  /** The comment while it is held: `unreadable` where nothing can be judged, null where it is gone or decided. */
  findHeld: (commentId: string) => Promise<Comment | 'unreadable' | null>;
  /** Whether the share may be seen and takes comments now. */
  areWelcome: (shareId: string) => Promise<boolean>;
  /**
   * Sets what moderation decided of what it `judged`. Answers false where the comment was decided already, is gone, or
   * says something else by now: then nothing is set.
   */
  decide: (
    commentId: string,
    judged: Comment | 'unreadable',
    status: Exclude<CommentStatus, 'held'>,
  ) => Promise<boolean>;
  /** Ids of the comments that are still held. */
  heldIds: () => AsyncIterable<string>;
}
