import * as z from 'zod';
import { older, oldest, notOldest, say, younger, type Beat, type Line } from './beat.ts';

/** A line in `prose/*.json`: its audience and its wordings. */
const LINE_BUILDERS = { everyone: say, younger, notOldest, older, oldest };

const textListSchema = z.array(z.string().min(1)).min(1);
const lineSchema = z
  .strictObject({ for: z.enum(['everyone', 'younger', 'notOldest', 'older', 'oldest']), of: textListSchema })
  .transform(({ for: readers, of }) => LINE_BUILDERS[readers](...of));
const linesSchema = z.array(lineSchema).min(1);
const beatSchema = z.strictObject({ isMust: z.boolean(), lines: linesSchema });

/** @throws ZodError if the data has another shape; so do the other readers here. */
export const readTextList = (value: unknown): string[] => textListSchema.parse(value);
export const readLine = (line: unknown): Line => lineSchema.parse(line);
export const readLines = (lines: unknown): Line[] => linesSchema.parse(lines);
export const readBeat = (beat: unknown): Beat => beatSchema.parse(beat);
