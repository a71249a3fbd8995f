import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { briefOf, telling } from '../functions/support/chapters.ts';

const PICTURE_EDITS = '/v1/images/edits';
const TELLINGS = '/v1/responses';

const bodySchema = z.looseObject({
  stream: z.optional(z.boolean()),
  image: z.optional(z.array(z.object({ sha256: z.string() }))),
});

const requestsSchema = z.object({
  requests: z.array(z.object({ path: z.string(), body: bodySchema })),
});

/** The controls of the stand-in that the whole cloud shares; a word that only one test uses keeps tests apart. */
function controls(path: string, init?: RequestInit): Promise<Response> {
  const { openai } = inject('cloud').urls;
  if (openai === null) throw new Error('The tests run against the stand-in');
  return fetch(new URL(`/__controls/${path}`, openai), init);
}

/** Lets requests that contain `word` fail or wait, the next `times` of them. */
export async function planFault(word: string, fault: Readonly<Record<string, unknown>>, times?: number): Promise<void> {
  const body = JSON.stringify({ match: { contains: word }, fault, ...(times === undefined ? {} : { times }) });
  const response = await controls('faults', { method: 'POST', body });
  if (!response.ok) throw new Error(await response.text());
}

/** Lets the storyteller answer `text` to the next chapter, or mending of one, whose request contains `word`. */
export async function planTelling(word: string, text: string): Promise<void> {
  const body = JSON.stringify({ match: { contains: word, path: TELLINGS }, fault: telling(text), times: 1 });
  const response = await controls('faults', { method: 'POST', body });
  if (!response.ok) throw new Error(await response.text());
}

/** Holds the next request to `path` that contains `word`; answers how to let it go on. */
async function hold(path: string, word: string): Promise<() => Promise<void>> {
  const token = randomUUID();
  const body = JSON.stringify({ match: { contains: word, path }, fault: { kind: 'hold', token }, times: 1 });
  const plan = await controls('faults', { method: 'POST', body });
  if (!plan.ok) throw new Error(await plan.text());
  return async () => {
    const response = await controls('release', { method: 'POST', body: JSON.stringify({ token }) });
    if (!response.ok) throw new Error(await response.text());
  };
}

/** Holds the next picture whose request contains `word`; answers how to let it go on. */
export const holdPicture = (word: string): Promise<() => Promise<void>> => hold(PICTURE_EDITS, word);

/** Holds the next chapter whose request contains `word`; answers how to let it go on. */
export const holdTelling = (word: string): Promise<() => Promise<void>> => hold(TELLINGS, word);

/** The pictures that requests with `word` in them were drawn from: of each request the SHA-256 of each, in order. */
export async function drawnFrom(word: string): Promise<string[][]> {
  const response = await controls(`requests?contains=${encodeURIComponent(word)}`);
  const { requests } = requestsSchema.parse(await response.json());
  return requests
    .filter(({ path }) => path === PICTURE_EDITS)
    .map(({ body }) => (body.image ?? []).map(({ sha256 }) => sha256));
}

/** The briefs of the chapters that were asked for in requests that contained `word`. */
export async function toldBriefs(word: string): Promise<Record<string, unknown>[]> {
  const response = await controls(`requests?contains=${encodeURIComponent(word)}`);
  const { requests } = requestsSchema.parse(await response.json());
  return requests.filter(({ path, body }) => path === TELLINGS && body.stream === true).map(briefOf);
}

/** How many chapters were asked for in requests that contained `word`; notes on them are not streamed. */
export async function countTellings(word: string): Promise<number> {
  const response = await controls(`requests?contains=${encodeURIComponent(word)}`);
  const { requests } = requestsSchema.parse(await response.json());
  return requests.filter(({ path, body }) => path === TELLINGS && body.stream === true).length;
}
