import type { Cloud } from '../cloud.ts';
import { systemClock } from '../core/clock.ts';
import { createAuthSignIns } from './adapters/auth-sign-ins.ts';
import { createBucketArchivePacker } from './adapters/bucket-archive-packer.ts';
import { createBucketFileStore } from './adapters/bucket-file-store.ts';
import { createFirestoreArchiveStore } from './adapters/firestore-archives.ts';
import { createFirestoreUserDocuments } from '../families/adapters/firestore-user-documents.ts';

export const composeAccounts = ({ auth, firestore, bucket, config }: Cloud) => ({
  clock: systemClock,
  signIns: createAuthSignIns(auth, config.userHashSecret),
  userDocuments: createFirestoreUserDocuments(firestore),
  fileStore: createBucketFileStore(bucket),
  archiveStore: createFirestoreArchiveStore(firestore),
  archivePacker: createBucketArchivePacker(bucket, config.storagePublicUrl, config.userHashSecret),
});
