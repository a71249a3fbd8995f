import { describe, expect, it } from 'vitest';
import { buildRepairBrief } from '@talelantern/domain/stories/story-brief';
import { briefWith } from '../testing/brief-with.ts';
import { applyRepair, neededRepairs } from './chapter-check.ts';
import { EMPTY_BIBLE } from '@talelantern/domain/stories/story-bible';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';

const EMBER = {
  name: 'Ember',
  kind: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  traits: ['Brave'],
  power: null,
  role: 'Hero',
  description: '',
  height: '',
  build: '',
  color: 'Crimson',
  feature: '',
  age: '',
};

const brief = briefWith({
  phase: 'introduction',
  characters: [EMBER, { ...EMBER, name: 'Pip', role: 'Sidekick' }],
  locations: [
    {
      name: 'Lantern Quay',
      type: 'Town and Country',
      category: 'Harbor',
      subcategory: '',
      description: 'Old Barnaby sells fish here.',
      climate: '',
      magicalProperties: [],
      inhabitants: [],
      dangers: [],
      treasures: [],
    },
  ],
});

/** A speaker's name counts when it is used twice inside sentences. */
const ZORBLAX = '“Ha,” said Zorblax, and they looked at Zorblax.';

const goodChapter = [
  'Ember woke.',
  'Pip yawned.',
  '“Look,” said Ember.',
  'She said nothing more.',
  'The baker said “Oh.”',
  'Off they went.',
];

describe('neededRepairs', () => {
  it('a complete chapter has no faults', () => {
    expect(neededRepairs(brief, goodChapter)).toBeNull();
  });

  it('a chapter with too few paragraphs gets a request for the missing ones', () => {
    expect(neededRepairs(brief, goodChapter.slice(0, 3))).toEqual({ rewrite: [], append: 3 });
  });

  it('a chapter that lacks one paragraph but no words is not continued after its end', () => {
    const chapterOf = (paragraphs: number, words: number) => [
      'Ember and Pip ran.',
      ...Array.from({ length: paragraphs - 1 }, () => 'Off they went. '.repeat(words / 3 / (paragraphs - 1)).trim()),
    ];
    expect(neededRepairs(brief, chapterOf(5, 400))).toBeNull();
    expect(neededRepairs(brief, chapterOf(5, 300))).toEqual({ rewrite: [], append: 1 });
    expect(neededRepairs(brief, chapterOf(4, 400))).toEqual({ rewrite: [], append: 2 });
  });

  it('a paragraph with an unknown speaker must be rewritten', () => {
    const repairs = neededRepairs(brief, [...goodChapter.slice(0, 5), ZORBLAX]);
    expect(repairs).toEqual({ rewrite: [{ index: 5, problem: 'names an unknown character: Zorblax' }], append: 0 });
  });

  it('a speaker from an earlier chapter is accepted', () => {
    const withEarlierPart = { ...brief, previousParts: ['An old snail called Zorblax waved.'] };
    expect(neededRepairs(withEarlierPart, [...goodChapter.slice(0, 5), ZORBLAX])).toBeNull();
  });

  it('a speaker named in a location or in the story notes is accepted', () => {
    const withNotes = { ...brief, bible: { ...EMPTY_BIBLE, people: [{ name: 'Zorblax', note: 'a snail' }] } };
    expect(
      neededRepairs(withNotes, [...goodChapter.slice(0, 5), `${ZORBLAX} “Ho,” said Barnaby, and Barnaby sat.`]),
    ).toBeNull();
  });

  it.each([
    ['the wish', { customElements: 'Our snail Zorblax comes along.' }],
    ['the idea', { idea: 'Zorblax comes to tea.' }],
    [
      'a relationship',
      { relationships: [{ from: 'Ember', to: 'Pip', type: 'Friend', details: 'They met at Zorblax’s.' }] },
    ],
  ])('a speaker whom %s of the family names is accepted, as the instructions say', (_source, words) => {
    expect(neededRepairs({ ...brief, ...words }, [...goodChapter.slice(0, 5), ZORBLAX])).toBeNull();
  });

  it('Grandma may speak, although the brief does not know her', () => {
    const grandma = '“Ha,” said Grandma, and they looked at Grandma.';
    expect(neededRepairs(brief, [...goodChapter.slice(0, 5), grandma])).toBeNull();
  });

  it('a paragraph that mentions the avoid list must be rewritten', () => {
    const withAvoidList = { ...brief, avoid: ['thunder', 'Spiders'] };
    expect(neededRepairs(withAvoidList, goodChapter)).toBeNull();
    expect(neededRepairs(withAvoidList, [...goodChapter.slice(0, 5), `A spider! ${ZORBLAX}`])?.rewrite).toEqual([
      { index: 5, problem: 'names an unknown character: Zorblax; brings up what is to be avoided: Spiders' },
    ]);
  });

  it('a paragraph that is too long for the age must be rewritten', () => {
    const forYoungest = { ...brief, ageRange: '3-4' as const };
    const long = [...goodChapter.slice(0, 5), 'They walked and walked. '.repeat(20).trim()];
    expect(neededRepairs(brief, long)).toBeNull();
    expect(neededRepairs(forYoungest, long)?.rewrite).toEqual([
      { index: 5, problem: 'is too long: write at most 27 words' },
    ]);
  });

  it('the opening must be rewritten when the hero or another character is not named', () => {
    const withoutNames = goodChapter.map((paragraph) => paragraph.replaceAll('Ember', 'she').replaceAll('Pip', 'he'));
    expect(neededRepairs(brief, withoutNames)?.rewrite).toEqual([{ index: 0, problem: 'does not name Ember, Pip' }]);
    const forClimax = { ...brief, phase: 'climax' as const };
    expect(
      neededRepairs(
        forClimax,
        goodChapter.map((paragraph) => paragraph.replaceAll('Pip', 'he')),
      ),
    ).toBeNull();
  });
});

describe('the first chapter of a large cast', () => {
  const FRIENDS = 'Pip Lyra Bram Orin Tuck Fenn Zola Bolt Mina Hoot Ada Bo Cleo Dara Eno Finn Gus Hana Ivo'.split(' ');
  const crowd: StoryBrief = {
    ...brief,
    ageRange: '3-4',
    characters: [...FRIENDS.slice(0, 4), 'Ember', ...FRIENDS.slice(4)].map((name) => ({
      ...EMBER,
      name,
      role: name === 'Ember' ? 'Hero' : 'Sidekick',
    })),
  };
  const naming = (...names: string[]) => [`${names.join(' and ')} ran.`, ...goodChapter.slice(3), 'They ran.', 'Hop.'];

  it('for ages 3-4 a chapter must name the hero and any four others', () => {
    expect(neededRepairs(crowd, naming('Ember', 'Ivo', 'Hana', 'Gus', 'Finn'))).toBeNull();
  });

  it('a repair names the missing hero, and missing others up to the number that the words can carry', () => {
    const problemNaming = (...names: string[]) => neededRepairs(crowd, naming(...names))?.rewrite[0]?.problem;
    expect(problemNaming('Pip', 'Lyra', 'Bram', 'Orin', 'Tuck')).toBe('does not name Ember');
    expect(problemNaming('Ember', 'Ivo')).toBe('does not name Pip, Lyra, Bram');
    expect(problemNaming('Ivo')).toBe('does not name Ember, Pip, Lyra, Bram');
  });

  it('for older readers a chapter must name every character', () => {
    const problem = neededRepairs({ ...crowd, ageRange: '9-12' }, naming('Ember'))?.rewrite[0]?.problem;
    for (const name of FRIENDS) expect(problem).toContain(name);
  });
});

it.each(['Ember the Bold', 'Ember Light', 'Princess Ember', 'Ember 🔥'])('the hero %s is named by “Ember”', (name) => {
  const characters = [{ ...EMBER, name }, ...brief.characters.slice(1)];
  expect(neededRepairs({ ...brief, characters }, goodChapter)).toBeNull();
});

it('part of another word does not count as a character’s name', () => {
  const withoutNames = goodChapter.map((paragraph) => paragraph.replaceAll('Ember', 'she'));
  const withRemember = [...withoutNames.slice(0, 5), 'They would remember this for ever.'];
  expect(neededRepairs(brief, withRemember)?.rewrite).toEqual([{ index: 0, problem: 'does not name Ember' }]);
});

it('a character name with special characters of regular expressions is found', () => {
  const withSpecialName = { ...brief, characters: [{ ...EMBER, name: 'Dr. Bolt (B-7)' }] };
  expect(
    neededRepairs(withSpecialName, ['Dr. Bolt (B-7) woke.', ...goodChapter.slice(1)])?.rewrite ?? [],
  ).not.toContainEqual({
    index: 0,
    problem: 'does not name Dr. Bolt (B-7)',
  });
});

describe('applyRepair', () => {
  const faultyChapter = ['One.', '“Ha,” said Zorblax.', 'Three.'];
  const repairs = { rewrite: [{ index: 1, problem: 'names an unknown character: Zorblax' }], append: 2 };

  it('a chapter repair replaces rewritten paragraphs and appends the others', () => {
    expect(applyRepair(faultyChapter, repairs, ['Two.', 'Four.', 'Five.'])).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Four.',
      'Five.',
    ]);
  });

  it('a chapter is kept as it was when the reply has a different number of paragraphs', () => {
    for (const reply of [[], ['Two.'], ['Two.', 'Four.'], ['Two.', '4', '5', '6']])
      expect(applyRepair(faultyChapter, repairs, reply)).toEqual(faultyChapter);
  });

  const longSecond = { rewrite: [{ index: 1, problem: 'is too long' }], append: 0 };

  it('a single rewritten paragraph that comes as several is joined', () => {
    expect(applyRepair(faultyChapter, longSecond, ['Two a.', 'Two b.'])).toEqual(['One.', 'Two a. Two b.', 'Three.']);
  });

  it('only the listed paragraphs of a reply with the whole chapter are taken, and what it appends', () => {
    const wholeChapter = ['Changed.', 'Two.', 'Changed.'];
    expect(applyRepair(faultyChapter, longSecond, wholeChapter)).toEqual(['One.', 'Two.', 'Three.']);
    expect(applyRepair(faultyChapter, repairs, [...wholeChapter, 'Four.', 'Five.'])).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Four.',
      'Five.',
    ]);
  });

  it('a chapter that only lacks paragraphs gets as many as it lacks, with all that was written', () => {
    const missingParagraphs = { rewrite: [], append: 2 };
    const added = (reply: readonly string[]) => applyRepair(faultyChapter, missingParagraphs, reply).slice(3);
    expect(added(['Four.'])).toEqual(['Four.']);
    expect(added(['Four.', 'Five.', 'And so they all came to six.'])).toEqual([
      'Four. Five.',
      'And so they all came to six.',
    ]);
  });

  it('the repair prompt contains the chapter and its faults', () => {
    expect(buildRepairBrief(brief, faultyChapter, repairs)).toMatchObject({
      task: 'repair',
      chapter: faultyChapter,
      append: 2,
    });
  });
});
