import * as z from 'zod/mini';
import type { TimedWord } from '../words/word-times.ts';

/** The text that this program stores in its recordings, because there is no speech recognition. */
export interface SpokenWords {
  text: string;
  words: readonly TimedWord[];
}

const labelSchema = z.object({
  text: z.string(),
  words: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** The label as bytes, times in whole milliseconds. */
export function toLabel({ text, words }: SpokenWords): Buffer {
  const rows = words.map(({ word, start, end }) => [word, Math.round(start * 1000), Math.round(end * 1000)]);
  return Buffer.from(JSON.stringify({ text, words: rows }));
}

/** Parses a label; null for other bytes. */
export function fromLabel(bytes: Uint8Array): SpokenWords | null {
  try {
    const { text, words } = labelSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
    return { text, words: words.map(([word, start, end]) => ({ word, start: start / 1000, end: end / 1000 })) };
  } catch {
    return null;
  }
}
