/** A word in a string with its offsets, in UTF-16 units; `endChar` is exclusive. */
export interface SpokenWord {
  text: string;
  startChar: number;
  endChar: number;
}

/** Letters and digits, joined by apostrophes and hyphens, and by points and commas between digits. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’‐‑-]|(?<=\p{N})[.,:](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

export const splitSpokenWords = (text: string): SpokenWord[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    startChar: index,
    endChar: index + word.length,
  }));
