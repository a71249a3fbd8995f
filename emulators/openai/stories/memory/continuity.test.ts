import { describe, expect, it } from 'vitest';
import { buildBrief } from '../sample-brief.ts';
import type { BibleBrief, Phase, StoryBible, StoryBrief } from '../story-brief.ts';
import { writeChapter } from '../write-chapter.ts';
import { keepNotes } from './keep-notes.ts';
import { readMemory } from './read-memory.ts';

const LATER: readonly Phase[] = ['development', 'climax', 'resolution'];
const EMPTY: StoryBible = { people: [], places: [], objects: [], promises: [] };

/** A hero alone, so that the companion is nameless and can be forgotten as well. */
const ALONE = buildBrief().characters.slice(0, 1);
const briefOf = (change: Partial<StoryBrief>): StoryBrief =>
  buildBrief({ characters: ALONE, relationships: [], ageRange: '9-12', ...change });

/** What of the first chapter a later one still knows, as the share of the facts that it mentions at all. */
function factsKept(first: readonly string[], later: readonly string[]): number {
  const told = readMemory(briefOf({ previousParts: [first.join('\n')] }), []);
  const again = readMemory(briefOf({ previousParts: [later.join('\n')] }), []);
  const facts = (['theme', 'setting', 'helper', 'gift', 'promise', 'refrain'] as const).filter(
    (fact) => told[fact] !== null && again[fact] !== null,
  );
  return facts.filter((fact) => told[fact] === again[fact]).length / Math.max(1, facts.length);
}

type Carry = (chapters: readonly string[][], notes: StoryBible) => Partial<StoryBrief>;
const CHAPTERS: Carry = (chapters) => ({ previousParts: chapters.map((chapter) => chapter.join('\n\n')) });
const NOTES: Carry = (_chapters, bible) => ({ bible });
const NOTHING: Carry = () => ({});

/** Four chapters, each request carrying what `carry` lets it; the key may change with every one. */
function tell(carry: Carry, keyOf: (phase: Phase) => string): string[][] {
  const chapters = [writeChapter(briefOf({ phase: 'introduction' }), { seed: keyOf('introduction'), variation: '' })];
  let notes = EMPTY;
  for (const phase of LATER) {
    const task: BibleBrief = { task: 'bible', ...briefOf({ bible: notes }), chapter: chapters.at(-1) ?? [] };
    notes = keepNotes(task);
    chapters.push(writeChapter(briefOf({ phase, ...carry(chapters, notes) }), { seed: keyOf(phase), variation: '' }));
  }
  return chapters;
}

/** The median over many families, so that one lucky guess proves nothing. */
function continuityOf(carry: Carry, keyOf: (family: number, phase: Phase) => string): number {
  const shares = Array.from({ length: 15 }, (_, family) => {
    const [first = [], ...later] = tell(carry, (phase) => keyOf(family, phase));
    return later.map((chapter) => factsKept(first, chapter));
  }).flat();
  return shares.toSorted((left, right) => left - right)[Math.floor(shares.length / 2)] ?? 0;
}

const oneKey = (family: number): string => `family ${family}`;

describe('a story of four chapters', () => {
  it('keeps its people, places, objects and promises when the request carries the chapters', () => {
    expect(continuityOf(CHAPTERS, oneKey)).toBe(1);
  });

  it('keeps them when the request carries only the notes', () => {
    expect(continuityOf(NOTES, oneKey)).toBe(1);
  });

  it('keeps them under another cache key for every chapter: nothing is computed anew from a key', () => {
    expect(continuityOf(CHAPTERS, (family, phase) => `${phase} ${family}`)).toBe(1);
  });

  it('loses them when the memory is withheld, although the key stays the same', () => {
    expect(continuityOf(NOTHING, oneKey)).toBeLessThan(0.5);
  });

  it('keeps at home the promise that was made there', () => {
    const chapters = tell(CHAPTERS, oneKey.bind(null, 1));
    const { promise } = readMemory(briefOf({ previousParts: [chapters[0]?.join('\n') ?? ''] }), []);
    const kept = promise?.kept.split('{')[0] ?? 'no promise';
    expect(chapters[3]?.join('\n')).toContain(kept);
  });

  it('goes on with names that only somebody else’s notes know', () => {
    const bible: StoryBible = {
      ...EMPTY,
      objects: [
        { name: 'the moonlit spoon', note: 'is looked for' },
        { name: 'the whispering sock', note: 'knows the way' },
      ],
      places: [{ name: 'Crumbleton', note: 'home' }],
    };
    const brief = briefOf({ phase: 'development', previousParts: ['Once there was a spoon.'], bible });
    const text = writeChapter(brief, { seed: 'k', variation: '' }).join('\n');
    expect(text.toLowerCase()).toContain('the moonlit spoon');
    expect(text.toLowerCase()).toContain('the whispering sock');
  });
});

describe('keepNotes', () => {
  const chapter = writeChapter(briefOf({}), { seed: 'k', variation: '' });
  const notes = keepNotes({ task: 'bible', ...briefOf({}), chapter });

  it('notes who there is, where, what with and what was promised', () => {
    expect(notes.people.map(({ name }) => name)).toContain('Ember');
    expect(notes.places.length).toBeGreaterThan(0);
    expect(notes.objects.map(({ name }) => name)).toContain('the lantern of first light');
    expect(notes.promises.join(' ')).toContain('Ember promised to follow every last dotted line.');
  });

  it('says it in at most twenty words each', () => {
    for (const { note } of [...notes.people, ...notes.places, ...notes.objects]) {
      expect(note.split(' ').length).toBeLessThanOrEqual(20);
    }
  });

  it('takes over the earlier notes, and leaves out promises once they are kept', () => {
    const old = { name: 'the ferryman', note: 'owes them a song' };
    const bible = { ...EMPTY, people: [old], promises: ['Ember promised to dance.'] };
    const later = { task: 'bible', ...briefOf({ bible }), chapter } as const;
    expect(keepNotes(later).people).toContainEqual(old);
    expect(keepNotes(later).promises).toContain('Ember promised to dance.');
    expect(keepNotes({ ...later, phase: 'resolution' }).promises).toEqual([]);
  });
});
