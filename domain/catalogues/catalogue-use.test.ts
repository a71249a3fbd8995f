import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appearanceOptionsFor } from '../characters/appearance.ts';
import { APPEARANCE_SETS } from '../characters/looks.ts';
import { characterProblem } from '../characters/character-form.ts';
import { readCharacter, type Character } from '../characters/character.ts';
import { featureGroupsFor } from '../characters/distinguishing-features.ts';
import { joinTraits, splitTraits } from '../characters/personality.ts';
import { buildPortraitPrompt } from '../characters/portrait-prompt.ts';
import { artOfStyle, PORTRAIT_STYLES } from '../images/portrait-styles.ts';
import { POWERS } from '../characters/powers.ts';
import { CHARACTER_ROLES, ROLE_CHOICES } from '../characters/roles.ts';
import { TRAITS } from '../characters/traits.ts';
import { subcategoriesOf } from '../characters/types/character-types.ts';
import { EVERY_TYPE } from '../characters/types/every-type.ts';
import { TOP_LEVEL_TYPES } from '../characters/types/top-level-types.ts';
import { generateStoryContract } from '../contracts/generate-story.ts';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '../images/picture-settings.ts';
import { LIMITS } from '../limits/limits.ts';
import { AGE_RANGES } from '../audience/ages.ts';
import { GENTLE_THEME_NAMES } from './gentle-themes.ts';
import { RELATIONSHIP_CHOICES } from '../stories/relationships.ts';
import { buildStoryBrief, type StoryBrief } from '../stories/story-brief.ts';
import { checkStoryRequest } from '../contracts/story-request.ts';
import { THEMES } from './themes.ts';
import type { Choice } from './choice.ts';

const labels = (choices: readonly Choice[]): string[] => choices.map(({ label }) => label);
const oneOf = (choices: readonly Choice[]) => fc.constantFrom(...labels(choices));

/** A character with every choice that its type allows. */
const anyFields = fc.constantFrom(...EVERY_TYPE).chain((type) => {
  const { height, build, color, age } = appearanceOptionsFor(type);
  return fc.record({
    type: fc.constant(type),
    gender: fc.constantFrom('male', 'female'),
    personality: fc.uniqueArray(oneOf(TRAITS), { minLength: 1, maxLength: 2 }).map(joinTraits),
    magicalPower: oneOf(POWERS),
    role: fc.constantFrom(...CHARACTER_ROLES),
    appearance: fc.record({
      height: oneOf(height),
      build: oneOf(build),
      color: oneOf(color),
      age: oneOf(age),
      distinguishingFeature: oneOf(featureGroupsFor(type).flatMap(({ features }) => features)),
      customAge: fc.constant(''),
    }),
    advancedFeatures: fc.record({
      imageStyle: fc.constantFrom(...PORTRAIT_STYLES.map(({ id }) => id)),
      background: oneOf(BACKGROUNDS),
      lighting: oneOf(LIGHTINGS),
      mood: oneOf(MOODS),
    }),
  });
});

type Fields = typeof anyFields extends fc.Arbitrary<infer Value> ? Value : never;

const PLAIN = {
  type: 'Human - Royal - Queen',
  gender: 'female',
  personality: 'Brave',
  appearance: { height: 'Tall', build: 'Round', color: 'Ruby Red', age: 'Elder', distinguishingFeature: 'Freckles' },
};

function storedCharacter(overrides: Partial<Fields> = {}): Character {
  const character = readCharacter('c1', { ...PLAIN, name: 'Ember', ...overrides });
  if (!character) throw new Error('A chosen character must be readable');
  return character;
}

function briefOf(character: object, overrides: object = {}): StoryBrief {
  const pip = { ...storedCharacter(), id: 'c2', name: 'Pip' };
  const body = { characters: [character, pip], theme: 'Treasure Hunt', ageRange: '5-8', ...overrides };
  return buildStoryBrief(checkStoryRequest(generateStoryContract.request.parse(body)), []);
}

const castMemberOf = (character: object, overrides: object = {}) => briefOf(character, overrides).characters[0];

it('a character with any choice can be saved and read again', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      expect(characterProblem(storedCharacter(fields))).toBeNull();
      expect(storedCharacter(fields)).toMatchObject(fields);
    }),
  );
});

it('every character choice is in the portrait prompt, which stays within its limit', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const { appearance, advancedFeatures } = fields;
      const prompt = buildPortraitPrompt(storedCharacter(fields));
      expect(prompt.split(' | ')).toEqual(
        expect.arrayContaining([
          `Kind: ${fields.type}`,
          `Personality: ${fields.personality}`,
          `Role: ${fields.role}`,
          `Power: ${fields.magicalPower}`,
          ...(appearance.height === 'Average' ? [] : [`Height: ${appearance.height}`]),
          `Build: ${appearance.build}`,
          `Colour: ${appearance.color}`,
          `Age: ${appearance.age}`,
          `Feature: ${appearance.distinguishingFeature}`,
          `Style: ${artOfStyle(advancedFeatures.imageStyle)}`,
          `Background: ${advancedFeatures.background}`,
          `Lighting: ${advancedFeatures.lighting}`,
          `Mood: ${advancedFeatures.mood}`,
        ]),
      );
      const withLongText = { ...storedCharacter(fields), customDescription: 'x'.repeat(LIMITS.freeText) };
      expect(buildPortraitPrompt(withLongText, 'x'.repeat(LIMITS.freeText)).length).toBeLessThan(LIMITS.imagePrompt);
    }),
  );
});

it('every character choice is in the story brief', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const { appearance } = fields;
      expect(castMemberOf(storedCharacter(fields))).toMatchObject({
        kind: fields.type,
        traits: splitTraits(fields.personality),
        power: fields.magicalPower,
        role: fields.role,
        height: appearance.height,
        build: appearance.build,
        color: appearance.color,
        age: appearance.age,
        feature: appearance.distinguishingFeature,
      });
    }),
  );
});

it('every character type fits the size caps and can be saved and used in a story', () => {
  for (const type of EVERY_TYPE) {
    expect(type.length).toBeLessThanOrEqual(LIMITS.listEntry);
    expect(characterProblem(storedCharacter({ type }))).toBeNull();
    expect(castMemberOf(storedCharacter({ type }))?.kind).toBe(type);
  }
});

it('every character type keeps its three levels at every age', () => {
  for (const type of EVERY_TYPE) {
    for (const ageRange of AGE_RANGES)
      expect(castMemberOf(storedCharacter({ type }), { ageRange })?.kind).toMatch(/^.+ - .+ - .+$/);
  }
});

const briefForYoungest = (character: object, overrides: object = {}) =>
  briefOf(character, { ...overrides, ageRange: '3-4' });
const darkChoices = (choices: readonly Choice[]) => choices.filter((choice) => choice.dark === true);

it.each(TOP_LEVEL_TYPES)(
  'a story brief for ages 3-4 does not contain a dark word of the category $label',
  ({ label: category }) => {
    for (const { label, types } of subcategoriesOf(category)) {
      for (const specific of types) {
        const [top, sub, last] = (
          briefForYoungest(storedCharacter({ type: `${category} - ${label} - ${specific.label}` })).characters[0]
            ?.kind ?? ''
        ).split(' - ');
        const dark = [
          ...darkChoices(TOP_LEVEL_TYPES),
          ...darkChoices(subcategoriesOf(category)),
          ...darkChoices(types),
        ];
        for (const level of [top, sub, last]) expect(labels(dark)).not.toContain(level);
      }
    }
  },
);

it('a story brief for ages 3-4 contains the gentle words of every dark trait, power and role', () => {
  for (const { label, gentleLabel } of darkChoices(TRAITS))
    expect(briefForYoungest(storedCharacter({ personality: label })).characters[0]?.traits).toEqual([gentleLabel]);
  for (const { label, gentleLabel } of darkChoices(POWERS))
    expect(briefForYoungest({ ...storedCharacter(), magicalPower: label }).characters[0]?.power).toBe(gentleLabel);
  for (const { label, gentleLabel } of darkChoices(ROLE_CHOICES))
    expect(briefForYoungest({ ...storedCharacter(), role: label }).characters[0]?.role).toBe(gentleLabel);
});

it('a story brief for ages 3-4 contains the gentle words of every dark feature', () => {
  for (const { label, gentleLabel } of darkChoices(featureGroupsFor(PLAIN.type).flatMap(({ features }) => features))) {
    const appearance = { ...PLAIN.appearance, distinguishingFeature: label };
    expect(briefForYoungest({ ...storedCharacter(), appearance }).characters[0]?.feature).toBe(gentleLabel);
  }
});

it('a story brief for ages 3-4 contains the gentle words of every dark relationship and theme', () => {
  for (const { label, gentleLabel } of darkChoices(RELATIONSHIP_CHOICES)) {
    const relationships = [{ fromCharacterId: 'c1', toCharacterId: 'c2', type: label }];
    expect(briefForYoungest(storedCharacter(), { settings: { relationships } }).relationships[0]?.type).toBe(
      gentleLabel,
    );
  }
  for (const { name } of THEMES)
    expect(briefForYoungest(storedCharacter(), { theme: name }).theme.name).toBe(GENTLE_THEME_NAMES.get(name) ?? name);
});

it('appearance options, which are the same for every age, contain no dark words', () => {
  const looks = Object.values(APPEARANCE_SETS).flatMap((set) => Object.values(set).flat());
  expect(darkChoices(looks)).toEqual([]);
});
