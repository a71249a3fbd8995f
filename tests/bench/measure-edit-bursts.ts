import { setTimeout } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { startWithGenerators } from '../../stand-ins/openai/testing/start-with-generators.ts';
import { startFrameworkProcess } from '../support/framework-process.ts';
import { signInBenchFamily, type BenchFamily } from './bench-family.ts';
import { readEventDocument, sendEvent, type EventDocument } from '../support/send-event.ts';
import { generateChapters } from './shared-items.ts';

const EDITS = 150;
const BURST_MS = 2_000;
/** Delay of the other family, which acts in the middle of the burst. */
const OTHER_FAMILY_DELAY_MS = 1_000;
const MODERATIONS_PER_MINUTE = 500;

export interface BurstSample {
  /** Time in ms from the other family's deletion until its share was gone. */
  deletedMs: number;
  /** Time in ms from the other family's withdrawal of a share until it was gone. */
  withdrawnMs: number;
  /** Time in ms from the other family's edit until it was public. */
  editedMs: number;
  /** Status of a picture request of a third family during the burst; 200 unless moderation was overloaded. */
  pictureStatus: number;
  /** Duration of that picture in ms. */
  paintedMs: number;
  /** Time in ms in which the edits of the burst were written. */
  burstMs: number;
  /** Moderation requests of the burst, including the other family's edit and the third family's picture. */
  moderations: number;
}

interface SharedStory {
  id: string;
  path: string;
  shareId: string;
}

const sharedSchema = z.object({ shareId: z.string() });
const requestsSchema = z.object({ requests: z.array(z.object({ path: z.string() })) });

/** The functions that a burst of edits triggers, with a stand-in whose moderation has a rate limit. */
export async function prepareBursts(cloud: LocalCloud, firestore: Firestore) {
  const voiceUrl = `http://127.0.0.1:${cloud.ports.voice}`;
  const standIn = await startWithGenerators({ voiceUrl });
  const start = (target: string, signature: 'http' | 'cloudevent') =>
    startFrameworkProcess({
      functionsFolder: cloud.functionsFolder,
      target,
      environment: {
        ...cloud.adminEnvironment,
        ...cloud.functionsEnvironment.settings,
        ...cloud.functionsEnvironment.secrets,
        IMAGE_BASE_URL: `${standIn.url}/v1`,
        MODERATION_BASE_URL: `${standIn.url}/v1`,
        // As deployed; the local cloud waits 200 ms.
        SHARE_JUDGEMENT_WINDOW_MS: '15000',
        FUNCTION_SIGNATURE_TYPE: signature,
      },
    });
  const functions = {
    storyEdited: await start('storyEdited', 'cloudevent'),
    storyDeleted: await start('storyDeleted', 'cloudevent'),
    updateSharing: await start('updateSharing', 'http'),
    generateImage: await start('generateImage', 'http'),
  };
  const control = (method: string, path: string, body?: object) =>
    fetch(`${standIn.url}/__controls/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  await control('POST', 'faults', {
    match: { path: '/v1/moderations' },
    fault: { kind: 'rate-limit', perMinute: MODERATIONS_PER_MINUTE },
  });
  const moderations = async (): Promise<number> => {
    const { requests } = requestsSchema.parse(await (await control('GET', 'requests')).json());
    return requests.filter(({ path }) => path === '/v1/moderations').length;
  };

  async function newFamily(): Promise<BenchFamily> {
    const family = await signInBenchFamily(cloud);
    await firestore.doc(`users/${family.uid}`).update({ penName: 'Lantern Lane' });
    return family;
  }

  async function shareStory({ uid, token }: BenchFamily, name: string): Promise<SharedStory> {
    const id = `story_${Date.now()}_${name}`;
    const chapters = generateChapters();
    await firestore.doc(`stories/${id}`).set({
      id,
      userId: uid,
      title: 'The Treasure Hunt of Ember',
      content: chapters.join('\n\n'),
      previousParts: chapters,
      theme: 'Treasure Hunt',
      ageRange: '5-8',
    });
    const response = await call(functions.updateSharing.url, token, {
      contentType: 'story',
      contentId: id,
      isPublic: true,
    });
    const { shareId } = sharedSchema.parse(await response.json());
    return { id, path: `stories/${id}`, shareId };
  }

  /** Writes the title and sends its event; `handled` resolves when the event was handled. */
  async function edit(path: string, before: EventDocument, title: string): Promise<{ handled: Promise<void> }> {
    const { writeTime } = await firestore.doc(path).update({ title });
    // The time is rounded up, so that no event seems older than its edit.
    const updateTime = new Date(writeTime.toMillis() + 1).toISOString();
    const after = { ...before, updateTime, fields: { ...before.fields, title: { stringValue: title } } };
    return { handled: sendEvent(functions.storyEdited.url, cloud, { type: 'updated', path, before, after }) };
  }

  /**
   * 150 edits of one shared story, spread over two seconds. Returns a function that waits until every trigger has run.
   */
  async function startBurst(path: string, round: number) {
    const startedAt = performance.now();
    const handledEdits: Promise<void>[] = [];
    const before = await readEventDocument(cloud, path);
    for (let count = 1; count <= EDITS; count += 1) {
      const { handled } = await edit(path, before, `Edit ${round}-${count}`);
      handledEdits.push(handled);
      await setTimeout(Math.max(0, startedAt + (count * BURST_MS) / EDITS - performance.now()));
    }
    return { burstMs: performance.now() - startedAt, handledEdits };
  }

  async function expectGone({ path, shareId }: SharedStory): Promise<void> {
    const share = await firestore.doc(`shares/${shareId}`).get();
    if (share.get('withdrawnAt') === null) throw new Error(`${path} is still public`);
  }

  async function timeDeletion(story: SharedStory): Promise<number> {
    const before = await readEventDocument(cloud, story.path);
    const startedAt = performance.now();
    await firestore.doc(story.path).delete();
    await sendEvent(functions.storyDeleted.url, cloud, { type: 'deleted', path: story.path, before });
    const deletedMs = performance.now() - startedAt;
    await expectGone(story);
    return deletedMs;
  }

  async function timeWithdrawal({ token }: BenchFamily, story: SharedStory): Promise<number> {
    const startedAt = performance.now();
    await call(functions.updateSharing.url, token, { contentType: 'story', contentId: story.id, isPublic: false });
    const withdrawnMs = performance.now() - startedAt;
    await expectGone(story);
    return withdrawnMs;
  }

  async function timeEdit({ path, shareId }: SharedStory, title: string): Promise<number> {
    const before = await readEventDocument(cloud, path);
    const startedAt = performance.now();
    await (
      await edit(path, before, title)
    ).handled;
    const editedMs = performance.now() - startedAt;
    const share = await firestore.doc(`shares/${shareId}`).get();
    if (share.get('copy.title') !== title) throw new Error('The edit is not public');
    return editedMs;
  }

  async function timePicture({ token }: BenchFamily) {
    const startedAt = performance.now();
    const response = await call(functions.generateImage.url, token, { prompt: 'A small red dragon' });
    return { pictureStatus: response.status, paintedMs: performance.now() - startedAt };
  }

  return {
    async sample(round: number): Promise<BurstSample> {
      const [busy, quiet, other] = [await newFamily(), await newFamily(), await newFamily()];
      const editedOften = await shareStory(busy, `stormed${round}`);
      const deletedStory = await shareStory(quiet, `deleted${round}`);
      const withdrawnStory = await shareStory(quiet, `withdrawn${round}`);
      const editedStory = await shareStory(quiet, `edited${round}`);
      await control('DELETE', 'requests');
      const burst = startBurst(editedOften.path, round);
      await setTimeout(OTHER_FAMILY_DELAY_MS);
      const [deletedMs, withdrawnMs, editedMs, { pictureStatus, paintedMs }] = await Promise.all([
        timeDeletion(deletedStory),
        timeWithdrawal(quiet, withdrawnStory),
        timeEdit(editedStory, `Quietly told ${round}`),
        timePicture(other),
      ]);
      const { burstMs, handledEdits } = await burst;
      await Promise.all(handledEdits);
      const caused = await moderations();
      return { deletedMs, withdrawnMs, editedMs, pictureStatus, paintedMs, burstMs, moderations: caused };
    },
    async stop(): Promise<void> {
      for (const { stop } of Object.values(functions)) await stop();
      await standIn.close();
    },
  };
}

const call = (url: string, token: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
