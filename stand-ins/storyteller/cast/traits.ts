import * as z from 'zod';
import dark from './records/dark-traits.json' with { type: 'json' };
import neutral from './records/neutral-traits.json' with { type: 'json' };
import other from './records/other-traits.json' with { type: 'json' };
import positive from './records/positive-traits.json' with { type: 'json' };

/**
 * Sentences that show a trait. In each of them `{x}` is the character (`{xhe}`, `{xhim}`, `{xhis}`, `{xhimself}`,
 * `{xhewas}` its pronouns).
 */
const traitRecordSchema = z.strictObject({
  /** A habit, for the introduction of the character. */
  habit: z.array(z.string()).min(1),
  /** A short scene in which this trait helps. */
  deed: z.array(z.string()).min(1),
  /** What the trait costs in a difficult moment. */
  doubt: z.string(),
  /** The secret wish behind the trait, for older readers. */
  wish: z.string(),
  /** The habit in a few words, for ages 3-4. */
  small: z.string(),
});
export type TraitRecord = z.infer<typeof traitRecordSchema>;

const RECORDS = z.record(z.string(), traitRecordSchema).parse({ ...positive, ...neutral, ...dark });

/** `sameAs` lists synonyms and the gentle words for ages 3-4. */
const { sameAs: SAME_AS, unusual: UNUSUAL } = z
  .strictObject({ sameAs: z.record(z.string(), z.string()), unusual: traitRecordSchema })
  .parse(other);

/** The sentences about a trait. Unknown traits get sentences that fit anyone. */
export function findTrait(trait: string): TraitRecord {
  const key = trait.trim().toLowerCase();
  return RECORDS[SAME_AS[key] ?? key] ?? UNUSUAL;
}
