/** Characters outside this set, such as `*` or `_`, would be read out as words. */
const UNSPEAKABLE = /[^\p{L}\p{M}\p{N}\s.,;:!?'’"“”„«»()‐‑–—…&%£$€°+-]/gu;

/** Replaces characters that would be misread with spaces, which preserves the offsets. */
export function toSpeakable(text: string): string {
  return text.replace(UNSPEAKABLE, ' ');
}
