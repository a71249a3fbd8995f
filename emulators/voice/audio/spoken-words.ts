import * as z from 'zod/mini';
import type { TimedWord } from '../words/time-words.ts';

/** What a recording of this program says about itself, since nobody here can listen. */
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

/** Reads a label; null for bytes that are none. */
export function fromLabel(bytes: Uint8Array): SpokenWords | null {
  try {
    const { text, words } = labelSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
    return { text, words: words.map(([word, start, end]) => ({ word, start: start / 1000, end: end / 1000 })) };
  } catch {
    return null;
  }
}
