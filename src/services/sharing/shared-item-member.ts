import { INITIAL_COMMENT_STATUS, tidyText, type Comment } from '@talelantern/domain/sharing/comment';
import { RATE_LIMITED, VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import type { CommentRepository, LikeRepository, OwnShares, ShareReference } from '../ports/share-repositories.ts';
import { createStoredList, type KeyValueStore } from '../core/stored-list.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';
import type { ServerClock } from '../ports/server-clock.ts';
import type { ProfileLoader } from '../account/profile-loader.ts';
import { limitReached } from '../core/limit-reached.ts';
import { FETCH_COMMENTS_FAILED } from './fetch-comments-failed.ts';
import { withUserMessage } from '../core/with-user-message.ts';

const TOGGLE_LIKE_FAILED = 'Failed to toggle like';
const ADD_COMMENT_FAILED = 'Failed to add comment';
const TOO_MANY_COMMENTS = `You wrote ${RATE_STAMPS.comments.perDay} comments in 24 hours`;
const DELETE_COMMENT_FAILED = 'Failed to delete comment';

interface MemberDeps {
  uid: string;
  likes: LikeRepository;
  comments: CommentRepository;
  ownShares: OwnShares;
  profile: ProfileLoader;
  profiles: Pick<ProfileRepository, 'find' | 'update'>;
  isVerified: () => Promise<boolean>;
  /** Remembers which comments are the family's, because public comments do not contain their author. */
  store: KeyValueStore;
  storeKey: string;
  clock: ServerClock;
  now: () => number;
}

export interface NewComment {
  id: string;
  penName: string;
  /** Whether the family has typed `penName` for this comment; if not, it may have another one by now. */
  isChosen: boolean;
  text: string;
}

interface KeptComment {
  id: string;
  contentId: string;
}

const MAX_KEPT = 200;
/** Comments on one page that are looked up on each visit, even after others have seen them: we may hide them later. */
const MAX_LOOKED_UP = 20;

export type SharedItemMember = ReturnType<typeof createSharedItemMember>;

export function createSharedItemMember(deps: MemberDeps) {
  const { uid, likes, comments, ownShares, profile, profiles, isVerified, store, storeKey, clock, now } = deps;

  const ownComments = createStoredList(store, storeKey, readKeptComment);
  const commentsExcept = (id: string): KeptComment[] => ownComments.list().filter((comment) => comment.id !== id);
  const forget = (id: string): void => ownComments.write(commentsExcept(id));

  async function findHidden({ id }: KeptComment): Promise<Comment | null> {
    const comment = await comments.find(id);
    if (comment === null) forget(id);
    return comment?.status === 'visible' ? null : comment;
  }

  /** The stored pen name, or `penName`, which is then stored. */
  async function penNameFor({ penName, isChosen }: NewComment): Promise<string> {
    const stored = (await profiles.find(uid))?.penName;
    if (stored && !isChosen) return stored;
    if (stored !== penName) await profiles.update(uid, { penName });
    return penName;
  }

  const limitOfComments = async () =>
    limitReached({
      kind: 'comments',
      stamps: await comments.findStamps(),
      clock,
      tooSoon: RATE_LIMITED,
      tooMany: TOO_MANY_COMMENTS,
    });

  async function addComment(share: ShareReference, comment: NewComment): Promise<Comment> {
    const { id, text } = comment;
    if (!(await isVerified())) throw new AppError('verify_email', VERIFY_EMAIL);
    const userName = await penNameFor(comment);
    // The id is remembered before the comment is stored, because the page may be reloaded in the meantime.
    const latest = [{ id, contentId: share.id }, ...commentsExcept(id)];
    ownComments.write(latest.slice(0, MAX_KEPT));
    try {
      await comments.add(id, share, { userName, text });
    } catch (error) {
      throw (await limitOfComments()) ?? error;
    }
    return {
      id,
      contentId: share.id,
      contentType: share.contentType,
      userName,
      text,
      status: INITIAL_COMMENT_STATUS,
      createdAt: now(),
    };
  }

  return {
    isLiked: (share: ShareReference) => withUserMessage(TOGGLE_LIKE_FAILED, () => likes.isLiked(share)),
    setLiked: (share: ShareReference, isLiked: boolean) =>
      withUserMessage(TOGGLE_LIKE_FAILED, () => likes.setLiked(share, isLiked)),
    penName: async () => (await profile.get()).penName,
    /** Whether the family owns the share. Owners may delete comments on it. */
    isOwn: (share: ShareReference) => withUserMessage(FETCH_COMMENTS_FAILED, () => ownShares.isOwn(share)),
    /** Whether the comment is one of the newest that were written on this device, under any pen name. */
    isWrittenHere: (commentId: string) => ownComments.list().some(({ id }) => id === commentId),
    /** The family's comments from this device that others cannot see, newest first. */
    listHidden: ({ id }: ShareReference) =>
      withUserMessage(FETCH_COMMENTS_FAILED, async () => {
        const shareComments = ownComments.list().filter(({ contentId }) => contentId === id);
        const found = await Promise.all(shareComments.slice(0, MAX_LOOKED_UP).map(findHidden));
        return found.filter((comment) => comment !== null);
      }),
    /** Held until moderated. Idempotent by id. @throws `verify_email`, `rate_limited` (wait), ADD_COMMENT_FAILED */
    addComment: (share: ShareReference, comment: NewComment) =>
      withUserMessage(ADD_COMMENT_FAILED, () =>
        addComment(share, { ...comment, penName: comment.penName.trim(), text: tidyText(comment.text) }),
      ),
    findComment: (id: string) => withUserMessage(FETCH_COMMENTS_FAILED, () => comments.find(id)),
    deleteComment: (id: string) =>
      withUserMessage(DELETE_COMMENT_FAILED, async () => {
        await comments.delete(id);
        forget(id);
      }),
  };
}

function readKeptComment(value: unknown): KeptComment | null {
  if (!isRecord(value)) return null;
  const [id, contentId] = [readText(value['id']), readText(value['contentId'])];
  return id === '' || contentId === '' ? null : { id, contentId };
}
