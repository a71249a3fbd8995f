import { expect, it } from 'vitest';
import { AGE_RANGES, type AgeRange } from '../audience/ages.ts';
import type { ReadingLevel } from '../audience/reading-levels.ts';
import { tooLongFor } from './paragraph-length.ts';

const sentence = (words: number): string => `Ember ${'ran '.repeat(words - 1).trim()}. `;

const readersOf = (ageRange: AgeRange, readingLevel?: ReadingLevel) => ({
  ageRange,
  reader: readingLevel === undefined ? null : { readingLevel, likes: [] },
});

it('older readers may get longer paragraphs', () => {
  const agesFor = (words: number) =>
    AGE_RANGES.filter((age) => tooLongFor(sentence(8).repeat(words / 8), readersOf(age)) === null);
  expect(agesFor(40)).toEqual(['3-4', '5-8', '9-12', '12-17']);
  expect(agesFor(160)).toEqual(['5-8', '9-12', '12-17']);
  expect(agesFor(200)).toEqual(['9-12', '12-17']);
  expect(agesFor(280)).toEqual(['12-17']);
  expect(agesFor(400)).toEqual([]);
});

it('a paragraph whose sentences are too long on average is reported', () => {
  expect(tooLongFor(sentence(24), readersOf('3-4'))).toBe('has too long sentences: write at most 9 words each');
  expect(tooLongFor(`${sentence(24)}“Yes!” said Pip. So it was.`, readersOf('3-4'))).toBeNull();
  expect(tooLongFor(sentence(24), readersOf('5-8'))).toBeNull();
  expect(tooLongFor('', readersOf('3-4'))).toBeNull();
});

it('the full stop of a title does not end a sentence', () => {
  expect(tooLongFor(`Mr. ${sentence(24)}`, readersOf('3-4'))).toBe(
    'has too long sentences: write at most 9 words each',
  );
});

it('a child who reads first words gets sentences of at most twelve words on average', () => {
  expect(tooLongFor(sentence(24), readersOf('5-8'))).toBeNull();
  expect(tooLongFor(sentence(13), readersOf('5-8', 'first-words'))).toBe(
    'has too long sentences: write at most 8 words each',
  );
  expect(tooLongFor(sentence(12), readersOf('5-8', 'first-words'))).toBeNull();
});

it('a reading level never makes sentences longer than the age allows', () => {
  expect(tooLongFor(sentence(24), readersOf('3-4', 'with-help'))).not.toBeNull();
  expect(tooLongFor(sentence(24), readersOf('3-4', 'everything'))).not.toBeNull();
});
