import { expect, it } from 'vitest';
import { paragraphPassage, passageBetween } from './passage.ts';

const CHAPTER = 'The sea was calm. A star fell.\n\nPip slept on. Nobody woke him.';
const between = (from: [number, number], to: [number, number]) =>
  passageBetween(CHAPTER, 1, { paragraph: from[0], offset: from[1] }, { paragraph: to[0], offset: to[1] });

it('a passage is extended to whole words', () => {
  expect(between([0, 5], [0, 13])).toEqual({ part: 1, paragraph: 0, text: 'sea was calm.', position: 4 });
  expect(between([0, 3], [0, 8])).toMatchObject({ text: 'sea', position: 4 });
});

it('a passage may span paragraphs, and has its offset in the stored chapter', () => {
  expect(between([0, 18], [1, 4])).toMatchObject({ paragraph: 0, text: 'A star fell. Pip', position: 18 });
  expect(between([1, 4], [1, 9])?.position).toBe(CHAPTER.indexOf('slept'));
});

it('a selection without words does not give a passage', () => {
  expect(between([0, 3], [0, 4])).toBeNull();
  expect(between([7, 0], [7, 9])).toBeNull();
});

it('a whole paragraph can be a passage', () => {
  const text = 'Pip slept on. Nobody woke him.';
  expect(paragraphPassage(CHAPTER, 0, 1)).toEqual({ part: 0, paragraph: 1, text, position: CHAPTER.indexOf(text) });
  expect(paragraphPassage(CHAPTER, 0, 2)).toBeNull();
});
