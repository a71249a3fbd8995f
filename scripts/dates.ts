import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { dateItems } from '../functions/src/sweeps/adapters/date-items.ts';
import { runScript } from './run-script.ts';

/** Adds missing dates to documents of earlier versions, in the project of the environment's credentials. */
await runScript(async () => {
  const changed = await dateItems(getFirestore(initializeApp()));
  console.log(changed === 0 ? 'Everything has a date.' : `${changed} characters, locations and stories were dated.`);
});
