import { IdempotencyStrategy, type Bucket } from '@google-cloud/storage';
import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { testCloud } from '../../support/test-cloud.ts';

const apps = new Map<string, App>();

function adminApp(): App {
  const { projectId, adminEnvironment } = testCloud();
  Object.assign(process.env, adminEnvironment);
  const app = apps.get(projectId) ?? initializeApp(undefined, projectId);
  apps.set(projectId, app);
  return app;
}

/** The emulators with admin access, which no rule limits. */
export const adminAuth = () => getAuth(adminApp());
export const adminFirestore = () => getFirestore(adminApp());

/** Storage with retries: its client by default stops retrying once two writes overlap. */
export function adminBucket(): Bucket {
  const bucket = getStorage(adminApp()).bucket();
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

/** The fields of a stored document; empty when it does not exist. */
export const storedFields = async (path: string): Promise<Record<string, unknown>> =>
  (await adminFirestore().doc(path).get()).data() ?? {};
