import { IdempotencyStrategy, type Bucket } from '@google-cloud/storage';
import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { inject } from 'vitest';

let app: App | undefined;

function adminApp(): App {
  if (!app) {
    Object.assign(process.env, inject('cloud').adminEnvironment);
    app = initializeApp();
  }
  return app;
}

/** The emulators as an administrator sees them, past all rules. */
export const adminAuth = () => getAuth(adminApp());
export const adminFirestore = () => getFirestore(adminApp());

/** Its client always asks again where a connection was closed; unless told it stops for good once two writes overlap. */
export function adminBucket(): Bucket {
  const bucket = getStorage(adminApp()).bucket();
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

/** The fields of a stored document; empty when there is none. */
export const storedFields = async (path: string): Promise<Record<string, unknown>> =>
  (await adminFirestore().doc(path).get()).data() ?? {};
