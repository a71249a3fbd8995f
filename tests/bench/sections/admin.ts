import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import type { LocalCloud } from '../../../local-cloud/launcher/start-local-cloud.ts';
import { setTriggers } from '../../../local-cloud/launcher/background-triggers.ts';
import { profileFolders } from '../../../local-cloud/launcher/folders.ts';
import { createFirestoreOverviewStore } from '../../../functions/src/admin/adapters/firestore-overview-store.ts';
import { updateOverview } from '../../../functions/src/admin/operations/update-overview.ts';
import { openBrowser } from '../../support/browser.ts';
import { seedFamilies, type BulkSize } from '../../support/bulk-data/seed-families.ts';
import { openReadLog, type ReadLog } from '../../support/read-log.ts';
import { spread } from '../figures.ts';
import { sampleAdminScreens, type ScreenSample } from '../measure-admin.ts';
import { machine, PROFILE, startCloud, type Section } from './section.ts';

const ROUNDS = 5;
/** Heap for everything that is seeded; overrides the emulator's smaller default. */
const HEAP_OPTIONS = { _JAVA_OPTIONS: '-Xmx3g' };
const BUDGET_MS = 1500;
const SIZES: readonly [BulkSize, BulkSize] = [
  { families: 1_000, stories: 5, entriesPerList: 100 },
  { families: 10_000, stories: 5, entriesPerList: 1_000 },
];
const ACCOUNT = { email: 'admin@crowd.test', password: 'a quiet harbour' };

const words = (count: number): string => count.toLocaleString('en-GB');
const [SMALL, LARGE] = SIZES.map(({ families }) => words(families));

const introduction = (seedMs: number): string =>
  `\`npm run bench -- --admin\`: every screen of the admin area, opened by its URL ${ROUNDS} times each (after once unmeasured)
by an administrator who is signed in: the built app starts, finds the sign-in and the administrator's record, and asks the
function, all on two cores with the emulators. The place holds ${LARGE} families with ${words(SIZES[1].families * SIZES[1].stories)} stories, ${words(SIZES[1].entriesPerList * 5)} shares,
${words(SIZES[1].entriesPerList * 3)} comments, ${words(SIZES[1].entriesPerList * 2)} reports, ${words(SIZES[1].entriesPerList * 3)} messages and ${words(SIZES[1].entriesPerList)} entries of the log, and at first a tenth of all that; seeding took
${(seedMs / 1000).toFixed(0)} s. **Reads** are the documents that one opening reads, of the functions and of the page, counted in the responses
of Firestore as they reach them, in the vendor's way: at both sizes and in every round the same. **Shown** is the time from
the URL to the first page in sight, **function** the part of it in which the page waited for the function. On a
shared machine the bench has to come before everything else.`;

const READING = `Of every opening the page reads two documents itself (the administrator's record and the banner) and asks how much waits
(4); of each call four say who asks and may. A page of a list is 21 documents at most and what they are about. A search
by name reads 20 kept names, their 20 profiles, and for each whether it is leaving.`;

async function storeAdmin({ firestore, auth }: { firestore: Firestore; auth: Auth }): Promise<void> {
  const { uid } = await auth.createUser({ ...ACCOUNT, emailVerified: true });
  await firestore.doc(`admins/${uid}`).set({ userId: uid, role: 'admin', permissions: [...ADMIN_PERMISSIONS] });
  await firestore.doc(`users/${uid}`).set({ email: ACCOUNT.email, displayName: 'The Keeper' });
}

/** '54', or the range if the rounds differ. */
function formatReads(reads: readonly number[]): string {
  const [least, most] = [Math.min(...reads), Math.max(...reads)];
  return least === most ? String(least) : `${least} to ${most}`;
}

function toRows(small: readonly ScreenSample[], large: readonly ScreenSample[]): string {
  const rows = large.map(({ name, reads, shownMs, functionMs }, index) =>
    [
      name,
      formatReads(small[index]?.reads ?? []),
      formatReads(reads),
      spread(shownMs, 'ms'),
      spread(functionMs, 'ms'),
    ].join(' | '),
  );
  return [
    `| What | Reads, ${SMALL} families | Reads, ${LARGE} families | Shown, ${LARGE} families, of ${BUDGET_MS} ms | Function |`,
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

async function sampleAt(cloud: LocalCloud, readLog: ReadLog): Promise<ScreenSample[]> {
  const browser = await openBrowser();
  try {
    return await sampleAdminScreens({ browser, appUrl: cloud.urls.app, account: ACCOUNT, readLog }, ROUNDS);
  } finally {
    await browser.close();
  }
}

/** Measures whether the admin area stays as fast as the number of families grows. */
export const ADMIN: Section = {
  name: 'admin',
  heading: '## The admin area of a large place',
  async measure() {
    const readLog = openReadLog(profileFolders(PROFILE).root);
    Object.assign(process.env, readLog.environment, HEAP_OPTIONS);
    const { cloud } = await startCloud({ preload: readLog.preload });
    Object.assign(process.env, cloud.adminEnvironment);
    const app = initializeApp();
    const deps = { firestore: getFirestore(app), auth: getAuth(app) };
    await setTriggers(cloud.ports, 'off');
    await storeAdmin(deps);
    const samples: ScreenSample[][] = [];
    let seedMs = 0;
    for (const [index, size] of SIZES.entries()) {
      console.log(`Seeding ${words(size.families)} families…`);
      const startedAt = performance.now();
      await seedFamilies(deps, size, Date.now(), SIZES[index - 1]);
      seedMs += performance.now() - startedAt;
      await updateOverview({ overviewStore: createFirestoreOverviewStore(deps.firestore) }, Date.now());
      console.log(`Opening ${words(size.families)} families…`);
      samples.push(await sampleAt(cloud, readLog));
    }
    await cloud.stop();
    const [small = [], large = []] = samples;
    return `${introduction(seedMs)}\n\n${machine}\n\n${toRows(small, large)}\n\n${READING}`;
  },
};
