/** What is spoken in one piece: a sentence, or short ones together. */
export interface Passage {
  /** As it stands in the chapter. */
  text: string;
  /** Its place in the chapter, in UTF-16 units. */
  startChar: number;
  /** The last of its paragraph: a longer pause follows. */
  endsParagraph: boolean;
}

/** In characters. Shorter pieces are joined: a voice says a lone word strangely, and every piece costs a call. */
const SHORTEST = 40;
/**
 * A vendor takes 4,096 characters (openai/resources/audio/speech.d.ts) but needs up to a minute for them; a piece of
 * this length is there within the deadline of one call, and little is lost when it fails.
 */
const LONGEST = 600;

const PARAGRAPH = /(?:(?!\n\s*\n)[^])+/gu;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

interface Span {
  start: number;
  end: number;
}

/**
 * The passages of a chapter, in order: sentences, each with all of its direct speech. Everything but the white space
 * between them is in exactly one; a passage without a letter or digit is left out, since nobody can say it.
 */
export function splitPassages(chapter: string): Passage[] {
  return Array.from(chapter.matchAll(PARAGRAPH)).flatMap(({ 0: paragraph, index }) => {
    const spans = joinShort(paragraph, joinSpeech(paragraph, sentencesOf(paragraph)))
      .flatMap((span) => cutLong(paragraph, span))
      .map((span) => trimmed(paragraph, span))
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(paragraph.slice(start, end)));
    return spans.map(({ start, end }, place) => ({
      text: paragraph.slice(start, end),
      startChar: index + start,
      endsParagraph: place === spans.length - 1,
    }));
  });
}

const sentencesOf = (paragraph: string): Span[] =>
  Array.from(SENTENCES.segment(paragraph), ({ segment, index }) => ({ start: index, end: index + segment.length }));

/** Joins spans from the first for as long as `belongs` says that what has been joined needs the next one. */
function joinWhile(spans: readonly Span[], belongs: (joined: Span, next: Span) => boolean): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && belongs(last, span)) last.end = span.end;
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

/** “Stop! Who goes there?” asked Pip. is one sentence. */
const joinSpeech = (paragraph: string, spans: readonly Span[]): Span[] =>
  joinWhile(spans, (joined, next) => {
    if (next.end - joined.start > LONGEST) return false;
    const goesOn = /^\p{Ll}/u.test(paragraph.slice(next.start, next.end));
    return goesOn || isInsideSpeech(paragraph.slice(joined.start, joined.end));
  });

const joinShort = (paragraph: string, spans: readonly Span[]): Span[] => {
  const lengthOf = ({ start, end }: Span): number => paragraph.slice(start, end).trim().length;
  return joinWhile(
    spans,
    (joined, next) =>
      (lengthOf(joined) < SHORTEST || lengthOf(next) < SHORTEST / 2) && next.end - joined.start <= LONGEST,
  );
};

/** Cuts behind the last clause that fits, else behind the last word, else anywhere but inside a character pair. */
function cutLong(paragraph: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > LONGEST) {
    const room = paragraph.slice(from, from + LONGEST);
    const clause = /^[^]*[,;:–—](?=\s)/u.exec(room)?.[0].length ?? 0;
    const word = /^[^]*\s/u.exec(room)?.[0].length ?? 0;
    const anywhere = /[\uD800-\uDBFF]$/.test(room) ? LONGEST - 1 : LONGEST;
    const length = [clause, word].find((cut) => cut > LONGEST / 2) ?? anywhere;
    spans.push({ start: from, end: from + length });
    from += length;
  }
  return [...spans, { start: from, end }];
}

function trimmed(paragraph: string, { start, end }: Span): Span {
  const text = paragraph.slice(start, end);
  return { start: start + text.length - text.trimStart().length, end: end - text.length + text.trimEnd().length };
}
