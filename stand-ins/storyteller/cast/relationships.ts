import * as z from 'zod';
import records from './records/relationships.json' with { type: 'json' };

/**
 * Sentences about a relationship: `{a}` is `{b}`'s friend, parent, rival… `{ahis}`, `{bhim}` and so on are their
 * pronouns.
 */
const relationshipRecordSchema = z.strictObject({
  /** How the relationship begins, for the first chapter. */
  start: z.array(z.string()).min(1),
  /** How the relationship ends, for the last chapter. */
  end: z.string(),
  /** A short form for ages 3-4. */
  small: z.string(),
});
type RelationshipRecord = z.infer<typeof relationshipRecordSchema>;

const { known: RECORDS, anyEnd } = z
  .strictObject({ known: z.record(z.string(), relationshipRecordSchema), anyEnd: z.array(z.string()).min(1) })
  .parse(records);

/** How any relationship may end. */
export const ANY_END = anyEnd;

/** The dark relationships whose entry of the table is also used for their gentle words, by these words. */
const SAME_AS: Readonly<Record<string, string>> = {
  'not-yet-friend': 'enemy',
  helper: 'servant',
  guide: 'master',
  'teasing rival': 'nemesis',
};

/** The sentences about a relationship; null if it is not in the tables. */
export function findRelationship(type: string): RelationshipRecord | null {
  const key = type.trim().toLowerCase();
  return RECORDS[SAME_AS[key] ?? key] ?? null;
}
