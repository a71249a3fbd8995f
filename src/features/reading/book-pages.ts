import type { Span } from '@talelantern/domain/stories/paragraph-spans';
import type { ReadingPlace } from '@talelantern/domain/stories/story';
import type { ChapterText } from './chapter-text.ts';

/** Where the reader is: a chapter (0-3) and a word of it. START is before its first word, END after its last. */
export interface Position {
  part: number;
  word: number;
}

export const START = -1;
export const END = Number.MAX_SAFE_INTEGER;

/** How a chapter lies on pages of the present size: on which page each word stands, and how many pages there are. */
export interface Pages {
  ofWord: readonly number[];
  count: number;
}

/** Before anything is measured: one page. */
export const UNMEASURED: Pages = { ofWord: [], count: 1 };

export function pageOf({ ofWord, count }: Pages, word: number): number {
  if (word <= START) return 0;
  return word >= ofWord.length ? count - 1 : (ofWord[word] ?? 0);
}

/** The word that stands for a page: its first; START and END for first and last pages without words. */
export function firstWordOf({ ofWord, count }: Pages, page: number): number {
  if (page <= 0) return START;
  const word = ofWord.indexOf(page);
  if (word >= 0) return word;
  return page >= count - 1 ? END : ofWord.findIndex((at) => at > page);
}

/** The stretch of text that stands on a page; empty for a page without words. */
export function textOn(pages: Pages, { words }: ChapterText, page: number): Span {
  const on = words.filter(({ index }) => pages.ofWord[index] === page);
  return { start: on[0]?.start ?? 0, end: on.at(-1)?.end ?? 0 };
}

/** The first word of a stored place; its chapter's start where the text has become shorter. */
export function wordOfPlace({ paragraphs }: ChapterText, paragraph: number): number {
  if (paragraph <= 0) return START;
  return paragraphs[paragraph]?.sentences[0]?.words[0]?.index ?? START;
}

/** What is kept of a page: the first paragraph that begins on it, else the one that goes on there. */
export function placeOf(pages: Pages, chapter: ChapterText, { part, word }: Position): ReadingPlace {
  const page = pageOf(pages, word);
  if (page === 0) return { part, paragraph: 0 };
  const on = chapter.words.filter(({ index }) => pages.ofWord[index] === page);
  const begins = on.find(({ index, paragraph }) => chapter.words[index - 1]?.paragraph !== paragraph);
  const last = chapter.paragraphs.length - 1;
  return { part, paragraph: begins?.paragraph ?? on[0]?.paragraph ?? Math.max(last, 0) };
}
