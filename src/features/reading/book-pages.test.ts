import { describe, expect, it } from 'vitest';
import { END, firstWordOf, pageOf, placeOf, START, textOn, UNMEASURED, wordOfPlace, type Pages } from './book-pages.ts';
import { readChapter } from './chapter-text.ts';

const chapter = readChapter('One two.\n\nThree four five.\n\nSix.');
/** A title page, the text on three pages, a last page with the end. */
const pages: Pages = { ofWord: [1, 1, 1, 2, 3, 3], count: 5 };

describe('pages', () => {
  it('lead to a word and back to their page', () => {
    for (const page of [0, 1, 2, 3, 4]) expect(pageOf(pages, firstWordOf(pages, page))).toBe(page);
    expect(firstWordOf(pages, 0)).toBe(START);
    expect(firstWordOf(pages, 4)).toBe(END);
  });

  it('are one page before they are measured', () => {
    expect([START, 0, 5, END].map((word) => pageOf(UNMEASURED, word))).toEqual([0, 0, 0, 0]);
  });

  it('know their stretch of the text', () => {
    const { start, end } = textOn(pages, chapter, 3);
    expect(chapter.source.slice(start, end)).toBe('five.\n\nSix.');
    expect(textOn(pages, chapter, 0)).toEqual({ start: 0, end: 0 });
  });
});

describe('a kept place', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('on page %i is paragraph %i', (page, paragraph) => {
    expect(placeOf(pages, chapter, { part: 2, word: firstWordOf(pages, page) })).toEqual({ part: 2, paragraph });
  });

  it('leads back to its paragraph, or to the start where there is no such paragraph any more', () => {
    expect([0, 1, 2, 9].map((paragraph) => wordOfPlace(chapter, paragraph))).toEqual([START, 2, 5, START]);
  });
});
