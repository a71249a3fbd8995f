import type { Subcategory } from './type-entry.ts';

export const ROBOT_TYPES = [
  {
    id: 'everyday-robot',
    label: 'Everyday Robot',
    types: [
      { id: 'helper-robot', label: 'Helper Robot' },
      { id: 'explorer-robot', label: 'Explorer Robot' },
      { id: 'guardian-robot', label: 'Guardian Robot' },
      { id: 'companion-robot', label: 'Companion Robot' },
      { id: 'scholar-robot', label: 'Scholar Robot' },
      { id: 'builder-robot', label: 'Builder Robot' },
      { id: 'gardener-robot', label: 'Gardener Robot' },
      { id: 'gentle-android', label: 'Gentle Android' },
    ],
  },
] as const satisfies readonly Subcategory[];
