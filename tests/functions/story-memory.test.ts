import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  briefOf,
  chapter,
  EMBER,
  NOTING,
  notings,
  saveStory,
  storyRequest,
  telling,
  TELLING,
  tellings,
  told,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { newRequestId, useFunction } from './support/function-under-test.ts';

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

describe('the memory of a story', () => {
  const underTest = useFunction('generateStory', { PROVIDER_TIMEOUT_NOTES_MS: '3000' });
  // One hero alone: the other things and people of the story are invented, and can be forgotten.
  const tell = (family: Family, storyPhase: StoryPhase, changes: Readonly<Record<string, unknown>> = {}) =>
    underTest.call(family, storyRequest({ characters: [EMBER], storyPhase, memoryKey: KEY, ...changes }));
  const notesOf = async ({ uid }: Family) => LEDGER.parse(await storedFields(`generations/${uid}_${KEY}`)).notes;
  const lastBible = async () => BIBLE.parse((await tellings(underTest.standIn)).map(briefOf).at(-1)?.['bible']);

  it('carries names and promises through all four chapters', async () => {
    const family = await createFamily();
    const chapters: string[] = [];
    for (const phase of STORY_PHASES) {
      chapters.push(told(await tell(family, phase)).paragraphs.join('\n\n'));
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
    const bibles = (await tellings(underTest.standIn)).map(briefOf).map(({ bible }) => bible);
    expect(bibles).toEqual([EMPTY, introduction, development, climax]);
    expect(await notings(underTest.standIn)).toHaveLength(3);
  });

  it('goes on with a story that was begun before notes were taken', async () => {
    const family = await createFamily();
    told(await tell(family, 'introduction'));
    await saveStory(family, KEY, [chapter(6)]);
    await adminFirestore().doc(`generations/${family.uid}_${KEY}`).update({ notes: FieldValue.delete() });
    expect(told(await tell(family, 'development')).paragraphs.length).toBeGreaterThan(5);
  });

  it('brings up in the next chapter what only the notes still know', async () => {
    const family = await createFamily();
    told(await tell(family, 'introduction'));
    await saveStory(family, KEY, ['Once there was a spoon.']);
    const introduction = {
      ...EMPTY,
      objects: [
        { name: 'the moonlit spoon', note: 'is looked for' },
        { name: 'the whispering sock', note: 'knows the way' },
      ],
    };
    await adminFirestore().doc(`generations/${family.uid}_${KEY}`).update({ notes: { introduction } });
    // The stand-in draws what comes up from the request's id.
    const text = told(await tell(family, 'development', { requestId: 'one-that-looks-back' }))
      .paragraphs.join('\n')
      .toLowerCase();
    expect(introduction.objects.filter(({ name }) => text.includes(name))).not.toEqual([]);
  });

  it('of a chapter that is told anew begins with what came before it', async () => {
    const family = await createFamily();
    told(await tell(family, 'introduction'));
    await saveStory(family, KEY, [chapter(6)]);
    told(await tell(family, 'development'));
    const before = await notesOf(family);
    told(await tell(family, 'development'));
    expect(await lastBible()).toEqual(before.introduction);
  });

  it.each([
    ['fails', { kind: 'status', status: 500 }],
    ['is nonsense', telling('I remember everything!')],
    ['never comes', { kind: 'hang' }],
  ])('keeps the chapter and its older notes where taking them %s', async (_case, fault) => {
    const family = await createFamily();
    told(await tell(family, 'introduction'));
    await saveStory(family, KEY, [chapter(6)]);
    told(await tell(family, 'development'));
    const { introduction } = await notesOf(family);
    await underTest.standIn.plan(fault, NOTING);
    const requestId = newRequestId();
    told(await tell(family, 'development', { requestId }));
    expect(await notesOf(family)).toEqual({ introduction });
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
    await expect.poll(underTest.logs).toContain(`"message":"story_notes_missing","requestId":"${requestId}"`);
  });

  it('is never asked for after a chapter that failed', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, TELLING);
    expect((await tell(family, 'introduction')).status).toBe(500);
    expect(await notings(underTest.standIn)).toEqual([]);
  });
});
