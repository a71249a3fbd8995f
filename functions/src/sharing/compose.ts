import { createFirestoreFamilies } from '../families/adapters/firestore-families.ts';
import { createFirestoreUserDocuments } from '../families/adapters/firestore-user-documents.ts';
import type { Cloud } from '../cloud.ts';
import { systemClock } from '../core/clock.ts';
import { composeModeration } from '../moderation/compose.ts';
import { composePictures } from '../pictures/compose.ts';
import { createFirestoreComments, createFirestoreReports } from './adapters/firestore-comments.ts';
import { createFirestoreModerationRecords } from './adapters/firestore-moderation-records.ts';
import { createFirestoreRemovals, createFirestoreShareFollowUps } from './adapters/firestore-removals.ts';
import { createFirestoreShares } from './adapters/firestore-shares.ts';
import { createShownShares } from './operations/shown-shares.ts';
import { createTextKeys } from './operations/share-keys.ts';

export function composeSharing(cloud: Cloud) {
  const { firestore, config } = cloud;
  const shares = createFirestoreShares(firestore);
  return {
    ...composePictures(cloud),
    ...composeModeration(cloud),
    families: createFirestoreFamilies(firestore),
    shares,
    findShownShare: createShownShares(shares),
    comments: createFirestoreComments(firestore),
    reports: createFirestoreReports(firestore, systemClock.now),
    moderationRecords: createFirestoreModerationRecords(firestore, config.shareModeration),
    removals: createFirestoreRemovals(firestore),
    userDocuments: createFirestoreUserDocuments(firestore),
    followUps: createFirestoreShareFollowUps(firestore),
    textKeys: createTextKeys(config.userHashSecret, config.moderation),
  };
}
