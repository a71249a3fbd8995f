import * as z from 'zod';
import { bodyNameSchema } from './bodies.ts';

/**
 * Sentences about a kind. In each of them `{x}` is the character, `{xhe}`, `{xhis}`, `{xhand}`… its pronouns and the
 * words for its body.
 */
const kindRecordSchema = z.strictObject({
  /** The words that identify a type, as a regular expression; the specific type is matched first, then its groups. */
  match: z.string().transform((source) => new RegExp(source, 'iu')),
  body: bodyNameSchema,
  /** A habit that others notice at the first meeting. */
  habit: z.array(z.string()).min(1),
  /** A short scene on the way that only this kind could manage. */
  deed: z.array(z.string()).min(1),
  /** The habit in a few words, for ages 3-4. */
  small: z.string(),
});
export type KindRecord = z.infer<typeof kindRecordSchema>;

export const readKind = (record: unknown): KindRecord => kindRecordSchema.parse(record);
export const readKinds = (records: unknown): KindRecord[] => z.array(kindRecordSchema).parse(records);
