import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, hexadecimal, as in `ChapterNarration.textHash`. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');
