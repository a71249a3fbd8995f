import { downloadUrl } from '@talelantern/domain/images/media-url';
import { readCharacter } from '@talelantern/domain/characters/character';
import { expect, it } from 'vitest';
import type { SharedItem } from '../ports/ports.ts';
import { contentForShare, isCopyOf } from './shared-pictures.ts';

const SHARE_ID = `c_${'a'.repeat(22)}`;
const PLACEHOLDER = 'UklGRkgAAABXRUJQ';

const pictureAt = (path: string) => ({
  imageUrl: downloadUrl('https://storage.test', { bucket: 'b', path, token: 't' }),
  imagePath: path,
});

function characterWithPortrait(imagePath: string | null, name = 'Ember'): SharedItem {
  const item = readCharacter('c1', { userId: 'u1', name, type: 'Dragon', gender: 'female', imagePath });
  if (!item) throw new Error('the character cannot be read');
  return { contentType: 'character', item };
}

const madePlaceholders: string[] = [];
const pictures = {
  find: async (path: string) => pictureAt(path),
  copy: () => Promise.reject(new Error('unexpected call')),
  makePlaceholder: async (path: string) => {
    madePlaceholders.push(path);
    return PLACEHOLDER;
  },
};

it('the placeholder of a share is made once for each cover, even for a share that had none', async () => {
  madePlaceholders.length = 0;
  const first = await contentForShare(pictures, SHARE_ID, characterWithPortrait('users/u1/1.webp'), null);
  expect(first.coverPlaceholder).toBe(PLACEHOLDER);
  expect(await contentForShare(pictures, SHARE_ID, characterWithPortrait('users/u1/1.webp'), first)).toEqual(first);
  expect(madePlaceholders).toHaveLength(1);
  await contentForShare(pictures, SHARE_ID, characterWithPortrait('users/u1/2.webp'), first);
  expect(new Set(madePlaceholders).size).toBe(2);
  await contentForShare(pictures, SHARE_ID, characterWithPortrait('users/u1/1.webp'), {
    ...first,
    coverPlaceholder: null,
  });
  expect(madePlaceholders).toHaveLength(3);
});

it('a share without a picture has no placeholder', async () => {
  madePlaceholders.length = 0;
  const { coverPlaceholder } = await contentForShare(pictures, SHARE_ID, characterWithPortrait(null), null);
  expect([coverPlaceholder, madePlaceholders]).toEqual([null, []]);
});

it('a copy is current until a word or a picture of its item changes', async () => {
  const { copy } = await contentForShare(pictures, SHARE_ID, characterWithPortrait('users/u1/1.webp'), null);
  const share = { id: SHARE_ID, copy };
  expect(isCopyOf(characterWithPortrait('users/u1/1.webp'), share)).toBe(true);
  expect(isCopyOf(characterWithPortrait('users/u1/2.webp'), share)).toBe(false);
  expect(isCopyOf(characterWithPortrait(null), share)).toBe(false);
  expect(isCopyOf(characterWithPortrait('users/u1/1.webp', 'Pip'), share)).toBe(false);
});

it('a copy that lacks only a picture whose file was missing counts as current, and not as complete', async () => {
  const missingPictures = { ...pictures, find: async () => null, copy: async () => null };
  const { copy } = await contentForShare(missingPictures, SHARE_ID, characterWithPortrait('users/u1/1.webp'), null);
  expect(isCopyOf(characterWithPortrait('users/u1/1.webp'), { id: SHARE_ID, copy })).toBe(true);
  const isComplete = (imagePath: string | null) =>
    isCopyOf(characterWithPortrait(imagePath), { id: SHARE_ID, copy }, { isComplete: true });
  expect([isComplete('users/u1/1.webp'), isComplete(null)]).toEqual([false, true]);
});
