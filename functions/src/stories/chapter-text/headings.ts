import { mentionsSpeaker } from './quoted-speech.ts';

/** A number of a chapter, in digits or words. */
export const NUMBER =
  '(?:\\d{1,3}|[ivxlc]{1,6}|(?:twenty-|thirty-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|first|second|third|fourth|last|final)';
const PHASE = '(?:introduction|development|climax|resolution|prologue|epilogue)';
export const CHAPTER = `(?:chapter|part|book|act|scene) ${NUMBER}`;
/** The heading of a chapter: 'Chapter 1: The Lost Lantern', 'Part two', 'Introduction'. Its title is not a sentence. */
const HEADING = new RegExp(`^(?:${CHAPTER}(?:$|\\s?[:.\u2013\u2014-](?!.*\\.$).{0,80}$)|${PHASE}[:.]?$)`, 'iu');
/** A heading whose title follows without a sign: 'Chapter 1 The Lost Lantern'. */
const HEADING_WITH_TITLE = new RegExp(`^${CHAPTER} `, 'iu');
const CLOSING = new RegExp(
  `^(?:the end|end|fin|to be continued|(?:the )?end of (?:the )?(?:story|chapter|part|${PHASE})(?: ${NUMBER})?)\\s?[.!…]{0,3}$`,
  'iu',
);
/** 'The note: come at noon' is part of a story. */
const DETERMINER = 'the|an?|his|her|its|their|my|your|our|this|that|one|another|no';
/** Remarks of a model about its work: 'Title: …', 'Word count: 512', 'Moral: …'. */
export const LABELED = new RegExp(
  [
    String.raw`^(?:(?!(?:${DETERMINER})\b)\p{L}+ |the (?=moral of))?(?:(?:story |chapter )?(?:title|summary)|theme|tone|moral(?: of the story)?|lesson|setting|characters?|genre|age(?:s| group| range)?|reading (?:time|level)|word count|illustrations?|images?|vocabulary|glossary|notes?)(?: (?:prompt|idea|to parents|for parents|to the reader))?\s?[:≈]`,
    String.raw`^(?:(?:next )?chapter|story|for grown-ups|for parents)\s?:`,
    String.raw`^(?:total |approximate )?words\s?:\s*[~\d]|^for ages \d`,
    String.raw`^(?:(?:rewritten|revised|new|updated|improved) )?(?:paragraph|version|passage)(?: \d+)?:$`,
  ].join('|'),
  'iu',
);
/** Questions for after the story, one per line. */
const QUESTIONS = /^(?:\p{L}+ )?(?:questions|talk about it|vocabulary)(?: for [\p{L} ]+)?:?$/iu;
const QUESTION = /\?["”’]?$|^\s*(?:[-*•]|\d{1,2}[.)])\s/u;
const WORD_COUNT =
  /^[([~\s]*(?:about |approximately |approx\. )?\d[\d,.]* words[)\].\s]*$|^this (?:chapter|story|text)\b.*\b\d[\d,]* words\b/iu;

/** A heading of Markdown, or a line that is emphasized as a whole, with emoji around it or not. */
const HEADING_SIGNS = /^\s*#{1,6}\s+\S/u;
const EMPHASIZED =
  /^[\s\p{Extended_Pictographic}\ufe0f]*(\*\*|__)[*_]*(?![*_\s])[^*_\n]+[*_]*\1[*_]*[\s\p{Extended_Pictographic}\ufe0f]*$/u;
const SENTENCE_END = /[.!?…,;]["”’»)]{0,5}$/u;
const STATEMENT_END = /[.…,;]["”’»)]{0,5}$/u;
const MAX_TITLE_WORDS = 9;
/** `**CRASH**` and `**KEEP OUT**` are sounds and signs of the story. */
const CAPITALS = /^[\p{Lu}\p{M}\p{N}\s'’!-]{1,24}$/u;
/** A line with more characters is not a heading. */
const MAX_HEADING = 120;
const EDGES = /^[^\p{L}\p{N}]{1,20}|[^\p{L}\p{N}.!?…,]{1,20}$/gu;

/** Whether the raw line is marked as a title and is not a sentence. A heading may end as a question or a call. */
export function isTitle(rawLine: string, plain: string): boolean {
  const isHeading = HEADING_SIGNS.test(rawLine);
  if (!isHeading && (!EMPHASIZED.test(rawLine) || CAPITALS.test(plain))) return false;
  const sentenceEnd = isHeading ? STATEMENT_END : SENTENCE_END;
  return !sentenceEnd.test(plain) && plain.split(/\s+/u).length <= MAX_TITLE_WORDS;
}

const QUOTATION = /["“”„«»]/u;
const WORD_END = /[\p{L}\p{N}]$/u;

const LONG_WORD = /\p{L}{4}/u;
const CAPITALIZED = /^\P{L}*\p{Lu}/u;

/**
 * Whether the first line may be a title without signs: most of its long words are capitalized, or of the words after the
 * first if all are short (`The Big Day`). A sound (`Tick tock tick
 * tock`), a sign (`KEEP OUT`) or an opening (`Once upon a time`) is none.
 */
export function mayBeTitle(plain: string): boolean {
  const words = plain.split(/\s+/u);
  const isRow = new Set(words.map((word) => word.toLowerCase())).size <= words.length / 2;
  const longWords = words.filter((word) => LONG_WORD.test(word));
  const judged = longWords.length > 0 ? longWords : words.slice(1);
  if (judged.filter((word) => CAPITALIZED.test(word)).length <= judged.length / 2) return false;
  if (words.length < 2 || words.length > MAX_TITLE_WORDS || isRow || CAPITALS.test(plain)) return false;
  return WORD_END.test(plain) && !QUOTATION.test(plain) && !mentionsSpeaker(plain);
}

/** Whether a line is never part of a story, even if it mentions a character. */
export function isHeadingOrClosing(line: string): boolean {
  if (line.length > MAX_HEADING) return false;
  const plain = line.replace(EDGES, '');
  if (HEADING.test(plain) || HEADING.test(line) || CLOSING.test(plain) || WORD_COUNT.test(line)) return true;
  if (QUESTIONS.test(plain)) return true;
  return (HEADING_WITH_TITLE.test(line) || LABELED.test(line)) && !SENTENCE_END.test(line);
}

/** Whether a line begins a list of questions about the story. */
export const beginsQuestions = (plain: string): boolean => QUESTIONS.test(plain.replace(EDGES, ''));
export const isQuestion = (rawLine: string): boolean => QUESTION.test(rawLine.trim());
