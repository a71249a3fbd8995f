import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import {
  briefOf,
  chapter,
  EMBER,
  NOTES_REQUESTS,
  notesRequests,
  saveStory,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  chapterRequests,
  readChapterResponse,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { newRequestId, setUpFunction } from './support/function-under-test.ts';

const KEY = 'a-memory-key-of-the-family';
const NOTE = z.object({ name: z.string(), note: z.string() });
const BIBLE = z.object({
  people: z.array(NOTE),
  places: z.array(NOTE),
  objects: z.array(NOTE),
  promises: z.array(z.string()),
});
const LEDGER = z.looseObject({
  notes: z.object({ introduction: z.optional(BIBLE), development: z.optional(BIBLE), climax: z.optional(BIBLE) }),
});
const EMPTY = { people: [], places: [], objects: [], promises: [] };

const underTest = setUpFunction('generateStory', { PROVIDER_TIMEOUT_NOTES_MS: '3000' });
// A single hero: all other things and people are invented, and can be forgotten.
const generate = (family: Family, storyPhase: StoryPhase, overrides: Readonly<Record<string, unknown>> = {}) =>
  underTest.call(family, storyRequest({ characters: [EMBER], storyPhase, memoryKey: KEY, ...overrides }));
const notesOf = async ({ uid }: Family) => LEDGER.parse(await storedFields(`generations/${uid}_${KEY}`)).notes;
const lastBible = async () => BIBLE.parse((await chapterRequests(underTest.standIn)).map(briefOf).at(-1)?.['bible']);

it('the story notes carry names and promises through all four chapters', async () => {
  const family = await createFamily();
  const chapters: string[] = [];
  for (const phase of STORY_PHASES) {
    chapters.push(readChapterResponse(await generate(family, phase)).paragraphs.join('\n\n'));
    await saveStory(family, KEY, chapters, `story_1700000000000_${family.uid.slice(-8)}`);
  }
  const { introduction = EMPTY, development = EMPTY, climax = EMPTY } = await notesOf(family);
  expect(introduction.people.map(({ name }) => name)).toContain('Ember');
  expect(introduction.promises.length).toBeGreaterThan(0);
  for (const later of [development, climax]) {
    expect(later.promises).toEqual(expect.arrayContaining(introduction.promises));
    expect(later.objects.map(({ name }) => name)).toEqual(
      expect.arrayContaining(introduction.objects.map(({ name }) => name)),
    );
  }
  const bibles = (await chapterRequests(underTest.standIn)).map(briefOf).map(({ bible }) => bible);
  expect(bibles).toEqual([EMPTY, introduction, development, climax]);
  // The request for the last chapter asks for cards only.
  expect(await notesRequests(underTest.standIn)).toHaveLength(4);
});

it('a story started before story notes existed can be continued', async () => {
  const family = await createFamily();
  readChapterResponse(await generate(family, 'introduction'));
  await saveStory(family, KEY, [chapter(6)]);
  await adminFirestore().doc(`generations/${family.uid}_${KEY}`).update({ notes: FieldValue.delete() });
  expect(readChapterResponse(await generate(family, 'development')).paragraphs.length).toBeGreaterThan(5);
});

it('a chapter uses facts that only the story notes contain', async () => {
  const family = await createFamily();
  readChapterResponse(await generate(family, 'introduction'));
  await saveStory(family, KEY, ['Once there was a spoon.']);
  const introduction = {
    ...EMPTY,
    objects: [
      { name: 'the moonlit spoon', note: 'is looked for' },
      { name: 'the whispering sock', note: 'knows the way' },
    ],
  };
  await adminFirestore().doc(`generations/${family.uid}_${KEY}`).update({ notes: { introduction } });
  // The stand-in chooses by the request's id.
  const text = readChapterResponse(await generate(family, 'development', { requestId: 'one-that-looks-back' }))
    .paragraphs.join('\n')
    .toLowerCase();
  expect(introduction.objects.filter(({ name }) => text.includes(name))).not.toEqual([]);
});

it('a regenerated chapter starts from the story notes of the chapters before it', async () => {
  const family = await createFamily();
  readChapterResponse(await generate(family, 'introduction'));
  await saveStory(family, KEY, [chapter(6)]);
  readChapterResponse(await generate(family, 'development'));
  const before = await notesOf(family);
  readChapterResponse(await generate(family, 'development'));
  expect(await lastBible()).toEqual(before.introduction);
});

it.each([
  ['fails', { kind: 'status', status: 500 }],
  ['returns no notes', textReply('I remember everything!')],
  ['times out', { kind: 'hang' }],
])('a chapter and its older notes are kept when requesting new notes %s', async (_case, fault) => {
  const family = await createFamily();
  readChapterResponse(await generate(family, 'introduction'));
  await saveStory(family, KEY, [chapter(6)]);
  readChapterResponse(await generate(family, 'development'));
  const before = await notesOf(family);
  await underTest.standIn.plan(fault, NOTES_REQUESTS);
  const requestId = newRequestId();
  readChapterResponse(await generate(family, 'development', { requestId }));
  expect(await notesOf(family)).toEqual(before);
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
  await expect.poll(underTest.logs).toContain(`"message":"story_notes_missing","requestId":"${requestId}"`);
});

it('story notes are not requested after a failed chapter', async () => {
  const family = await createFamily();
  await underTest.standIn.plan({ kind: 'status', status: 500 }, CHAPTER_REQUESTS);
  expect((await generate(family, 'introduction')).status).toBe(500);
  expect(await notesRequests(underTest.standIn)).toEqual([]);
});
