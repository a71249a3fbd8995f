import type { Span } from '@talelantern/domain/text/span';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { PlacedScene } from '@talelantern/domain/stories/scene-positions';
import type { ReadingPosition } from '@talelantern/domain/stories/story';
import type { ChapterText } from './chapter-text.ts';

/** A chapter (0-3) and the index of a word; START is before the first word, END after the last. */
export interface Position {
  part: number;
  word: number;
  /** Whether the word begins the paragraph that was stored: its page was shown from its top. */
  isStored?: boolean;
}

export const START = -1;
export const END = Number.MAX_SAFE_INTEGER;

/** A chapter's layout at the current size: the page of each word, and the number of pages. */
export interface Pages {
  ofWord: readonly number[];
  count: number;
}

/** Pagination before the first measurement: everything is on one page. */
export const UNMEASURED: Pages = { ofWord: [], count: 1 };

export function pageOf({ ofWord, count }: Pages, word: number): number {
  if (word <= START) return 0;
  return word >= ofWord.length ? count - 1 : (ofWord[word] ?? 0);
}

/** The first word of a page; START and END for first and last pages without words. */
export function firstWordOf({ ofWord, count }: Pages, page: number): number {
  if (page <= 0) return START;
  const word = ofWord.indexOf(page);
  if (word >= 0) return word;
  return page >= count - 1 ? END : ofWord.findIndex((at) => at > page);
}

/** The position from which a voice begins: in a reopened book the top of the page, which may begin earlier. */
export function startOf(pages: Pages, { part, word, isStored = false }: Position): Position {
  const isMeasured = pages.ofWord.length > 0;
  return { part, word: isStored && isMeasured ? firstWordOf(pages, pageOf(pages, word)) : word };
}

/** The range of text on a page; empty for a page without words. */
export function textOn(pages: Pages, { words }: ChapterText, page: number): Span {
  const wordsOnPage = words.filter(({ index }) => pages.ofWord[index] === page);
  return { start: wordsOnPage[0]?.start ?? 0, end: wordsOnPage.at(-1)?.end ?? 0 };
}

/** The first word of a stored position; START where the text has become shorter. */
export function wordOfPosition({ paragraphs }: ChapterText, paragraph: number): number {
  if (paragraph <= 0) return START;
  return paragraphs[paragraph]?.sentences[0]?.words[0]?.index ?? START;
}

/** The first paragraph that begins on the page, else the one that continues there. */
export function readingPositionAt(pages: Pages, chapter: ChapterText, { part, word }: Position): ReadingPosition {
  const page = pageOf(pages, word);
  if (page === 0) return { part, paragraph: 0 };
  const wordsOnPage = chapter.words.filter(({ index }) => pages.ofWord[index] === page);
  const begins = wordsOnPage.find(({ index, paragraph }) => chapter.words[index - 1]?.paragraph !== paragraph);
  const last = chapter.paragraphs.length - 1;
  return { part, paragraph: begins?.paragraph ?? wordsOnPage[0]?.paragraph ?? Math.max(last, 0) };
}

/** The first picture after a page, or of the next chapter, not shown already: the cover is, before its position. */
export function sceneAfter(
  [placed, ofNextPart]: readonly [readonly PlacedScene[], readonly PlacedScene[]],
  page: Span,
  shown: readonly SceneImage[],
): SceneImage | null {
  const following = [...placed.filter(({ offset }) => offset >= page.end), ...ofNextPart];
  return following.find(({ scene }) => !shown.includes(scene))?.scene ?? null;
}

/** The pictures beside a page: of its text, else the last earlier picture, else none (the cover is shown then). */
export function scenesBeside(placed: readonly PlacedScene[], page: Span): SceneImage[] {
  const pageScenes = placed.filter(({ offset }) => offset >= page.start && offset < page.end);
  if (pageScenes.length > 0) return pageScenes.map(({ scene }) => scene);
  const earlier = placed.filter(({ offset }) => offset < page.start).at(-1);
  return earlier ? [earlier.scene] : [];
}
