import { describe, expect, it } from 'vitest';
import { buildBrief } from '../sample-brief.ts';
import type { BibleBrief, Phase, StoryBible, StoryBrief } from '../story-brief.ts';
import { writeChapter } from '../write-chapter.ts';
import { takeNotes } from './take-notes.ts';
import { readMemory } from './read-memory.ts';

const LATER_PHASES: readonly Phase[] = ['development', 'climax', 'resolution'];
const NO_NOTES: StoryBible = { people: [], places: [], objects: [], promises: [] };

/** A cast of only a hero: the storyteller adds a nameless companion, whom a later chapter could forget too. */
const HERO_ONLY = buildBrief().characters.slice(0, 1);
const briefOf = (change: Partial<StoryBrief>): StoryBrief =>
  buildBrief({ characters: HERO_ONLY, relationships: [], ageRange: '9-12', ...change });

/** The fraction of the first chapter's facts that a later chapter mentions. */
function fractionOfFactsKept(first: readonly string[], later: readonly string[]): number {
  const firstFacts = readMemory(briefOf({ previousParts: [first.join('\n')] }), []);
  const laterFacts = readMemory(briefOf({ previousParts: [later.join('\n')] }), []);
  const facts = (['theme', 'setting', 'helper', 'gift', 'promise', 'refrain'] as const).filter(
    (fact) => firstFacts[fact] !== null && laterFacts[fact] !== null,
  );
  return facts.filter((fact) => firstFacts[fact] === laterFacts[fact]).length / Math.max(1, facts.length);
}

type CarryOver = (chapters: readonly string[][], notes: StoryBible) => Partial<StoryBrief>;
const CHAPTERS: CarryOver = (chapters) => ({ previousParts: chapters.map((chapter) => chapter.join('\n\n')) });
const NOTES: CarryOver = (_chapters, bible) => ({ bible });
const WITHOUT_EARLIER_TEXT: CarryOver = () => ({});

/**
 * Writes four chapters. `carryOver` decides what each request contains of the earlier chapters; `keyOf` gives its seed.
 */
function writeStory(carryOver: CarryOver, keyOf: (phase: Phase) => string): string[][] {
  const chapters = [writeChapter(briefOf({ phase: 'introduction' }), { seed: keyOf('introduction'), variation: '' })];
  let notes = NO_NOTES;
  for (const phase of LATER_PHASES) {
    const task: BibleBrief = { task: 'bible', ...briefOf({ bible: notes }), chapter: chapters.at(-1) ?? [] };
    notes = takeNotes(task);
    chapters.push(
      writeChapter(briefOf({ phase, ...carryOver(chapters, notes) }), { seed: keyOf(phase), variation: '' }),
    );
  }
  return chapters;
}

/** The median over many families, so that a lucky guess does not affect the result. */
function continuityOf(carryOver: CarryOver, keyOf: (family: number, phase: Phase) => string): number {
  const fractions = Array.from({ length: 15 }, (_, family) => {
    const [first = [], ...later] = writeStory(carryOver, (phase) => keyOf(family, phase));
    return later.map((chapter) => fractionOfFactsKept(first, chapter));
  }).flat();
  return fractions.toSorted((left, right) => left - right)[Math.floor(fractions.length / 2)] ?? 0;
}

const sameKey = (family: number): string => `family ${family}`;

describe('continuity', () => {
  it('a story keeps people, places, objects and promises when the request contains the chapters', () => {
    expect(continuityOf(CHAPTERS, sameKey)).toBe(1);
  });

  it('a story keeps people, places, objects and promises when the request contains only the notes', () => {
    expect(continuityOf(NOTES, sameKey)).toBe(1);
  });

  it('a story keeps its facts under a different cache key per chapter', () => {
    expect(continuityOf(CHAPTERS, (family, phase) => `${phase} ${family}`)).toBe(1);
  });

  it('a story loses its facts without chapters and notes, even under the same cache key', () => {
    expect(continuityOf(WITHOUT_EARLIER_TEXT, sameKey)).toBeLessThan(0.5);
  });

  it('the last chapter keeps the promise of the first', () => {
    const chapters = writeStory(CHAPTERS, sameKey.bind(null, 1));
    const { promise } = readMemory(briefOf({ previousParts: [chapters[0]?.join('\n') ?? ''] }), []);
    const fulfilment = promise?.kept.split('{')[0] ?? 'no promise';
    expect(chapters[3]?.join('\n')).toContain(fulfilment);
  });

  it('a story uses names that only the notes of another model contain', () => {
    const bible: StoryBible = {
      ...NO_NOTES,
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

describe('takeNotes', () => {
  const chapter = writeChapter(briefOf({}), { seed: 'k', variation: '' });
  const notes = takeNotes({ task: 'bible', ...briefOf({}), chapter });

  it('story notes contain people, places, objects and promises', () => {
    expect(notes.people.map(({ name }) => name)).toContain('Ember');
    expect(notes.places.length).toBeGreaterThan(0);
    expect(notes.objects.map(({ name }) => name)).toContain('the lantern of first light');
    expect(notes.promises.join(' ')).toContain('Ember promised to follow every last dotted line.');
  });

  it('a story note has at most twenty words', () => {
    for (const { note } of [...notes.people, ...notes.places, ...notes.objects]) {
      expect(note.split(' ').length).toBeLessThanOrEqual(20);
    }
  });

  it('story notes keep earlier facts and drop fulfilled promises', () => {
    const earlierNote = { name: 'the ferryman', note: 'owes them a song' };
    const bible = { ...NO_NOTES, people: [earlierNote], promises: ['Ember promised to dance.'] };
    const later = { task: 'bible', ...briefOf({ bible }), chapter } as const;
    expect(takeNotes(later).people).toContainEqual(earlierNote);
    expect(takeNotes(later).promises).toContain('Ember promised to dance.');
    expect(takeNotes({ ...later, phase: 'resolution' }).promises).toEqual([]);
  });
});
