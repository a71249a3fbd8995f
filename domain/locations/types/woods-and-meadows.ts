import type { LocationCategory } from './location-category.ts';

export const WOODS_AND_MEADOWS = [
  {
    id: 'forest',
    label: 'Forest',
    subcategories: [
      { id: 'lantern-forest', label: 'Lantern Forest' },
      { id: 'mushroom-forest', label: 'Mushroom Forest' },
      { id: 'autumn-wood', label: 'Autumn Wood' },
      { id: 'whispering-pines', label: 'Whispering Pines' },
    ],
  },
  {
    id: 'jungle',
    label: 'Jungle',
    subcategories: [
      { id: 'parrot-jungle', label: 'Parrot Jungle' },
      { id: 'vine-bridge-jungle', label: 'Vine Bridge Jungle' },
      { id: 'orchid-jungle', label: 'Orchid Jungle' },
      { id: 'treetop-walkway', label: 'Treetop Walkway' },
    ],
  },
  {
    id: 'meadow',
    label: 'Meadow',
    subcategories: [
      { id: 'wildflower-meadow', label: 'Wildflower Meadow' },
      { id: 'butterfly-meadow', label: 'Butterfly Meadow' },
      { id: 'firefly-meadow', label: 'Firefly Meadow' },
      { id: 'clover-hill', label: 'Clover Hill' },
    ],
  },
  {
    id: 'garden',
    label: 'Garden',
    subcategories: [
      { id: 'rose-garden', label: 'Rose Garden' },
      { id: 'secret-garden', label: 'Secret Garden' },
      { id: 'glass-greenhouse', label: 'Glass Greenhouse' },
      { id: 'pumpkin-patch', label: 'Pumpkin Patch' },
    ],
  },
  {
    id: 'swamp',
    label: 'Swamp',
    subcategories: [
      { id: 'lily-pad-swamp', label: 'Lily Pad Swamp' },
      { id: 'frog-choir-marsh', label: 'Frog Choir Marsh' },
      { id: 'willow-swamp', label: 'Willow Swamp' },
      { id: 'glowworm-bog', label: 'Glowworm Bog' },
    ],
  },
] as const satisfies readonly LocationCategory[];
