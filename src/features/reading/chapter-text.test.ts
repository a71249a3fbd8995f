import { toParagraphs } from '@talelantern/domain/stories/story';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChapter, wordAt } from './chapter-text.ts';

const CHAPTER =
  'Nobody saw who  started it.\n\n“Did you see that?” whispered Ember. “See it? I nearly sat on it,” said Pip.\n \nThe end.';

it('parsed words have their offsets in the stored text', () => {
  const { words, source } = readChapter(CHAPTER);
  expect(words.map(({ text }) => text).slice(0, 6)).toEqual(['Nobody', 'saw', 'who', 'started', 'it.', '“Did']);
  for (const { text, start, end } of words) expect(source.slice(start, end)).toBe(text);
});

it('direct speech and its attribution are one sentence', () => {
  const { paragraphs } = readChapter(CHAPTER);
  const spoken = paragraphs[1]?.sentences.map(({ start, end }) => CHAPTER.slice(start, end));
  expect(spoken?.[0]).toBe('“Did you see that?” whispered Ember.');
});

it('parsed paragraphs match the paragraphs of reading positions for any whitespace', () => {
  const layout = fc.array(fc.constantFrom('word', ' ', '\n', '\n\n', '\t', '. ', 'Ember!'), { maxLength: 40 });
  fc.assert(
    fc.property(layout, (pieces) => {
      const source = pieces.join('');
      const { paragraphs, words } = readChapter(source);
      const parsed = paragraphs.map(({ sentences }) =>
        sentences.flatMap(({ words: own }) => own.map(({ text }) => text)).join(' '),
      );
      expect(parsed).toEqual(toParagraphs(source));
      expect(words.map(({ index }) => index)).toEqual(words.map((_, index) => index));
    }),
  );
});

it('an offset in a word maps to that word, a gap to the next word, and the end to the last word', () => {
  const chapter = readChapter('One two.\n\nThree');
  expect([0, 2, 3, 4, 8, 9, 10, 99].map((offset) => wordAt(chapter, offset)?.text)).toEqual([
    'One',
    'One',
    'two.',
    'two.',
    'Three',
    'Three',
    'Three',
    'Three',
  ]);
  expect(wordAt(readChapter(' \n'), 0)).toBeNull();
});
