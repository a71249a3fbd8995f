import type { Subcategory } from './type-entry.ts';

export const MYTHICAL_CREATURE_TYPES = [
  {
    id: 'dragon',
    label: 'Dragon',
    types: [
      { id: 'fire-dragon', label: 'Fire Dragon' },
      { id: 'ice-dragon', label: 'Ice Dragon' },
      { id: 'forest-dragon', label: 'Forest Dragon' },
      { id: 'sea-dragon', label: 'Sea Dragon' },
      { id: 'storm-dragon', label: 'Storm Dragon' },
      { id: 'shadow-dragon', label: 'Shadow Dragon', dark: true, gentleLabel: 'Twilight Dragon' },
      { id: 'crystal-dragon', label: 'Crystal Dragon' },
      { id: 'star-dragon', label: 'Star Dragon' },
    ],
  },
] as const satisfies readonly Subcategory[];
