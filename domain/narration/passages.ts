import { cutText } from '../text/cut-text.ts';
import type { Span } from '../text/span.ts';
import { splitSentences } from './sentences.ts';

/** Text that is spoken in one call: sentences of one paragraph. */
export interface Passage {
  text: string;
  /** Offset in the chapter, in UTF-16 units. */
  startChar: number;
  /** Whether it is the last of its paragraph, after which the pause is longer. */
  endsParagraph: boolean;
}

/**
 * Up to this length sentences are joined, because the vendor allows about 1,000 Realtime responses a day. It takes 23
 * seconds to say, less than the timeout of one call; in longer passages the model changes a word more often, and more is
 * spoken again.
 */
const JOINED_LENGTH = 350;
/** Characters of a passage, whatever is joined to it: a single word sounds unnatural. */
const MIN_PASSAGE_LENGTH = 40;
/**
 * The vendor's maximum is 4,096 characters (openai/resources/audio/speech.d.ts), which take up to a minute to generate.
 * A passage of this length stays within the timeout of one call, and little is lost if the call fails.
 */
const MAX_PASSAGE_LENGTH = 600;

/** A longer chapter would use up the vendor's day. A text of paragraphs at its size cap has about 66 passages. */
export const MAX_PASSAGES = 120;

const PARAGRAPH = /(?:(?!\n\s*\n)[^])+/gu;

/**
 * The passages of a chapter, in order: whole sentences with their direct speech. Together they contain the whole chapter
 * except white space between passages, and passages without letters or digits.
 */
export function splitPassages(chapter: string): Passage[] {
  return Array.from(chapter.matchAll(PARAGRAPH)).flatMap(({ 0: paragraph, index }) => {
    const spans = joinShort(paragraph, joinSpeech(paragraph, splitSentences(paragraph)))
      .flatMap((span) => cutLong(paragraph, span))
      .map((span) => trimSpan(paragraph, span))
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(paragraph.slice(start, end)));
    return spans.map(({ start, end }, position) => ({
      text: paragraph.slice(start, end),
      startChar: index + start,
      endsParagraph: position === spans.length - 1,
    }));
  });
}

function joinWhile(spans: readonly Span[], shouldJoin: (joined: Span, next: Span) => boolean): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && shouldJoin(last, span)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

const STRAIGHT_QUOTES = /"/gu;
const OPENING = /[“„«]/gu;
const CLOSING = /[”»]/gu;

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

const isInsideSpeech = (text: string): boolean =>
  count(text, OPENING) > count(text, CLOSING) || count(text, STRAIGHT_QUOTES) % 2 === 1;

/** Joins direct speech: “Stop! Who goes there?” asked Pip. is one passage. */
const joinSpeech = (paragraph: string, spans: readonly Span[]): Span[] =>
  joinWhile(
    spans,
    (joined, next) =>
      next.end - joined.start <= MAX_PASSAGE_LENGTH && isInsideSpeech(paragraph.slice(joined.start, joined.end)),
  );

const joinShort = (paragraph: string, spans: readonly Span[]): Span[] => {
  const lengthOf = ({ start, end }: Span): number => paragraph.slice(start, end).trim().length;
  return joinWhile(
    spans,
    (joined, next) =>
      lengthOf({ start: joined.start, end: next.end }) <= JOINED_LENGTH ||
      ((lengthOf(joined) < MIN_PASSAGE_LENGTH || lengthOf(next) < MIN_PASSAGE_LENGTH / 2) &&
        next.end - joined.start <= MAX_PASSAGE_LENGTH),
  );
};

/** Cuts after the last clause that fits, otherwise after the last word, otherwise between characters. */
function cutLong(paragraph: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > MAX_PASSAGE_LENGTH) {
    const head = paragraph.slice(from, from + MAX_PASSAGE_LENGTH);
    const clause = /^[^]*[,;:–—](?=\s)/u.exec(head)?.[0].length ?? 0;
    const word = /^[^]*\s/u.exec(head)?.[0].length ?? 0;
    const betweenCharacters = cutText(paragraph.slice(from, end), MAX_PASSAGE_LENGTH).length || MAX_PASSAGE_LENGTH;
    const length = [clause, word].find((cut) => cut > MAX_PASSAGE_LENGTH / 2) ?? betweenCharacters;
    spans.push({ start: from, end: from + length });
    from += length;
  }
  return [...spans, { start: from, end }];
}

function trimSpan(paragraph: string, { start, end }: Span): Span {
  const text = paragraph.slice(start, end);
  return { start: start + text.length - text.trimStart().length, end: end - text.length + text.trimEnd().length };
}
