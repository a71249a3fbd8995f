import { toParagraphs } from '@talelantern/domain/stories/story';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChapter, wordAt } from './chapter-text.ts';

const CHAPTER =
  'Nobody saw who  started it.\n\n“Did you see that?” whispered Ember. “See it? I nearly sat on it,” said Pip.\n \nThe end.';

describe('a chapter taken apart', () => {
  it('knows where each word stands in the stored text', () => {
    const { words, source } = readChapter(CHAPTER);
    expect(words.map(({ text }) => text).slice(0, 6)).toEqual(['Nobody', 'saw', 'who', 'started', 'it.', '“Did']);
    for (const { text, start, end } of words) expect(source.slice(start, end)).toBe(text);
  });

  it('keeps what is said and who says it in one sentence', () => {
    const { paragraphs } = readChapter(CHAPTER);
    const spoken = paragraphs[1]?.sentences.map(({ start, end }) => CHAPTER.slice(start, end));
    expect(spoken?.[0]).toBe('“Did you see that?” whispered Ember.');
  });

  it('has the paragraphs that a reading place counts, however the text is laid out', () => {
    const layout = fc.array(fc.constantFrom('word', ' ', '\n', '\n\n', '\t', '. ', 'Ember!'), { maxLength: 40 });
    fc.assert(
      fc.property(layout, (pieces) => {
        const source = pieces.join('');
        const { paragraphs, words } = readChapter(source);
        const told = paragraphs.map(({ sentences }) =>
          sentences.flatMap(({ words: own }) => own.map(({ text }) => text)).join(' '),
        );
        expect(told).toEqual(toParagraphs(source));
        expect(words.map(({ index }) => index)).toEqual(words.map((_, index) => index));
      }),
    );
  });

  it('finds the word at an offset, the next one from a gap, and the last one beyond the end', () => {
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
});
