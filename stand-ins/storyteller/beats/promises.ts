import * as z from 'zod';
import promises from './prose/promises.json' with { type: 'json' };

/** A promise made at home before the journey and kept at the end of it. */
const promiseRecordSchema = z.strictObject({
  /** The promise as words that follow "promise to". */
  oath: z.string(),
  /** How the promise is kept: one or two sentences for the last chapter. */
  kept: z.string(),
  /** The promise for ages 3-4. */
  smallOath: z.string(),
  smallKept: z.string(),
});
export type PromiseRecord = z.infer<typeof promiseRecordSchema>;

export const PROMISES = z.array(promiseRecordSchema).min(1).parse(promises);
