import { randomUUID } from 'node:crypto';
import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { newShareId, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { readShare, type Share } from '@talelantern/domain/sharing/share';
import { thumbnailPath } from '@talelantern/domain/images/media-address';
import { newShareText } from '../../../functions/src/operations/sharing/share-text.ts';
import { createFirestoreBooks } from '../../../functions/src/storage/firestore-books.ts';
import { createFirestoreComments } from '../../../functions/src/storage/firestore-comments.ts';
import { createFirestoreFamilies } from '../../../functions/src/storage/firestore-families.ts';
import { createFirestoreOwnedFiles } from '../../../functions/src/storage/firestore-owned-files.ts';
import { createFirestoreShares } from '../../../functions/src/storage/firestore-shares.ts';
import { createBucketPictures } from '../../../functions/src/storage/bucket-pictures.ts';
import { inject } from 'vitest';
import type { CommentTools } from '../../../functions/src/operations/comments/moderate-comment.ts';
import type { ItemFilesTools } from '../../../functions/src/operations/items/remove-item-files.ts';
import type { Moderator } from '../../../functions/src/operations/ports/providers.ts';
import { updateSharing, type SharingTools } from '../../../functions/src/operations/sharing/update-sharing.ts';
import { adminBucket, adminFirestore, storedFields } from './cloud-access.ts';
import type { Family } from './family.ts';
import { MANY_STARTS } from './many-starts.ts';
import { putPicture } from './portraits.ts';

export const PEN_NAME = 'Lantern Lane';

/** A word that this moderator refuses; everything else is fit. */
export const UNFIT = 'grisly';

/** A moderator whose verdicts the test knows. `during` runs while it judges: something may change meanwhile. */
export function knownModerator({
  isAway = () => false,
  during = async () => {},
}: { isAway?: () => boolean; during?: () => Promise<void> } = {}): Moderator {
  const verdict = (isUnfit: boolean) => ({ scores: { sexual: isUnfit ? 0.9 : 0 }, flagged: [] });
  return {
    async judgeTexts(texts) {
      await during();
      if (isAway()) throw new AppError('busy', BUSY);
      return texts.map((text) => verdict(text.includes(UNFIT)));
    },
    judgePicture: async () => verdict(false),
  };
}

/** A share that takes comments, without anything to show; answers its id. */
export async function storeOpenShare(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = newShareId('story', newShareText());
  const sharing = { isPublic: true, allowComments: true, shareId: id, sharedBy: PEN_NAME, views: 0, likes: 0 };
  await adminFirestore()
    .doc(`shares/${id}`)
    .set({ contentType: 'story', copy: null, sharing, hidden: false, listed: false, withdrawnAt: null, ...fields });
  return id;
}

/** The real books, shelves and pictures, with a moderator of the test's own. */
export function sharingTools(moderator: Moderator = knownModerator()) {
  const firestore = adminFirestore();
  return {
    books: createFirestoreBooks(firestore),
    settings: MANY_STARTS,
    shares: createFirestoreShares(firestore),
    families: createFirestoreFamilies(firestore),
    comments: createFirestoreComments(firestore),
    ownedFiles: createFirestoreOwnedFiles(firestore),
    pictures: createBucketPictures(adminBucket(), inject('cloud').urls.storage, 'a secret of these tests'),
    moderator,
    log: () => {},
    isEmailVerified: async () => false,
    clock: { now: () => Date.now(), sleep: async () => {}, every: () => () => {} },
  } satisfies SharingTools & CommentTools & ItemFilesTools;
}

/** Shares what the family holds with everybody who has the link; answers the id of the share. */
export async function shareItem({ uid }: Family, contentType: SharedContentType, contentId: string): Promise<string> {
  const wish = { contentType, contentId, isPublic: true, allowComments: true };
  const { shareId } = await updateSharing(sharingTools(), { uid, emailVerified: true }, wish);
  if (shareId === null) throw new Error('Nothing is shared');
  return shareId;
}

/** Puts a picture and its thumbnail at their place. */
export async function putWithThumbnail(path: string, colour?: string): Promise<string> {
  await Promise.all([putPicture(path, colour), putPicture(thumbnailPath(path), colour)]);
  return path;
}

/** Stores a story of the family with pictures at `portrait` and `scene`. */
export async function storeStory({ uid }: Family, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = `story_${Date.now()}_${randomUUID().slice(0, 8)}`;
  await adminFirestore()
    .doc(`stories/${id}`)
    .set({
      id,
      userId: uid,
      title: 'The Treasure Hunt of Ember',
      content: 'Once upon a time.',
      previousParts: ['Once upon a time.'],
      theme: 'Treasure Hunt',
      ageRange: '5-8',
      characters: [{ id: 'ember', name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon' }],
      generatedPrompt: 'the prompt of this family',
      memoryKey: 'memory-of-this-family',
      ...fields,
    });
  return id;
}

/** The share as everybody with the link may read it; null where there is none. */
export async function sharedAs(shareId: string | null): Promise<Share | null> {
  return shareId === null ? null : readShare(shareId, await storedFields(`shares/${shareId}`));
}

export async function filesBelow(prefix: string): Promise<string[]> {
  const [files] = await adminBucket().getFiles({ prefix });
  return files.map(({ name }) => name).toSorted();
}
