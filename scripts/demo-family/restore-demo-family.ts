import { readFile } from 'node:fs/promises';
import { thumbnailPath } from '@talelantern/domain/images/media-url';
import { timingsPathOf } from '@talelantern/domain/narration/chapter-narration';
import { readWordTimings, WORD_TIMES, wordTimesId } from '@talelantern/domain/narration/word-timings';
import type { Share } from '@talelantern/domain/sharing/share';
import { SCENE_SLOTS } from '@talelantern/domain/stories/scene-image';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import {
  toItemSharing,
  toShareDocument,
  toSourceDocument,
} from '../../functions/src/sharing/adapters/share-documents.ts';
import { contentForShare } from '../../functions/src/sharing/operations/shared-pictures.ts';
import type { StoredShare } from '../../functions/src/sharing/ports/ports.ts';
import { chapterLedgerId, toChapterLedgerDocument } from '../../functions/src/generation/adapters/ledger-documents.ts';
import { beginChapterLedger } from '../../functions/src/generation/operations/chapter-ledger.ts';
import { SAMPLE_SHARE_ID } from '../../local-cloud/launcher/app-environment.ts';
import { accessAsOwner, type Emulators, type OwnerAccess } from './owner-access.ts';
import { subscribeDemoFamily } from './subscribe-demo-family.ts';
import { markedPath, preparedFile, readPreparedFamily, replaceTexts, type PreparedFamily } from './prepared-family.ts';

const MINUTE_MS = 60_000;

/** Writes the prepared characters, locations and stories of the demo family, shares the finished story, and subscribes. */
export async function restoreDemoFamily(cloud: Emulators, now: Date): Promise<void> {
  const owner = accessAsOwner(cloud);
  await subscribeDemoFamily(owner.firestore, cloud, now);
  const prepared = readPreparedFamily();
  const urls = await storePictures(owner, prepared);
  const withUrls = (text: string): string => {
    const path = markedPath(text);
    return path === null ? text : (urls.get(path) ?? text);
  };
  const paths = Object.entries(prepared.documents);
  for (const [index, [path, fields]] of paths.entries()) {
    // A minute apart, because lists are sorted by time.
    const at = new Date(now.getTime() - (paths.length - index) * MINUTE_MS);
    const document = replaceTexts(fields, withUrls) as Record<string, unknown>;
    await owner.firestore.doc(path).set({ ...document, createdAt: at, updatedAt: at });
    const story = path.startsWith('stories/') ? readStory(path.slice('stories/'.length), document) : null;
    if (!story) continue;
    await storeNarrations(owner, story);
    await storeLedger(owner, story, at.getTime());
    if (story.currentPhase === 'resolution') await shareSample(owner, story, now.getTime());
  }
}

/** The URL of each picture, by its path. */
async function storePictures({ pictures }: OwnerAccess, prepared: PreparedFamily): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  const storeOne = async (path: string): Promise<void> => {
    const [picture, thumbnail] = await Promise.all(
      [path, thumbnailPath(path)].map((name) => readFile(preparedFile(name))),
    );
    if (!picture || !thumbnail) throw new Error(`${path} has no prepared file`);
    urls.set(path, (await pictures.store(path, { picture, thumbnail })).imageUrl);
  };
  await Promise.all(prepared.pictures.map(storeOne));
  return urls;
}

async function storeNarrations({ firestore, narrations }: OwnerAccess, story: Story): Promise<void> {
  const { id: storyId, userId } = story;
  for (const [part, chapter] of Object.entries(story.narration)) {
    if (!chapter) continue;
    const paths = { audioPath: chapter.audioPath, timingsPath: timingsPathOf(chapter.audioPath) };
    const [bytes, timingsFile] = await Promise.all(Object.values(paths).map((path) => readFile(preparedFile(path))));
    const timings = readWordTimings(JSON.parse(String(timingsFile)));
    if (!bytes || !timings) throw new Error(`${chapter.audioPath} has no prepared file`);
    await narrations.store(paths, { bytes, durationSeconds: chapter.durationSeconds, delaySeconds: 0 }, timings);
    await firestore
      .doc(`${WORD_TIMES.collection}/${wordTimesId(userId, storyId, Number(part))}`)
      .set({ userId, storyId, part: Number(part), audioPath: paths.audioPath, words: timings.words });
  }
}

/** Without its ledger a story does not get further chapters. All pictures of the stored chapters count as begun. */
async function storeLedger(
  { firestore }: OwnerAccess,
  { userId, memoryKey, previousParts }: Story,
  createdAt: number,
): Promise<void> {
  const newLedger = beginChapterLedger(
    { userId, memoryKey, planId: 'pro_monthly', isIncluded: true, openedBy: memoryKey },
    createdAt,
  );
  const writtenPhases = STORY_PHASES.slice(0, previousParts.length);
  const phases = Object.fromEntries(writtenPhases.map((phase) => [phase, { reserved: 0, used: 1 }]));
  const pictures = Object.fromEntries(writtenPhases.map((phase) => [phase, [...SCENE_SLOTS]]));
  const ledger = { ...newLedger, phases: { ...newLedger.phases, ...phases }, pictures };
  await firestore.doc(`generations/${chapterLedgerId(userId, memoryKey)}`).set(toChapterLedgerDocument(ledger));
}

/** Shares the story as `updateSharing` does, under the id that the landing page links to. */
async function shareSample({ firestore, pictures }: OwnerAccess, story: Story, now: number): Promise<void> {
  const { id: contentId, userId: ownerId } = story;
  const contentType = 'story';
  const sharing = {
    isPublic: true,
    allowComments: true,
    shareId: SAMPLE_SHARE_ID,
    sharedAt: now,
    sharedBy: 'The Lantern Family',
    views: 0,
    likes: 0,
  };
  const content = await contentForShare(pictures, SAMPLE_SHARE_ID, { contentType, item: story }, null);
  const share: Share = {
    id: SAMPLE_SHARE_ID,
    contentType,
    ...content,
    sharing,
    hidden: false,
    offered: false,
    listed: false,
    withdrawnAt: null,
  };
  const source = { ownerId, contentType, contentId } as const;
  const document = firestore.doc(`shares/${SAMPLE_SHARE_ID}`);
  const storedShare: StoredShare = {
    share,
    source,
    hold: null,
    waitsSince: null,
    isRemoved: false,
    approvedWords: null,
    wordsKeys: [],
    shownChapters: 'all',
  };
  await document.set(toShareDocument(share));
  await document.collection('private').doc('source').set(toSourceDocument(storedShare));
  await firestore.doc(`stories/${contentId}`).update({ sharing: toItemSharing(storedShare) });
}
