import { describe, expect, it } from 'vitest';
import { chapter, eventsOf, paragraphs, storyRequest, telling, TELLING, tellings } from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';

/** Ideas for the next chapter. */
const THREE: unknown = expect.objectContaining({ length: 3 });
const ACCEPT = { headers: { accept: 'text/event-stream' } };

describe('a story as a stream', () => {
  const underTest = useFunction('generateStory');
  const stream = async (family: Family, changes: Readonly<Record<string, unknown>> = {}) => {
    const answer = await underTest.call(family, storyRequest(changes), ACCEPT);
    return { ...answer, events: eventsOf(answer.text) };
  };
  const paragraphEvents = (texts: readonly string[]) =>
    texts.map((text, index) => ({ event: 'paragraph', data: { index, text } }));

  it('sends every paragraph in order and ends with the whole story', async () => {
    const requestId = newRequestId();
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    const { status, headers, events } = await stream(await createFamily(), {
      requestId,
      memoryKey: 'key-of-the-story',
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(events).toEqual([
      ...paragraphEvents(paragraphs(6)),
      { event: 'done', data: { story: chapter(6), memoryKey: 'key-of-the-story', ideas: THREE } },
    ]);
  });

  it('sends a paragraph before the next one is written', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'slow', dripMs: 1 }, TELLING);
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

  it('R13: sends all paragraphs of work that was done already', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    await underTest.call(family, storyRequest({ requestId }));
    expect((await stream(family, { requestId })).events).toEqual([
      ...paragraphEvents(paragraphs(6)),
      { event: 'done', data: { story: chapter(6), memoryKey: requestId, ideas: THREE } },
    ]);
    expect(await tellings(underTest.standIn)).toHaveLength(1);
  });

  it('replaces and appends paragraphs when the chapter is repaired', async () => {
    await underTest.standIn.plan(telling(`“Hoy!” said Zorblax.\n\n${chapter(4)}`), { ...TELLING, times: 1 });
    await underTest.standIn.plan(telling('Ember smiled at Pip.\n\nThey sailed home.'), { ...TELLING, times: 1 });
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
        },
      },
    ]);
  });

  it('R1: answers a failure before the first paragraph with its own status', async () => {
    await underTest.standIn.plan({ kind: 'status', status: 429 }, TELLING);
    const { status, headers, json } = await stream(await createFamily());
    expect(status).toBe(429);
    expect(headers.get('content-type')).toContain('application/json');
    expect(json).toMatchObject(failure('rate_limited', 'Rate limit exceeded. Please wait a moment.'));
  });

  it('R6: ends with an error when it breaks, keeps what was shown and charges nothing', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'cut-stream', afterEvents: 100 }, TELLING);
    const { status, events } = await stream(family, { requestId, ageRange: '3-4', settings: { length: 'epic' } });
    expect(status).toBe(200);
    const shown = events.slice(0, -1).map(({ data }) => data['text']);
    expect(shown.length).toBeGreaterThan(0);
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: { status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' },
    });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ result: null, partial: shown });
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'failed' });
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
  });

  it('never shows a paragraph that is not fit, and keeps nothing of such a chapter', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'unsafe-text', paragraph: 3 }, TELLING);
    const { events, text } = await stream(family, { requestId });
    expect(events.map(({ event }) => event)).toEqual(['paragraph', 'paragraph', 'paragraph', 'error']);
    expect(events.at(-1)?.data).toMatchObject({ status: 400, code: 'refused' });
    expect(text).not.toContain('dismembered');
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
  });
});
