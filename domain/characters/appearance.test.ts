import { expect, it } from 'vitest';
import { appearanceOptionsFor, BODIES, bodyOf } from './appearance.ts';
import { APPEARANCE_SETS } from './looks.ts';
import { featureGroupsFor } from './distinguishing-features.ts';
import { APPEARANCE_FIELDS } from './looks.ts';
import { EVERY_TYPE } from './types/every-type.ts';
import { subcategoriesOf } from './types/character-types.ts';

const featuresFor = (type: string): string[] =>
  featureGroupsFor(type).flatMap(({ features }) => features.map(({ label }) => label));

it.each(Object.entries(APPEARANCE_SETS))('the body %s has five appearance options of each kind', (_body, looks) => {
  expect(APPEARANCE_FIELDS.map((field) => looks[field].length)).toEqual([5, 5, 5, 5]);
});

it.each([
  ['Mythical Creature - Dragon - Ice Dragon', 'dragon'],
  ['Mythical Creature - Phoenix - Ice Phoenix', 'beast'],
  ['Mythical Creature - Giant Folk - Yeti', 'giant'],
  ['Mythical Creature - Merfolk - Selkie', 'merfolk'],
  ['Animal - Fur and Feather - Owl', 'animal'],
  ['Robot/Artificial Intelligence - Everyday Robot - Helper Robot', 'robot'],
  ['Supernatural Being - Ghost - Attic Ghost', 'spirit'],
  ['Supernatural Being - Angel - Dawn Angel', 'celestial'],
  ['Magical Being - Fairy - Moon Fairy', 'fae'],
  ['Magical Being - Gnome - Book Gnome', 'littleFolk'],
  ['Alien - Light Alien - Rainbow Alien', 'elemental'],
  ['Hybrid - Plant Folk - Fernling', 'plant'],
  ['Dark Being - Blood Mage - Rose Blood Mage', 'bloodMage'],
  ['Human - Royal - Queen', 'person'],
])('the type %s has the appearance options of the body %s', (type, body) => {
  expect(bodyOf(type)).toBe(body);
  expect(appearanceOptionsFor(type)).toBe(APPEARANCE_SETS[bodyOf(type)]);
});

it('an unknown or missing type has the appearance options of a person', () => {
  for (const type of ['', 'Human', 'Teapot - Dragon - Fire Dragon', 'constructor - name - length', 'Dragon'])
    expect(bodyOf(type)).toBe('person');
});

it('an unknown subcategory has the appearance options of its category', () => {
  expect(bodyOf('Mythical Creature - Teapot - Talking Teapot')).toBe('beast');
  expect(bodyOf('Animal - constructor - Fox')).toBe('animal');
});

it('every body is used by a character type', () => {
  expect(new Set(EVERY_TYPE.map(bodyOf))).toEqual(new Set(Object.keys(APPEARANCE_SETS)));
});

it('bodies are assigned to existing subcategories only', () => {
  for (const [category, { except = {} }] of Object.entries(BODIES)) {
    const labels = subcategoriesOf(category).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(Object.keys(except)));
  }
});

it.each(Object.keys(APPEARANCE_SETS))('the body %s has seven groups of eight distinguishing features', (body) => {
  const type = EVERY_TYPE.find((candidate) => bodyOf(candidate) === body) ?? '';
  expect(featureGroupsFor(type).map(({ label }) => label)).toEqual([
    'Cool Accessories',
    'Special Powers',
    'Unique Looks',
    'Dark Features',
    'Battle Gear',
    'Nature Elements',
    'Celestial Marks',
  ]);
  expect(featureGroupsFor(type).map(({ features }) => features.length)).toEqual([8, 8, 8, 8, 8, 8, 8]);
  expect(new Set(featuresFor(type)).size).toBe(56);
});

it('distinguishing features fit the body', () => {
  expect(featuresFor('Mythical Creature - Dragon - Ice Dragon')).toContain('Glowing Scales');
  expect(featuresFor('Mythical Creature - Golem - Clay Golem')).toContain('Glowing Cracks');
  expect(featuresFor('Human - Royal - Queen')).not.toContain('Glowing Scales');
  expect(featuresFor('Human - Royal - Queen')).toContain('Freckles');
  expect(featuresFor('Robot/Artificial Intelligence - Everyday Robot - Helper Robot')).not.toContain('Freckles');
});
