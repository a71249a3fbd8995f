import { isRecord, readChoice, readList, readText } from '../stored/read-fields.ts';
import { RELATIONSHIP_TYPES, type RelationshipType } from './relationships.ts';

export interface Relationship {
  fromCharacterId: string;
  toCharacterId: string;
  type: RelationshipType;
  details: string;
}

function readRelationship(value: unknown): Relationship | null {
  if (!isRecord(value)) return null;
  const type = readChoice(value['type'], RELATIONSHIP_TYPES, null);
  const [fromCharacterId, toCharacterId] = [readText(value['fromCharacterId']), readText(value['toCharacterId'])];
  if (type === null || fromCharacterId === '' || toCharacterId === '') return null;
  return { fromCharacterId, toCharacterId, type, details: readText(value['details']) };
}

export const readRelationships = (value: unknown): Relationship[] =>
  readList(value)
    .map(readRelationship)
    .filter((relationship) => relationship !== null);
