import { expect, it } from 'vitest';
import { withOneAnd } from './one-and.ts';

it('only the first sentence of a paragraph that begins with “And” keeps the word', () => {
  expect(withOneAnd('It rained. And Pip laughed. “And you?” And, oddly, it stopped. Andrew sang.')).toBe(
    'It rained. And Pip laughed. “You?” Oddly, it stopped. Andrew sang.',
  );
});

it('a paragraph with one “And” is unchanged', () => {
  expect(withOneAnd('And so it was. Pip laughed.')).toBe('And so it was. Pip laughed.');
});
