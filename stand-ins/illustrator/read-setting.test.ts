import { PORTRAIT_STYLES } from '@talelantern/domain/images/portrait-styles';
import { EMPTY_ADVANCED_FEATURES, type AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '@talelantern/domain/images/picture-settings';
import type { LocationFields } from '@talelantern/domain/locations/location';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '@talelantern/domain/locations/location-suggestions';
import { LOCATION_TYPES } from '@talelantern/domain/locations/location-types';
import { describe, expect, it } from 'vitest';
import { ART_STYLE_NAMES } from './art-styles.ts';
import { composePicture } from './compose-picture.ts';
import { readPrompt } from './read-prompt.ts';
import { createRandom } from './svg/random.ts';
import { findPlace } from './words/find-place.ts';

const SIZE = { width: 288, height: 192 };

const NOWHERE: LocationFields = {
  name: 'Anya',
  type: '',
  category: '',
  subcategory: '',
  description: '',
  climate: '',
  magicalProperties: [],
  inhabitants: [],
  dangers: [],
  treasures: [],
  advancedFeatures: EMPTY_ADVANCED_FEATURES,
};

const settingOf = (location: Partial<LocationFields>) =>
  readPrompt(buildLocationPrompt({ ...NOWHERE, ...location }), 'one').setting;

const inSettings = (settings: Partial<AdvancedFeatures>) =>
  readPrompt(
    buildLocationPrompt({
      ...NOWHERE,
      type: 'Rivers and Seas',
      category: 'River',
      subcategory: 'Winding River',
      advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, ...settings },
    }),
    'one',
  );

const everyKind = LOCATION_TYPES.flatMap(({ label: type, categories }) =>
  categories.flatMap(({ label: category, subcategories }) =>
    subcategories.map(({ label: subcategory }) => ({ type, category, subcategory })),
  ),
);

/** What distinguishes one place from another, without the random details. */
const look = ({ scenery, landmarks, light, weather }: ReturnType<typeof settingOf>) =>
  JSON.stringify([scenery, landmarks, light, weather]);

describe('catalogue places', () => {
  it.each(LOCATION_TYPES)('the location type $label has a default place', ({ label }) => {
    expect(findPlace(label)).not.toBeNull();
  });

  it.each(LOCATION_TYPES.flatMap(({ categories }) => categories))(
    'the category $label is recognized by its name',
    ({ label }) => {
      expect(findPlace(label)).not.toBeNull();
    },
  );

  it.each(everyKind)('the subcategory $subcategory is recognized by its name', ({ subcategory }) => {
    expect(findPlace(subcategory)).not.toBeNull();
  });

  it.each(LOCATION_TYPES.flatMap(({ categories }) => categories))(
    'the subcategories of $label differ by place, landmark, light or weather',
    (category) => {
      const looks = category.subcategories.map(({ label }) => look(settingOf({ subcategory: label })));
      expect(new Set(looks).size).toBe(category.subcategories.length);
    },
  );

  it('a place is drawn the same under its gentle name', () => {
    const entries = LOCATION_TYPES.flatMap((type) => type.categories.flatMap((each) => [each, ...each.subcategories]));
    for (const { label, gentleLabel } of entries) {
      if (gentleLabel === undefined) continue;
      expect([gentleLabel, findPlace(gentleLabel)?.scenery]).toEqual([gentleLabel, findPlace(label)?.scenery]);
    }
  });

  it('all places of the catalogue are drawn differently', () => {
    const looks = everyKind.map((kind) => look(settingOf(kind)));
    expect(new Set(looks).size).toBe(everyKind.length);
  });
});

describe('location contents', () => {
  it.each(
    [INHABITANTS, MAGICAL_PROPERTIES, TREASURES].flatMap((choices): { label: string }[] =>
      choices.map(({ label }) => ({ label })),
    ),
  )('the choice $label changes the picture of a place', ({ label }) => {
    const plainSetting = settingOf({ subcategory: 'Wildflower Meadow' });
    const furnished = settingOf({ subcategory: 'Wildflower Meadow', inhabitants: [label] });
    expect([furnished.details, furnished.weather]).not.toEqual([plainSetting.details, plainSetting.weather]);
  });

  it('treasures do not replace the landmarks of a place', () => {
    const { landmarks } = settingOf({ subcategory: "Wizard's Tower", treasures: ['Chest of Gold'] });
    expect(landmarks).toEqual(settingOf({ subcategory: "Wizard's Tower" }).landmarks);
  });
});

describe('picture settings', () => {
  it('every background gets a distinct place', () => {
    const places = BACKGROUNDS.map(({ label }) => readPrompt(`Name: A | Kind: Fox | Background: ${label}`, '').setting);
    expect(new Set(places.map(({ scenery }) => scenery)).size).toBe(BACKGROUNDS.length);
  });

  it('every lighting gets a distinct light', () => {
    const lights = LIGHTINGS.map(({ label }) => inSettings({ lighting: label }).setting.light);
    expect(new Set(lights).size).toBe(LIGHTINGS.length);
  });

  it('every mood choice gets a distinct mood', () => {
    const moods = MOODS.map(({ label }) => inSettings({ mood: label }).setting.mood);
    expect(new Set(moods).size).toBe(MOODS.length);
    expect(moods).not.toContain('plain');
  });

  it('every portrait style gets its art style', () => {
    const styles = PORTRAIT_STYLES.map(({ id }) => inSettings({ imageStyle: id }).style);
    expect(styles).toEqual([...ART_STYLE_NAMES]);
  });

  it.each([
    ['lighting', LIGHTINGS],
    ['mood', MOODS],
    ['background', BACKGROUNDS],
  ] as const)('every choice of %s changes the picture', (field, choices) => {
    const { setting: fixed, style } = inSettings({});
    const drawings = choices.map(({ label }) => {
      const { light, mood, details, weather } = inSettings({ [field]: label }).setting;
      return composePicture({ style, setting: { ...fixed, light, mood, details, weather }, figure: null }, SIZE);
    });
    expect(new Set(drawings).size).toBe(choices.length);
  });
});

it.each([
  ['a mushroom on the hill', 'mushroom', 'parlour'],
  ['somebody whispers: that bell is mine', 'mine', 'cave'],
  ['the moon rose over the village', 'moon', 'moon'],
  ['dragonfly wings', 'dragonfly', 'cave'],
])('a place is recognized by whole words only: %s', (text, _word, misread) => {
  expect(findPlace(text)?.scenery).not.toBe(misread);
});

it("a character's description does not change the place in the picture", () => {
  const { setting } = readPrompt('Name: A | Kind: Fox | Background: Coral Reef | Description: lives in a castle', '');
  expect(setting.scenery).toBe('reef');
});

it('a place in a requested change overrides the chosen place', () => {
  const spec = readPrompt(`${buildLocationPrompt({ ...NOWHERE, category: 'Forest' })} | Wish: make it a volcano`, '');
  expect(spec.setting.scenery).toBe('volcano');
});

const drawLocation = (kind: { subcategory: string }) =>
  composePicture(readPrompt(buildLocationPrompt({ ...NOWHERE, ...kind }), 'one'), SIZE);

it('the same location prompt always gives the same picture, without text in it', () => {
  const random = createRandom('places to look at twice');
  for (const kind of everyKind.filter(() => random.chance(0.1))) {
    const once = drawLocation(kind);
    expect(drawLocation(kind)).toBe(once);
    expect(once).not.toContain('<text');
  }
});

it('every catalogue place is drawn without invalid values', () => {
  for (const kind of everyKind) expect(drawLocation(kind)).not.toMatch(/undefined|NaN|Infinity|null|\[object/);
});

it('an indoor place has no leaves in the foreground', () => {
  const inside = drawLocation({ subcategory: 'Grand Library' });
  const outside = drawLocation({ subcategory: 'Apple Orchard' });
  const leaves = (svg: string) => svg.match(/d="M0 0C[^"]*Z" fill="#[0-9a-f]{6}"\/><\/g>/g)?.length ?? 0;
  expect(leaves(inside)).toBe(0);
  expect(leaves(outside)).toBeGreaterThan(50);
});
