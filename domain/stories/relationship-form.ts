import { isRecord, readChoice, readText, readTextOrNull } from '../stored/read-fields.ts';
import type { Relationship } from './relationship.ts';
import { RELATIONSHIP_TYPES, type RelationshipType } from './relationships.ts';

/** A relationship as it is being chosen. */
export interface RelationshipForm {
  fromCharacterId: string | null;
  toCharacterId: string | null;
  type: RelationshipType | null;
  details: string;
}

export const TARGET_REQUIRED = 'Please choose two different characters';
export const TYPE_REQUIRED = 'Please choose how they belong together';

export interface RelationshipProblem {
  field: 'characters' | 'type';
  message: string;
}

/** What the relationship still needs: a target other than self, and a type; null for one that can be added (specification §5). */
export function relationshipProblem(form: RelationshipForm): RelationshipProblem | null {
  const { fromCharacterId, toCharacterId, type } = form;
  if (fromCharacterId === null || toCharacterId === null || fromCharacterId === toCharacterId)
    return { field: 'characters', message: TARGET_REQUIRED };
  return type === null ? { field: 'type', message: TYPE_REQUIRED } : null;
}

/** The relationship that the form describes; null while `relationshipProblem` has something to say. */
export function toRelationship(form: RelationshipForm): Relationship | null {
  const { fromCharacterId, toCharacterId, type, details } = form;
  if (fromCharacterId === null || toCharacterId === null || type === null || fromCharacterId === toCharacterId)
    return null;
  return { fromCharacterId, toCharacterId, type, details: details.trim() };
}

type Pair = Pick<Relationship, 'fromCharacterId' | 'toCharacterId'>;

/** All but the one between this pair, in this direction (specification §5). */
export const withoutRelationship = <Between extends Pair>(relationships: readonly Between[], pair: Pair): Between[] =>
  relationships.filter(
    ({ fromCharacterId, toCharacterId }) =>
      fromCharacterId !== pair.fromCharacterId || toCharacterId !== pair.toCharacterId,
  );

/** With `added` in the place of whatever stood between its pair. */
export const withRelationship = <Between extends Pair>(
  relationships: readonly Between[],
  added: Between,
): Between[] => [...withoutRelationship(relationships, added), added];

/** All but those in which one of `characterIds` takes part. */
export const withoutCharacters = (
  relationships: readonly Relationship[],
  characterIds: readonly string[],
): Relationship[] =>
  relationships.filter(
    ({ fromCharacterId, toCharacterId }) =>
      !characterIds.includes(fromCharacterId) && !characterIds.includes(toCharacterId),
  );

/** What was kept of a form; null for anything else. */
export function readRelationshipForm(value: unknown): RelationshipForm | null {
  if (!isRecord(value)) return null;
  return {
    fromCharacterId: readTextOrNull(value['fromCharacterId']),
    toCharacterId: readTextOrNull(value['toCharacterId']),
    type: readChoice(value['type'], RELATIONSHIP_TYPES, null),
    details: readText(value['details']),
  };
}
