import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';

/** How many words one number may take: “1,728” is “one thousand seven hundred and twenty eight”. */
const MAX_WORDS_OF_NUMBER = 12;

const NUMBER = /\p{N}/u;

/**
 * Whether a transcript has the words of the text and no others. Only what is heard counts: not capitals, accents,
 * apostrophes, hyphens or punctuation. A number in the text may be any few words, because a transcript may spell it out.
 */
export function hasSameWords(text: string, transcript: string): boolean {
  const heard = foldedWords(transcript);
  /** How many words of the transcript may be used up by the words so far. */
  let reached = new Set([0]);
  for (const word of foldedWords(text)) {
    const next = new Set<number>();
    for (const at of reached) {
      if (NUMBER.test(word)) {
        const last = Math.min(at + MAX_WORDS_OF_NUMBER, heard.length);
        for (let end = at + 1; end <= last; end += 1) next.add(end);
      } else if (heard[at] === word) {
        next.add(at + 1);
      }
    }
    reached = next;
  }
  return reached.has(heard.length);
}

const foldedWords = (text: string): string[] =>
  splitSpokenWords(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('&', ' and ')).flatMap(
    ({ text: word }) => word.toLowerCase().replaceAll(/['’]/gu, '').split(/[‐‑-]/u),
  );
