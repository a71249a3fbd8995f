import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createFirestoreAccountDeletions } from '../functions/src/accounts/adapters/firestore-account-deletions.ts';
import { createFirestoreBillingStore } from '../functions/src/billing/adapters/firestore-billing-store.ts';
import { createStripeClient } from '../functions/src/billing/adapters/stripe/stripe-client.ts';
import { openBucket } from '../functions/src/core/open-bucket.ts';
import { createBucketPictures } from '../functions/src/pictures/adapters/bucket-pictures.ts';
import { connectApp } from './connect-app.ts';
import { readUrls } from './deployment/read-deployment.ts';
import { readEnvironment } from './environment.ts';
import { findOrphaned } from './restore/find-orphaned.ts';
import { findPayers } from './restore/find-payers.ts';
import { applyDecisions, recheck, saveDecisions } from './restore/keep-decisions.ts';
import { runScript } from './run-script.ts';

const COMMANDS = ['save', 'apply', 'recheck', 'payers', 'orphaned'] as const;
const names = (list = ''): string[] => list.split(',').filter((name) => name !== '');

/**
 * Before an import `save`, after it `apply`, so that decisions made in the meantime stay. The other commands are for an
 * import without `save`.
 */
await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: {
      'keep-imported': { type: 'string' },
      'delete-imported': { type: 'string' },
      delete: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [command] = positionals;
  if (!COMMANDS.some((known) => known === command))
    throw new Error(COMMANDS.map((one) => `npm run restore -- ${one}`).join('\n'));
  const app = connectApp();
  const firestore = getFirestore(app);
  if (command === 'save') {
    for (const [collection, count] of await saveDecisions(firestore)) console.log(`${collection}: ${count} copied`);
    return;
  }
  if (command === 'payers') {
    const { STRIPE_SECRET_KEY: key } = process.env;
    if (!key) throw new Error('STRIPE_SECRET_KEY=sk_... npm run restore -- payers');
    const stripe = createStripeClient(key, process.env['STRIPE_API_ORIGIN'] || null);
    return console.log(`${await findPayers(stripe, createFirestoreBillingStore(firestore))} customers were stored.`);
  }
  if (command === 'recheck') {
    await recheck(firestore, Date.now());
    return console.log('The next sweeps ask for every plan and delete every deleted account again.');
  }
  if (command === 'orphaned') {
    const uids = await findOrphaned(firestore, getAuth(app));
    const deletions = createFirestoreAccountDeletions(firestore);
    if (values.delete) for (const uid of uids) await deletions.begin({ uid, emailKey: null }, Date.now());
    for (const uid of uids) console.log(uid);
    return console.log(
      values.delete
        ? `The sweep deletes these ${uids.length} accounts in twenty minutes.`
        : `${uids.length} accounts have no sign-in. If they were deleted: npm run restore -- orphaned --delete`,
    );
  }
  const bucket = openBucket(getStorage(app), app.options.storageBucket ?? readUrls(readEnvironment()).bucket);
  // Nothing is copied, so that no URL is made.
  const pictures = createBucketPictures(bucket, '', '');
  const choices = { keepImported: names(values['keep-imported']), deleteImported: names(values['delete-imported']) };
  const count = await applyDecisions({ firestore, pictures, now: Date.now() }, choices);
  console.log(`${count} shares are as before the import.`);
});
