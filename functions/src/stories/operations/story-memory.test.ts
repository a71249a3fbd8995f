import { EMPTY_BIBLE, type StoryBible } from '@talelantern/domain/stories/story-bible';
import type { StoryPhase } from '@talelantern/domain/stories/phases';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { Tally } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import { unexpected } from '../../core/testing/unexpected.ts';
import type { StoreTx } from '../../generation/ports/ports.ts';
import type { ChapterLedger } from '../../generation/ports/records.ts';
import type { StoryWriter } from '../../generation/ports/providers.ts';
import { hashOfText } from '../../core/hash-of-text.ts';
import { beginChapterLedger } from '../../generation/operations/chapter-ledger.ts';
import { briefWith } from '../testing/brief-with.ts';
import { isOffered, withOffered } from './story-ideas.ts';
import { asSaved, notesBefore, notesOf, readersOf, recordNotes, updateNotes } from './story-memory.ts';

const bibleOf = (promise: string): StoryBible => ({ ...EMPTY_BIBLE, promises: [promise] });
const [FIRST, SECOND] = [bibleOf('a kite'), bibleOf('a song')];
const idea = (line: string): StoryIdea => ({ title: 'A door', line, picture: 'door' });

const opening = { userId: 'family', memoryKey: 'key', planId: 'free', isIncluded: true, openedBy: 'r1' } as const;
const ledgerWith = (overrides: Partial<ChapterLedger>): ChapterLedger => ({
  ...beginChapterLedger(opening, 0),
  ...overrides,
});

describe('the notes of a story', () => {
  const ledger = ledgerWith({ notes: { introduction: FIRST, development: SECOND } });
  const one = { previousParts: ['One.'] };
  const three = { previousParts: ['One.', 'Two.', 'Three.'] };

  it('a chapter starts from the notes before it, and paragraphs are rewritten with those on all stored chapters', () => {
    expect(notesBefore(ledger, 'introduction', three)).toEqual(EMPTY_BIBLE);
    expect(notesBefore(ledger, 'development', one)).toEqual(FIRST);
    expect(notesOf(ledger, one)).toEqual(FIRST);
    expect(notesOf(ledger, three)).toEqual(SECOND);
    expect(notesBefore(ledger, 'resolution', three)).toEqual(SECOND);
    expect(notesBefore(ledgerWith({}), 'resolution', three)).toEqual(EMPTY_BIBLE);
  });

  /** Requests the notes after a chapter; returns them and the logged lines. */
  async function update(
    phase: StoryPhase,
    asksForCards: boolean,
    updateByModel: StoryWriter['updateNotes'] = unexpected,
  ) {
    const logged: string[] = [];
    const order = {
      requestId: 'r1',
      cacheKey: 'k',
      safetyIdentifier: 's',
      isEconomy: true,
      meter: { beginCall: unexpected },
    };
    const storyWriter = {
      write: unexpected,
      updateNotes: updateByModel,
      findMoment: unexpected,
      judgeScene: unexpected,
    };
    const log = (severity: string, event: string, details: object) =>
      void logged.push(`${severity} ${event} ${JSON.stringify(details)}`);
    const found = await updateNotes({ storyWriter, log }, briefWith({ phase }), ['Once.'], order, { asksForCards });
    return { found, logged: logged.join() };
  }

  it('notes are requested after every chapter, after the last one for its cards only', async () => {
    const reply = { bible: SECOND, ideas: [], bookTitle: null, talkCards: [] };
    for (const phase of ['introduction', 'development', 'climax'] as const)
      expect((await update(phase, false, async () => reply)).found).toEqual(reply);
    expect(await update('resolution', false)).toEqual({ found: null, logged: '' });
    expect((await update('resolution', true, async () => reply)).found).toEqual(reply);
  });

  it('a chapter is not lost because its notes fail, and the log does not quote the failure', async () => {
    const { found, logged } = await update('development', true, () => Promise.reject(new Error('about Marlene')));
    expect(found).toBeNull();
    expect(logged).toMatch(/^warning story_notes_missing/);
    expect(logged).not.toContain('Marlene');
  });
});
const CARDS = [{ kind: 'ask', text: 'Why?' }] as const;
const used = (count: number): Tally => ({ reserved: 0, used: count });
const recordedChapter = ledgerWith({
  notes: { introduction: FIRST },
  offered: { climax: ['A bridge sang.'] },
  readers: { introduction: 'ida' },
  phases: { introduction: used(1), development: used(1), climax: used(0), resolution: used(0) },
});

async function record(
  chapter: Partial<Parameters<typeof recordNotes>[2]>,
  ledger: ChapterLedger | null = recordedChapter,
) {
  const saved: ChapterLedger[] = [];
  const tx = {
    chapterLedger: async () => ledger,
    saveChapterLedger: (changed: ChapterLedger) => void saved.push(changed),
  } as unknown as StoreTx;
  const about = { uid: 'family', memoryKey: 'key', phase: 'development', now: 0 } as const;
  await recordNotes(tx, about, { childId: null, bible: null, ideas: [], talkCards: [], text: 'Once.', ...chapter });
  return saved;
}

it('notes, reader, ideas and cards of a chapter are recorded beside what other chapters have', async () => {
  const chapter = { childId: 'mo', bible: SECOND, ideas: [idea('The gate opened.')], talkCards: [...CARDS] };
  const [ledger] = await record(chapter);
  expect(ledger).toMatchObject({
    notes: { introduction: FIRST, development: SECOND },
    readers: { introduction: 'ida', development: 'mo' },
    talkCards: { development: { textHash: expect.stringMatching(/^[0-9a-f]{64}$/), cards: CARDS } },
    offered: { climax: ['A bridge sang.', 'The gate opened.'] },
    laterVersions: {},
  });
});

it('a chapter without notes, cards and child does not add any', async () => {
  const [ledger] = await record({});
  expect(ledger).toMatchObject({ notes: { introduction: FIRST }, readers: { introduction: 'ida' }, talkCards: {} });
  expect(Object.keys(ledger?.notes ?? {})).toEqual(['introduction']);
});

/** The ledger after two devices had the second chapter generated: one for Mo, the other for everyone. */
async function recordTwo(): Promise<ChapterLedger> {
  const [first = recordedChapter] = await record({ text: 'Mo’s.', childId: 'mo', bible: FIRST, talkCards: [...CARDS] });
  const phases = { ...first.phases, development: used(2) };
  const [both = first] = await record({ text: 'All’s.', bible: SECOND }, { ...first, phases });
  return both;
}

it.each([
  ['generated first', 'Mo’s.', FIRST, ['mo'], CARDS],
  ['generated later', 'All’s.', SECOND, [], undefined],
  ['edited in the meantime', 'Mo’s own.', FIRST, ['mo'], CARDS],
] as const)(
  'of two versions of a chapter the story has the notes, child and cards of the one it has: %s',
  async (_which, text, notes, readers, cards) => {
    const ledger = await recordTwo();
    const story = { previousParts: ['One.', text] };
    expect(notesBefore(ledger, 'climax', story)).toEqual(notes);
    expect(notesOf(ledger, story)).toEqual(notes);
    expect(readersOf(ledger, 1, story)).toEqual(readers);
    const saved = asSaved(ledger, story);
    expect(saved.talkCards.development?.cards).toEqual(cards);
    // Edited later, it keeps them.
    expect(notesOf(saved, { previousParts: ['One.', 'Changed.'] })).toEqual(notes);
  },
);

it('an edited chapter may be for the child of any of its versions; an unedited later version is for its own child only', async () => {
  const [ledger] = await record({ text: 'Ida’s.', childId: 'ida' }, await recordTwo());
  const readersWith = (text: string) => ledger && readersOf(ledger, 1, { previousParts: ['One.', text] });
  expect(readersWith('Ida’s.')).toEqual(['ida']);
  expect(readersWith('All’s.')).toEqual([]);
  expect(readersWith('Ida’s, or Mo’s?')).toEqual(['mo', 'ida']);
});

it('three later versions of a chapter are kept', async () => {
  let ledger = await recordTwo();
  for (const text of ['C.', 'D.', 'E.']) [ledger = ledger] = await record({ text }, ledger);
  expect(ledger.laterVersions.development?.map(({ textHash }) => textHash)).toEqual(['C.', 'D.', 'E.'].map(hashOfText));
});

it('a chapter whose ledger is gone records nothing', async () => {
  expect(await record({ bible: SECOND }, null)).toEqual([]);
});
const storyWithIdeas = {
  phase: 'climax',
  idea: 'A bridge sang.',
  characters: [{ name: 'Ember' }],
} as unknown as Parameters<typeof isOffered>[0];

it('an idea is allowed for the chapter that it was offered for', () => {
  expect(isOffered(storyWithIdeas, { offered: { climax: ['A bridge sang.'] } })).toBe(true);
  expect(isOffered(storyWithIdeas, { offered: { resolution: ['A bridge sang.'] } })).toBe(false);
  expect(isOffered({ ...storyWithIdeas, idea: 'A bridge danced.' }, { offered: { climax: ['A bridge sang.'] } })).toBe(
    false,
  );
});

it('the ideas of four versions of a chapter stay valid, each once', () => {
  const versions = Array.from({ length: 5 }, (_, version) => [0, 1, 2].map((each) => idea(`${version} ${each}`)));
  const offeredLines = versions.reduce((before, ideas) => withOffered(before, 'development', ideas), {});
  expect(Object.keys(offeredLines)).toEqual(['climax']);
  expect(offeredLines).toMatchObject({ climax: versions.slice(1).flatMap((ideas) => ideas.map(({ line }) => line)) });
  expect(withOffered(offeredLines, 'development', versions[4] ?? [])).toEqual(offeredLines);
});
