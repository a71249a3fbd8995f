import { expect, it } from 'vitest';
import { fill, joinNames, toOneLine } from './lists.ts';

it('names are joined with commas and “and”', () => {
  expect(joinNames([])).toBe('');
  expect(joinNames(['Ember'])).toBe('Ember');
  expect(joinNames(['Ember', 'Pip'])).toBe('Ember and Pip');
  expect(joinNames(['Ember', 'Pip', 'Lyra'])).toBe('Ember, Pip and Lyra');
});

it('only known placeholders of a sentence are filled', () => {
  expect(fill('The {theme} of {names}', { theme: 'Quest' })).toBe('The Quest of {names}');
});

it('toOneLine collapses line breaks', () => {
  expect(toOneLine(' a\n\n b\t c ')).toBe('a b c');
});
