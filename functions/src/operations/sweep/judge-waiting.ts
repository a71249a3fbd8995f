import { moderateComment, type CommentTools } from '../comments/moderate-comment.ts';
import type { Log } from '../ports/log.ts';
import { refreshShare, type RefreshTools } from '../sharing/refresh-share.ts';
import { eachInTurn } from './each-in-turn.ts';

/** Judges the comments that are still held. Answers how many were decided. */
export const judgeHeldComments = (tools: CommentTools & { log: Log }): Promise<number> =>
  eachInTurn(tools.comments.heldIds(), (commentId) => moderateComment(tools, commentId), tools.log);

/** Judges the shares that wait because the moderator was away. Answers how many there were. `now` in ms. */
export const judgeWaitingShares = (tools: RefreshTools, now: number): Promise<number> =>
  eachInTurn(
    tools.shares.waitingShareIds(),
    async (shareId) => {
      await refreshShare(tools, shareId, now);
      return true;
    },
    tools.log,
  );
