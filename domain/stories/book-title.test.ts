import { expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { bookTitleOf, readBookTitle } from './book-title.ts';

it('a book title is one line within its size cap', () => {
  expect(readBookTitle(' The\nlast  lantern ')).toBe('The last lantern');
  expect(readBookTitle('a'.repeat(LIMITS.name + 1))).toHaveLength(LIMITS.name);
});

it.each([[''], [' \n'], [null], [{ text: 'T' }]])('%j is not a book title', (value) => {
  expect(readBookTitle(value)).toBeNull();
});

it('a story without a book title is shown under its own title', () => {
  const title = 'The Treasure Hunt of Ember';
  expect(bookTitleOf({ title, bookTitle: null })).toBe(title);
  expect(bookTitleOf({ title, bookTitle: 'The Last Lantern' })).toBe('The Last Lantern');
});
