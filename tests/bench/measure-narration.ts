import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { VOICES } from '@talelantern/domain/narration/voices';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { connectAsOwner } from '../../emulators/seed/emulator-admin.ts';
import type { LocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { signInBenchFamily } from './bench-family.ts';
import { post, startFunction } from './measure-functions.ts';
import { chapterOf, wordErrors } from './measure-words.ts';

const WORDS = 300;
/** On Unlimited; the next story is another family's. */
const STORIES_PER_FAMILY = 4;

const claimsSchema = z.object({ user_id: z.string() });
const answerSchema = z.object({ url: z.string(), duration: z.number() });

interface NarrationSample {
  /** Whole calls of generateAudioNarration for 300 words, ms. */
  totalMs: number[];
  /** The same without the time in which the provider or moderation was waited for, ms. */
  overheadMs: number[];
  /** Size of the recording, KiB, and its length, seconds. */
  sizeKib: number[];
  seconds: number[];
}

const voiceOf = (cloud: LocalCloud): string => `http://127.0.0.1:${cloud.ports.voice}`;

/** A story told for ages 5-8, cut after 300 words. */
const threeHundredWords = (seed: string): string =>
  `${chapterOf('5-8', 'introduction', seed)}\n\n${chapterOf('5-8', 'development', seed)}`
    .split(/(?<=\s)/)
    .slice(0, WORDS)
    .join('');

/** Narrations of 300 words each, one after another; every one is a new story. */
export async function sampleFunctionNarrations(cloud: LocalCloud, rounds: number): Promise<NarrationSample> {
  const { url, clock, stop } = await startFunction(cloud, 'generateAudioNarration', voiceOf(cloud));
  const owner = connectAsOwner(cloud.projectId, cloud.urls);
  const result: NarrationSample = { totalMs: [], overheadMs: [], sizeKib: [], seconds: [] };
  let token = '';
  // The first call is not counted: it loads the bundle.
  for (let round = -1; round < rounds; round += 1) {
    if ((round + 1) % STORIES_PER_FAMILY === 0) token = await signInBenchFamily(cloud);
    const storyId = `story_${Date.now()}_${randomUUID().slice(0, 8)}`;
    const content = threeHundredWords(`bench ${round}`);
    await owner.setDocument(`stories/${storyId}`, {
      userId: uidIn(token),
      content,
      previousParts: [content],
      ageRange: '5-8',
    });
    clock.reset();
    const begun = performance.now();
    const { text } = await post(url, token, { storyId, part: 0 }, 'application/json');
    const totalMs = performance.now() - begun;
    const answer = answerSchema.parse(JSON.parse(text));
    if (round < 0) continue;
    result.totalMs.push(totalMs);
    result.overheadMs.push(totalMs - clock.busyMs());
    result.sizeKib.push((await (await fetch(answer.url)).arrayBuffer()).byteLength / 1024);
    result.seconds.push(answer.duration);
  }
  await stop();
  return result;
}

const uidIn = (token: string): string =>
  claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).user_id;

/** By age: how far from the voice engine's own events the words of a chapter in each voice are marked, ms. */
export async function sampleWordErrors(cloud: LocalCloud): Promise<Map<string, number[]>> {
  const errors = new Map<string, number[]>();
  for (const age of AGE_RANGES) {
    const ofAge: number[] = [];
    for (const voice of VOICES)
      ofAge.push(...(await wordErrors(voiceOf(cloud), voice, chapterOf(age, 'climax', voice))));
    errors.set(age, ofAge);
  }
  return errors;
}
