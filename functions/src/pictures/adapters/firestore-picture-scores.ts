import { jobId, SCORE_KEPT_DAYS } from '@talelantern/domain/generation/job';
import { usageDay } from '@talelantern/domain/plans/usage';
import { DAY_MS } from '@talelantern/domain/time/day';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { anySpendingShard } from '../../generation/adapters/firestore-spending.ts';
import type { PictureScore } from '../ports/ports.ts';

/** Counts of each score are in `likeness` of the day's sums, by the image model and without a family. */
export function createFirestorePictureScores(
  firestore: Firestore,
  modelOf: (quality: PictureScore['quality']) => string,
  now: () => number,
) {
  return {
    /** Stores a score and counts it; does nothing for an account that is being deleted. */
    save: ({ uid, requestId, quality, ...score }: PictureScore) =>
      firestore.runTransaction(async (transaction) => {
        if ((await transaction.get(firestore.doc(`deleted/${uid}`))).exists) return;
        const createdAt = now();
        const model = modelOf(quality);
        const one = FieldValue.increment(1);
        transaction.set(firestore.doc(`picture_scores/${jobId(uid, requestId)}`), {
          userId: uid,
          requestId,
          model,
          ...score,
          createdAt: Timestamp.fromMillis(createdAt),
          expiresAt: Timestamp.fromMillis(createdAt + SCORE_KEPT_DAYS * DAY_MS),
        });
        transaction.set(
          anySpendingShard(firestore, usageDay(createdAt)),
          { likeness: { [model]: { [score.sameHero]: one, ...(score.isRepainted && { repainted: one }) } } },
          { merge: true },
        );
      }),
  };
}
