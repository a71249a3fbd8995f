import { describe, expect, it } from 'vitest';
import { applyRepair, buildRepairBrief, chapterFaults } from './chapter-check.ts';
import { EMPTY_BIBLE } from './story-bible.ts';
import type { StoryBrief } from './story-brief.ts';

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
  colour: 'Crimson',
  feature: '',
  age: '',
};

const brief: StoryBrief = {
  task: 'chapter',
  phase: 'introduction',
  theme: { name: 'Treasure Hunt', category: 'Adventure' },
  ageRange: '5-8',
  length: 'standard',
  paragraphs: { min: 6, max: 8 },
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
  relationships: [],
  customElements: '',
  idea: '',
  previousParts: [],
  bible: EMPTY_BIBLE,
  avoid: [],
  avoidNamed: [],
};

const good = [
  'Ember woke.',
  'Pip yawned.',
  '“Look,” said Ember.',
  'She said nothing more.',
  'The baker said “Oh.”',
  'Off they went.',
];

describe('checking a chapter', () => {
  it('finds nothing wrong with a complete one', () => {
    expect(chapterFaults(brief, good)).toBeNull();
  });

  it('asks for as many paragraphs as are missing', () => {
    expect(chapterFaults(brief, good.slice(0, 3))).toEqual({ rewrite: [], append: 3 });
  });

  it('asks to rewrite the paragraph in which an unknown name speaks', () => {
    const faults = chapterFaults(brief, [...good.slice(0, 5), '“Ha,” said Zorblax.']);
    expect(faults).toEqual({ rewrite: [{ index: 5, problem: 'names an unknown character: Zorblax' }], append: 0 });
  });

  it('knows the names that earlier chapters brought in', () => {
    const told = { ...brief, previousParts: ['An old snail called Zorblax waved.'] };
    expect(chapterFaults(told, [...good.slice(0, 5), '“Ha,” said Zorblax.'])).toBeNull();
  });

  it('knows the names of the locations and of the notes', () => {
    const noted = { ...brief, bible: { ...EMPTY_BIBLE, people: [{ name: 'Zorblax', note: 'a snail' }] } };
    expect(chapterFaults(noted, [...good.slice(0, 5), '“Ha,” said Zorblax. “Ho,” said Barnaby.'])).toBeNull();
  });

  it('asks to rewrite the paragraph that brings up what is to be avoided', () => {
    const spared = { ...brief, avoid: ['thunder', 'Spiders'] };
    expect(chapterFaults(spared, good)).toBeNull();
    expect(chapterFaults(spared, [...good.slice(0, 5), 'A spider! “Ha,” said Zorblax.'])?.rewrite).toEqual([
      { index: 5, problem: 'names an unknown character: Zorblax; brings up what is to be avoided: Spiders' },
    ]);
  });

  it('asks to rewrite the paragraph that is too long for the age', () => {
    const small = { ...brief, ageRange: '3-4' as const };
    const long = [...good.slice(0, 5), 'They walked and walked. '.repeat(20)];
    expect(chapterFaults(brief, long)).toBeNull();
    expect(chapterFaults(small, long)?.rewrite).toEqual([{ index: 5, problem: 'is too long for ages 3-4' }]);
  });

  it('asks to rewrite the opening when the hero or a friend is never named', () => {
    const nameless = good.map((paragraph) => paragraph.replaceAll('Ember', 'she').replaceAll('Pip', 'he'));
    expect(chapterFaults(brief, nameless)?.rewrite).toEqual([{ index: 0, problem: 'does not name Ember, Pip' }]);
    const later = { ...brief, phase: 'climax' as const };
    expect(
      chapterFaults(
        later,
        good.map((paragraph) => paragraph.replaceAll('Pip', 'he')),
      ),
    ).toBeNull();
  });
});

it('does not take part of another word for a name', () => {
  const nameless = good.map((paragraph) => paragraph.replaceAll('Ember', 'she'));
  const remembering = [...nameless.slice(0, 5), 'They would remember this for ever.'];
  expect(chapterFaults(brief, remembering)?.rewrite).toEqual([{ index: 0, problem: 'does not name Ember' }]);
});

it('finds names that hold signs of a pattern', () => {
  const odd = { ...brief, characters: [{ ...EMBER, name: 'Dr. Bolt (B-7)' }] };
  expect(chapterFaults(odd, ['Dr. Bolt (B-7) woke.', ...good.slice(1)])?.rewrite ?? []).not.toContainEqual({
    index: 0,
    problem: 'does not name Dr. Bolt (B-7)',
  });
});

describe('repairing a chapter', () => {
  const broken = ['One.', '“Ha,” said Zorblax.', 'Three.'];
  const faults = { rewrite: [{ index: 1, problem: 'names an unknown character: Zorblax' }], append: 2 };

  it('puts rewritten paragraphs in their places and the others at the end', () => {
    expect(applyRepair(broken, faults, ['Two.', 'Four.', 'Five.'], 8)).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Four.',
      'Five.',
    ]);
  });

  it('keeps what it has when the reply is too short, and never exceeds the range', () => {
    expect(applyRepair(broken, faults, [], 8)).toEqual(broken);
    expect(applyRepair(broken, faults, ['Two.', '4', '5', '6'], 4)).toHaveLength(4);
  });

  it('sends the chapter and its faults along', () => {
    expect(buildRepairBrief(brief, broken, faults)).toMatchObject({ task: 'repair', chapter: broken, append: 2 });
  });
});
