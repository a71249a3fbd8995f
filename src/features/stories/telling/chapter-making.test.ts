import { describe, expect, it } from 'vitest';
import { makingStep, type ChapterMaking } from './chapter-making.ts';

const making = (names: readonly string[], index = 0): ChapterMaking => ({
  title: 'The Treasure Hunt of Ember',
  theme: 'Treasure Hunt',
  characters: names.map((name) => ({ name })) as ChapterMaking['characters'],
  phase: 'introduction',
  index,
  paragraphs: 8,
});

describe('the words while a chapter is made', () => {
  it('begin with the cast, and remember it in later chapters', () => {
    expect(makingStep(making(['Ember', 'Pip']), 0)).toBe('Getting to know Ember and Pip');
    expect(makingStep(making(['Ember', 'Pip'], 1), 0)).toBe('Remembering what Ember and Pip did so far');
  });

  it('stay short with many or long names', () => {
    expect(makingStep(making(Array<string>(9).fill('Bartholomew')), 0)).toBe('Getting to know everybody');
  });

  it('change with every paragraph until the last', () => {
    expect(makingStep(making(['Ember']), 1)).toBe('Writing the second paragraph');
    expect(makingStep(making(['Ember']), 7)).toBe('Finding the last words');
  });
});
