import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { dateItems } from '../functions/src/storage/date-items.ts';
import { runScript } from './run-script.ts';

/** Dates what an earlier version has left without a date, in the project that the environment's credentials name. */
await runScript(async () => {
  const changed = await dateItems(getFirestore(initializeApp()));
  console.log(changed === 0 ? 'Everything has a date.' : `${changed} characters, locations and stories were dated.`);
});
