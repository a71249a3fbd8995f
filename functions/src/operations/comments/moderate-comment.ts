import type { Comment } from '@talelantern/domain/comments/comment';
import { hasContactDetails } from '@talelantern/domain/safety/contact-details';
import { findUnfit, type ModerationTools } from '../moderation.ts';
import type { Comments } from '../ports/comments.ts';

export interface CommentTools extends Pick<ModerationTools, 'moderator'> {
  comments: Comments;
}

/** Somebody may put another comment in the place of one that is judged; after that many times a sweep goes on. */
const ROUNDS = 3;

/**
 * Makes a held comment visible, or refuses it: for what it says, for telling how to reach somebody, or because its share
 * takes no comments any more. Answers whether it was decided now; a second call finds nothing to decide.
 * @throws AppError when the moderator is away: the comment stays held for the next sweep.
 */
export async function moderateComment(tools: CommentTools, commentId: string): Promise<boolean> {
  const { comments } = tools;
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = await comments.findHeld(commentId);
    if (held === null) return false;
    const isFit = held !== 'unreadable' && (await isFitToShow(tools, held));
    if (await comments.decide(commentId, held, isFit ? 'visible' : 'refused')) return true;
  }
  return false;
}

async function isFitToShow({ moderator, comments }: CommentTools, comment: Comment): Promise<boolean> {
  const { text, userName, contentId } = comment;
  if ([text, userName].some(hasContactDetails)) return false;
  if (!(await comments.areWelcome(contentId))) return false;
  return (await findUnfit({ moderator }, [text, userName], 'family')) === null;
}
