import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { normalizeItems } from '../functions/src/sweeps/adapters/normalize-items.ts';
import { runScript } from './run-script.ts';

/**
 * Adds missing dates to documents of earlier versions and rewrites their lists of pictures, in the project of the
 * environment's credentials.
 */
await runScript(async () => {
  const changed = await normalizeItems(getFirestore(initializeApp()));
  console.log(`Characters, locations and stories changed: ${changed}.`);
});
