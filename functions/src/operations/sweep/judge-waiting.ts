import { moderateComment, type CommentTools } from '../comments/moderate-comment.ts';
import { refreshShare, type RefreshTools } from '../sharing/refresh-share.ts';

/** Judges the comments that are still held. Answers how many were decided; ends at the first that cannot be judged. */
export async function judgeHeldComments(tools: CommentTools): Promise<number> {
  let decided = 0;
  for await (const commentId of tools.comments.heldIds()) {
    if (await moderateComment(tools, commentId)) decided += 1;
  }
  return decided;
}

/** Judges the shares that wait because the moderator was away. Answers how many there were. `now` in ms. */
export async function judgeWaitingShares(tools: RefreshTools, now: number): Promise<number> {
  let judged = 0;
  for await (const shareId of tools.shares.waitingShareIds()) {
    await refreshShare(tools, shareId, now);
    judged += 1;
  }
  return judged;
}
