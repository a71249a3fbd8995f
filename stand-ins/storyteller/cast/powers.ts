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
  .strictObject({ known: z.record(z.string(), powerRecordSchema), any: powerRecordSchema })
  .parse(records);

/** The sentences about a power: its own and those that fit any, in which `{power}` is its name. */
export function findPower(power: string): PowerRecord {
  const { any } = RECORDS;
  const record = RECORDS.known[power.trim().toLowerCase()];
  if (record === undefined) return any;
  return {
    show: [...record.show, ...any.show],
    use: [...record.use, ...any.use],
    turn: [...record.turn, ...any.turn],
    small: record.small,
  };
}
