import { describe, expect, it } from 'vitest';
import {
  briefOf,
  chapter,
  EMBER,
  eventsOf,
  NOTES_REQUESTS,
  paragraphs,
  PIP,
  saveStory,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  chapterRequests,
  readChapterResponse,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, storeChild, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';

const MODERATIONS = '/v1/moderations';
const KEY = 'a-memory-key-of-the-family';
const EMPTY_TALLY = { reserved: 0, used: 0 };
const ACCEPT = { headers: { accept: 'text/event-stream' } };
const SPIDER = 'Ember and Pip met a spider on the pier.';
const AVOIDED = {
  status: 400,
  json: failure(
    'refused',
    'This story kept turning to something you asked to leave out. Please change your wishes and try again.',
  ),
};

/** The phases that were requested; a repair requests one again. */
const phasesOf = (briefs: readonly Readonly<Record<string, unknown>>[]): unknown[] => [
  ...new Set(briefs.map(({ phase }) => phase)),
];

/** A valid chapter with the given paragraph at `index`. */
const withParagraph = (index: number, paragraph: string, count = 6): string =>
  paragraphs(count).with(index, paragraph).join('\n\n');

describe('avoid list of a child', () => {
  const underTest = setUpFunction('generateStory');
  const planReply = (text: string) => underTest.standIn.plan(textReply(text), { ...CHAPTER_REQUESTS, times: 1 });
  const generate = (family: Family, overrides: Readonly<Record<string, unknown>> = {}) =>
    underTest.call(family, storyRequest(overrides));
  const stream = async (family: Family, changes: Readonly<Record<string, unknown>>) => {
    const { text } = await underTest.call(family, storyRequest(changes), ACCEPT);
    return {
      text,
      events: eventsOf(text).map(({ event, data }) => [event, data['index'] ?? data['story'] ?? data['code']]),
    };
  };
  const createFamilyAvoidingSpiders = async () => {
    const family = await createFamily();
    return { family, childId: await storeChild(family, { avoid: ['Spiders'] }) };
  };

  it('the avoid list of the saved story is in the brief of every chapter', async () => {
    const { family, childId } = await createFamilyAvoidingSpiders();
    readChapterResponse(await generate(family, { childId, memoryKey: KEY }));
    await saveStory(family, KEY, [chapter(6)], undefined, { childId });
    readChapterResponse(await generate(family, { memoryKey: KEY, storyPhase: 'development' }));
    const briefs = (await chapterRequests(underTest.standIn)).map(briefOf);
    expect(phasesOf(briefs)).toEqual(['introduction', 'development']);
    for (const { avoid } of briefs) expect(avoid).toEqual(['Spiders']);
  });

  it('every chapter of a story for everyone leaves out what the children avoid on whose shelf it is', async () => {
    const { family } = await createFamilyAvoidingSpiders();
    await storeChild(family, { nickname: 'Mo', ageRange: '3-4', avoid: ['Thunder'] });
    const ageRange = '5-8';
    await planReply(withParagraph(2, 'Ember and Pip heard the thunder.'));
    readChapterResponse(await generate(family, { memoryKey: KEY, ageRange }));
    await saveStory(family, KEY, [chapter(6)], undefined, { ageRange });
    await planReply(withParagraph(2, SPIDER));
    await planReply('Ember and Pip met a beetle on the pier.');
    const next = readChapterResponse(await generate(family, { memoryKey: KEY, ageRange, storyPhase: 'development' }));
    expect(next.paragraphs[2]).toBe('Ember and Pip met a beetle on the pier.');
    const briefs = (await chapterRequests(underTest.standIn)).map(briefOf);
    expect(briefs.map(({ task, avoid, reader }) => [task, avoid, reader])).toEqual([
      ['chapter', ['Spiders'], null],
      ['chapter', ['Spiders'], null],
      ['repair', ['Spiders'], null],
    ]);
  });

  it.each([
    ['everyone', false],
    ['a sibling', true],
  ])(
    'the next chapter that a child chooses in a book for %s avoids what the child and each child of the book avoid',
    async (_whom, isForSibling) => {
      const { family, childId } = await createFamilyAvoidingSpiders();
      const likes = ['tiny tractors'];
      const mo = await storeChild(family, { nickname: 'Mo', avoid: ['Thunder'], readingLevel: 'first-words', likes });
      readChapterResponse(await generate(family, { memoryKey: KEY }));
      await saveStory(family, KEY, [chapter(6)], undefined, { childId: isForSibling ? childId : null });
      readChapterResponse(await generate(family, { childId: mo, memoryKey: KEY, storyPhase: 'development' }));
      const brief = (await chapterRequests(underTest.standIn)).map(briefOf).at(-1);
      expect(brief).toMatchObject({ avoid: ['Thunder', 'Spiders'], reader: { readingLevel: 'first-words', likes } });
      const ledger = await storedFields(`generations/${family.uid}_${KEY}`);
      expect(ledger['readers']).toEqual({ development: mo });
    },
  );

  it('reading level and likes of the child are in every brief, without a like that mentions a child', async () => {
    const family = await createFamily();
    const likes = ['Tiny tractors', 'Marlene’s rabbit'];
    const childId = await storeChild(family, { nickname: 'Marlene', readingLevel: 'first-words', likes });
    readChapterResponse(await generate(family, { childId, memoryKey: KEY }));
    await saveStory(family, KEY, [chapter(6)], undefined, { childId });
    readChapterResponse(await generate(family, { memoryKey: KEY, storyPhase: 'development' }));
    const briefs = (await chapterRequests(underTest.standIn)).map(briefOf);
    const reader = { readingLevel: 'first-words', likes: ['Tiny tractors'] };
    expect(phasesOf(briefs)).toEqual(['introduction', 'development']);
    for (const brief of briefs) expect(brief['reader']).toEqual(reader);
    expect(JSON.stringify(await underTest.standIn.requests())).not.toContain('Marlene');
  });

  it('an entry of the avoid list is treated as a thing to avoid, not as the name of a child', async () => {
    const { family } = await createFamilyAvoidingSpiders();
    await storeChild(family, { nickname: 'Bee' });
    const childId = await storeChild(family, { nickname: 'Mouse', avoid: ['Bees', 'mouse'] });
    for (const paragraph of ['Ember and Pip heard bees hum on the pier.', 'Ember and Pip met a mouse on the pier.']) {
      await planReply(withParagraph(2, paragraph));
      await planReply('Ember and Pip met a crab.');
      expect(readChapterResponse(await generate(family, { childId })).paragraphs[2]).toBe('Ember and Pip met a crab.');
    }
    const [brief] = (await chapterRequests(underTest.standIn)).map(briefOf);
    expect(brief?.['avoid']).toEqual(['Bees', expect.not.stringContaining('mouse')]);
    expect(Object.keys(brief ?? {})).not.toContain('avoidNamed');
  });

  it('the avoid list does not block a story after the child has been deleted', async () => {
    const { family, childId } = await createFamilyAvoidingSpiders();
    await planReply(chapter(6));
    readChapterResponse(await generate(family, { childId, memoryKey: KEY }));
    await saveStory(family, KEY, [chapter(6)], undefined, { childId });
    await adminFirestore().doc(`users/${family.uid}/children/${childId}`).delete();
    await planReply(chapter(6));
    readChapterResponse(await generate(family, { memoryKey: KEY, storyPhase: 'development' }));
    expect((await generate(family, { childId })).status).toBe(404);
  });

  it('a story cannot use another family’s child', async () => {
    const { childId } = await createFamilyAvoidingSpiders();
    const other = await createFamily();
    expect(await generate(other, { childId })).toMatchObject({
      status: 404,
      json: { error: { code: 'not_found', message: 'This child’s profile was deleted', field: 'childId' } },
    });
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    expect((await usageOf(other)).tallies.stories).toEqual(EMPTY_TALLY);
  });

  it('a paragraph with something to avoid is repaired before it is shown, and later paragraphs wait', async () => {
    const { family, childId } = await createFamilyAvoidingSpiders();
    await planReply(withParagraph(2, SPIDER));
    await planReply('Ember and Pip met a beetle on the pier.');
    const { text, events } = await stream(family, { childId });
    const story = withParagraph(2, 'Ember and Pip met a beetle on the pier.');
    expect(text).not.toContain('spider');
    expect(events).toEqual([...[0, 1, 2, 3, 4, 5].map((index) => ['paragraph', index]), ['done', story]]);
    expect((await chapterRequests(underTest.standIn)).map(briefOf)[1]).toMatchObject({
      task: 'repair',
      rewrite: [{ index: 2, problem: 'brings up what is to be avoided: Spiders' }],
    });
  });

  it('what one child avoids may occur in another child’s story', async () => {
    await planReply(withParagraph(2, SPIDER));
    expect(readChapterResponse(await generate(await createFamily())).paragraphs[2]).toBe(SPIDER);
  });

  it('a paragraph with something to avoid is left out when the repair repeats it and enough remains', async () => {
    const { family, childId } = await createFamilyAvoidingSpiders();
    await planReply(withParagraph(2, SPIDER, 7));
    await planReply('Another spider sat there.');
    const { text, events } = await stream(family, { childId });
    const story = paragraphs(7).toSpliced(2, 1).join('\n\n');
    expect(text).not.toContain('spider');
    expect(events).toEqual([...[0, 1, 2, 3, 4, 5].map((index) => ['paragraph', index]), ['done', story]]);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
  });

  it.each([
    ['too few paragraphs would be left', withParagraph(2, SPIDER)],
    ['it is the opening', withParagraph(0, SPIDER, 8)],
  ])('a story with something to avoid ends uncharged when %s', async (_case, text) => {
    const { family, childId } = await createFamilyAvoidingSpiders();
    const requestId = newRequestId();
    await planReply(text);
    await planReply('Another spider sat there.');
    expect(await generate(family, { childId, requestId })).toMatchObject(AVOIDED);
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
  });

  it('a story fails with the vendor’s error when the repair could not be requested', async () => {
    const { family, childId } = await createFamilyAvoidingSpiders();
    await planReply(withParagraph(2, SPIDER));
    await underTest.standIn.plan(
      { kind: 'status', status: 429, retryAfterSeconds: 60 },
      { ...CHAPTER_REQUESTS, times: 1 },
    );
    expect(await generate(family, { childId })).toMatchObject({
      status: 429,
      json: { error: { code: 'rate_limited' } },
    });
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
  });
});

describe('names of real children', () => {
  const underTest = setUpFunction('generateStory');
  const REAL = /quillon|xavi/iu;
  const generate = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));
  const everythingSent = async () =>
    JSON.stringify([
      await underTest.standIn.requests(CHAPTER_REQUESTS.path),
      await underTest.standIn.requests(MODERATIONS),
    ]);

  const createFamilyWithRealChildren = async () => {
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

  it('real names do not reach writer or moderator, and are restored in everything stored', async () => {
    const family = await createFamilyWithRealChildren();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'three-paragraphs' }, { ...CHAPTER_REQUESTS, times: 1 });
    const { text } = await underTest.call(family, storyRequest({ ...wishes, requestId }), ACCEPT);
    const story = eventsOf(text).at(-1)?.data['story'];
    for (const name of ['Quillon', 'Xavi']) {
      expect(story).toContain(name);
      expect(text.split('event: done')[0]).toContain(name);
      expect(JSON.stringify(await storedFields(`generations/${family.uid}_${KEY}`))).toContain(name);
    }
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ result: { story } });
    await saveStory(family, KEY, [String(story)]);
    readChapterResponse(await generate(family, { ...wishes, storyPhase: 'development' }));
    expect((await chapterRequests(underTest.standIn)).map(briefOf).map(({ task }) => task)).toEqual([
      'chapter',
      'repair',
      'chapter',
    ]);
    expect(await everythingSent()).not.toMatch(REAL);
  });

  it('names of deleted children that its ledger lists stay hidden from the next chapter of a story', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    const first = readChapterResponse(await generate(family, { ...wishes, characters: [EMBER, PIP], locations: [] }));
    await saveStory(family, KEY, [`Quillon waved. ${first.paragraphs.join('\n\n')}`]);
    const ledger = adminFirestore().doc(`generations/${family.uid}_${KEY}`);
    await ledger.update({ deletedChildren: ['Quillon'] });
    const next = { memoryKey: KEY, characters: [{ ...EMBER, name: 'Quillon' }, PIP], storyPhase: 'development' };
    await underTest.standIn.reset();
    readChapterResponse(await generate(family, next));
    expect(await everythingSent()).not.toMatch(/quillon/iu);
    expect((await ledger.get()).get('deletedChildren')).toEqual(['Quillon']);
  });

  it('real names are hidden in an interrupted chapter too', async () => {
    const family = await createFamilyWithRealChildren();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'cut-stream', afterEvents: 150 }, CHAPTER_REQUESTS);
    const { text } = await underTest.call(family, storyRequest({ ...wishes, requestId }), ACCEPT);
    const shownParagraphs = eventsOf(text)
      .slice(0, -1)
      .map(({ data }) => data['text']);
    expect(shownParagraphs.join(' ')).toMatch(REAL);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ partial: shownParagraphs });
    expect(await everythingSent()).not.toMatch(REAL);
    expect(underTest.logs()).not.toMatch(REAL);
  });

  it('real names of another family are treated like any other name', async () => {
    await createFamilyWithRealChildren();
    const family = await createFamily({ plan: 'unlimited_monthly' });
    await underTest.standIn.plan({ kind: 'status', status: 429, retryAfterSeconds: 60 }, NOTES_REQUESTS);
    readChapterResponse(await generate(family, wishes));
    expect(await everythingSent()).toMatch(REAL);
  });
});
