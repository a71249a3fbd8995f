import * as z from 'zod';
import records from './records/powers.json' with { type: 'json' };

const sentences = z.array(z.string()).min(1);

/** Sentences about a power. `{x}` is the character, `{xhe}`… its pronouns; `{want}` is what they are looking for. */
const powerRecordSchema = z.strictObject({
  /** The power used at home, when nothing depends on it. */
  show: sentences,
  /** A short scene in which the power opens the way. */
  use: sentences,
  /** What the power contributes to the turning point. */
  turn: sentences,
  /** One short sentence for ages 3-4. */
  small: z.string(),
});
export type PowerRecord = z.infer<typeof powerRecordSchema>;

const RECORDS = z
  .strictObject({ known: z.record(z.string(), powerRecordSchema), unknown: powerRecordSchema })
  .parse(records);

/** The sentences about a power; null if it is not in the tables. */
export function findPower(power: string): PowerRecord | null {
  const key = power.trim().toLowerCase();
  return RECORDS.known[key] ?? null;
}

/** Sentences for a power that is not in the tables; `{power}` is its name. */
export const UNKNOWN_POWER: PowerRecord = RECORDS.unknown;
