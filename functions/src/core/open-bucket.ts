import type { Bucket } from '@google-cloud/storage';
import type { Storage } from 'firebase-admin/storage';

/**
 * The app's bucket, or the bucket `name`, with the client's own retries off: all calls go through `retry`. The client
 * has a single switch that each write turns off for concurrent reads, and two overlapping writes leave it off for good
 * (`storage.retryOptions.autoRetry` of @google-cloud/storage 8).
 */
export function openBucket(storage: Storage, name?: string): Bucket {
  const bucket = storage.bucket(name);
  bucket.storage.retryOptions.autoRetry = false;
  return bucket;
}
