import { randomUUID } from 'node:crypto';
import { joinChapters, newStoryId } from '@talelantern/domain/stories/story';
import * as z from 'zod/mini';
import { adminFirestore } from './cloud-access.ts';
import type { ProviderRequest, StandIn } from '../../support/stand-in.ts';
import type { Family } from './family.ts';
import type { FunctionResponse } from './function-under-test.ts';

export const EMBER = {
  id: 'ember',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
  magicalPower: 'Flying',
  role: 'Hero',
  appearance: {
    height: 'Tall',
    build: 'Sturdy',
    color: 'Crimson',
    distinguishingFeature: 'Glowing Scales',
    age: 'Young',
  },
};
export const PIP = {
  id: 'pip',
  name: 'Pip',
  type: 'Animal - Forest - Fox',
  gender: 'male',
  personality: 'Curious',
  appearance: {},
};

/** What the app sends for a story of Ember and Pip. */
export const storyRequest = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  characters: [EMBER, PIP],
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  settings: { maxLength: 4000, temperature: 0.8, continuationMode: false, length: 'standard' },
  storyPhase: 'introduction',
  ...overrides,
});

/** A valid chapter of `count` paragraphs about Ember and Pip. */
export const paragraphs = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `Ember and Pip walked ${index + 1} miles along the quiet shore that day.`,
  );

export const chapter = (count: number): string => paragraphs(count).join('\n\n');

/** Requests for chapters and repairs; notes are requested without a stream. */
export const CHAPTER_REQUESTS = { path: '/v1/responses', contains: '"stream":true' };
export const NOTES_REQUESTS = { path: '/v1/responses', contains: '"story_notes"' };

/** The chapter and repair requests that reached the stand-in. */
export const chapterRequests = async (standIn: StandIn): Promise<ProviderRequest[]> =>
  (await standIn.requests(CHAPTER_REQUESTS.path)).filter(({ body }) => body['stream'] === true);

/** The requests for story notes that reached the stand-in. */
export const notesRequests = async (standIn: StandIn): Promise<ProviderRequest[]> =>
  (await standIn.requests(NOTES_REQUESTS.path)).filter(({ body }) => body['stream'] === undefined);

const inputSchema = z.object({ input: z.string() });

/** The brief in a request. */
export function briefOf({ body }: Pick<ProviderRequest, 'body'>): Record<string, unknown> {
  const json = /<brief>(.*)<\/brief>/s.exec(inputSchema.parse(body).input)?.[1] ?? '';
  return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
}

/** A fault that makes the stand-in return `text`. */
export const textReply = (text: string) => ({ kind: 'text', text });

const chapterResponseSchema = z.object({ story: z.string(), memoryKey: z.string() });

export function readChapterResponse(response: FunctionResponse): { paragraphs: string[]; memoryKey: string } {
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  const { story, memoryKey } = chapterResponseSchema.parse(response.json);
  return { paragraphs: story.split('\n\n'), memoryKey };
}

export interface StreamEvent {
  event: string;
  data: Record<string, unknown>;
}

/** The events of a stream in order, without comment lines. */
export const eventsOf = (text: string): StreamEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: z.record(z.string(), z.unknown()).parse(JSON.parse(data)) };
    });

/** Saves the story as the app does. */
export async function saveStory(
  { uid }: Family,
  memoryKey: string,
  chapters: readonly string[],
  id = newStoryId(Date.now(), randomUUID().slice(0, 6)),
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  await adminFirestore()
    .doc(`stories/${id}`)
    .set({ id, userId: uid, memoryKey, content: joinChapters(chapters), previousParts: chapters, ...overrides });
  return id;
}
