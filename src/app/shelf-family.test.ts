// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { FAMILY_KEYS, PRESENT } from '../config/family-keys.ts';
import { rememberedShelfKey } from '../config/storage-keys.ts';
import { setChildModeChild } from '../shared/family/child-mode.ts';
import { shelfFamily } from './shelf-family.ts';

const SHELF = { pathname: '/stories', search: '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(FAMILY_KEYS.presence('rosa'), PRESENT);
  localStorage.setItem(rememberedShelfKey('rosa'), '{}');
});

it('the only family that is signed in here may see its remembered shelf immediately', () => {
  expect(shelfFamily(SHELF)).toBe('rosa');
});

it.each([
  ['at the URL of a book', { ...SHELF, pathname: '/stories/story_1' }],
  ['on a shelf that is filtered', { ...SHELF, search: '?favorites=only' }],
])('no remembered shelf is shown %s', (_where, url) => {
  expect(shelfFamily(url)).toBeNull();
});

it('no remembered shelf is shown on a device in child mode', () => {
  setChildModeChild('rosa', 'mo');
  expect(shelfFamily(SHELF)).toBeNull();
});

it('no remembered shelf is shown after the session has ended', () => {
  localStorage.setItem(FAMILY_KEYS.presence('rosa'), '1000');
  expect(shelfFamily(SHELF)).toBeNull();
});

it('no remembered shelf is shown to another family', () => {
  localStorage.setItem(FAMILY_KEYS.presence('rosa'), '1000');
  localStorage.setItem(FAMILY_KEYS.presence('karim'), PRESENT);
  expect(shelfFamily(SHELF)).toBeNull();
});

it('no remembered shelf is shown if two families are marked as signed in', () => {
  localStorage.setItem(FAMILY_KEYS.presence('karim'), PRESENT);
  expect(shelfFamily(SHELF)).toBeNull();
});
