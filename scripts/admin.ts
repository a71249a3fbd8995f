import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { administer } from './admin/administer.ts';
import { connectApp } from './connect-app.ts';
import { runScript } from './run-script.ts';

/** Adds and removes administrators, in the project that the environment names, otherwise in the local cloud. */
await runScript(() => {
  const app = connectApp();
  return administer({ firestore: getFirestore(app), auth: getAuth(app) }, process.argv.slice(2), console.log);
});
