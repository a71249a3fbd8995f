import { describe, expect, it } from 'vitest';
import {
  briefOf,
  chapter,
  EMBER,
  eventsOf,
  NOTING,
  paragraphs,
  PIP,
  saveStory,
  storyRequest,
  telling,
  TELLING,
  tellings,
  told,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, storeChild, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';

const MODERATIONS = '/v1/moderations';
const KEY = 'a-memory-key-of-the-family';
const NOTHING = { reserved: 0, used: 0 };
const ACCEPT = { headers: { accept: 'text/event-stream' } };
const SPIDER = 'Ember and Pip met a spider on the pier.';
const AVOIDED = {
  status: 400,
  json: failure(
    'refused',
    'This story kept turning to something that should not come up in it. Please change your wishes and try again.',
  ),
};

/** A faultless chapter but for the paragraph at `index`. */
const withParagraph = (index: number, paragraph: string, count = 6): string =>
  paragraphs(count).with(index, paragraph).join('\n\n');

describe('what a child avoids', () => {
  const underTest = useFunction('generateStory');
  const willTell = (text: string) => underTest.standIn.plan(telling(text), { ...TELLING, times: 1 });
  const tell = (family: Family, changes: Readonly<Record<string, unknown>> = {}) =>
    underTest.call(family, storyRequest(changes));
  const stream = async (family: Family, changes: Readonly<Record<string, unknown>>) => {
    const { text } = await underTest.call(family, storyRequest(changes), ACCEPT);
    return {
      text,
      events: eventsOf(text).map(({ event, data }) => [event, data['index'] ?? data['story'] ?? data['code']]),
    };
  };
  const spiderFearing = async () => {
    const family = await createFamily();
    return { family, childId: await storeChild(family, { avoid: ['Spiders'] }) };
  };

  it('stands in the brief, of a later chapter too, which knows the child from the saved story', async () => {
    const { family, childId } = await spiderFearing();
    told(await tell(family, { childId, memoryKey: KEY }));
    await saveStory(family, KEY, [chapter(6)], undefined, { childId });
    told(await tell(family, { memoryKey: KEY, storyPhase: 'development' }));
    const briefs = (await tellings(underTest.standIn)).map(briefOf);
    expect(briefs.map(({ phase, avoid }) => [phase, avoid])).toEqual([
      ['introduction', ['Spiders']],
      ['development', ['Spiders']],
    ]);
  });

  it('is a thing, and no name, also beside a child who is called like it', async () => {
    const { family } = await spiderFearing();
    await storeChild(family, { nickname: 'Bee' });
    const childId = await storeChild(family, { nickname: 'Mouse', avoid: ['Bees', 'mouse'] });
    for (const paragraph of ['Ember and Pip heard bees hum on the pier.', 'Ember and Pip met a mouse on the pier.']) {
      await willTell(withParagraph(2, paragraph));
      await willTell('Ember and Pip met a crab.');
      expect(told(await tell(family, { childId })).paragraphs[2]).toBe('Ember and Pip met a crab.');
    }
    const [brief] = (await tellings(underTest.standIn)).map(briefOf);
    expect(brief?.['avoid']).toEqual(['Bees', expect.not.stringContaining('mouse')]);
    expect(Object.keys(brief ?? {})).not.toContain('avoidNamed');
  });

  it('does not keep a story from being told on when the child is gone', async () => {
    const { family, childId } = await spiderFearing();
    await willTell(chapter(6));
    told(await tell(family, { childId, memoryKey: KEY }));
    await saveStory(family, KEY, [chapter(6)], undefined, { childId });
    await adminFirestore().doc(`users/${family.uid}/children/${childId}`).delete();
    await willTell(chapter(6));
    told(await tell(family, { memoryKey: KEY, storyPhase: 'development' }));
    expect((await tell(family, { childId })).status).toBe(404);
  });

  it('is another family’s own', async () => {
    const { childId } = await spiderFearing();
    const other = await createFamily();
    expect(await tell(other, { childId })).toMatchObject({
      status: 404,
      json: { error: { code: 'not_found', message: 'This child is no longer among your children', field: 'childId' } },
    });
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    expect((await usageOf(other)).tallies.stories).toEqual(NOTHING);
  });

  it('is repaired before anybody can read it, and what comes after it waits', async () => {
    const { family, childId } = await spiderFearing();
    await willTell(withParagraph(2, SPIDER));
    await willTell('Ember and Pip met a beetle on the pier.');
    const { text, events } = await stream(family, { childId });
    const story = withParagraph(2, 'Ember and Pip met a beetle on the pier.');
    expect(text).not.toContain('spider');
    expect(events).toEqual([...[0, 1, 2, 3, 4, 5].map((index) => ['paragraph', index]), ['done', story]]);
    expect((await tellings(underTest.standIn)).map(briefOf)[1]).toMatchObject({
      task: 'repair',
      rewrite: [{ index: 2, problem: 'brings up what is to be avoided: Spiders' }],
    });
  });

  it('may come up in the story of somebody else', async () => {
    await willTell(withParagraph(2, SPIDER));
    expect(told(await tell(await createFamily())).paragraphs[2]).toBe(SPIDER);
  });

  it('is left out where the repair brings it up again and enough is left', async () => {
    const { family, childId } = await spiderFearing();
    await willTell(withParagraph(2, SPIDER, 7));
    await willTell('Another spider sat there.');
    const { text, events } = await stream(family, { childId });
    const story = paragraphs(7).toSpliced(2, 1).join('\n\n');
    expect(text).not.toContain('spider');
    expect(events).toEqual([...[0, 1, 2, 3, 4, 5].map((index) => ['paragraph', index]), ['done', story]]);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
  });

  it.each([
    ['too few paragraphs would be left', withParagraph(2, SPIDER)],
    ['it is the opening', withParagraph(0, SPIDER, 8)],
  ])('ends the story kindly and free of charge where %s', async (_case, text) => {
    const { family, childId } = await spiderFearing();
    const requestId = newRequestId();
    await willTell(text);
    await willTell('Another spider sat there.');
    expect(await tell(family, { childId, requestId })).toMatchObject(AVOIDED);
    expect((await usageOf(family)).tallies.stories).toEqual(NOTHING);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
  });

  it('ends the story with the vendor’s failure where the repair could not be asked for', async () => {
    const { family, childId } = await spiderFearing();
    await willTell(withParagraph(2, SPIDER));
    await underTest.standIn.plan({ kind: 'status', status: 429 }, { ...TELLING, times: 1 });
    expect(await tell(family, { childId })).toMatchObject({ status: 429, json: { error: { code: 'rate_limited' } } });
    expect((await usageOf(family)).tallies.stories).toEqual(NOTHING);
  });
});

describe('names of real children', () => {
  const underTest = useFunction('generateStory');
  const REAL = /quillon|xavi/iu;
  const tell = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));
  const everythingSent = async () =>
    JSON.stringify([await underTest.standIn.requests(TELLING.path), await underTest.standIn.requests(MODERATIONS)]);

  const withRealChildren = async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    await Promise.all([
      storeChild(family, { nickname: 'Quillon' }),
      storeCharacter(family, { name: 'Xavi', realChild: true }),
    ]);
    return family;
  };
  const wishes = {
    characters: [
      { ...EMBER, id: 'hero', name: 'Quillon' },
      { ...PIP, id: 'friend', name: 'Xavi', customDescription: 'Xavi loves Quillon’s kite.' },
    ],
    locations: [{ name: 'Quillon’s Bay', description: 'Where XAVI swims', inhabitants: ['Xavi’s owl'] }],
    settings: {
      relationships: [{ fromCharacterId: 'hero', toCharacterId: 'friend', type: 'Friend', details: 'quillon is kind' }],
    },
    prompt: 'Let Xavi win',
    memoryKey: KEY,
  };

  it('reach neither the writer nor the moderator, and come back into all that is read and kept', async () => {
    const family = await withRealChildren();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'three-paragraphs' }, { ...TELLING, times: 1 });
    const { text } = await underTest.call(family, storyRequest({ ...wishes, requestId }), ACCEPT);
    const story = eventsOf(text).at(-1)?.data['story'];
    for (const name of ['Quillon', 'Xavi']) {
      expect(story).toContain(name);
      expect(text.split('event: done')[0]).toContain(name);
      expect(JSON.stringify(await storedFields(`generations/${family.uid}_${KEY}`))).toContain(name);
    }
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ result: { story } });
    await saveStory(family, KEY, [String(story)]);
    told(await tell(family, { ...wishes, storyPhase: 'development' }));
    expect((await tellings(underTest.standIn)).map(briefOf).map(({ task }) => task)).toEqual([
      'chapter',
      'repair',
      'chapter',
    ]);
    expect(await everythingSent()).not.toMatch(REAL);
  });

  it('are hidden where a chapter breaks as well', async () => {
    const family = await withRealChildren();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'cut-stream', afterEvents: 150 }, TELLING);
    const { text } = await underTest.call(family, storyRequest({ ...wishes, requestId }), ACCEPT);
    const shown = eventsOf(text)
      .slice(0, -1)
      .map(({ data }) => data['text']);
    expect(shown.join(' ')).toMatch(REAL);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ partial: shown });
    expect(await everythingSent()).not.toMatch(REAL);
    expect(underTest.logs()).not.toMatch(REAL);
  });

  it('of another family are like any others', async () => {
    await withRealChildren();
    const family = await createFamily({ plan: 'unlimited_monthly' });
    await underTest.standIn.plan({ kind: 'status', status: 429 }, NOTING);
    told(await tell(family, wishes));
    expect(await everythingSent()).toMatch(REAL);
  });
});
