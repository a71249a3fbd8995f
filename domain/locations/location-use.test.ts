import { expect, it } from 'vitest';
import { isDark, type Choice } from '../catalogues/choice.ts';
import { generateStoryContract } from '../contracts/generate-story.ts';
import { EMPTY_ADVANCED_FEATURES } from '../images/advanced-features.ts';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '../images/picture-settings.ts';
import { AGE_RANGES } from '../audience/ages.ts';
import { buildScenePrompt } from '../stories/scene-prompt.ts';
import { buildStoryBrief } from '../stories/story-brief.ts';
import { checkStoryRequest } from '../contracts/story-request.ts';
import { locationProblem } from './location-form.ts';
import { readLocation, type Location, type LocationFields } from './location.ts';
import { buildLocationPrompt } from './location-prompt.ts';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from './location-suggestions.ts';
import { LOCATION_TYPES } from './location-types.ts';

const labels = (choices: readonly Choice[]): string[] => choices.map(({ label }) => label);
const entryAt = <T>(entries: readonly T[], index: number): T => {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error('a catalogue must not be empty');
  return entry;
};

/** Locations of every kind, together with every suggestion and setting. */
const everyLocation: readonly LocationFields[] = LOCATION_TYPES.flatMap(({ label: type, categories }) =>
  categories.flatMap(({ label: category, subcategories }) =>
    subcategories.map(({ label: subcategory }) => ({ type, category, subcategory })),
  ),
).map((kind, index) => ({
  ...kind,
  name: 'The Place',
  description: '',
  climate: entryAt(labels(CLIMATES), index),
  magicalProperties: [entryAt(labels(MAGICAL_PROPERTIES), index)],
  inhabitants: [entryAt(labels(INHABITANTS), index)],
  dangers: [entryAt(labels(DANGERS), index)],
  treasures: [entryAt(labels(TREASURES), index)],
  advancedFeatures: {
    ...EMPTY_ADVANCED_FEATURES,
    background: entryAt(labels(BACKGROUNDS), index),
    lighting: entryAt(labels(LIGHTINGS), index),
    mood: entryAt(labels(MOODS), index),
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

/** All strings of a location. */
const labelsOf = (location: Omit<LocationFields, 'advancedFeatures'>): string[] =>
  Object.values(location)
    .flat()
    .filter((found) => found !== '');

function briefFor(location: LocationFields, ageRange: string) {
  const { advancedFeatures: _look, ...found } = location;
  const ember = { name: 'Ember', type: 'Animal - Fur and Feather - Fox', appearance: {} };
  const request = { characters: [ember], theme: 'Treasure Hunt', ageRange, locations: [found] };
  return buildStoryBrief(checkStoryRequest(generateStoryContract.request.parse(request)), []);
}

it('a location with any choice can be saved and read again', () => {
  for (const fields of everyLocation) {
    expect(locationProblem(fields)).toBeNull();
    expect(readLocation('l1', { ...fields })).toMatchObject<Partial<Location>>(fields);
  }
});

it('every location choice is in the prompt of its picture', () => {
  for (const { advancedFeatures, ...location } of everyLocation) {
    const values = buildLocationPrompt({ ...location, advancedFeatures })
      .split(' | ')
      .map((field) => field.replace(/^[^:]+: /, ''));
    const { background, lighting, mood } = advancedFeatures;
    for (const choice of [...labelsOf(location), background, lighting, mood]) expect(values).toContain(choice);
  }
});

it('every location choice is in the story brief, in words for the age of the reader', () => {
  for (const location of everyLocation) {
    for (const ageRange of AGE_RANGES) {
      const storyTexts = briefFor(location, ageRange).locations.flatMap(labelsOf);
      expect(storyTexts).toHaveLength(9);
      const { advancedFeatures: _look, ...fields } = location;
      if (ageRange === '3-4') expect(storyTexts.filter((words) => darkLabels.has(words))).toEqual([]);
      else expect(new Set(storyTexts)).toEqual(new Set(labelsOf(fields)));
    }
  }
});

it('a scene for ages 3-4 does not contain dark words of its location', () => {
  for (const location of everyLocation) {
    const prompt = buildScenePrompt({
      passage: 'They arrived.',
      ageRange: '3-4',
      camera: null,
      styleId: '',
      pictured: [],
      described: [],
      place: { location, isPictured: false },
    });
    const place = prompt.split(' | ').find((field) => field.startsWith('Place: ')) ?? '';
    const details = place.split('; ').map((detail) => detail.replace(/^[^:]+: /, ''));
    expect(details).toHaveLength(9);
    expect(details.filter((words) => darkLabels.has(words))).toEqual([]);
  }
});
