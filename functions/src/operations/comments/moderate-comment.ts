import { hasContactDetails } from '@talelantern/domain/safety/contact-details';
import { findUnfit, type ModerationTools } from '../moderation.ts';
import type { Comments } from '../ports/comments.ts';

export interface CommentTools extends Pick<ModerationTools, 'moderator'> {
  comments: Comments;
}

/**
 * Makes a held comment visible, or refuses it for what it says or for telling how to reach somebody. Answers whether it
 * was decided now; a second call finds nothing to decide.
 * @throws AppError when the moderator is away: the comment stays held for the next sweep.
 */
export async function moderateComment({ moderator, comments }: CommentTools, commentId: string): Promise<boolean> {
  const comment = await comments.find(commentId);
  if (comment?.status !== 'held') return false;
  const { text, userName } = comment;
  const isFit =
    ![text, userName].some(hasContactDetails) && (await findUnfit({ moderator }, [text, userName], 'family')) === null;
  return comments.decide(commentId, isFit ? 'visible' : 'refused');
}
