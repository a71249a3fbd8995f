import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { briefOf, textReply } from '../functions/support/chapters.ts';
import { controlsAt } from './controls.ts';

const PICTURE_EDITS = '/v1/images/edits';
/** Generations and edits. */
export const PICTURE_REQUESTS = '/v1/images';
const CHAPTER_REQUESTS = '/v1/responses';

const bodySchema = z.looseObject({
  stream: z.optional(z.boolean()),
  image: z.optional(z.array(z.object({ sha256: z.string() }))),
});

const requestsSchema = z.object({
  requests: z.array(z.object({ path: z.string(), body: bodySchema })),
});

/** Calls the controls of the shared stand-in; a unique word keeps tests apart. */
function control(...call: Parameters<ReturnType<typeof controlsAt>>): Promise<unknown> {
  const { openai } = inject('cloud').urls;
  if (openai === null) throw new Error('The tests run against the stand-in');
  return controlsAt(new URL(openai).origin)(...call);
}

const requestsWith = async (word: string) =>
  requestsSchema.parse(await control('GET', `requests?contains=${encodeURIComponent(word)}`)).requests;

const chapterRequests = async (word: string) =>
  (await requestsWith(word)).filter(({ path, body }) => path === CHAPTER_REQUESTS && body.stream === true);

interface Match {
  contains: string | readonly string[];
  path?: string | undefined;
}

async function plan(match: Match, fault: Readonly<Record<string, unknown>>, times?: number): Promise<void> {
  await control('POST', 'faults', { match, fault, times });
}

/**
 * Makes the next `times` requests that contain `word` fail or wait. A fault that any request can have needs a `path`:
 * without it, moderation gets it first and is retried.
 */
export const planFault = (
  word: string,
  fault: Readonly<Record<string, unknown>>,
  { path, times }: Readonly<{ path?: string; times?: number }> = {},
): Promise<void> => plan({ contains: word, path }, fault, times);

/** Chapters and repairs are streamed; the notes of a chapter and the moments of its pictures are not. */
const chapterMatch = (word: string): Match => ({ contains: [word, '"stream":true'], path: CHAPTER_REQUESTS });

/** Makes the next `times` chapters or repairs that contain `word` fail. */
export const planChapterFault = (word: string, fault: Readonly<Record<string, unknown>>, times = 1): Promise<void> =>
  plan(chapterMatch(word), fault, times);

/** Makes the writer return `text` for the next chapter or repair that contains `word`. */
export const planChapterText = (word: string, text: string): Promise<void> => planChapterFault(word, textReply(text));

/** Holds the next request that matches; returns a function that releases it. */
async function hold(match: Match): Promise<() => Promise<void>> {
  const token = randomUUID();
  await plan(match, { kind: 'hold', token }, 1);
  return async () => {
    await control('POST', 'release', { token });
  };
}

/** Holds the next picture request that contains `word`; returns a function that releases it. */
export const holdPicture = (word: string): Promise<() => Promise<void>> =>
  hold({ contains: word, path: PICTURE_EDITS });

/** Holds the next chapter request that contains `word`; returns a function that releases it. */
export const holdChapter = (word: string): Promise<() => Promise<void>> => hold(chapterMatch(word));

/** The reference pictures of requests that contain `word`: the SHA-256 of each, in order. */
export const referencePictures = async (word: string): Promise<string[][]> =>
  (await requestsWith(word))
    .filter(({ path }) => path === PICTURE_EDITS)
    .map(({ body }) => (body.image ?? []).map(({ sha256 }) => sha256));

/** The briefs of chapter requests that contain `word`. */
export const sentBriefs = async (word: string): Promise<Record<string, unknown>[]> =>
  (await chapterRequests(word)).map(briefOf);

/** The number of chapter requests that contain `word`; notes are not streamed. */
export const countChapterRequests = async (word: string): Promise<number> => (await chapterRequests(word)).length;
