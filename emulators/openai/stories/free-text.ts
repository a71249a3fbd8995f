import { classifyText } from '../moderation/classify-text.ts';

const MAX_CHARACTERS = 160;

/** Marks of text that talks to a machine instead of about the story. */
const SPOKEN_TO_A_MACHINE =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:above|previous|prior|rules?|instructions?|prompts?)\b|\b(?:system|developer)\s+(?:prompt|message)|\b(?:instructions?|prompts?|jailbreak|chatgpt|openai|language model|json|api)\b|https?:|www\.|[{}<>`|\\]/iu;

/** How people ask for things in a story; only what they ask for belongs into it. */
const REQUEST =
  /^(?:(?:please|also|and)[, ]+)*(?:(?:can|could) (?:you|we|there) (?:please )?)?(?:i(?:['’]d| would)? (?:want|like|love)(?: to see)?|we (?:want|would like)|add|include|mention|put in|use|make sure(?: that)?|let there be|there (?:should|must|has to|needs to) be|the story (?:should|must) (?:have|include|mention|be about|contain)|it should (?:have|include)|with)\b[:,]?\s*/iu;

function firstSentence(text: string): string {
  return /^.{12,}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}

function cutAtWord(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return text.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/u, '');
}

/**
 * What a family wrote, made fit to stand inside a sentence: one line, first sentence, no quotation marks or closing stop,
 * cut at a word. Empty for what is unsafe or addresses a machine: it is material for the story, never an instruction.
 */
export function toStoryDetail(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '' || SPOKEN_TO_A_MACHINE.test(line) || classifyText(line).flagged) return '';
  const wish = firstSentence(line.replace(REQUEST, ''));
  return cutAtWord(
    wish
      .replace(/[“”„"«»*_#~^=[\]()]/gu, '')
      .replaceAll("'", '’')
      .trim(),
  )
    .replace(/[\s.,;:!?…–-]+$/u, '')
    .trim();
}

/** A detail in the middle of a sentence: its first letter small, unless it begins with "I" or one of the names. */
export function toMidSentence(detail: string, names: readonly string[]): string {
  const first = /^[\p{L}’]+/u.exec(detail)?.[0] ?? '';
  const isName = names.some((name) => name.split(' ')[0] === first.replace(/’s$/u, ''));
  if (isName || /^(?:I|I’\w+)$/u.test(first) || /^\p{Lu}{2}/u.test(first)) return detail;
  return detail.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
