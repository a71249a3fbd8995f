/** A stretch of a stored text, from `start` up to but without `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Where the paragraphs of a stored chapter stand in it: the same ones, in the same order, as `toParagraphs` gives. */
export function paragraphSpans(chapter: string): Span[] {
  const joints = [...chapter.matchAll(/\n\s*\n/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const starts = [0, ...joints.map(({ end }) => end)];
  const ends = [...joints.map(({ start }) => start), chapter.length];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? chapter.length }))
    .filter(({ start, end }) => chapter.slice(start, end).trim() !== '');
}
