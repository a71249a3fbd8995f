/** What an engine reads as it stands; marks like `*` or `_` would be read out as words. */
const UNREADABLE = /[^\p{L}\p{M}\p{N}\s.,;:!?'’"“”„«»()‐‑–—…&%£$€°+-]/gu;

/** The text without signs that nobody reads aloud. Places do not move: each code point left out becomes a space. */
export function toSpeakable(text: string): string {
  return text.replace(UNREADABLE, ' ');
}
