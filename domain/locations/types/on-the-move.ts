import type { LocationCategory } from './location-category.ts';

export const ON_THE_MOVE = [
  {
    id: 'ship',
    label: 'Ship',
    subcategories: [
      { id: 'sailing-ship', label: 'Sailing Ship' },
      { id: 'pirate-ship', label: 'Pirate Ship', dark: true, gentleLabel: 'Treasure Ship' },
      { id: 'river-steamer', label: 'River Steamer' },
      { id: 'little-rowing-boat', label: 'Little Rowing Boat' },
    ],
  },
  {
    id: 'train',
    label: 'Train',
    subcategories: [
      { id: 'steam-train', label: 'Steam Train' },
      { id: 'night-train', label: 'Night Train' },
      { id: 'mountain-railway', label: 'Mountain Railway' },
      { id: 'star-train', label: 'Star Train' },
    ],
  },
  {
    id: 'airship',
    label: 'Airship',
    subcategories: [
      { id: 'hot-air-balloon', label: 'Hot-Air Balloon' },
      { id: 'sky-galleon', label: 'Sky Galleon' },
      { id: 'propeller-airship', label: 'Propeller Airship' },
      { id: 'cloud-ferry', label: 'Cloud Ferry' },
    ],
  },
  {
    id: 'caravan',
    label: 'Caravan',
    subcategories: [
      { id: 'painted-wagon', label: 'Painted Wagon' },
      { id: 'desert-caravan', label: 'Desert Caravan' },
      { id: 'snow-sleigh', label: 'Snow Sleigh' },
      { id: 'snail-shell-caravan', label: 'Snail-Shell Caravan' },
    ],
  },
  {
    id: 'submarine',
    label: 'Submarine',
    subcategories: [
      { id: 'brass-submarine', label: 'Brass Submarine' },
      { id: 'whale-shaped-submarine', label: 'Whale-Shaped Submarine' },
      { id: 'bubble-diver', label: 'Bubble Diver' },
      { id: 'deep-sea-lab', label: 'Deep-Sea Lab' },
    ],
  },
] as const satisfies readonly LocationCategory[];
