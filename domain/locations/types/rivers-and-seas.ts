import type { LocationCategory } from './location-category.ts';

export const RIVERS_AND_SEAS = [
  {
    id: 'river',
    label: 'River',
    subcategories: [
      { id: 'winding-river', label: 'Winding River' },
      { id: 'stepping-stone-stream', label: 'Stepping-Stone Stream' },
      { id: 'old-water-mill', label: 'Old Water Mill' },
      { id: 'beaver-dam', label: 'Beaver Dam' },
    ],
  },
  {
    id: 'waterfall',
    label: 'Waterfall',
    subcategories: [
      { id: 'rainbow-falls', label: 'Rainbow Falls' },
      { id: 'hidden-cave-falls', label: 'Hidden Cave Falls' },
      { id: 'moonlit-cascade', label: 'Moonlit Cascade' },
      { id: 'seven-step-falls', label: 'Seven-Step Falls' },
    ],
  },
  {
    id: 'lake',
    label: 'Lake',
    subcategories: [
      { id: 'mirror-lake', label: 'Mirror Lake' },
      { id: 'swan-lake', label: 'Swan Lake' },
      { id: 'boathouse-lake', label: 'Boathouse Lake' },
      { id: 'misty-lake', label: 'Misty Lake' },
    ],
  },
  {
    id: 'seaside',
    label: 'Seaside',
    subcategories: [
      { id: 'shell-beach', label: 'Shell Beach' },
      { id: 'lighthouse-point', label: 'Lighthouse Point' },
      { id: 'rock-pool-bay', label: 'Rock Pool Bay' },
      { id: 'smugglers-cove', label: "Smuggler's Cove", dark: true, gentleLabel: 'Hidden Cove' },
    ],
  },
  {
    id: 'island',
    label: 'Island',
    subcategories: [
      { id: 'palm-island', label: 'Palm Island' },
      { id: 'treasure-island', label: 'Treasure Island' },
      { id: 'turtle-back-island', label: 'Turtle-Back Island' },
      { id: 'penguin-island', label: 'Penguin Island' },
    ],
  },
  {
    id: 'undersea',
    label: 'Undersea',
    subcategories: [
      { id: 'coral-reef', label: 'Coral Reef' },
      { id: 'sunken-ship', label: 'Sunken Ship' },
      { id: 'mermaid-city', label: 'Mermaid City' },
      { id: 'kelp-forest', label: 'Kelp Forest' },
    ],
  },
] as const satisfies readonly LocationCategory[];
