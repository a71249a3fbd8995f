import * as z from 'zod/mini';
import { defineDocument, listOf, type DocumentOf } from '../stored/define-document.ts';
import { readText } from '../stored/read-fields.ts';

export const timedWordSchema = z.object({
  text: z.string(),
  /** Time in the recording, as media players count it. */
  startMs: z.number(),
  endMs: z.number(),
  startChar: z.number(),
  endChar: z.number(),
});

const timingsSchema = z.object({ words: z.array(timedWordSchema) });

export type TimedWord = z.infer<typeof timedWordSchema>;

export type WordTimings = z.infer<typeof timingsSchema>;

export const readWordTimings = (value: unknown): WordTimings | null => timingsSchema.safeParse(value).data ?? null;

/** `narrations/{uid}_{storyId}_{part}`. Not in the bucket, which browsers can read only with a CORS configuration. */
export const WORD_TIMES = defineDocument({
  collection: 'narrations',
  version: 1,
  fields: {
    /** Path of the recording that the times belong to. */
    audioPath: readText,
    words: listOf((word) => timedWordSchema.safeParse(word).data ?? null),
  },
  required: ['audioPath'],
  rules: {},
});

export type WordTimes = DocumentOf<typeof WORD_TIMES>;

export const wordTimesId = (uid: string, storyId: string, part: number): string => `${uid}_${storyId}_${part}`;
