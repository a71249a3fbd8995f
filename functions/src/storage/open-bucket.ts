import type { Bucket } from '@google-cloud/storage';
import type { Storage } from 'firebase-admin/storage';

/**
 * The project's bucket, whose client repeats nothing: what we ask goes through `again`, streams and writes too. The
 * client has one switch for all that is under way, which each write turns off for reads beside it; two writes that
 * overlap leave it off for good (`storage.retryOptions.autoRetry` of @google-cloud/storage 8).
 */
export function openBucket(storage: Storage): Bucket {
  const bucket = storage.bucket();
  bucket.storage.retryOptions.autoRetry = false;
  return bucket;
}
