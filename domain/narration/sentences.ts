/** A part of a text: `start` and `end` are offsets in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

/* Browsers that we support lack `Intl.Segmenter`, which also ends a sentence after 'Mr.'. */
const SENTENCE_END = /[.!?]+(?:…|["'”’»)\]])*(?=\s)|[。！？]+[”」』]*|\n+/gu;
/** Titles and shortened words, after which a sentence goes on even before a capital letter. */
const ABBREVIATION =
  /(?:^|[\s("“‘'[])(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Sr|Jr|Capt|Col|Gen|Lt|Sgt|Rev|Hon|Mme|Mlle|Messrs|No|vs|approx|e\.g|i\.e|a\.m|p\.m|A\.M|P\.M)\.$/u;
/** The initials of a name: 'J. R. Mouse', 'A.J. Fox'. 'I' ends many sentences. */
const INITIAL = /(?:^|[\s("“‘'[.])(?!I\.)\p{Lu}\.$/u;
const GOES_ON = /^\s*\p{Ll}/u;

/** Splits a text into its sentences, each with the white space after it, so that they cover the text. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    const markEnd = index + mark.length;
    const rest = text.slice(markEnd);
    const before = text.slice(start, index + 1);
    const isOpen = mark.startsWith('.') && (ABBREVIATION.test(before) || INITIAL.test(before) || GOES_ON.test(rest));
    if (isOpen) continue;
    const end = markEnd + (/^\s*/u.exec(rest)?.[0].length ?? 0);
    spans.push({ start, end });
    start = end;
  }
  return start < text.length ? [...spans, { start, end: text.length }] : spans;
}
