import type { FieldProblem } from '../errors/field-problem.ts';
import { readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readTextOrNull } from '../stored/read-fields.ts';
import { RELATIONSHIP_FIELDS, type Relationship } from './relationships.ts';

const FORM_FIELDS = { ...RELATIONSHIP_FIELDS, fromCharacterId: readTextOrNull, toCharacterId: readTextOrNull };

export type RelationshipForm = ValuesOf<typeof FORM_FIELDS>;

export const TARGET_REQUIRED = 'Please choose two different characters';
export const TYPE_REQUIRED = 'Please choose what they are to each other';

export function relationshipProblem(form: RelationshipForm): FieldProblem<'characters' | 'type'> | null {
  const { fromCharacterId, toCharacterId, type } = form;
  if (fromCharacterId === null || toCharacterId === null || fromCharacterId === toCharacterId)
    return { field: 'characters', message: TARGET_REQUIRED };
  return type === null ? { field: 'type', message: TYPE_REQUIRED } : null;
}

export function toRelationship(form: RelationshipForm): Relationship | null {
  const { fromCharacterId, toCharacterId, type, details } = form;
  if (fromCharacterId === null || toCharacterId === null || type === null || fromCharacterId === toCharacterId)
    return null;
  return { fromCharacterId, toCharacterId, type, details: details.trim() };
}

type Pair = Pick<Relationship, 'fromCharacterId' | 'toCharacterId'>;

/** The relationships without the one between this pair in this direction (docs/specification.md#5). */
export const withoutRelationship = <Between extends Pair>(relationships: readonly Between[], pair: Pair): Between[] =>
  relationships.filter(
    ({ fromCharacterId, toCharacterId }) =>
      fromCharacterId !== pair.fromCharacterId || toCharacterId !== pair.toCharacterId,
  );

export const withRelationship = <Between extends Pair>(
  relationships: readonly Between[],
  added: Between,
): Between[] => [...withoutRelationship(relationships, added), added];

export const withoutCharacters = (
  relationships: readonly Relationship[],
  characterIds: readonly string[],
): Relationship[] =>
  relationships.filter(
    ({ fromCharacterId, toCharacterId }) =>
      !characterIds.includes(fromCharacterId) && !characterIds.includes(toCharacterId),
  );

export const readRelationshipForm = (value: unknown): RelationshipForm | null =>
  isRecord(value) ? readFields(FORM_FIELDS, value) : null;
