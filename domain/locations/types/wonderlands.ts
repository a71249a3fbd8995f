import type { LocationCategory } from './location-category.ts';

export const WONDERLANDS = [
  {
    id: 'candy-land',
    label: 'Candy Land',
    subcategories: [
      { id: 'chocolate-river', label: 'Chocolate River' },
      { id: 'lollipop-forest', label: 'Lollipop Forest' },
      { id: 'gingerbread-town', label: 'Gingerbread Town' },
      { id: 'ice-cream-mountain', label: 'Ice-Cream Mountain' },
    ],
  },
  {
    id: 'toy-land',
    label: 'Toy Land',
    subcategories: [
      { id: 'building-block-city', label: 'Building-Block City' },
      { id: 'dollhouse-street', label: 'Dollhouse Street' },
      { id: 'teddy-bear-village', label: 'Teddy Bear Village' },
      { id: 'marble-run-park', label: 'Marble Run Park' },
    ],
  },
  {
    id: 'dream-land',
    label: 'Dream Land',
    subcategories: [
      { id: 'pillow-hills', label: 'Pillow Hills' },
      { id: 'upside-down-garden', label: 'Upside-Down Garden' },
      { id: 'stairway-of-stars', label: 'Stairway of Stars' },
      { id: 'lullaby-lake', label: 'Lullaby Lake' },
    ],
  },
  {
    id: 'music-land',
    label: 'Music Land',
    subcategories: [
      { id: 'piano-key-road', label: 'Piano-Key Road' },
      { id: 'bell-forest', label: 'Bell Forest' },
      { id: 'drum-mountains', label: 'Drum Mountains' },
      { id: 'harp-bridge', label: 'Harp Bridge' },
    ],
  },
  {
    id: 'labyrinth',
    label: 'Labyrinth',
    subcategories: [
      { id: 'hedge-labyrinth', label: 'Hedge Labyrinth' },
      { id: 'mirror-labyrinth', label: 'Mirror Labyrinth' },
      { id: 'playing-card-labyrinth', label: 'Playing-Card Labyrinth' },
      { id: 'crystal-labyrinth', label: 'Crystal Labyrinth' },
    ],
  },
] as const satisfies readonly LocationCategory[];
