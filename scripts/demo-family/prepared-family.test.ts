import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCharacter } from '@talelantern/domain/characters/character';
import { ownerPrefix, thumbnailPath } from '@talelantern/domain/images/media-url';
import { readLocation } from '@talelantern/domain/locations/location';
import { readStory } from '@talelantern/domain/stories/story';
import { expect, it } from 'vitest';
import { DEMO_FAMILY } from '../../local-cloud/seed/accounts.ts';
import { PREPARED_FILES, preparedFile, readPreparedFamily } from './prepared-family.ts';

const KB = 1000;
const PICTURE_BYTES = 250 * KB;
const ALL_BYTES = 2500 * KB;

const { documents, pictures } = readPreparedFamily();
const idsOf = (collection: string) =>
  Object.entries(documents).flatMap(([path, fields]) =>
    path.startsWith(`${collection}/`) ? [{ id: path.slice(collection.length + 1), fields }] : [],
  );

it('the demo family has three characters and two locations, each with a picture', () => {
  const characters = idsOf('characters').map(({ id, fields }) => readCharacter(id, fields));
  const locations = idsOf('locations').map(({ id, fields }) => readLocation(id, fields));
  expect(characters.map((character) => character?.name)).toEqual(['Ember', 'Pip', 'Lyra']);
  expect(locations).toHaveLength(2);
  for (const item of [...characters, ...locations]) {
    expect(item?.userId).toBe(DEMO_FAMILY.uid);
    expect(pictures).toContain(item?.imagePath);
  }
});

it('the demo family has a finished story with a narrated first chapter and a story of two chapters, both with scenes in each', () => {
  const [half, full] = idsOf('stories').map(({ id, fields }) => readStory(id, fields));
  expect(half?.previousParts).toHaveLength(2);
  expect(full?.previousParts).toHaveLength(4);
  expect(full?.narration[0]?.durationSeconds).toBeGreaterThan(30);
  for (const story of [half, full]) {
    const parts = new Set(story?.sceneImages.map(({ part }) => part));
    expect(parts.size).toBe(story?.previousParts.length);
    for (const { imagePath } of story?.sceneImages ?? []) expect(pictures).toContain(imagePath);
  }
});

it('every prepared picture exists with its thumbnail, and all files together are small', () => {
  for (const path of pictures) {
    expect(path.startsWith(ownerPrefix(DEMO_FAMILY.uid))).toBe(true);
    for (const name of [path, thumbnailPath(path)])
      expect(statSync(preparedFile(name)).size).toBeLessThan(PICTURE_BYTES);
  }
  const sizes = readdirSync(PREPARED_FILES).map((name) => statSync(join(PREPARED_FILES, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ALL_BYTES);
});
