import type { LocationCategory } from './location-category.ts';

export const MOUNTAINS_AND_DESERTS = [
  {
    id: 'mountain',
    label: 'Mountain',
    subcategories: [
      { id: 'cloud-topped-peak', label: 'Cloud-Topped Peak' },
      { id: 'eagles-ledge', label: "Eagle's Ledge" },
      { id: 'rope-bridge-gorge', label: 'Rope Bridge Gorge' },
      { id: 'echo-valley', label: 'Echo Valley' },
    ],
  },
  {
    id: 'cave',
    label: 'Cave',
    subcategories: [
      { id: 'crystal-cave', label: 'Crystal Cave' },
      { id: 'dragons-den', label: "Dragon's Den" },
      { id: 'underground-lake', label: 'Underground Lake' },
      { id: 'glowworm-grotto', label: 'Glowworm Grotto' },
    ],
  },
  {
    id: 'desert',
    label: 'Desert',
    subcategories: [
      { id: 'golden-dunes', label: 'Golden Dunes' },
      { id: 'palm-oasis', label: 'Palm Oasis' },
      { id: 'red-rock-canyon', label: 'Red Rock Canyon' },
      { id: 'singing-sands', label: 'Singing Sands' },
    ],
  },
  {
    id: 'volcano',
    label: 'Volcano',
    subcategories: [
      { id: 'sleepy-volcano', label: 'Sleepy Volcano' },
      { id: 'lava-bridge', label: 'Lava Bridge', dark: true, gentleLabel: 'Glowing Bridge' },
      { id: 'hot-springs', label: 'Hot Springs' },
      { id: 'ember-forge', label: 'Ember Forge' },
    ],
  },
  {
    id: 'snow-land',
    label: 'Snow Land',
    subcategories: [
      { id: 'frozen-lake', label: 'Frozen Lake' },
      { id: 'ice-palace', label: 'Ice Palace' },
      { id: 'snowy-pine-valley', label: 'Snowy Pine Valley' },
      { id: 'northern-lights-camp', label: 'Northern Lights Camp' },
    ],
  },
] as const satisfies readonly LocationCategory[];
