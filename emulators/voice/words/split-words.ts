/** A word of a text with its place, in UTF-16 units; `end` is behind its last one. */
export interface PlacedWord {
  text: string;
  start: number;
  end: number;
}

/** Letters and digits, held together by apostrophes and hyphens, and by points and commas between digits. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’‐‑-]|(?<=\p{N})[.,:](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** The words that are heard when a text is read aloud, without the punctuation around them, as the vendor lists them. */
export function splitWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
