import { expect, it } from 'vitest';
import {
  briefOf,
  EMBER,
  eventsOf,
  paragraphs,
  PIP,
  saveStory,
  textReply,
  CHAPTER_REQUESTS,
  chapterRequests,
  readChapterResponse,
} from './support/chapters.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { toChapterLedgerDocument } from '../../functions/src/generation/adapters/ledger-documents.ts';
import { beginChapterLedger } from '../../functions/src/generation/operations/chapter-ledger.ts';
import { repeat } from '../support/repeat.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeChild, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { waitForRequest, failure, newRequestId, setUpFunction } from './support/function-under-test.ts';

const KEY = 'a-memory-key-of-the-family';
const MODERATIONS = '/v1/moderations';
const EMPTY_TALLY = { reserved: 0, used: 0 };
const ONE = { reserved: 0, used: 1 };
const INVALID = failure('invalid', 'Invalid story parameters');
const LIMIT_REACHED = 'You have reached the limit of your plan';

const FIRST_CHAPTER = paragraphs(6);
const SECOND_CHAPTER = [
  'Ember and Pip came to a bridge, which had been built by a giant who was never seen again. It creaked. Pip laughed.',
  '“Careful,” said Ember, and she put one claw in front of the other. “Very careful,” said Pip.',
];
const CHAPTERS = [FIRST_CHAPTER, SECOND_CHAPTER].map((chapter) => chapter.join('\n\n'));
const EASIER = { part: 1, paragraph: 0, wish: { kind: 'easier' } };
const customRewrite = (wish: string) => ({ part: 1, paragraph: 1, wish: { kind: 'own', words: wish } });

const underTest = setUpFunction('generateStory');
const bodyFor = (rewrite: object, overrides: Readonly<Record<string, unknown>> = {}) => ({
  memoryKey: KEY,
  settings: { rewrite },
  ...overrides,
});
const rewrite = (family: Family, wish: object, overrides: Readonly<Record<string, unknown>> = {}) =>
  underTest.call(family, bodyFor(wish, overrides));
const planReply = (text: string, times = 1) => underTest.standIn.plan(textReply(text), { ...CHAPTER_REQUESTS, times });
const briefs = async () => (await chapterRequests(underTest.standIn)).map(briefOf);
const rewritesOf = async (family: Family) => (await usageOf(family)).tallies.rewrites;

async function familyWithStory(
  options: Parameters<typeof createFamily>[0] = {},
  overrides: Readonly<Record<string, unknown>> = {},
) {
  const family = await createFamily(options);
  const storyId = await saveStory(family, KEY, CHAPTERS, undefined, {
    characters: [EMBER, PIP],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    ...overrides,
  });
  return { family, storyId };
}

it.each(['easier', 'funnier', 'shorter'])(
  'a rewrite makes a paragraph %s, stores it and charges one rewrite',
  async (kind) => {
    const { family, storyId } = await familyWithStory();
    const requestId = newRequestId();
    const story = await storedFields(`stories/${storyId}`);
    const response = readChapterResponse(await rewrite(family, { ...EASIER, wish: { kind } }, { requestId }));
    expect(response).toMatchObject({ memoryKey: KEY, paragraphs: [expect.stringContaining('Pip')] });
    expect(response.paragraphs).not.toEqual(SECOND_CHAPTER.slice(0, 1));
    expect(await briefs()).toMatchObject([
      {
        task: 'rewrite',
        phase: 'development',
        theme: { name: 'Treasure Hunt', category: 'Adventure' },
        previousParts: CHAPTERS.slice(0, 1),
        chapter: SECOND_CHAPTER,
        index: 0,
        wish: { kind, words: '' },
      },
    ]);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
      kind: 'rewrite',
      partial: null,
      result: { memoryKey: KEY, part: 1, paragraph: 0, text: response.paragraphs[0] },
    });
    expect((await usageOf(family)).tallies).toMatchObject({ rewrites: ONE, stories: EMPTY_TALLY });
    expect(await storedFields(`stories/${storyId}`)).toEqual(story);
  },
);

it('a rewrite follows a custom instruction on a plan with custom prompts', async () => {
  const { family } = await familyWithStory({ plan: 'pro_monthly' });
  const { paragraphs: response } = readChapterResponse(await rewrite(family, customRewrite('let it rain')));
  expect(response.join()).toContain('rain');
  expect((await briefs())[0]).toMatchObject({ wish: { kind: 'own', words: 'let it rain' } });
});

it('a rewrite with a custom instruction is refused on Free', async () => {
  const { family } = await familyWithStory();
  expect(await rewrite(family, customRewrite('let it rain'))).toMatchObject({
    status: 403,
    json: { error: { code: 'plan_limit', message: LIMIT_REACHED, field: 'settings.rewrite.wish' } },
  });
  expect(await rewritesOf(family)).toEqual(EMPTY_TALLY);
});

it('a custom instruction in the stored story is ignored on Free, because only a modified app can have written it', async () => {
  const settings = { length: 'standard', customElements: 'let it rain' };
  const { family } = await familyWithStory({}, { settings });
  const { family: paying } = await familyWithStory({ plan: 'pro_monthly' }, { settings });
  readChapterResponse(await rewrite(family, EASIER));
  readChapterResponse(await rewrite(paying, EASIER));
  expect((await briefs()).map(({ customElements }) => customElements)).toEqual(['', 'let it rain']);
});

it('a paragraph of an earlier chapter is rewritten with the notes on the last saved chapter', async () => {
  const { family } = await familyWithStory();
  const notesWith = (note: string) => ({
    people: [{ name: 'Pip', note }],
    places: [],
    objects: [],
    promises: [],
  });
  await adminFirestore()
    .doc(`generations/${family.uid}_${KEY}`)
    .set({
      userId: family.uid,
      memoryKey: KEY,
      planId: 'free',
      openedBy: newRequestId(),
      phases: { introduction: ONE, development: ONE, climax: ONE, resolution: EMPTY_TALLY },
      // The third chapter was not saved.
      notes: {
        introduction: notesWith('has a lamp'),
        development: notesWith('lost the lamp'),
        climax: notesWith('flies'),
      },
      createdAt: Timestamp.now(),
    });
  await adminFirestore()
    .doc(`generations/${family.uid}_${KEY}`)
    .set({
      userId: family.uid,
      memoryKey: KEY,
      planId: 'free',
      openedBy: newRequestId(),
      phases: { introduction: ONE, development: ONE, climax: ONE, resolution: EMPTY_TALLY },
      // The third chapter was not saved.
      notes: {
        introduction: notesWith('has a lamp'),
        development: notesWith('lost the lamp'),
        climax: notesWith('flies'),
      },
      createdAt: Timestamp.now(),
    });
  readChapterResponse(await rewrite(family, { ...EASIER, part: 0 }));
  expect(await briefs()).toMatchObject([{ phase: 'introduction', bible: notesWith('lost the lamp') }]);
});

it('rewrites are limited per month and per day', async () => {
  const { family } = await familyWithStory();
  const limitReached = { status: 403, json: failure('quota_exceeded', LIMIT_REACHED) };
  await repeat(2, async () => readChapterResponse(await rewrite(family, EASIER)));
  expect(await rewrite(family, EASIER)).toMatchObject(limitReached);
  const { family: other } = await familyWithStory();
  await storeUsedCount(other, 'rewrites', 10);
  expect(await rewrite(other, EASIER)).toMatchObject(limitReached);
});

it('a rewrite requires a paragraph of the caller’s stored story', async () => {
  const { family } = await familyWithStory();
  const stranger = await createFamily();
  for (const [who, wish, changes, field] of [
    [family, EASIER, { memoryKey: undefined }, 'memoryKey'],
    [family, EASIER, { memoryKey: 'some-other-story' }, 'memoryKey'],
    [stranger, EASIER, {}, 'memoryKey'],
    [family, { ...EASIER, part: 2 }, {}, 'settings.rewrite.part'],
    [family, { ...EASIER, part: 4 }, {}, 'settings.rewrite.part'],
    [family, { ...EASIER, paragraph: 2 }, {}, 'settings.rewrite.paragraph'],
    [family, { ...EASIER, paragraph: -1 }, {}, 'settings.rewrite.paragraph'],
    [family, { ...EASIER, wish: { kind: 'scarier' } }, {}, 'settings.rewrite.wish.kind'],
    [family, customRewrite(''), {}, 'settings.rewrite.wish.words'],
    [family, customRewrite('x'.repeat(1_001)), {}, 'settings.rewrite.wish.words'],
  ] as const) {
    expect(await rewrite(who, wish, changes)).toMatchObject({
      status: 400,
      json: { error: { ...INVALID.error, field } },
    });
  }
  expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
  expect(await rewritesOf(family)).toEqual(EMPTY_TALLY);
});

it('a rewrite streams one paragraph, even when the request is repeated', async () => {
  const { family } = await familyWithStory();
  const requestId = newRequestId();
  await planReply('They crossed the bridge.', 1);
  const events = [
    { event: 'paragraph', data: { index: 0, text: 'They crossed the bridge.' } },
    { event: 'done', data: { story: 'They crossed the bridge.', memoryKey: KEY } },
  ];
  await repeat(2, async () => {
    const headers = { accept: 'text/event-stream' };
    const { text } = await underTest.call(family, bodyFor(EASIER, { requestId }), { headers });
    expect(eventsOf(text)).toEqual(events);
  });
  expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
});

it('a rewrite returns one clean paragraph, whatever the model adds', async () => {
  const { family } = await familyWithStory();
  await planReply('Sure! Here is the paragraph, rewritten:\n\nThey <b>crossed</b>\n\n*the* bridge.');
  expect(readChapterResponse(await rewrite(family, EASIER)).paragraphs).toEqual(['They crossed the bridge.']);
});

it('an apology instead of a rewrite is a refusal that is not charged', async () => {
  const { family } = await familyWithStory();
  await planReply('I’m sorry, but I can’t help with that request.');
  await planReply('I’m sorry, but I can’t rewrite this paragraph.');
  expect(await rewrite(family, EASIER)).toMatchObject({ status: 400, json: { error: { code: 'refused' } } });
  expect(await rewritesOf(family)).toEqual({ ...ONE, used: 0 });
});

it('a repeated rewrite request runs once and is charged once, whether sent in parallel or sequentially', async () => {
  const { family } = await familyWithStory();
  const requestId = newRequestId();
  const responses = await Promise.all(Array.from({ length: 4 }, () => rewrite(family, EASIER, { requestId })));
  responses.push(await rewrite(family, EASIER, { requestId }));
  expect(new Set(responses.map((response) => JSON.stringify(readChapterResponse(response)))).size).toBe(1);
  expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
  expect(await rewritesOf(family)).toEqual(ONE);
});

it('a rewrite can be cancelled before the vendor is called', async () => {
  const { family } = await familyWithStory();
  const requestId = newRequestId();
  await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: MODERATIONS, times: 1 });
  const pendingRewrite = rewrite(family, EASIER, { requestId });
  await waitForRequest(underTest.standIn, MODERATIONS);
  expect((await underTest.call(family, { requestId, cancel: true })).json).toEqual({ cancelled: true });
  await underTest.standIn.release(requestId);
  expect(await pendingRewrite).toMatchObject({
    status: 400,
    json: failure('invalid', 'Canceled. Nothing was counted.'),
  });
  expect(await chapterRequests(underTest.standIn)).toEqual([]);
  expect((await usageOf(family)).days).toMatchObject({});
  expect(await rewritesOf(family)).toEqual(EMPTY_TALLY);
});

it('a cancel that arrives first stops a rewrite', async () => {
  const { family } = await familyWithStory();
  const requestId = newRequestId();
  expect((await underTest.call(family, { requestId, cancel: true })).status).toBe(200);
  expect(await rewrite(family, EASIER, { requestId })).toMatchObject({
    status: 400,
    json: failure('invalid', 'Canceled. Nothing was counted.'),
  });
  expect(await chapterRequests(underTest.standIn)).toEqual([]);
});

it.each([
  ['the vendor fails', { kind: 'status', status: 500 }, 500, 'internal'],
  ['the vendor is busy', { kind: 'status', status: 429, retryAfterSeconds: 60 }, 429, 'rate_limited'],
  ['the reply is blank', textReply(' \n\n '), 503, 'busy'],
  ['the reply is too long for the chapter', textReply('x'.repeat(20_000)), 503, 'busy'],
])('a rewrite charges nothing when %s', async (_case, fault, status, code) => {
  const { family } = await familyWithStory();
  await underTest.standIn.plan(fault, CHAPTER_REQUESTS);
  expect(await rewrite(family, EASIER)).toMatchObject({ status, json: { error: { code } } });
  expect(await rewritesOf(family)).toEqual(EMPTY_TALLY);
});

const DISALLOWED = 'They get murdered and dismembered.';
const SPIDER = 'A spider sat on the bridge.';

it('a rewrite with a disallowed instruction is refused before the vendor is called', async () => {
  const { family } = await familyWithStory({ plan: 'pro_monthly' });
  expect(await rewrite(family, customRewrite(DISALLOWED))).toMatchObject({
    status: 400,
    json: {
      error: { code: 'refused', field: 'settings.rewrite.wish', message: expect.stringContaining('your own wish') },
    },
  });
  expect(await chapterRequests(underTest.standIn)).toEqual([]);
  expect(await rewritesOf(family)).toEqual(EMPTY_TALLY);
});

it('a rewrite of a disallowed paragraph is refused, even if the paragraph is already in the story', async () => {
  const { family } = await familyWithStory();
  await saveStory(family, 'another-key', [DISALLOWED], undefined, { characters: [EMBER] });
  const wish = { part: 0, paragraph: 0, wish: { kind: 'funnier' } };
  expect(await rewrite(family, wish, { memoryKey: 'another-key' })).toMatchObject({
    status: 400,
    json: { error: { code: 'refused', field: 'previousParts' } },
  });
});

it.each([
  ['is not fit', DISALLOWED],
  ['brings up what the child avoids', SPIDER],
])('a rewrite is refused when the model’s reply %s twice; once is repaired', async (_case, response) => {
  const { family, storyId } = await familyWithStory();
  const childId = await storeChild(family, { avoid: ['spiders'] });
  await saveStory(family, KEY, CHAPTERS, storyId, { characters: [EMBER, PIP], childId });
  await planReply(response, 1);
  readChapterResponse(await rewrite(family, EASIER));
  await planReply(response, 2);
  expect(await rewrite(family, EASIER)).toMatchObject({ status: 400, json: { error: { code: 'refused' } } });
  expect(await chapterRequests(underTest.standIn)).toHaveLength(4);
  expect(await rewritesOf(family)).toEqual(ONE);
});

it('a rewrite avoids what each child avoids on whose shelf the story is, and the child for whom the chapter was begun', async () => {
  const { family } = await familyWithStory();
  const readers = { development: await storeChild(family, { ageRange: '3-4', avoid: ['spiders'] }) };
  await storeChild(family, { avoid: ['thunder'] });
  const opening = {
    userId: family.uid,
    memoryKey: KEY,
    planId: 'free',
    isIncluded: true,
    openedBy: 'request',
  } as const;
  await adminFirestore()
    .doc(`generations/${family.uid}_${KEY}`)
    .set(toChapterLedgerDocument({ ...beginChapterLedger(opening, Date.now()), readers }));
  readChapterResponse(await rewrite(family, { ...EASIER, part: 0 }));
  readChapterResponse(await rewrite(family, EASIER));
  expect((await briefs()).map(({ avoid }) => avoid)).toEqual([['thunder'], ['spiders', 'thunder']]);
});

it('a rewrite does not send a real name to a model', async () => {
  const { family } = await familyWithStory({ plan: 'pro_monthly' });
  await storeChild(family, { nickname: 'Quillon' });
  const story = ['Quillon crossed the bridge with Pip.'];
  await saveStory(family, 'another-key', story, undefined, { characters: [{ ...EMBER, name: 'Quillon' }, PIP] });
  const wish = { part: 0, paragraph: 0, wish: { kind: 'own', words: 'let Quillon sing' } };
  const { paragraphs: response } = readChapterResponse(await rewrite(family, wish, { memoryKey: 'another-key' }));
  expect(response.join()).toMatch(/Quillon began to sing/);
  const sentRequests = [await chapterRequests(underTest.standIn), await underTest.standIn.requests(MODERATIONS)];
  expect(JSON.stringify(sentRequests)).not.toMatch(/quillon/iu);
});
