import { directionOf } from '@talelantern/domain/text/direction';
import { splitSentences } from '@talelantern/domain/narration/sentences';
import { paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import type { Span } from '@talelantern/domain/text/span';

/** A word with its adjacent punctuation. `start` and `end` are offsets in the stored chapter. */
export interface Word {
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

interface Paragraph {
  index: number;
  start: number;
  direction: 'ltr' | 'rtl';
  sentences: readonly Sentence[];
}

export interface ChapterText {
  source: string;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  words: readonly Word[];
}

const matchesIn = (pattern: RegExp, { start, end }: Span, source: string): Span[] =>
  [...source.slice(start, end).matchAll(pattern)].map(({ 0: text, index }) => ({
    start: start + index,
    end: start + index + text.length,
  }));

/** Whether a boundary of the segmenter is inside a word, so that it does not end a sentence. */
const isInsideWord = (before: string): boolean => /\S$/.test(before);

function sentenceSpans(source: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  for (const sentence of splitSentences(source.slice(start, end))) {
    const span = { start: start + sentence.start, end: start + sentence.end };
    const last = spans.at(-1);
    if (last && isInsideWord(source.slice(last.start, last.end))) last.end = span.end;
    else spans.push(span);
  }
  return spans;
}

export function readChapter(source: string): ChapterText {
  const sentences: Sentence[] = [];
  const words: Word[] = [];

  function readSentence(span: Span, paragraph: number): Sentence | null {
    const index = sentences.length;
    const sentenceWords = matchesIn(/\S+/g, span, source).map(({ start, end }, wordIndex): Word => ({
      index: words.length + wordIndex,
      text: source.slice(start, end),
      start,
      end,
      sentence: index,
      paragraph,
    }));
    const [first] = sentenceWords;
    if (!first) return null;
    const sentence = { index, start: first.start, end: sentenceWords.at(-1)?.end ?? span.end, words: sentenceWords };
    words.push(...sentenceWords);
    sentences.push(sentence);
    return sentence;
  }

  const paragraphs = paragraphSpans(source).map((span, index): Paragraph => {
    const paragraphSentences = sentenceSpans(source, span).flatMap((sentence) => readSentence(sentence, index) ?? []);
    const direction = directionOf(source.slice(span.start, span.end));
    return { index, start: paragraphSentences[0]?.start ?? span.start, direction, sentences: paragraphSentences };
  });
  return { source, paragraphs, sentences, words };
}

/** The word at an offset, else the next one, or the last beyond the end; null in a chapter without words. */
export const wordAt = ({ words }: Pick<ChapterText, 'words'>, offset: number): Word | null =>
  words.find(({ end }) => end > offset) ?? words.at(-1) ?? null;

export const sentenceEndAt = (chapter: ChapterText, offset: number): number => {
  const word = wordAt(chapter, offset);
  return chapter.sentences[word?.sentence ?? -1]?.end ?? chapter.source.length;
};
