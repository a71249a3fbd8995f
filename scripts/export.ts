import { join } from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { openBucket } from '../functions/src/core/open-bucket.ts';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { connectApp } from './connect-app.ts';
import { readUrls } from './deployment/read-deployment.ts';
import { readEnvironment } from './environment.ts';
import { exportFamily } from './export/export-family.ts';
import { runScript } from './run-script.ts';

/** Writes all data of a family that cannot sign in to a local file (docs/operations.md). */
await runScript(async () => {
  const app = connectApp();
  const bucketName = app.options.storageBucket ?? readUrls(readEnvironment()).bucket;
  const bucket = openBucket(getStorage(app), bucketName);
  const cloud = { firestore: getFirestore(app), auth: getAuth(app), bucket };
  await exportFamily(cloud, process.argv.slice(2), join(PROJECT_ROOT, '.local/exports'), console.log);
});
