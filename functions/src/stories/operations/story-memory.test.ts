import { EMPTY_BIBLE, type StoryBible } from '@talelantern/domain/stories/story-bible';
import type { StoryPhase } from '@talelantern/domain/stories/phases';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import { describe, expect, it } from 'vitest';
import type { StoreTx } from '../../generation/ports/ports.ts';
import type { ChapterLedger } from '../../generation/ports/records.ts';
import type { StoryWriter } from '../../generation/ports/providers.ts';
import { beginChapterLedger } from '../../generation/operations/chapter-ledger.ts';
import { briefWith } from '../testing/brief-with.ts';
import { isOffered, withOffered } from './story-ideas.ts';
import { notesBefore, notesOf, recordNotes, updateNotes } from './story-memory.ts';

const unexpected = (): never => {
  throw new Error('Unexpected call');
};

const bibleOf = (promise: string): StoryBible => ({ ...EMPTY_BIBLE, promises: [promise] });
const [FIRST, SECOND] = [bibleOf('a kite'), bibleOf('a song')];
const idea = (line: string): StoryIdea => ({ title: 'A door', line, picture: 'door' });

describe('the notes of a story', () => {
  const notes = { introduction: FIRST, development: SECOND };

  it('a chapter starts from the notes before it, and paragraphs are rewritten with those on all stored chapters', () => {
    expect(notesBefore({ notes }, 'introduction')).toEqual(EMPTY_BIBLE);
    expect(notesBefore({ notes }, 'development')).toEqual(FIRST);
    expect(notesOf({ notes }, { previousParts: ['One.'] })).toEqual(FIRST);
    expect(notesOf({ notes }, { previousParts: ['One.', 'Two.', 'Three.'] })).toEqual(SECOND);
    expect(notesBefore({ notes }, 'resolution')).toEqual(SECOND);
    expect(notesBefore({ notes: {} }, 'resolution')).toEqual(EMPTY_BIBLE);
  });

  /** Asks for the notes after a chapter; what the writer answers, and what is logged. */
  async function update(phase: StoryPhase, asksForCards: boolean, answer: StoryWriter['updateNotes'] = unexpected) {
    const logged: string[] = [];
    const order = {
      requestId: 'r1',
      cacheKey: 'k',
      safetyIdentifier: 's',
      isEconomy: true,
      meter: { asked: unexpected },
    };
    const storyWriter = { write: unexpected, updateNotes: answer, findMoment: unexpected, judgeScene: unexpected };
    const log = (severity: string, event: string, details: object) =>
      void logged.push(`${severity} ${event} ${JSON.stringify(details)}`);
    const found = await updateNotes({ storyWriter, log }, briefWith({ phase }), ['Once.'], order, { asksForCards });
    return { found, logged: logged.join() };
  }

  it('notes are asked for after every chapter but the last, and after that one for its cards only', async () => {
    const answered = { bible: SECOND, ideas: [], bookTitle: null, talkCards: [] };
    for (const phase of ['introduction', 'development', 'climax'] as const)
      expect((await update(phase, false, async () => answered)).found).toEqual(answered);
    expect(await update('resolution', false)).toEqual({ found: null, logged: '' });
    expect((await update('resolution', true, async () => answered)).found).toEqual(answered);
  });

  it('a chapter is not lost because its notes fail, and the log does not quote the failure', async () => {
    const { found, logged } = await update('development', true, () => Promise.reject(new Error('about Marlene')));
    expect(found).toBeNull();
    expect(logged).toMatch(/^warning story_notes_missing/);
    expect(logged).not.toContain('Marlene');
  });
});

describe('what is recorded with a chapter', () => {
  const opening = { userId: 'family', memoryKey: 'key', planId: 'free', isIncluded: true, openedBy: 'r1' } as const;
  const CARDS = [{ kind: 'ask', text: 'Why?' }] as const;
  const recorded: ChapterLedger = {
    ...beginChapterLedger(opening, 0),
    notes: { introduction: FIRST, development: FIRST },
    talkCards: { development: { textHash: 'old', cards: [...CARDS] } },
    offered: { climax: ['A bridge sang.'] },
    readers: { introduction: 'ida', development: 'ida' },
  };

  async function record(chapter: Partial<Parameters<typeof recordNotes>[2]>, ledger: ChapterLedger | null = recorded) {
    const saved: ChapterLedger[] = [];
    const tx = {
      chapterLedger: async () => ledger,
      saveChapterLedger: (changed: ChapterLedger) => void saved.push(changed),
    } as unknown as StoreTx;
    const about = { uid: 'family', memoryKey: 'key', phase: 'development', now: 0 } as const;
    await recordNotes(tx, about, { childId: null, bible: null, ideas: [], talkCards: [], text: 'Once.', ...chapter });
    return saved;
  }

  it('the child for whom a chapter was requested replaces that of its former version', async () => {
    const readers = async (childId: string | null) => (await record({ childId }))[0]?.readers;
    expect(await readers('mo')).toEqual({ introduction: 'ida', development: 'mo' });
    expect(await readers(null)).toEqual({ introduction: 'ida' });
  });

  it('notes, ideas and cards of a chapter replace those of its former version', async () => {
    const [ledger] = await record({ bible: SECOND, ideas: [idea('The gate opened.')], talkCards: [...CARDS] });
    expect(ledger?.notes).toEqual({ introduction: FIRST, development: SECOND });
    expect(ledger?.talkCards.development).toEqual({ textHash: expect.stringMatching(/^[0-9a-f]{64}$/), cards: CARDS });
    expect(ledger?.talkCards.development?.textHash).not.toBe('old');
    expect(ledger?.offered).toEqual({ climax: ['A bridge sang.', 'The gate opened.'] });
  });

  it('a chapter without notes and cards keeps none of its former version, nor loses those of others', async () => {
    const [ledger] = await record({});
    expect([ledger?.notes, ledger?.talkCards]).toEqual([{ introduction: FIRST }, {}]);
  });

  it('a chapter whose ledger is gone records nothing', async () => {
    expect(await record({ bible: SECOND }, null)).toEqual([]);
  });
});

describe('offered ideas', () => {
  const story = { phase: 'climax', idea: 'A bridge sang.', characters: [{ name: 'Ember' }] } as unknown as Parameters<
    typeof isOffered
  >[0];

  it('an idea is allowed for the chapter that it was offered for', () => {
    expect(isOffered(story, { offered: { climax: ['A bridge sang.'] } })).toBe(true);
    expect(isOffered(story, { offered: { resolution: ['A bridge sang.'] } })).toBe(false);
    expect(isOffered({ ...story, idea: 'A bridge danced.' }, { offered: { climax: ['A bridge sang.'] } })).toBe(false);
  });

  it('the ideas of four versions of a chapter stay valid, each once', () => {
    const versions = Array.from({ length: 5 }, (_, version) => [0, 1, 2].map((each) => idea(`${version} ${each}`)));
    const offered = versions.reduce((before, ideas) => withOffered(before, 'development', ideas), {});
    expect(Object.keys(offered)).toEqual(['climax']);
    expect(offered).toMatchObject({ climax: versions.slice(1).flatMap((ideas) => ideas.map(({ line }) => line)) });
    expect(withOffered(offered, 'development', versions[4] ?? [])).toEqual(offered);
  });
});
