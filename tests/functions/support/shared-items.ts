import { randomUUID } from 'node:crypto';
import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { newShareId, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { readShare, type Share } from '@talelantern/domain/sharing/share';
import { thumbnailPath } from '@talelantern/domain/images/media-url';
import { createTextKeys, randomShareToken } from '../../../functions/src/sharing/operations/share-keys.ts';
import { createFirestoreJobStore } from '../../../functions/src/generation/adapters/firestore-job-store.ts';
import { createFirestoreComments } from '../../../functions/src/sharing/adapters/firestore-comments.ts';
import { createFirestoreFamilies } from '../../../functions/src/families/adapters/firestore-families.ts';
import { createFirestoreModerationRecords } from '../../../functions/src/sharing/adapters/firestore-moderation-records.ts';
import { createFirestoreOwnedFiles } from '../../../functions/src/families/adapters/firestore-owned-files.ts';
import { createFirestoreRemovals } from '../../../functions/src/sharing/adapters/firestore-removals.ts';
import { createFirestoreShares } from '../../../functions/src/sharing/adapters/firestore-shares.ts';
import { createBucketPictures } from '../../../functions/src/pictures/adapters/bucket-pictures.ts';
import { inject } from 'vitest';
import type { CommentDeps } from '../../../functions/src/sharing/operations/moderate-comment.ts';
import type { Log } from '../../../functions/src/core/log.ts';
import type { ItemFilesDeps } from '../../../functions/src/pictures/operations/store-for-item.ts';
import type { Moderator } from '../../../functions/src/generation/ports/providers.ts';
import { updateSharing, type SharingDeps } from '../../../functions/src/sharing/operations/update-sharing.ts';
import { adminBucket, adminFirestore, storedFields } from './cloud-access.ts';
import type { Family } from './family.ts';
import { UNLIMITED_STARTS } from './unlimited-starts.ts';
import { putPicture } from './portraits.ts';
import type { ThrottleDeps } from '../../../functions/src/sharing/operations/refresh-share.ts';

export const PEN_NAME = 'Lantern Lane';

/** The word that this moderator refuses; everything else passes. */
export const DISALLOWED = 'grisly';

/** A fake moderator with fixed verdicts. `during` runs during each check, to simulate concurrent changes. */
export function knownModerator({
  isUnavailable = () => false,
  during = async () => {},
}: { isUnavailable?: () => boolean; during?: () => Promise<void> } = {}): Moderator {
  const verdict = (isRejected: boolean) => ({ scores: { sexual: isRejected ? 0.9 : 0 }, flagged: [] });
  return {
    async moderateTexts(texts) {
      await during();
      if (isUnavailable()) throw new AppError('busy', BUSY);
      return texts.map((text) => verdict(text.includes(DISALLOWED)));
    },
    moderatePicture: async () => verdict(false),
  };
}

/** An empty share that accepts comments; returns its id. */
export async function storeOpenShare(overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = newShareId('story', randomShareToken());
  const sharing = { isPublic: true, allowComments: true, shareId: id, sharedBy: PEN_NAME, views: 0, likes: 0 };
  await adminFirestore()
    .doc(`shares/${id}`)
    .set({ contentType: 'story', copy: null, sharing, hidden: false, listed: false, withdrawnAt: null, ...overrides });
  return id;
}

const SECRET = 'a secret of these tests';

/** The real stores and pictures with a test moderator, whose verdicts no other test has stored. */
export function sharingDeps(moderator: Moderator = knownModerator()) {
  const firestore = adminFirestore();
  return {
    store: createFirestoreJobStore(firestore),
    settings: UNLIMITED_STARTS,
    shares: createFirestoreShares(firestore),
    families: createFirestoreFamilies(firestore),
    comments: createFirestoreComments(firestore),
    ownedFiles: createFirestoreOwnedFiles(firestore),
    pictures: createBucketPictures(adminBucket(), inject('cloud').urls.storage, SECRET),
    moderationRecords: createFirestoreModerationRecords(firestore, { requestsPerDay: 200, windowMs: 15_000 }),
    removals: createFirestoreRemovals(firestore),
    textKeys: createTextKeys(inject('cloud').functionsEnvironment.secrets.USER_HASH_SECRET, { model: randomUUID() }),
    moderator,
    log: () => {},
    clock: { now: () => Date.now(), sleep: async () => {} },
  } satisfies SharingDeps & ThrottleDeps & CommentDeps & ItemFilesDeps & { log: Log };
}

/** Shares the item by link; returns the id of the share. */
export async function shareItem({ uid }: Family, contentType: SharedContentType, contentId: string): Promise<string> {
  const wish = { contentType, contentId, isPublic: true, allowComments: true };
  const { shareId } = await updateSharing(sharingDeps(), { uid, emailVerified: true }, wish);
  if (shareId === null) throw new Error('Nothing is shared');
  return shareId;
}

/**
 * A word that no other test uses: verdicts and removals are remembered across tests. Without vowels and f, because such
 * random letters may be flagged by moderation.
 */
export const newWord = (): string =>
  `Snorkel${randomUUID()
    .replace(/[^a-f]/g, '')
    .replace(/[aef]/g, 'm')}`;

/** Stores a picture and its thumbnail. */
export async function putWithThumbnail(path: string, color?: string): Promise<string> {
  await Promise.all([putPicture(path, color), putPicture(thumbnailPath(path), color)]);
  return path;
}

/** Stores a story of the family; `overrides` replace the defaults. Returns its id. */
export async function storeStory({ uid }: Family, overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
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
      ...overrides,
    });
  return id;
}

/** The share as anyone with the link can read it; null where there is none. */
export async function readPublicShare(shareId: string | null): Promise<Share | null> {
  return shareId === null ? null : readShare(shareId, await storedFields(`shares/${shareId}`));
}

export async function filesBelow(prefix: string): Promise<string[]> {
  const [files] = await adminBucket().getFiles({ prefix });
  return files.map(({ name }) => name).toSorted();
}
