import { jobId } from '@talelantern/domain/generation/job';
import type { Firestore } from 'firebase-admin/firestore';
import type { PaintedBy, PictureStaging } from '../operations/ports/pictures.ts';
import { expiryOf } from './job-document.ts';

/** Firestore keeps up to 1 MiB in a document; a picture that is larger is not kept, and then painted anew. */
const MOST_BYTES = 1_000_000;

/** `staging/{uid}_{requestId}` in Firestore: another service than Storage, which took nothing. */
export function createFirestorePictureStaging(firestore: Firestore, now: () => number): PictureStaging {
  const at = ({ uid, requestId }: PaintedBy) => firestore.collection('staging').doc(jobId(uid, requestId));
  return {
    async keep(by, { picture, thumbnail }) {
      if (picture.length + thumbnail.length > MOST_BYTES) return;
      await at(by).set({ userId: by.uid, picture, thumbnail, expiresAt: expiryOf(now()) });
    },
    async find(by) {
      const document = await at(by).get();
      const [picture, thumbnail]: unknown[] = [document.get('picture'), document.get('thumbnail')];
      return Buffer.isBuffer(picture) && Buffer.isBuffer(thumbnail) ? { picture, thumbnail } : null;
    },
    async remove(by) {
      await at(by).delete();
    },
  };
}
