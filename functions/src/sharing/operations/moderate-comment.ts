import { COMMENT_IN_REVIEW, type Comment } from '@talelantern/domain/sharing/comment';
import { hasContactDetails } from '@talelantern/domain/safety/contact-details';
import { hasHomeAddress } from '@talelantern/domain/safety/home-address';
import { findRealName } from '@talelantern/domain/safety/find-real-name';
import { hasProductName } from '@talelantern/domain/safety/product-name';
import { findMixedWord, hasBidiOverride } from '@talelantern/domain/safety/mixed-scripts';
import type { Families } from '../../families/ports/ports.ts';
import { findRejected, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import type { Clock } from '../../core/clock.ts';
import type { CommentDecision, CommentFamilies, Comments, ModerationRecords } from '../ports/ports.ts';

export interface CommentDeps extends Pick<ModerationDeps, 'moderator'> {
  comments: Omit<Comments, 'holdAllBy' | 'holdThose'>;
  families: Families;
  moderationRecords: Pick<ModerationRecords, 'reserve' | 'releaseReservation'>;
  clock: Pick<Clock, 'now'>;
}

/** The comment may be replaced while it is moderated; after this many attempts the sweep continues. */
const MAX_ATTEMPTS = 3;

/**
 * Makes a held comment visible, or refuses it because of its text, contact details, our name as its author's, or a
 * share that no longer allows comments. One with bidirectional overrides, a word of mixed alphabets, a home address, or
 * a real child's name of the share's owner or its author is left to an administrator, and looks held: a refusal would
 * confirm the name. So is one whose author has used up the day's moderation requests, because sweeps would visit it again and
 * again. Returns whether this call decided it: false also for a comment that is no longer held.
 * @throws AppError when the moderator fails: the comment stays held for the next sweep.
 */
export async function moderateComment(deps: CommentDeps, commentId: string): Promise<boolean> {
  const { comments } = deps;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const heldComment = await comments.findHeld(commentId);
    if (heldComment === null) return false;
    const status = heldComment === 'unreadable' ? 'refused' : await decideStatus(deps, heldComment);
    if (await comments.decide(commentId, heldComment, status)) return true;
  }
  return false;
}

/** @throws AppError when the moderator fails. */
async function decideStatus(deps: CommentDeps, comment: Comment): Promise<CommentDecision> {
  const visibleTexts = [comment.text, comment.userName];
  if (hasProductName(comment.userName)) return 'refused';
  if (visibleTexts.some(hasContactDetails) || !(await deps.comments.acceptsComments(comment.contentId)))
    return 'refused';
  if (visibleTexts.some((part) => hasBidiOverride(part) || findMixedWord(part) !== null || hasHomeAddress(part)))
    return COMMENT_IN_REVIEW;
  const commentFamilies = await deps.comments.familiesOf(comment);
  const reservedAt = deps.clock.now();
  // The limit is shared with the author's shares. Without an author the account was deleted, and the comment will be.
  const { author } = commentFamilies;
  if (author !== '' && (await deps.moderationRecords.reserve(author, 1, reservedAt)) === 0) return COMMENT_IN_REVIEW;
  const decidedByNames = await decideByNames(deps, comment, commentFamilies);
  if (decidedByNames !== null) return decidedByNames;
  try {
    if ((await findRejected(deps, visibleTexts, 'family')) !== null) return 'refused';
  } catch (error) {
    if (author !== '') await deps.moderationRecords.releaseReservation(author, 1, reservedAt);
    throw error;
  }
  // A child may have been added, and the event of that looks at visible comments only, so names are moderated again.
  return (await decideByNames(deps, comment, commentFamilies)) ?? 'visible';
}

/** Null when the comment says nothing about a real child, and its author has named none of the family. */
async function decideByNames(
  { comments, families }: CommentDeps,
  comment: Comment,
  commentFamilies: CommentFamilies,
): Promise<CommentDecision | null> {
  const names = async (uid: string): Promise<boolean> =>
    uid !== '' && mentionsChild((await families.safetyOf(uid, null)).realNames, comment);
  const [mentionsOwners, mentionsAuthors, hasNamedChild] = await Promise.all([
    names(commentFamilies.owner),
    commentFamilies.author !== commentFamilies.owner && names(commentFamilies.author),
    comments.hasNamedChild(commentFamilies),
  ]);
  if (mentionsOwners) return commentFamilies.author === commentFamilies.owner ? COMMENT_IN_REVIEW : 'names_child';
  return mentionsAuthors || hasNamedChild ? COMMENT_IN_REVIEW : null;
}

function mentionsChild(realNames: readonly string[], { text, userName }: Comment): boolean {
  const texts = [
    { text, reading: 'prose' as const },
    { text: userName, reading: 'label' as const },
  ];
  return findRealName(realNames, texts) !== null;
}

/** Leaves the visible comments on the share that name one of the children to an administrator. */
export const holdNaming = (
  { comments }: { comments: Pick<Comments, 'holdThose'> },
  shareId: string,
  realNames: readonly string[],
  options: { keepsShown: boolean },
): Promise<void> => comments.holdThose(shareId, (comment) => mentionsChild(realNames, comment), options);
