import { splitPassages } from '@talelantern/domain/narration/passages';
import { readWordTimings, type WordTimings } from '@talelantern/domain/narration/word-timings';
import { joinChapters } from '@talelantern/domain/stories/story';
import { newStoryId } from '@talelantern/domain/stories/story-id';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { joinPassages, type JoinedNarration } from '../../../functions/src/operations/narration/join-passages.ts';
import { readWav } from '../../../functions/src/providers/speech-wav.ts';
import { adminFirestore } from './cloud-access.ts';
import type { Family } from './family.ts';
import type { Answer } from './function-under-test.ts';

/** Five sentences in three paragraphs, each long enough to be spoken alone. */
export const CHAPTER = [
  'The harbour town was still asleep when Ember opened one eye. Somewhere below, a bell rang once, and then it thought better of it.',
  '“There is a map in my soup,” said Pip, and he held it up by one corner. “It is only half of a map, and it smells of onions.”',
  'Nobody in the harbour town had ever seen such a wet map before.',
].join('\n\n');

/** A phrase of each sentence of CHAPTER, for the faults of the stand-in. */
export const SENTENCES = ['opened one eye', 'bell rang once', 'map in my soup', 'smells of onions', 'such a wet map'];

/** Stores a story of the family; answers its id. */
export async function storeStory(
  { uid }: Pick<Family, 'uid'>,
  chapters: readonly string[] = [CHAPTER],
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = newStoryId(Date.now(), Math.random().toString(36).slice(2, 8).padEnd(6, '0'));
  await adminFirestore()
    .doc(`stories/${id}`)
    .set({
      id,
      userId: uid,
      content: joinChapters(chapters),
      previousParts: chapters,
      revision: 1,
      ageRange: '5-8',
      title: 'Half a Map',
      ...fields,
    });
  return id;
}

const narratedSchema = z.object({ url: z.string(), duration: z.number(), timingsUrl: z.string() });

export function narrated(answer: Answer): z.infer<typeof narratedSchema> {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return narratedSchema.parse(answer.json);
}

/** What is stored at an address, without any rights. */
export async function fileAt(address: string): Promise<{ type: string | null; bytes: Buffer }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} at ${address}`);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

export async function timingsAt(address: string): Promise<WordTimings> {
  const { bytes } = await fileAt(address);
  const timings = readWordTimings(JSON.parse(bytes.toString()));
  if (!timings) throw new Error('No timings');
  return timings;
}

/** A chapter as the cloud's voice speaks it, passage by passage. */
export async function joinedAsSpoken(chapter: string, voice: string): Promise<JoinedNarration> {
  const passages = splitPassages(chapter);
  const speeches = [];
  for (const { text } of passages) {
    const response = await fetch(`http://127.0.0.1:${inject('cloud').ports.voice}/v1/audio/speech`, {
      method: 'POST',
      body: JSON.stringify({ input: text, voice, response_format: 'wav' }),
    });
    const sound = readWav(Buffer.from(await response.arrayBuffer()));
    if (!sound) throw new Error('The voice says nothing');
    speeches.push({ ...sound, words: null });
  }
  return joinPassages(passages, speeches);
}
