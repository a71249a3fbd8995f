/** The hint of a field that holds all it can, because browsers cut pasted text without a word; else undefined. */
export const fullHint = (text: string, maxLength: number): string | undefined =>
  text.length < maxLength ? undefined : `${maxLength} of ${maxLength} characters`;
