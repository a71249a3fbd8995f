import { expect, it } from 'vitest';
import { fill, joinNames, toOneLine } from './lists.ts';

it('joins names as a sentence does', () => {
  expect(joinNames([])).toBe('');
  expect(joinNames(['Ember'])).toBe('Ember');
  expect(joinNames(['Ember', 'Pip'])).toBe('Ember and Pip');
  expect(joinNames(['Ember', 'Pip', 'Lyra'])).toBe('Ember, Pip and Lyra');
});

it('fills braces it knows and leaves the others', () => {
  expect(fill('The {theme} of {names}', { theme: 'Quest' })).toBe('The Quest of {names}');
});

it('makes one line of many', () => {
  expect(toOneLine(' a\n\n b\t c ')).toBe('a b c');
});
