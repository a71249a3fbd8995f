import { BORN_STATUS, type Comment } from '@talelantern/domain/comments/comment';
import { RATE_LIMITED, VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { RATE_STAMPS } from '@talelantern/domain/rate/rate-stamps';
import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import type { CommentRepository } from './ports/comment-repository.ts';
import type { KeyValueStore } from './ports/key-value-store.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';
import type { LikeRepository, OwnShares } from './ports/share-repository.ts';
import { UPDATE_PROFILE_FAILED, type ProfileKeeper } from './profile-keeper.ts';
import { FETCH_COMMENTS_FAILED, type SharedItemMember } from './shared-item-service.ts';
import { readStoredList, writeStoredList } from './stored-list.ts';
import { withSentence } from './with-sentence.ts';

const TOGGLE_LIKE_FAILED = 'Failed to toggle like';
const ADD_COMMENT_FAILED = 'Failed to add comment';
const DELETE_COMMENT_FAILED = 'Failed to delete comment';

interface MemberDependencies {
  uid: string;
  likes: LikeRepository;
  comments: CommentRepository;
  ownShares: OwnShares;
  profile: ProfileKeeper;
  profiles: Pick<ProfileRepository, 'update'>;
  /** Whether the address is verified by now. */
  isVerified: () => Promise<boolean>;
  /** Where this device keeps which comments are the family's: the readable part of one names nobody. */
  store: KeyValueStore;
  storeKey: string;
  /** Ms since 1970. */
  now: () => number;
}

/** A comment of the family's that others may not see yet. */
interface KeptComment {
  id: string;
  /** The share's id. */
  contentId: string;
}

export function createSharedItemMember(dependencies: MemberDependencies): SharedItemMember {
  const { uid, likes, comments, ownShares, profile, profiles, isVerified, store, storeKey, now } = dependencies;
  let lastAddedAt = Number.NEGATIVE_INFINITY;

  const kept = (): KeptComment[] => readStoredList(store, storeKey, readKeptComment);
  const remember = (comment: KeptComment): void => writeStoredList(store, storeKey, [comment, ...kept()]);
  const forget = (id: string): void =>
    writeStoredList(
      store,
      storeKey,
      kept().filter((comment) => comment.id !== id),
    );

  async function findHidden({ id }: KeptComment): Promise<Comment | null> {
    const found = await comments.find(id);
    if (found !== null && found.status !== 'visible') return found;
    forget(id);
    return null;
  }

  async function keepPenName(penName: string): Promise<void> {
    if ((await profile.get()).penName === penName) return;
    await withSentence(UPDATE_PROFILE_FAILED, () => profiles.update(uid, { penName }));
  }

  async function addComment(share: Parameters<SharedItemMember['addComment']>[0], penName: string, text: string) {
    const [id, createdAt] = [comments.newId(), now()];
    if (createdAt - lastAddedAt < RATE_STAMPS.comments.seconds * 1000) throw new AppError('rate_limited', RATE_LIMITED);
    if (!(await isVerified())) throw new AppError('verify_email', VERIFY_EMAIL);
    await keepPenName(penName);
    await comments.add(id, share, { userName: penName, text });
    lastAddedAt = now();
    remember({ id, contentId: share.id });
    return {
      id,
      contentId: share.id,
      contentType: share.contentType,
      userName: penName,
      text,
      status: BORN_STATUS,
      createdAt,
    };
  }

  return {
    isLiked: (share) => withSentence(TOGGLE_LIKE_FAILED, () => likes.isLiked(share)),
    setLiked: (share, isLiked) => withSentence(TOGGLE_LIKE_FAILED, () => likes.setLiked(share, isLiked)),
    penName: async () => (await profile.get()).penName,
    isOwn: (share) => withSentence(FETCH_COMMENTS_FAILED, () => ownShares.isOwn(share)),
    listHidden: ({ id }) =>
      withSentence(FETCH_COMMENTS_FAILED, async () => {
        const own = kept().filter(({ contentId }) => contentId === id);
        return (await Promise.all(own.map(findHidden))).filter((comment) => comment !== null);
      }),
    addComment: (share, { penName, text }) =>
      withSentence(ADD_COMMENT_FAILED, () => addComment(share, penName.trim(), text.trim())),
    findComment: (id) => withSentence(FETCH_COMMENTS_FAILED, () => comments.find(id)),
    deleteComment: (id) =>
      withSentence(DELETE_COMMENT_FAILED, async () => {
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
