import { expect, it } from 'vitest';
import { FAMILY_KEYS } from './family-keys.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

const UID = 'uid1';
/** Of a visitor, signed in or not. */
const OF_VISITORS = [
  'startClicked',
  'wasSignedIn',
  'reloadedForChunk',
  'pendingRedirect',
  'viewedShare',
  'reloadedForShare',
  'pendingAction',
];

const textsOf = (value: string | object): string[] => (typeof value === 'string' ? [value] : Object.values(value));

it('every key of a family begins with its prefix, so that signing out removes it', () => {
  const ofFamilies = Object.entries(STORAGE_KEYS).filter(([name]) => !OF_VISITORS.includes(name));
  const keys = ofFamilies.flatMap(([, key]) => (typeof key === 'function' ? textsOf(key(UID, 'item')) : [key]));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !key.startsWith(FAMILY_KEYS.all(UID)))).toEqual([]);
});

it('no key of a visitor belongs to a family', () => {
  expect(FAMILY_KEYS.ownerOf(STORAGE_KEYS.viewedShare('s_1'))).toBeNull();
  expect(FAMILY_KEYS.ownerOf(STORAGE_KEYS.pendingAction)).toBeNull();
});
