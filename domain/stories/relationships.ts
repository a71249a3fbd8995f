import type { Choice } from '../catalogues/choice.ts';
import { listOf, oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { readText } from '../stored/read-fields.ts';

/** The types of relationship. '{from} is {to}'s {label}' (docs/specification.md#3). */
export const RELATIONSHIP_CHOICES = [
  { id: 'friend', label: 'Friend' },
  { id: 'enemy', label: 'Enemy', dark: true, gentleLabel: 'Not-Yet-Friend' },
  { id: 'sibling', label: 'Sibling' },
  { id: 'parent', label: 'Parent' },
  { id: 'child', label: 'Child' },
  { id: 'mentor', label: 'Mentor' },
  { id: 'student', label: 'Student' },
  { id: 'rival', label: 'Rival' },
  { id: 'partner', label: 'Partner' },
  { id: 'guardian', label: 'Guardian' },
  { id: 'protector', label: 'Protector' },
  { id: 'servant', label: 'Servant', dark: true, gentleLabel: 'Helper' },
  { id: 'master', label: 'Master', dark: true, gentleLabel: 'Guide' },
  { id: 'twin', label: 'Twin' },
  { id: 'cousin', label: 'Cousin' },
  { id: 'teacher', label: 'Teacher' },
  { id: 'apprentice', label: 'Apprentice' },
  { id: 'ally', label: 'Ally' },
  { id: 'nemesis', label: 'Nemesis', dark: true, gentleLabel: 'Teasing Rival' },
  { id: 'family', label: 'Family' },
] as const satisfies readonly Choice[];

export type RelationshipType = (typeof RELATIONSHIP_CHOICES)[number]['label'];

export const RELATIONSHIP_TYPES: readonly RelationshipType[] = RELATIONSHIP_CHOICES.map(({ label }) => label);

export const RELATIONSHIP_FIELDS = {
  fromCharacterId: readText,
  toCharacterId: readText,
  type: oneOf(RELATIONSHIP_TYPES, null),
  details: readText,
};

export type Relationship = ValuesOf<typeof RELATIONSHIP_FIELDS> & { type: RelationshipType };

export const readRelationships = listOf((entry): Relationship | null => {
  const { type, ...others } = readFields(RELATIONSHIP_FIELDS, entry);
  return type === null || others.fromCharacterId === '' || others.toCharacterId === '' ? null : { ...others, type };
});
