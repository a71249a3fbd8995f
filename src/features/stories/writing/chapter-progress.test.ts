import { expect, it } from 'vitest';
import { progressSentence, type ChapterProgress } from './chapter-progress.ts';

const progressOf = (names: readonly string[], index = 0): ChapterProgress => ({
  title: 'The Treasure Hunt of Ember',
  theme: 'Treasure Hunt',
  characters: names.map((name) => ({ name })) as ChapterProgress['characters'],
  phase: 'introduction',
  index,
  paragraphs: 8,
});

it('the progress sentence starts with the cast, and later chapters refer to the earlier ones', () => {
  expect(progressSentence(progressOf(['Ember', 'Pip']), 0)).toBe('Getting to know Ember and Pip');
  expect(progressSentence(progressOf(['Ember', 'Pip'], 1), 0)).toBe('Remembering what Ember and Pip did so far');
});

it('the progress sentence stays short with many or long names', () => {
  expect(progressSentence(progressOf(Array<string>(9).fill('Bartholomew')), 0)).toBe('Getting to know everybody');
});

it('the progress sentence changes with every paragraph until the last', () => {
  expect(progressSentence(progressOf(['Ember']), 1)).toBe('Writing the second paragraph');
  expect(progressSentence(progressOf(['Ember']), 7)).toBe('Finding the last words');
});
