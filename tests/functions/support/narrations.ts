import { splitPassages } from '@talelantern/domain/narration/passages';
import { timedWordSchema } from '@talelantern/domain/narration/word-timings';
import { joinChapters, newStoryId } from '@talelantern/domain/stories/story';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { joinPassages, type JoinedNarration } from '../../../functions/src/narration/operations/join-passages.ts';
import { toSamples } from '../../../functions/src/narration/adapters/speech-wav.ts';
import { adminFirestore } from './cloud-access.ts';
import type { Family } from './family.ts';
import type { ProviderRequest, StandIn } from '../../support/stand-in.ts';
import type { FunctionResponse } from './function-under-test.ts';

/** Five sentences, each a paragraph, so that each is a separate request. */
export const CHAPTER = [
  'The harbour town was still asleep when Ember opened one eye.',
  'Somewhere below, a bell rang once, and then it thought better of it.',
  '“There is a map in my soup,” said Pip, and he held it up by one corner.',
  '“It is only half of a map, and it smells of onions.”',
  'Nobody in the harbour town had ever seen such a wet map before.',
].join('\n\n');

/** A phrase of each sentence of CHAPTER, for the faults of the stand-in. */
export const SENTENCES = ['opened one eye', 'bell rang once', 'map in my soup', 'smells of onions', 'such a wet map'];

/** The path that the default narrator calls. */
export const SPEECH = '/v1/realtime';

const createSchema = z.object({
  response: z.object({ input: z.tuple([z.object({ content: z.tuple([z.object({ text: z.string() })]) })]) }),
});

const textOf = ({ body }: ProviderRequest): string => createSchema.parse(body).response.input[0].content[0].text;

/** The passages that the stand-in was asked to speak. */
export const spokenTexts = async (standIn: StandIn): Promise<string[]> => (await standIn.requests(SPEECH)).map(textOf);

/** Stores a story of the family; returns its id. */
export async function storeStory(
  { uid }: Pick<Family, 'uid'>,
  chapters: readonly string[] = [CHAPTER],
  overrides: Readonly<Record<string, unknown>> = {},
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
      ...overrides,
    });
  return id;
}

const narratedSchema = z.object({ url: z.string(), duration: z.number(), words: z.array(timedWordSchema) });

export function expectNarration(response: FunctionResponse): z.infer<typeof narratedSchema> {
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  return narratedSchema.parse(response.json);
}

/** Reads a URL without credentials. */
export async function fileAt(url: string): Promise<{ type: string | null; bytes: Buffer }> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} at ${url}`);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A chapter in the cloud's voice, joined from its passages. */
export async function joinSpokenPassages(chapter: string, voice: string): Promise<JoinedNarration> {
  const passages = splitPassages(chapter);
  const speeches = [];
  for (const { text } of passages) {
    const response = await fetch(`http://127.0.0.1:${inject('cloud').ports.voice}/v1/audio/speech`, {
      method: 'POST',
      body: JSON.stringify({ input: text, voice, response_format: 'pcm' }),
    });
    const samples = toSamples(Buffer.from(await response.arrayBuffer()));
    speeches.push({ samples, sampleRate: 24_000 as const });
  }
  return joinPassages(passages, speeches);
}
