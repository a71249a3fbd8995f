import type { LocationCategory } from './location-category.ts';

export const SKY_AND_SPACE = [
  {
    id: 'cloud-land',
    label: 'Cloud Land',
    subcategories: [
      { id: 'cloud-castle', label: 'Cloud Castle' },
      { id: 'rainbow-bridge', label: 'Rainbow Bridge' },
      { id: 'thunder-workshop', label: 'Thunder Workshop' },
      { id: 'feather-nest', label: 'Feather Nest' },
    ],
  },
  {
    id: 'floating-isle',
    label: 'Floating Isle',
    subcategories: [
      { id: 'isle-of-windmills', label: 'Isle of Windmills' },
      { id: 'isle-of-waterfalls', label: 'Isle of Waterfalls' },
      { id: 'isle-of-cherry-trees', label: 'Isle of Cherry Trees' },
      { id: 'chained-isles', label: 'Chained Isles' },
    ],
  },
  {
    id: 'moon',
    label: 'Moon',
    subcategories: [
      { id: 'moon-crater', label: 'Moon Crater' },
      { id: 'moon-garden', label: 'Moon Garden' },
      { id: 'moon-base', label: 'Moon Base' },
      { id: 'silver-moon-village', label: 'Silver Moon Village' },
    ],
  },
  {
    id: 'planet',
    label: 'Planet',
    subcategories: [
      { id: 'ringed-planet', label: 'Ringed Planet' },
      { id: 'bubble-planet', label: 'Bubble Planet' },
      { id: 'mushroom-planet', label: 'Mushroom Planet' },
      { id: 'twin-sun-planet', label: 'Twin-Sun Planet' },
    ],
  },
  {
    id: 'space-station',
    label: 'Space Station',
    subcategories: [
      { id: 'star-dock', label: 'Star Dock' },
      { id: 'comet-observatory', label: 'Comet Observatory' },
      { id: 'space-greenhouse', label: 'Space Greenhouse' },
      { id: 'control-room', label: 'Control Room' },
    ],
  },
] as const satisfies readonly LocationCategory[];
