import type { Span } from '../text/span.ts';

export function paragraphSpans(chapter: string): Span[] {
  const gaps = [...chapter.matchAll(/\n\s*\n/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const starts = [0, ...gaps.map(({ end }) => end)];
  const ends = [...gaps.map(({ start }) => start), chapter.length];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? chapter.length }))
    .filter(({ start, end }) => chapter.slice(start, end).trim() !== '');
}

/** Index of the paragraph that contains `offset` or ends before it: a picture there follows this paragraph. */
export const paragraphIndexAt = (spans: readonly Span[], offset: number): number =>
  spans.findLastIndex(({ start }, index) => index === 0 || start <= offset);
