import { expect, it } from 'vitest';
import {
  chapter,
  eventsOf,
  paragraphs,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  chapterRequests,
} from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';

/** The three ideas for the next chapter. */
const THREE: unknown = expect.objectContaining({ length: 3 });
const ACCEPT = { headers: { accept: 'text/event-stream' } };

const underTest = setUpFunction('generateStory');
const stream = async (family: Family, overrides: Readonly<Record<string, unknown>> = {}) => {
  const response = await underTest.call(family, storyRequest(overrides), ACCEPT);
  return { ...response, events: eventsOf(response.text) };
};
const paragraphEvents = (texts: readonly string[]) =>
  texts.map((text, index) => ({ event: 'paragraph', data: { index, text } }));

it('a story stream sends every paragraph in order and ends with the whole story', async () => {
  const requestId = newRequestId();
  await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
  const { status, headers, events } = await stream(await createFamily(), {
    requestId,
    memoryKey: 'key-of-the-story',
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect(events).toEqual([
    ...paragraphEvents(paragraphs(6)),
    {
      event: 'done',
      data: { story: chapter(6), memoryKey: 'key-of-the-story', ideas: THREE, bookTitle: expect.any(String) },
    },
  ]);
});

it('a story stream sends a paragraph before the next one is written', async () => {
  const family = await createFamily();
  await underTest.standIn.plan({ kind: 'slow', dripMs: 1 }, CHAPTER_REQUESTS);
  const response = await fetch(underTest.url(), {
    method: 'POST',
    headers: { authorization: `Bearer ${family.token}`, accept: 'text/event-stream' },
    body: JSON.stringify(storyRequest()),
  });
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  if (!response.body) throw new Error('No body');
  for await (const bytes of response.body) pieces.push(decoder.decode(bytes, { stream: true }));
  expect(eventsOf(pieces.join('')).at(-1)?.event).toBe('done');
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces[0]).toMatch(/^event: paragraph\ndata: \{"index":0,/);
});

it('a story stream of finished work sends all paragraphs', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
  await underTest.call(family, storyRequest({ requestId }));
  expect((await stream(family, { requestId })).events).toEqual([
    ...paragraphEvents(paragraphs(6)),
    { event: 'done', data: { story: chapter(6), memoryKey: requestId, ideas: THREE, bookTitle: expect.any(String) } },
  ]);
  expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
});

it('a story stream replaces and appends paragraphs when the chapter is repaired', async () => {
  await underTest.standIn.plan(textReply(`“Hoy!” said Zorblax, and they stared at Zorblax.\n\n${chapter(4)}`), {
    ...CHAPTER_REQUESTS,
    times: 1,
  });
  await underTest.standIn.plan(textReply('Ember smiled at Pip.\n\nThey sailed home.'), {
    ...CHAPTER_REQUESTS,
    times: 1,
  });
  const { events } = await stream(await createFamily());
  expect(events.slice(5)).toEqual([
    { event: 'paragraph', data: { index: 0, text: 'Ember smiled at Pip.' } },
    { event: 'paragraph', data: { index: 5, text: 'They sailed home.' } },
    {
      event: 'done',
      data: {
        story: `Ember smiled at Pip.\n\n${chapter(4)}\n\nThey sailed home.`,
        memoryKey: expect.any(String),
        ideas: THREE,
        bookTitle: expect.any(String),
      },
    },
  ]);
});

it('a failure before the first paragraph returns its status instead of a stream', async () => {
  await underTest.standIn.plan({ kind: 'status', status: 429, retryAfterSeconds: 60 }, CHAPTER_REQUESTS);
  const { status, headers, json } = await stream(await createFamily());
  expect(status).toBe(429);
  expect(headers.get('content-type')).toContain('application/json');
  expect(json).toMatchObject(failure('rate_limited', 'Rate limit exceeded. Please wait a moment.'));
});

it('an interrupted story stream ends with an error, keeps what was shown and charges nothing', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan({ kind: 'cut-stream', afterEvents: 100 }, CHAPTER_REQUESTS);
  const { status, events } = await stream(family, { requestId, ageRange: '3-4', settings: { length: 'epic' } });
  expect(status).toBe(200);
  const shownParagraphs = events.slice(0, -1).map(({ data }) => data['text']);
  expect(shownParagraphs.length).toBeGreaterThan(0);
  expect(events.at(-1)).toEqual({
    event: 'error',
    data: { status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  });
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
    result: null,
    partial: shownParagraphs,
  });
  expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'failed' });
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
});

it('a story stream never sends a disallowed paragraph, and nothing of such a chapter is stored', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan({ kind: 'unsafe-text', paragraph: 3 }, CHAPTER_REQUESTS);
  const { events, text } = await stream(family, { requestId });
  expect(events.map(({ event }) => event)).toEqual(['paragraph', 'paragraph', 'paragraph', 'error']);
  expect(events.at(-1)?.data).toMatchObject({ status: 400, code: 'refused' });
  expect(text).not.toContain('dismembered');
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
});
