/** A word and its offsets in the text, in UTF-16 units; `end` is exclusive. */
export interface PlacedWord {
  text: string;
  start: number;
  end: number;
}

/** Letters and digits, joined by apostrophes and hyphens, and by points and commas between digits. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’‐‑-]|(?<=\p{N})[.,:](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** The spoken words of a text, without surrounding punctuation, as the vendor lists them. */
export function splitWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
