import { jobId } from '@talelantern/domain/generation/job';
import type { Firestore } from 'firebase-admin/firestore';
import type { StagedPicture, StagingKey } from '../ports/ports.ts';
import { expiryOf } from '../../generation/adapters/job-document.ts';
import { readText } from '@talelantern/domain/stored/read-fields';

/** Firestore's limit is 1 MiB per document; a larger picture is not staged, and is generated again. */
const MAX_BYTES = 1_000_000;

/** `staging/{uid}_{requestId}` in Firestore, for when Storage fails. */
export function createFirestorePictureStaging(firestore: Firestore, now: () => number) {
  const stagingDocument = ({ uid, requestId }: StagingKey) =>
    firestore.collection('staging').doc(jobId(uid, requestId));
  return {
    async keep(key: StagingKey, { picture, thumbnail, passageHash }: StagedPicture) {
      if (picture.length + thumbnail.length > MAX_BYTES) return;
      await stagingDocument(key).set({
        userId: key.uid,
        picture,
        thumbnail,
        passageHash,
        isModerated: true,
        expiresAt: expiryOf(now()),
      });
    },
    async find(key: StagingKey): Promise<StagedPicture | null> {
      const document = await stagingDocument(key).get();
      const [picture, thumbnail]: unknown[] = [document.get('picture'), document.get('thumbnail')];
      const passageHash = readText(document.get('passageHash'));
      // Until 2026-12-07 there may be pictures that were staged without moderation, so those are ignored.
      return document.get('isModerated') === true && Buffer.isBuffer(picture) && Buffer.isBuffer(thumbnail)
        ? { picture, thumbnail, passageHash }
        : null;
    },
    async remove(key: StagingKey) {
      await stagingDocument(key).delete();
    },
  };
}
