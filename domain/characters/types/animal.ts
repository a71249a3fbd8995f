import type { Subcategory } from './type-entry.ts';

export const ANIMAL_TYPES = [
  {
    id: 'fur-and-feather',
    label: 'Fur and Feather',
    types: [
      { id: 'fox', label: 'Fox' },
      { id: 'owl', label: 'Owl' },
      { id: 'rabbit', label: 'Rabbit' },
      { id: 'wolf', label: 'Wolf' },
      { id: 'bear', label: 'Bear' },
      { id: 'deer', label: 'Deer' },
      { id: 'lion', label: 'Lion' },
      { id: 'cat', label: 'Cat' },
    ],
  },
] as const satisfies readonly Subcategory[];
