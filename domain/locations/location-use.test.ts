import { describe, expect, it } from 'vitest';
import { isDark, type Choice } from '../catalogue/choice.ts';
import { generateStoryContract } from '../contracts/generate-story.ts';
import { EMPTY_ADVANCED_FEATURES } from '../images/advanced-features.ts';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '../images/picture-settings.ts';
import { AGE_RANGES } from '../stories/ages.ts';
import { buildScenePrompt } from '../stories/scene-prompt.ts';
import { buildStoryBrief } from '../stories/story-brief.ts';
import { checkStoryRequest } from '../stories/story-request.ts';
import { locationProblem } from './location-form.ts';
import { readLocation, type Location, type LocationFields } from './location.ts';
import { buildLocationPrompt } from './location-prompt.ts';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from './location-suggestions.ts';
import { LOCATION_TYPES } from './types/location-types.ts';

const labels = (choices: readonly Choice[]): string[] => choices.map(({ label }) => label);
const turn = <T>(entries: readonly T[], index: number): T => {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error('a catalogue must not be empty');
  return entry;
};

/** A location of every kind; together they have every suggestion and every setting. */
const everyLocation: readonly LocationFields[] = LOCATION_TYPES.flatMap(({ label: type, categories }) =>
  categories.flatMap(({ label: category, subcategories }) =>
    subcategories.map(({ label: subcategory }) => ({ type, category, subcategory })),
  ),
).map((kind, index) => ({
  ...kind,
  name: 'The Place',
  description: '',
  climate: turn(labels(CLIMATES), index),
  magicalProperties: [turn(labels(MAGICAL_PROPERTIES), index)],
  inhabitants: [turn(labels(INHABITANTS), index)],
  dangers: [turn(labels(DANGERS), index)],
  treasures: [turn(labels(TREASURES), index)],
  advancedFeatures: {
    ...EMPTY_ADVANCED_FEATURES,
    background: turn(labels(BACKGROUNDS), index),
    lighting: turn(labels(LIGHTINGS), index),
    mood: turn(labels(MOODS), index),
  },
}));

const darkLabels = new Set(
  [
    LOCATION_TYPES,
    ...LOCATION_TYPES.flatMap(({ categories }) => [
      categories,
      ...categories.map(({ subcategories }) => subcategories),
    ]),
    CLIMATES,
    INHABITANTS,
    DANGERS,
  ].flatMap((choices: readonly Choice[]) => labels(choices.filter(isDark))),
);

/** Everything that is said about a location in a text, label by label. */
const saidIn = (location: Omit<LocationFields, 'advancedFeatures'>): string[] =>
  Object.values(location)
    .flat()
    .filter((said) => said !== '');

function briefFor(location: LocationFields, ageRange: string) {
  const { advancedFeatures: _look, ...said } = location;
  const ember = { name: 'Ember', type: 'Animal - Fur and Feather - Fox', appearance: {} };
  const request = { characters: [ember], theme: 'Treasure Hunt', ageRange, locations: [said] };
  return buildStoryBrief(checkStoryRequest(generateStoryContract.request.parse(request)), []);
}

describe('whatever is chosen for a location', () => {
  it('can be saved and is read back as it was', () => {
    for (const fields of everyLocation) {
      expect(locationProblem(fields)).toBeNull();
      expect(readLocation('l1', { ...fields })).toMatchObject<Partial<Location>>(fields);
    }
  });

  it('is said to the painter', () => {
    for (const { advancedFeatures, ...location } of everyLocation) {
      const values = buildLocationPrompt({ ...location, advancedFeatures })
        .split(' | ')
        .map((field) => field.replace(/^[^:]+: /, ''));
      const { background, lighting, mood } = advancedFeatures;
      for (const said of [...saidIn(location), background, lighting, mood]) expect(values).toContain(said);
    }
  });

  it('is told to readers of every age in words for that age', () => {
    for (const location of everyLocation) {
      for (const ageRange of AGE_RANGES) {
        const said = briefFor(location, ageRange).locations.flatMap(saidIn);
        expect(said).toHaveLength(9);
        const { advancedFeatures: _look, ...fields } = location;
        if (ageRange === '3-4') expect(said.filter((words) => darkLabels.has(words))).toEqual([]);
        else expect(new Set(said)).toEqual(new Set(saidIn(fields)));
      }
    }
  });

  it('is never dark in a scene for ages 3-4', () => {
    for (const location of everyLocation) {
      const prompt = buildScenePrompt({
        passage: 'They arrived.',
        ageRange: '3-4',
        phase: null,
        pictured: [],
        described: [],
        place: { location, isPictured: false },
      });
      const place = prompt.split(' | ').find((field) => field.startsWith('Place: ')) ?? '';
      const said = place.split('; ').map((detail) => detail.replace(/^[^:]+: /, ''));
      expect(said).toHaveLength(9);
      expect(said.filter((words) => darkLabels.has(words))).toEqual([]);
    }
  });
});
