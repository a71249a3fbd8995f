import { expect, it } from 'vitest';
import { FAMILY_KEYS } from './family-keys.ts';
import { PAGE_STORAGE_KEYS } from './page-storage-keys.ts';
import { chosenPlanKey } from './started.ts';
import { childModeExitedKey, childModeKey } from './child-mode-keys.ts';
import { isDraftOf, rememberedShelfKey, sentIdKey, STORAGE_KEYS } from './storage-keys.ts';

const UID = 'uid1';
/** Names of keys of a visitor, signed in or not. */
const VISITOR_KEY_NAMES = ['reloadedForChunk', 'viewedShare', 'reloadedForShare', 'pendingAction'];

it('every storage key of a family starts with the family’s prefix, so that signing out removes it', () => {
  const all = Object.entries({
    ...STORAGE_KEYS,
    ...PAGE_STORAGE_KEYS,
    childModeExitedKey,
    childModeKey,
    chosenPlanKey,
    rememberedShelfKey,
  });
  const familyEntries = all.filter(([name]) => !VISITOR_KEY_NAMES.includes(name));
  const keys = familyEntries.map(([, key]) => (typeof key === 'function' ? key(UID, 'item') : key));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !key.startsWith(FAMILY_KEYS.all(UID)))).toEqual([]);
});

it('no key of a visitor belongs to a family', () => {
  expect(FAMILY_KEYS.ownerOf(STORAGE_KEYS.viewedShare('s_1'))).toBeNull();
  expect(FAMILY_KEYS.ownerOf(STORAGE_KEYS.pendingAction)).toBeNull();
});

it('the key of a sent id belongs to the family of its draft, but does not count as a draft', () => {
  const sentKey = sentIdKey(PAGE_STORAGE_KEYS.characterDraft(UID, null));
  expect(FAMILY_KEYS.ownerOf(sentKey)).toBe(UID);
  expect(isDraftOf(UID, sentKey)).toBe(false);
});
