import { readTime } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import { expect, it } from 'vitest';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import { handleDeletion } from '../../functions/src/sharing/operations/item-events.ts';
import { recordSavedChapter } from '../../functions/src/stories/operations/saved-chapter.ts';
import { repeat } from '../support/repeat.ts';
import {
  briefOf,
  chapter,
  EMBER,
  PIP,
  saveStory,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  chapterRequests,
  NOTES_REQUESTS,
  readChapterResponse,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeChild, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { sharingDeps } from './support/shared-items.ts';

const NOT_DUE = { status: 400, json: failure('invalid', 'Invalid story parameters') };
const KEY = 'a-memory-key-of-the-family';

const underTest = setUpFunction('generateStory');
const generate = async (family: Family, storyPhase: string, overrides: Readonly<Record<string, unknown>> = {}) =>
  underTest.call(family, storyRequest({ storyPhase, memoryKey: KEY, ...overrides }));
const begin = async (options: Parameters<typeof createFamily>[0] = {}) => {
  await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
  const family = await createFamily(options);
  expect(readChapterResponse(await generate(family, 'introduction')).memoryKey).toBe(KEY);
  return family;
};
const CHAPTERS = [chapter(6), `${chapter(6)} Two.`, `${chapter(5)} Three.`, `${chapter(4)} Four.`];

it('the four chapters of a story are charged as one story and use the saved earlier chapters', async () => {
  const family = await begin();
  for (const [index, phase] of ['development', 'climax', 'resolution'].entries()) {
    await saveStory(family, KEY, CHAPTERS.slice(0, index + 1), 'story_1700000000000_' + family.uid.slice(-8));
    readChapterResponse(await generate(family, phase, { previousParts: ['A chapter of the caller’s own'] }));
    const brief = (await chapterRequests(underTest.standIn)).map(briefOf).at(-1);
    expect(JSON.stringify(brief)).not.toContain('the caller’s own');
    expect(brief).toMatchObject({ phase, previousParts: CHAPTERS.slice(0, index + 1) });
  }
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
  const cacheKeys = (await chapterRequests(underTest.standIn)).map(({ body }) => body['prompt_cache_key']);
  expect(new Set(cacheKeys).size).toBe(1);
});

it.each([
  ['a first chapter', [], 'introduction', false],
  ['another second chapter', CHAPTERS.slice(0, 2), 'development', true],
] as const)('finished work of %s says whether it replaces one', async (_what, previousParts, phase, replaces) => {
  const family = await begin();
  await saveStory(family, KEY, CHAPTERS.slice(0, 2));
  const requestId = newRequestId();
  readChapterResponse(await generate(family, phase, { requestId, previousParts }));
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ result: { replaces } });
});

it('a later chapter requires a memory key, a ledger and the saved story', async () => {
  const stranger = await createFamily();
  expect(await generate(stranger, 'development')).toMatchObject(NOT_DUE);
  expect(await generate(stranger, 'development', { memoryKey: undefined })).toMatchObject(NOT_DUE);
  await saveStory(stranger, KEY, CHAPTERS.slice(0, 1));
  expect(await generate(stranger, 'development')).toMatchObject(NOT_DUE);

  const family = await begin();
  expect(await generate(family, 'development')).toMatchObject(NOT_DUE);
  await saveStory(family, KEY, CHAPTERS.slice(0, 1));
  readChapterResponse(await generate(family, 'development'));
});

it('chapters are generated in order only', async () => {
  const family = await begin();
  await saveStory(family, KEY, CHAPTERS);
  expect(await generate(family, 'climax')).toMatchObject(NOT_DUE);
  expect(await generate(family, 'resolution')).toMatchObject(NOT_DUE);
  readChapterResponse(await generate(family, 'development'));
  readChapterResponse(await generate(family, 'climax'));
});

it('each chapter is generated once and regenerated up to three times', async () => {
  const family = await begin();
  await saveStory(family, KEY, CHAPTERS.slice(0, 1));
  await repeat(4, async () => readChapterResponse(await generate(family, 'development')));
  expect(await generate(family, 'development')).toMatchObject(NOT_DUE);
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
});

it('of a chapter that two devices had generated, the notes, child and cards of the saved version count', async () => {
  const family = await begin();
  const childId = await storeChild(family, { avoid: ['Thunder'] });
  const storyId = await saveStory(family, KEY, CHAPTERS.slice(0, 1));
  const generateSecond = async (changes: Readonly<Record<string, unknown>>, last: string, ask: string) => {
    await underTest.standIn.reset();
    await underTest.standIn.plan(textReply(`${chapter(6)}\n\n${last}`), CHAPTER_REQUESTS);
    const notes = { people: [], places: [], objects: [], promises: [last], ideas: [], talkCards: { ask } };
    await underTest.standIn.plan(textReply(JSON.stringify(notes)), NOTES_REQUESTS);
    return readChapterResponse(await generate(family, 'development', changes)).paragraphs.join('\n\n');
  };
  const own = await generateSecond({ childId }, 'Ember and Pip found a kite.', 'Who found the kite?');
  const saving = { store: createFirestoreJobStore(adminFirestore()) };
  const cast = { characters: [EMBER, PIP], theme: 'Treasure Hunt', ageRange: '5-8' };
  await saveStory(family, KEY, [chapter(6), own], storyId, cast);
  await recordSavedChapter(saving, { uid: family.uid, storyId });
  await generateSecond({}, 'Ember and Pip found a drum.', 'Who found the drum?');
  await recordSavedChapter(saving, { uid: family.uid, storyId });
  expect(await storedFields(`stories/${storyId}`)).toMatchObject({
    talkCards: { 1: [{ text: 'Who found the kite?' }] },
  });
  await underTest.standIn.reset();
  const lastBrief = async () => (await chapterRequests(underTest.standIn)).map(briefOf).at(-1);
  readChapterResponse(await generate(family, 'climax'));
  expect(await lastBrief()).toMatchObject({ bible: { promises: ['Ember and Pip found a kite.'] } });
  const easier = { rewrite: { part: 1, paragraph: 0, wish: { kind: 'easier' } } };
  readChapterResponse(await generate(family, 'development', { settings: easier }));
  expect(await lastBrief()).toMatchObject({ task: 'rewrite', avoid: ['Thunder'] });
});

it('once the chapter is saved, names of deleted children stay in the ledger only if the story contains them', async () => {
  const family = await begin();
  const ledger = adminFirestore().doc(`generations/${family.uid}_${KEY}`);
  await ledger.update({ deletedChildren: ['Quillon', 'Xavi'] });
  const storyId = await saveStory(family, KEY, [`Quillon waved. ${chapter(6)}`]);
  await recordSavedChapter({ store: createFirestoreJobStore(adminFirestore()) }, { uid: family.uid, storyId });
  expect((await ledger.get()).get('deletedChildren')).toEqual(['Quillon']);
});

it('the notes on a chapter whose story was deleted in the meantime are deleted 15 days later', async () => {
  const family = await begin();
  const readLedger = () => storedFields(`generations/${family.uid}_${KEY}`);
  const storyId = await saveStory(family, KEY, CHAPTERS.slice(0, 1));
  await recordSavedChapter({ store: createFirestoreJobStore(adminFirestore()) }, { uid: family.uid, storyId });
  expect(await readLedger()).not.toHaveProperty('wordsUntil');
  const token = newRequestId();
  await underTest.standIn.plan({ kind: 'hold', token }, NOTES_REQUESTS);
  const response = generate(family, 'development');
  await expect.poll(() => chapterRequests(underTest.standIn)).toHaveLength(2);
  await adminFirestore().doc(`stories/${storyId}`).delete();
  const before = { userId: family.uid, memoryKey: KEY };
  await handleDeletion(sharingDeps(), { collection: 'stories', id: storyId, before });
  await underTest.standIn.release(token);
  readChapterResponse(await response);
  const { notes, wordsUntil, unsavedUntil } = await readLedger();
  expect(notes).toHaveProperty('development');
  expect(((readTime(wordsUntil) ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(15, 1);
  expect(unsavedUntil).toBeUndefined();
});

it('a failed generation does not count as a regeneration', async () => {
  const family = await begin();
  await saveStory(family, KEY, CHAPTERS.slice(0, 1));
  await underTest.standIn.reset();
  await underTest.standIn.plan(
    { kind: 'status', status: 429, retryAfterSeconds: 60 },
    { ...CHAPTER_REQUESTS, times: 1 },
  );
  expect((await generate(family, 'development')).status).toBe(429);
  expect(await storedFields(`generations/${family.uid}_${KEY}`)).toMatchObject({
    phases: { introduction: { reserved: 0, used: 1 }, development: { reserved: 0, used: 0 } },
  });
});

it('chapters are separate from another family’s story with the same memory key', async () => {
  const [family, other] = await Promise.all([begin(), begin()]);
  await saveStory(other, KEY, ['The secret of the others.', 'And more of it.']);
  expect(await generate(family, 'development')).toMatchObject(NOT_DUE);
});

it('a story can be completed under the plan limits that applied when it began', async () => {
  const characters = [EMBER, PIP, { ...PIP, id: 'p3', name: 'Nell' }, { ...PIP, id: 'p4', name: 'Ode' }];
  await underTest.standIn.plan(textReply(`Nell and Ode sang.\n\n${chapter(6)}`), CHAPTER_REQUESTS);
  const family = await createFamily({ plan: 'pro_monthly' });
  readChapterResponse(await generate(family, 'introduction', { characters }));
  await saveStory(family, KEY, CHAPTERS.slice(0, 1));
  await adminFirestore().doc(`users/${family.uid}`).update({ subscriptionStatus: 'canceled' });
  readChapterResponse(await generate(family, 'development', { characters }));
  const crowd = [...characters, { ...PIP, id: 'p5', name: 'Una' }];
  expect((await generate(family, 'development', { characters: crowd })).json).toMatchObject(
    failure('plan_limit', 'You have reached the limit of your plan'),
  );
});
