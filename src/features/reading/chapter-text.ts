import { paragraphSpans, type Span } from '@talelantern/domain/stories/paragraph-spans';

/** A word as it is printed, with the marks that touch it. `start` and `end` are offsets in the stored chapter. */
export interface Word {
  /** Its place in the chapter. */
  index: number;
  text: string;
  start: number;
  end: number;
  sentence: number;
  paragraph: number;
}

export interface Sentence {
  index: number;
  start: number;
  end: number;
  words: readonly Word[];
}

export interface Paragraph {
  index: number;
  start: number;
  sentences: readonly Sentence[];
}

/** A chapter taken apart, every part knowing where it stands in the stored text. */
export interface ChapterText {
  /** The stored text itself. */
  source: string;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  words: readonly Word[];
}

const sentenceEnds = new Intl.Segmenter('en', { granularity: 'sentence' });

const matchesIn = (pattern: RegExp, { start, end }: Span, source: string): Span[] =>
  [...source.slice(start, end).matchAll(pattern)].map(({ 0: text, index }) => ({
    start: start + index,
    end: start + index + text.length,
  }));

/** What the segmenter takes for an end and is none: within a word, or between what is said and who says it. */
const isGoingOn = (before: string, after: string): boolean => /\S$/.test(before) || /^\p{Ll}/u.test(after);

function sentenceSpans(source: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  for (const { segment, index } of sentenceEnds.segment(source.slice(start, end))) {
    const last = spans.at(-1);
    if (last && isGoingOn(source.slice(last.start, last.end), segment)) last.end += segment.length;
    else spans.push({ start: start + index, end: start + index + segment.length });
  }
  return spans;
}

/** Takes a stored chapter apart. */
export function readChapter(source: string): ChapterText {
  const sentences: Sentence[] = [];
  const words: Word[] = [];

  function readSentence(span: Span, paragraph: number): Sentence | null {
    const index = sentences.length;
    const own = matchesIn(/\S+/g, span, source).map(({ start, end }, place): Word => ({
      index: words.length + place,
      text: source.slice(start, end),
      start,
      end,
      sentence: index,
      paragraph,
    }));
    const [first] = own;
    if (!first) return null;
    const sentence = { index, start: first.start, end: own.at(-1)?.end ?? span.end, words: own };
    words.push(...own);
    sentences.push(sentence);
    return sentence;
  }

  const paragraphs = paragraphSpans(source).map((span, index): Paragraph => {
    const own = sentenceSpans(source, span).flatMap((sentence) => readSentence(sentence, index) ?? []);
    return { index, start: own[0]?.start ?? span.start, sentences: own };
  });
  return { source, paragraphs, sentences, words };
}

/** The word at an offset, or the next one after it; the last word beyond the end, null in a chapter without words. */
export function wordAt({ words }: Pick<ChapterText, 'words'>, offset: number): Word | null {
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return words[low] ?? null;
}
