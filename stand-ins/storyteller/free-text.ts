import { classifyText } from '../moderator/classify-text.ts';

const MAX_CHARACTERS = 160;

/** Phrases of text that addresses a model (prompt injection). */
const PROMPT_INJECTION =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:above|previous|prior|rules?|instructions?|prompts?)\b|\b(?:system|developer)\s+(?:prompt|message)|\b(?:instructions?|prompts?|jailbreak|chatgpt|openai|language model|json|api)\b|https?:|www\.|[{}<>`|\\]/iu;

/** Request phrases; only the requested thing is used. */
const REQUEST =
  /^(?:(?:please|also|and)[, ]+)*(?:(?:can|could) (?:you|we|there) (?:please )?)?(?:i(?:['’]d| would)? (?:want|like|love)(?: to see)?|we (?:want|would like)|add|include|mention|put in|use|make sure(?: that)?|let there be|there (?:should|must|has to|needs to) be|the story (?:should|must) (?:have|include|mention|be about|contain)|it should (?:have|include)|with)\b[:,]?\s*/iu;

function firstSentence(text: string): string {
  return /^.{12,}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}

function truncateAtWord(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return text.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/u, '');
}

/**
 * Prepares family text for use within a sentence: one line, first sentence, no quotation marks or final full stop,
 * truncated at a word. Empty for unsafe text or instructions.
 */
export function toStoryDetail(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '' || PROMPT_INJECTION.test(line) || classifyText(line).flagged) return '';
  const wish = firstSentence(line.replace(REQUEST, ''));
  return truncateAtWord(
    wish
      .replace(/[“”„"«»*_#~^=[\]()]/gu, '')
      .replaceAll("'", '’')
      .trim(),
  )
    .replace(/[\s.,;:!?…–-]+$/u, '')
    .trim();
}

/** Text for the middle of a sentence: lowercases the first letter, unless it begins with "I" or one of the names. */
export function toMidSentence(detail: string, names: readonly string[]): string {
  const first = /^[\p{L}’]+/u.exec(detail)?.[0] ?? '';
  const isName = names.some((name) => name.split(' ')[0] === first.replace(/’s$/u, ''));
  if (isName || /^(?:I|I’\w+)$/u.test(first) || /^\p{Lu}{2}/u.test(first)) return detail;
  return detail.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
