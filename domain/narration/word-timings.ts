import * as z from 'zod/mini';

const wordSchema = z.object({
  text: z.string(),
  /** From the beginning of the recording, as players count. */
  startMs: z.number(),
  endMs: z.number(),
  /** Its place in the stored chapter, in UTF-16 units; `endChar` is behind its last one. */
  startChar: z.number(),
  endChar: z.number(),
});

const timingsSchema = z.object({ words: z.array(wordSchema) });

/** A word with its time and place. */
export type TimedWord = z.infer<typeof wordSchema>;

/** What lies beside a recording: all of its words, in order (architecture §4). */
export type WordTimings = z.infer<typeof timingsSchema>;

/** Reads a timings file; null when it is none. */
export function readWordTimings(value: unknown): WordTimings | null {
  const parsed = timingsSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
