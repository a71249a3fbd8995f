import { readSceneImages } from '@talelantern/domain/stories/scene-image';
import { describe, expect, it } from 'vitest';
import {
  END,
  firstWordOf,
  pageOf,
  readingPositionAt,
  sceneAfter,
  scenesBeside,
  START,
  startOf,
  textOn,
  UNMEASURED,
  wordOfPosition,
  type Pages,
} from './book-pages.ts';
import { readChapter } from './chapter-text.ts';

const chapter = readChapter('One two.\n\nThree four five.\n\nSix.');
/** A title page, three pages of text, and a last page for the end. */
const pages: Pages = { ofWord: [1, 1, 1, 2, 3, 3], count: 5 };

describe('pages', () => {
  it('a word maps to its page, and a page to its first word', () => {
    for (const page of [0, 1, 2, 3, 4]) expect(pageOf(pages, firstWordOf(pages, page))).toBe(page);
    expect(firstWordOf(pages, 0)).toBe(START);
    expect(firstWordOf(pages, 4)).toBe(END);
  });

  it('an unmeasured chapter has one page', () => {
    expect([START, 0, 5, END].map((word) => pageOf(UNMEASURED, word))).toEqual([0, 0, 0, 0]);
  });

  it('each page has the range of its text', () => {
    const { start, end } = textOn(pages, chapter, 3);
    expect(chapter.source.slice(start, end)).toBe('five.\n\nSix.');
    expect(textOn(pages, chapter, 0)).toEqual({ start: 0, end: 0 });
  });
});

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 2],
])('the position stored for page %i is paragraph %i', (page, paragraph) => {
  expect(readingPositionAt(pages, chapter, { part: 2, word: firstWordOf(pages, page) })).toEqual({
    part: 2,
    paragraph,
  });
});

it('a stored position restores its paragraph, or the start if that no longer exists', () => {
  expect([0, 1, 2, 9].map((paragraph) => wordOfPosition(chapter, paragraph))).toEqual([START, 2, 5, START]);
});

it('a voice begins at the top of the page of a stored position, and at the word of any other', () => {
  expect(startOf(pages, { part: 2, word: 5, isStored: true })).toEqual({ part: 2, word: 4 });
  expect(startOf(UNMEASURED, { part: 2, word: 5, isStored: true })).toEqual({ part: 2, word: 5 });
  expect(startOf(pages, { part: 2, word: 5 })).toEqual({ part: 2, word: 5 });
});

it('the next picture is the first one after a page, or of the next chapter, that is not shown already', () => {
  const [star, sleeping, moon] = readSceneImages(
    ['star', 'sleeping', 'moon'].map((id) => ({ id, imageUrl: `${id}.webp` })),
  );
  if (!star || !sleeping || !moon) throw new Error('Scenes with a URL can be read');
  const parts = [
    [
      { scene: star, offset: 18 },
      { scene: sleeping, offset: 50 },
    ],
    [{ scene: moon, offset: 0 }],
  ] as const;
  expect(sceneAfter(parts, { start: 0, end: 0 }, [])).toBe(star);
  expect(sceneAfter(parts, { start: 0, end: 0 }, [star])).toBe(sleeping);
  expect(sceneAfter(parts, { start: 10, end: 30 }, [star])).toBe(sleeping);
  expect(sceneAfter(parts, { start: 32, end: 60 }, [sleeping])).toBe(moon);
  expect(sceneAfter([parts[1], []], { start: 9, end: 12 }, [moon])).toBeNull();
});

it('a picture is shown beside the page of its text and the following pages, up to the next picture', () => {
  const scenes = readSceneImages([
    { id: 'star', imageUrl: 'star.webp' },
    { id: 'sleeping', imageUrl: 'sleeping.webp' },
  ]);
  const placedScenes = scenes.map((scene, index) => ({ scene, offset: index === 0 ? 18 : 50 }));
  const beside = (start: number, end: number) => scenesBeside(placedScenes, { start, end }).map(({ id }) => id);
  expect(beside(0, 10)).toEqual([]);
  expect(beside(0, 30)).toEqual(['star']);
  expect(beside(32, 40)).toEqual(['star']);
  expect(beside(0, 60)).toEqual(['star', 'sleeping']);
});
