import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_SETS, appearanceOptionsFor } from '../characters/appearance.ts';
import { characterProblem } from '../characters/character-form.ts';
import { readCharacter, type Character } from '../characters/character.ts';
import { featureGroupsFor } from '../characters/distinguishing-features.ts';
import { joinTraits, splitTraits } from '../characters/personality.ts';
import { buildPortraitPrompt } from '../characters/portrait-prompt.ts';
import { PORTRAIT_STYLES } from '../characters/portrait-styles.ts';
import { POWERS } from '../characters/powers.ts';
import { CHARACTER_ROLES, ROLE_CHOICES } from '../characters/roles.ts';
import { TRAITS } from '../characters/traits.ts';
import { subcategoriesOf } from '../characters/types/character-types.ts';
import { EVERY_TYPE } from '../characters/types/every-type.ts';
import { TOP_LEVEL_TYPES } from '../characters/types/top-level-types.ts';
import { generateStoryContract } from '../contracts/generate-story.ts';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '../images/picture-settings.ts';
import { LIMITS } from '../limits/limits.ts';
import { AGE_RANGES } from '../stories/ages.ts';
import { GENTLE_THEME_NAMES } from '../stories/gentle-themes.ts';
import { RELATIONSHIP_CHOICES } from '../stories/relationships.ts';
import { buildStoryBrief, type StoryBrief } from '../stories/story-brief.ts';
import { checkStoryRequest } from '../stories/story-request.ts';
import { THEMES } from '../stories/themes.ts';
import type { Choice } from './choice.ts';

const labels = (choices: readonly Choice[]): string[] => choices.map(({ label }) => label);
const oneOf = (choices: readonly Choice[]) => fc.constantFrom(...labels(choices));

/** A character with everything chosen that can be chosen for its type. */
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

function stored(fields: Partial<Fields> = {}): Character {
  const character = readCharacter('c1', { ...PLAIN, name: 'Ember', ...fields });
  if (!character) throw new Error('A chosen character must be readable');
  return character;
}

function briefOf(character: object, more: object = {}): StoryBrief {
  const pip = { ...stored(), id: 'c2', name: 'Pip' };
  const body = { characters: [character, pip], theme: 'Treasure Hunt', ageRange: '5-8', ...more };
  return buildStoryBrief(checkStoryRequest(generateStoryContract.request.parse(body)), []);
}

const castOf = (character: object, more: object = {}) => briefOf(character, more).characters[0];

describe('whatever is chosen', () => {
  it('can be saved, and is read as it was stored', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(characterProblem(stored(fields))).toBeNull();
        expect(stored(fields)).toMatchObject(fields);
      }),
    );
  });

  it('is in the portrait prompt, which is never too long', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { appearance, advancedFeatures } = fields;
        const style = PORTRAIT_STYLES.find(({ id }) => id === advancedFeatures.imageStyle);
        const prompt = buildPortraitPrompt(stored(fields));
        expect(prompt.split(' | ')).toEqual(
          expect.arrayContaining([
            `Kind: ${fields.type}`,
            `Personality: ${fields.personality}`,
            `Role: ${fields.role}`,
            `Power: ${fields.magicalPower}`,
            `Height: ${appearance.height}`,
            `Build: ${appearance.build}`,
            `Colour: ${appearance.color}`,
            `Age: ${appearance.age}`,
            `Feature: ${appearance.distinguishingFeature}`,
            `Style: ${style?.group} - ${style?.label}`,
            `Background: ${advancedFeatures.background}`,
            `Lighting: ${advancedFeatures.lighting}`,
            `Mood: ${advancedFeatures.mood}`,
          ]),
        );
        const wordy = { ...stored(fields), customDescription: 'x'.repeat(LIMITS.freeText) };
        expect(buildPortraitPrompt(wordy, 'x'.repeat(LIMITS.freeText)).length).toBeLessThan(LIMITS.imagePrompt);
      }),
    );
  });

  it('is in the story brief', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { appearance } = fields;
        expect(castOf(stored(fields))).toMatchObject({
          kind: fields.type,
          traits: splitTraits(fields.personality),
          power: fields.magicalPower,
          role: fields.role,
          height: appearance.height,
          build: appearance.build,
          colour: appearance.color,
          age: appearance.age,
          feature: appearance.distinguishingFeature,
        });
      }),
    );
  });
});

describe('every single type', () => {
  it('fits into what is stored, can be saved and told about', () => {
    for (const type of EVERY_TYPE) {
      expect(type.length).toBeLessThanOrEqual(LIMITS.listEntry);
      expect(characterProblem(stored({ type }))).toBeNull();
      expect(castOf(stored({ type }))?.kind).toBe(type);
    }
  });

  it('keeps its three levels at every age', () => {
    for (const type of EVERY_TYPE) {
      for (const ageRange of AGE_RANGES) expect(castOf(stored({ type }), { ageRange })?.kind).toMatch(/^.+ - .+ - .+$/);
    }
  });
});

describe('a brief for ages 3-4', () => {
  const gently = (character: object, more: object = {}) => briefOf(character, { ...more, ageRange: '3-4' });
  const darkOf = (choices: readonly Choice[]) => choices.filter((choice) => choice.dark === true);

  it.each(TOP_LEVEL_TYPES)('has no dark word of the kind $label', ({ label: category }) => {
    for (const { label, types } of subcategoriesOf(category)) {
      for (const specific of types) {
        const [top, sub, last] = (
          gently(stored({ type: `${category} - ${label} - ${specific.label}` })).characters[0]?.kind ?? ''
        ).split(' - ');
        const dark = [...darkOf(TOP_LEVEL_TYPES), ...darkOf(subcategoriesOf(category)), ...darkOf(types)];
        for (const words of [top, sub, last]) expect(labels(dark)).not.toContain(words);
      }
    }
  });

  it('has the gentle words of every dark trait, power and role', () => {
    for (const { label, gentleLabel } of darkOf(TRAITS))
      expect(gently(stored({ personality: label })).characters[0]?.traits).toEqual([gentleLabel]);
    for (const { label, gentleLabel } of darkOf(POWERS))
      expect(gently({ ...stored(), magicalPower: label }).characters[0]?.power).toBe(gentleLabel);
    for (const { label, gentleLabel } of darkOf(ROLE_CHOICES))
      expect(gently({ ...stored(), role: label }).characters[0]?.role).toBe(gentleLabel);
  });

  it('has the gentle words of every dark feature', () => {
    for (const { label, gentleLabel } of darkOf(featureGroupsFor(PLAIN.type).flatMap(({ features }) => features))) {
      const appearance = { ...PLAIN.appearance, distinguishingFeature: label };
      expect(gently({ ...stored(), appearance }).characters[0]?.feature).toBe(gentleLabel);
    }
  });

  it('has the gentle words of every dark relationship and theme', () => {
    for (const { label, gentleLabel } of darkOf(RELATIONSHIP_CHOICES)) {
      const relationships = [{ fromCharacterId: 'c1', toCharacterId: 'c2', type: label }];
      expect(gently(stored(), { settings: { relationships } }).relationships[0]?.type).toBe(gentleLabel);
    }
    for (const { name } of THEMES)
      expect(gently(stored(), { theme: name }).theme.name).toBe(GENTLE_THEME_NAMES.get(name) ?? name);
  });

  it('has looks without any dark words, because they are said at every age', () => {
    const looks = Object.values(APPEARANCE_SETS).flatMap((set) => Object.values(set).flat());
    expect(darkOf(looks)).toEqual([]);
  });
});
