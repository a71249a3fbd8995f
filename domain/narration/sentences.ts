import type { Span } from '../text/span.ts';

/* Browsers that we support lack `Intl.Segmenter`, which also ends a sentence after 'Mr.'. */
const SENTENCE_END = /[.!?]+(?:…|["'”’»)\]])*(?=\s)|[。！？]+[”」』]*|\n+/gu;
/** Titles and shortened words, after which a sentence continues even before a capital letter. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Mx|Dr|Dra|Prof|St|Mt|Ft|Sr|Sra|Jr|Adm|Capt|Col|Gen|Lt|Maj|Sgt|Gov|Pres|Rep|Sen|Fr|Rev|Hon|Mme|Mlle|Messrs|vs|approx|e\.g|i\.e|a\.m|p\.m|A\.M|P\.M)\.$/u;
/** Words that are shortened only before a number: 'No. 7', but 'No. Never.' */
const BEFORE_NUMBER =
  /(?<![\p{L}\p{N}])(?:[Nn]os?|[Cc]h|[Cc]hap|[Vv]ol|[Ff]ig|pp?|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/u;
const NUMBER = /^\s*\d/u;
/** The initials of a name: 'J. R. Mouse', 'A.J. Fox'. A single 'I' ends many sentences. */
const INITIAL = /(?<![\p{L}\p{N}])(?:(?!I)\p{Lu}|(?<=\p{Lu}\.\s?)I)\.$/u;
/** A full stop after a blank is one of the points of '. . .' */
const SPACED_POINT = /\s\.$/u;
const CONTINUATION = /^\s*\p{Ll}/u;

/** Whether the sentence goes on after `mark`. An abbreviation ends it if a quote or bracket closes after it. */
function sentenceContinues(before: string, mark: string, rest: string): boolean {
  if (mark.startsWith('\n')) return false;
  if (CONTINUATION.test(rest)) return true;
  const isShortForm = ABBREVIATION.test(before) || INITIAL.test(before) || SPACED_POINT.test(before);
  return isShortForm || (BEFORE_NUMBER.test(before) && NUMBER.test(rest));
}

/** Splits `text` into its sentences, each with the white space after it, so that they cover all of it. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    const markEnd = index + mark.length;
    const rest = text.slice(markEnd);
    if (sentenceContinues(text.slice(start, markEnd), mark, rest)) continue;
    const end = markEnd + (/^\s*/u.exec(rest)?.[0].length ?? 0);
    spans.push({ start, end });
    start = end;
  }
  return start < text.length ? [...spans, { start, end: text.length }] : spans;
}

/** Where a sentence may begin inside another: speech after a comma, and text after a colon or an ellipsis. */
const BEGINNING = /(?:^|[…:]|,\s*(?=[“„«"]))["'“”‘’«»„()[\]\s*_.-]*.$/su;
/** Maximum length of the signs and spaces between two sentences. */
const LOOK_BEHIND_LENGTH = 24;

/** Whether the word at `index` begins a sentence, or a sentence inside another. */
export function beginsSentence(text: string, index: number): boolean {
  const passage = text.slice(Math.max(0, index - LOOK_BEHIND_LENGTH), index + 1);
  return BEGINNING.test(passage.slice(splitSentences(passage).at(-1)?.start));
}
