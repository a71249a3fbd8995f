import type { Choice } from '../catalogue/choice.ts';

/** How one character stands to another, read as '{from} is {to}'s {label}' (specification §3). */
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
