import { expect, it } from 'vitest';
import { AGE_RANGES } from './ages.ts';
import { tooLongFor } from './paragraph-length.ts';

const sentence = (words: number): string => `Ember ${'ran '.repeat(words - 1).trim()}. `;

it('lets older readers have longer paragraphs', () => {
  const agesFor = (words: number) =>
    AGE_RANGES.filter((age) => tooLongFor(sentence(8).repeat(words / 8), age) === null);
  expect(agesFor(40)).toEqual(['3-4', '5-8', '9-12', '12-17']);
  expect(agesFor(160)).toEqual(['5-8', '9-12', '12-17']);
  expect(agesFor(200)).toEqual(['9-12', '12-17']);
  expect(agesFor(280)).toEqual(['12-17']);
  expect(agesFor(400)).toEqual([]);
});

it('lets no sentences be too long on average', () => {
  expect(tooLongFor(sentence(24), '3-4')).toBe('has too long sentences for ages 3-4');
  expect(tooLongFor(`${sentence(24)}“Yes!” said Pip. So it was.`, '3-4')).toBeNull();
  expect(tooLongFor(sentence(24), '5-8')).toBeNull();
  expect(tooLongFor('', '3-4')).toBeNull();
});
