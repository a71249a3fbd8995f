import { newShareId } from '@talelantern/domain/sharing/share-id';
import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-url';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { LocalCloud } from '../../../local-cloud/launcher/start-local-cloud.ts';
import { randomShareToken } from '../../../functions/src/sharing/operations/share-keys.ts';
import { profileFolders } from '../../../local-cloud/launcher/folders.ts';
import { startFrameworkProcess } from '../../support/framework-process.ts';
import { openReadLog, type ReadLog } from '../../support/read-log.ts';
import { spread, toTable, type Figure } from '../figures.ts';
import { SHARED_TITLE, sharedStory } from '../shared-items.ts';
import { machine, PROFILE, startCloud, type Section } from './section.ts';

const READERS = 200;
const PAGES_EACH = 10;
const ALONE = 200;

const INTRODUCTION = `One shared story of four chapters, opened as its readers open it: the page from \`sharePage\` as built, in one process under
\`@google-cloud/functions-framework\`, without the edge that keeps it for a minute in the cloud. ${READERS} readers at once open it
${PAGES_EACH} times each, on the same two cores as the emulators. Readers who come at once share one read of the database.`;

const READING = `What a view costs beyond the page: the app of a visitor writes the view (one write) and reads nothing; comments are read
when the reader comes near them (one query, at most 20 documents); a signed-in reader reads their own like (one read). At
the edge a page and its cover are kept for 60 s, so that the database is read at most twice a minute and place for each
story, for any number of readers.`;

async function storeShare(): Promise<string> {
  const id = newShareId('story', randomShareToken());
  await getFirestore().doc(`shares/${id}`).set(sharedStory(id, []));
  return id;
}

const startPage = ({ functionsFolder, adminEnvironment, functionsEnvironment }: LocalCloud, readLog: ReadLog) =>
  startFrameworkProcess({
    functionsFolder,
    target: 'sharePage',
    preload: readLog.preload,
    environment: {
      ...adminEnvironment,
      ...functionsEnvironment.settings,
      ...functionsEnvironment.secrets,
      ...readLog.environment,
    },
  });

/** The page over a separate connection, because readers share none. */
async function getPage(url: URL): Promise<{ status: number | undefined; html: string }> {
  const [response] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, html: await text(response) };
}

/** Time in ms until the whole page arrived; null if the response was not the page. */
async function open(url: URL): Promise<number | null> {
  const startedAt = performance.now();
  const { status, html } = await getPage(url).catch(() => ({ status: null, html: '' }));
  return status === 200 && html.includes(SHARED_TITLE) ? performance.now() - startedAt : null;
}

async function openMany(url: URL, readLog: ReadLog): Promise<{ figures: Figure[] }> {
  readLog.take();
  const startedAt = performance.now();
  const times = (
    await Promise.all(
      Array.from({ length: READERS }, async () => {
        const own: (number | null)[] = [];
        for (let page = 0; page < PAGES_EACH; page += 1) own.push(await open(url));
        return own;
      }),
    )
  ).flat();
  const seconds = (performance.now() - startedAt) / 1000;
  const pageTimes = times.filter((time) => time !== null);
  const reads = readLog.take();
  return {
    figures: [
      { what: `${READERS} readers at once`, measured: spread(pageTimes, 'ms'), budget: '' },
      { what: 'of them without the page', measured: String(times.length - pageTimes.length), budget: '0' },
      { what: 'pages a second', measured: (pageTimes.length / seconds).toFixed(0), budget: '' },
      { what: 'Firestore reads per view', measured: (reads / pageTimes.length).toFixed(3), budget: '1' },
    ],
  };
}

/** How fast a shared page is, for one reader and for a class that opens it at the same time. */
export const SHARED: Section = {
  name: 'shared',
  heading: '## Shared pages',
  async measure() {
    const { cloud } = await startCloud();
    Object.assign(process.env, cloud.adminEnvironment);
    initializeApp();
    const readLog = openReadLog(profileFolders(PROFILE).root);
    const page = await startPage(cloud, readLog);
    const url = new URL(`${SHARED_PAGE_PATHS.story}${await storeShare()}`, page.url);
    for (let call = 0; call < 20; call += 1) await open(url);
    const times: number[] = [];
    readLog.take();
    for (let call = 0; call < ALONE; call += 1) times.push((await open(url)) ?? Number.NaN);
    const reads = readLog.take() / ALONE;
    const { html } = await getPage(url);
    const { figures } = await openMany(url, readLog);
    await page.stop();
    await cloud.stop();
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable([
      {
        what: 'HTML with styles, four chapters',
        measured: `${(gzipSync(html, { level: 9 }).length / 1024).toFixed(1)} KiB gz`,
        budget: '14 KiB gz',
      },
      { what: 'One reader after another', measured: spread(times, 'ms'), budget: '' },
      { what: 'Firestore reads per view, one after another', measured: reads.toFixed(3), budget: '1' },
      ...figures,
    ])}\n\n${READING}`;
  },
};
