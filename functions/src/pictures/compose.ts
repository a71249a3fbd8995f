import { createFirestoreOwnedFiles } from '../families/adapters/firestore-owned-files.ts';
import type { Cloud } from '../cloud.ts';
import { composeGeneration } from '../generation/compose.ts';
import { createBucketPictures } from './adapters/bucket-pictures.ts';

/** Stored pictures, and the dependencies of saving them. */
export const composePictures = (cloud: Cloud) => ({
  ...composeGeneration(cloud),
  pictures: createBucketPictures(cloud.bucket, cloud.config.storagePublicUrl, cloud.config.userHashSecret),
  ownedFiles: createFirestoreOwnedFiles(cloud.firestore),
});
