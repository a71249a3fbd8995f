import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { LOCATION_LIST_FIELDS } from '@talelantern/domain/locations/location';
import { MAX_CHARACTERS, MAX_LOCATIONS } from '@talelantern/domain/stories/story-choices';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp } from 'firebase/firestore';
import { it } from 'vitest';
import {
  castOf,
  pictureUrl,
  picturePath,
  planFields,
  storyLocation,
  withoutUndefined,
  type Fields,
} from '../support/documents.ts';
import { signUp, writeAsServer } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const textOfLength = (limit: number): string => 'x'.repeat(limit);
const locationsOf = (size: number): Fields[] =>
  Array.from({ length: size }, (_, index) => storyLocation({ id: `l${index}` }));
const withChange = (list: readonly Fields[], at: number, fields: Fields): Fields[] =>
  list.map((entry, index) => (index === at ? { ...entry, ...fields } : entry));

/** The largest story that a family can choose. */
function largestStory(uid: string): Fields & Record<'characters' | 'locations', Fields[]> {
  const imagePath = picturePath(uid, textOfLength(LIMITS.path - picturePath(uid, '').length));
  const imageUrl = pictureUrl(imagePath).padEnd(LIMITS.url, 'x');
  const text = textOfLength(LIMITS.listEntry);
  const longFields = { name: textOfLength(LIMITS.name), type: text, imagePath, imageUrl };
  const longList = Array(LIMITS.listEntries).fill(text);
  const look = { height: text, build: text, color: text, distinguishingFeature: text };
  const description = `${textOfLength(LIMITS.freeText - 2)}\n${textOfLength(1)}`;
  return {
    content: textOfLength(LIMITS.chapter),
    previousParts: [textOfLength(LIMITS.chapter)],
    characters: castOf(MAX_CHARACTERS).map((character) => ({
      ...character,
      ...longFields,
      personality: text,
      magicalPower: text,
      customDescription: description,
      appearance: { ...look, age: text, customAge: textOfLength(LIMITS.name) },
    })),
    locations: locationsOf(MAX_LOCATIONS).map((location) => ({
      ...location,
      ...longFields,
      category: text,
      subcategory: text,
      climate: text,
      description,
      ...Object.fromEntries(LOCATION_LIST_FIELDS.map((list) => [list, longList])),
    })),
    relationships: Array.from({ length: LIMITS.listEntries }, () => ({
      fromCharacterId: 'c0',
      toCharacterId: 'c1',
      type: 'Friend',
      details: textOfLength(LIMITS.freeText),
    })),
    settings: {
      length: 'epic',
      customElements: textOfLength(LIMITS.freeText),
      nextIdeas: Array.from({ length: LIMITS.ideas }, () => ({
        title: textOfLength(LIMITS.name),
        line: textOfLength(LIMITS.listEntry),
        picture: 'fairground',
      })),
    },
    childId: 'child-1',
  };
}

const castLimits: [PlanId, number][] = [
  ['free', 2],
  ['pro_monthly', 4],
  ['pro_yearly', 4],
  ['unlimited_monthly', MAX_CHARACTERS],
  ['unlimited_yearly', MAX_CHARACTERS],
];
it.each(castLimits)('a story on the plan %s has at most %d characters', async (plan, limit) => {
  const family = await signUp(planFields(plan));
  await denied(family.saveStory({ fields: { characters: castOf(limit + 1) } }));
  await denied(family.saveStory({ fields: { characters: [] } }));
  await allowed(family.saveStory({ fields: { characters: castOf(limit) } }));
});

it('a story may relate all of its characters, up to the size of the list', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const storyWithRelationships = (size: number): Fields => ({
    ...largestStory(family.uid),
    relationships: Array.from({ length: size }, () => ({
      fromCharacterId: 'c0',
      toCharacterId: 'c1',
      type: 'Friend',
      details: '',
    })),
  });
  await denied(family.saveStory({ fields: storyWithRelationships(LIMITS.listEntries + 1) }));
  await allowed(family.saveStory({ fields: storyWithRelationships(LIMITS.listEntries) }));
});

it('the relationships of a story have a limited size together', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const others = { fromCharacterId: 'c0', toCharacterId: 'c1', type: 'Friend' };
  const maxLength = LIMITS.listEntries * (LIMITS.freeText + LIMITS.listEntry) - Object.values(others).join('').length;
  const withDetails = (length: number): Fields => ({ relationships: [{ ...others, details: textOfLength(length) }] });
  await denied(family.saveStory({ fields: withDetails(maxLength + 1) }));
  await allowed(family.saveStory({ fields: withDetails(maxLength) }));
});

it('a story may have as many locations as chapters', async () => {
  const family = await signUp();
  await denied(family.saveStory({ fields: { locations: locationsOf(MAX_LOCATIONS + 1) } }));
  await allowed(family.saveStory({ fields: { locations: locationsOf(MAX_LOCATIONS) } }));
});

it('a new story may have the largest cast and locations, in any script', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const story = largestStory(family.uid);
  await allowed(family.saveStory({ fields: story }));
  const { characters } = story;
  await allowed(
    family.saveStory({
      fields: {
        ...story,
        characters: characters.map((one) => ({ ...one, customDescription: '龍'.repeat(LIMITS.freeText) })),
      },
    }),
  );
});

it('the largest story can still be saved after its plan has ended', async () => {
  const family = await signUp({ ...planFields('unlimited_monthly', 20, 'canceled'), storiesThisMonth: 2 });
  const memoryKey = `memory-${family.uid}`;
  await writeAsServer(`generations/${family.uid}_${memoryKey}`, {
    unsavedPlanId: 'unlimited_monthly',
    unsavedUntil: Timestamp.fromMillis(Date.now() + DAY_MS),
  });
  await allowed(family.saveStory({ fields: { ...largestStory(family.uid), memoryKey } }));
});

const hugeText = textOfLength(900_000);
const invalidCharacters: [string, Fields][] = [
  ['an extra field', { nickname: 'x' }],
  ['a missing field', { appearance: undefined }],
  ['a name of 900 kB', { name: hugeText }],
  ['a list as name', { name: [hugeText] }],
  ['a map as name', { name: { text: hugeText } }],
  ['an appearance of 900 kB', { appearance: { height: hugeText } }],
  ['an unknown appearance field', { appearance: { tail: 'long' } }],
  ['a map in the appearance', { appearance: { height: { text: hugeText } } }],
  ['a list as appearance', { appearance: ['tall'] }],
  ['its appearance as name, too', { appearance: { height: 'tall' }, name: { height: 'tall' } }],
];
it.each(invalidCharacters)('a new story is refused with %s, for any character', async (_what, fields) => {
  const family = await signUp(planFields('unlimited_monthly'));
  const { characters } = largestStory(family.uid);
  for (const at of [0, 1, 7, MAX_CHARACTERS - 1]) {
    const invalid = withChange(characters, at, fields).map(withoutUndefined);
    await denied(family.saveStory({ fields: { characters: invalid } }));
  }
  await allowed(family.saveStory({ fields: { characters } }));
});

it.each(Array.from({ length: MAX_CHARACTERS }, (_, at) => at))(
  'a new story is refused with an extra field at character %d',
  async (at) => {
    const family = await signUp(planFields('unlimited_monthly'));
    const characters = castOf(MAX_CHARACTERS);
    await denied(family.saveStory({ fields: { characters: withChange(characters, at, { nickname: 'x' }) } }));
    const look = { ...DEFAULT_APPEARANCE, tail: 'long' };
    await denied(family.saveStory({ fields: { characters: withChange(characters, at, { appearance: look }) } }));
    await denied(
      family.saveStory({ fields: { characters: withChange(characters, at, { name: textOfLength(100_000) }) } }),
    );
    await allowed(family.saveStory({ fields: { characters } }));
  },
);

it('a new story is refused when its cast is larger than the largest that a family can choose', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const { characters } = largestStory(family.uid);
  await denied(family.saveStory({ fields: { characters: withChange(characters, 3, { name: textOfLength(10_000) }) } }));
  await allowed(family.saveStory({ fields: { characters: withChange(characters, 3, { name: 'Ember' }) } }));
});

it('a new story is refused when its locations are larger than the largest, and with an extra field at its only location', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const { locations } = largestStory(family.uid);
  await denied(family.saveStory({ fields: { locations: withChange(locations, 3, { name: textOfLength(10_000) }) } }));
  await allowed(family.saveStory({ fields: { locations } }));
  await denied(family.saveStory({ fields: { locations: withChange(locationsOf(1), 0, { nickname: 'x' }) } }));
  await allowed(family.saveStory({ fields: { locations: locationsOf(1) } }));
});

const wrongLocations: [string, Fields][] = [
  ['an extra field', { nickname: 'x' }],
  ['a missing field', { dangers: undefined }],
  ['a name of 900 kB', { name: hugeText }],
  ['a list as name', { name: [hugeText] }],
  ['a list entry of 900 kB', { treasures: [hugeText] }],
  ['a hundred thousand empty entries', { inhabitants: Array(100_000).fill('') }],
  ['a map in a list', { magicalProperties: [{ text: hugeText }] }],
  ['a string as list', { dangers: 'fog' }],
];
it.each(wrongLocations)('a new story is refused with %s, for any location', async (_what, fields) => {
  const family = await signUp(planFields('unlimited_monthly'));
  const locations = locationsOf(MAX_LOCATIONS);
  for (const [at] of locations.entries()) {
    const invalid = withChange(locations, at, fields).map(withoutUndefined);
    await denied(family.saveStory({ fields: { locations: invalid } }));
  }
  await allowed(family.saveStory({ fields: { locations } }));
  for (const at of [1, 2, 3]) await allowed(family.saveStory({ fields: { locations: locations.slice(0, at) } }));
});

const nextIdea = { title: 'A door', line: 'There is a door.', picture: 'meadow' };
const wrongIdeas: [string, Fields][] = [
  ['an extra field', { wish: 'x' }],
  ['900 kB', { line: hugeText }],
  ['a map', { title: { text: hugeText } }],
];
it.each(wrongIdeas)('a new story is refused with %s in an idea', async (_what, fields) => {
  const family = await signUp(planFields('unlimited_monthly'));
  const ideas = (nextIdeas: unknown) => ({ settings: { length: 'epic', customElements: '', nextIdeas } });
  const threeIdeas = [nextIdea, nextIdea, nextIdea];
  for (const at of [0, 1, 2]) await denied(family.saveStory({ fields: ideas(withChange(threeIdeas, at, fields)) }));
  await denied(family.saveStory({ fields: ideas([...threeIdeas, nextIdea]) }));
  for (const count of [0, 1, 2, 3]) await allowed(family.saveStory({ fields: ideas(threeIdeas.slice(0, count)) }));
});

it.each(['characters', 'locations'])(
  "a new story is refused with another family's pictures in %s, at any position",
  async (list) => {
    const [family, victim] = [await signUp(planFields('unlimited_monthly')), await signUp()];
    const items = list === 'characters' ? castOf(10) : locationsOf(MAX_LOCATIONS);
    const withPicture = (at: number, fields: Fields): Fields => ({
      characters: castOf(10),
      [list]: withChange(items, at, fields),
    });
    for (const [at] of items.entries()) {
      await denied(family.saveStory({ fields: withPicture(at, { imagePath: picturePath(victim.uid) }) }));
      const imageUrl = pictureUrl(picturePath(victim.uid));
      await denied(family.saveStory({ fields: withPicture(at, { imageUrl }) }));
    }
    await denied(family.saveStory({ fields: withPicture(3, { imageUrl: 'https://tracker.test/a.png' }) }));
    const imagePath = picturePath(family.uid);
    const own = { imagePath, imageUrl: pictureUrl(imagePath) };
    await allowed(family.saveStory({ fields: withPicture(3, own) }));
  },
);

it.each([0, MAX_CHARACTERS - 1])('picture paths in a new story have a limited length, at character %d', async (at) => {
  const family = await signUp(planFields('unlimited_monthly'));
  const pathOf = (length: number): string =>
    picturePath(family.uid, textOfLength(length - picturePath(family.uid, '').length));
  const withPath = (length: number): Fields => ({
    characters: withChange(castOf(MAX_CHARACTERS), at, { imagePath: pathOf(length) }),
  });
  await denied(family.saveStory({ fields: withPath(LIMITS.listEntries * (LIMITS.path + LIMITS.url + 2)) }));
  await allowed(family.saveStory({ fields: withPath(LIMITS.path) }));
});

it('the pictures of all twenty characters and locations of a new story are checked', async () => {
  const [family, victim] = [await signUp(planFields('unlimited_monthly')), await signUp()];
  const imagePath = picturePath(family.uid);
  const own = { imagePath, imageUrl: pictureUrl(imagePath) };
  const characters = castOf(MAX_CHARACTERS).map((entry) => ({ ...entry, ...own }));
  const locations = locationsOf(MAX_LOCATIONS).map((entry) => ({ ...entry, ...own }));
  const foreign = { imagePath: picturePath(victim.uid) };
  for (const [at] of characters.entries())
    await denied(family.saveStory({ fields: { locations, characters: withChange(characters, at, foreign) } }));
  for (const [at] of locations.entries())
    await denied(family.saveStory({ fields: { characters, locations: withChange(locations, at, foreign) } }));
  await allowed(family.saveStory({ fields: { characters, locations } }));
});
