import { sentencesOf } from './register/sentences.ts';

/** A paragraph before the chapter is fitted to its paragraph count. */
export interface DraftParagraph {
  text: string;
  isMust: boolean;
}

function splitInTwo(text: string): [string, string] | null {
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return null;
  const middle = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, middle).join(' '), sentences.slice(middle).join(' ')];
}

/** Merges the shortest pair of neighbors, preferring to keep the first and last paragraph unchanged. */
function mergeShortestPair(paragraphs: readonly string[]): string[] {
  let shortest = { index: 0, length: Number.POSITIVE_INFINITY };
  const from = paragraphs.length > 3 ? 1 : 0;
  const to = paragraphs.length > 3 ? paragraphs.length - 2 : paragraphs.length - 1;
  for (let index = from; index < to; index += 1) {
    const length = `${paragraphs[index] ?? ''}${paragraphs[index + 1] ?? ''}`.length;
    if (length < shortest.length) shortest = { index, length };
  }
  const { index } = shortest;
  return [
    ...paragraphs.slice(0, index),
    `${paragraphs[index] ?? ''} ${paragraphs[index + 1] ?? ''}`,
    ...paragraphs.slice(index + 2),
  ];
}

function splitLongest(paragraphs: readonly string[]): string[] | null {
  const byLength = paragraphs.toSorted((left, right) => right.length - left.length);
  for (const candidate of byLength) {
    const halves = splitInTwo(candidate);
    if (halves !== null) return paragraphs.flatMap((paragraph) => (paragraph === candidate ? halves : [paragraph]));
  }
  return null;
}

/**
 * Fits a chapter to exactly `count` paragraphs: merges neighbors if there are too many, splits between sentences if
 * too few.
 */
export function fitParagraphs(drafts: readonly DraftParagraph[], count: number): string[] {
  let paragraphs = drafts.map(({ text }) => text).filter((text) => text !== '');
  while (paragraphs.length > count && paragraphs.length > 1) paragraphs = mergeShortestPair(paragraphs);
  while (paragraphs.length < count) {
    const split = splitLongest(paragraphs);
    if (split === null) break;
    paragraphs = split;
  }
  return paragraphs;
}
