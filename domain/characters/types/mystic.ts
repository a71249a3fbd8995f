import type { Subcategory } from './type-entry.ts';

export const MYSTIC_TYPES = [
  {
    id: 'mage',
    label: 'Mage',
    types: [
      { id: 'fire-mage', label: 'Fire Mage' },
      { id: 'water-mage', label: 'Water Mage' },
      { id: 'wind-mage', label: 'Wind Mage' },
      { id: 'stone-mage', label: 'Stone Mage' },
      { id: 'light-mage', label: 'Light Mage' },
      { id: 'shadow-mage', label: 'Shadow Mage', dark: true, gentleLabel: 'Twilight Mage' },
      { id: 'crystal-mage', label: 'Crystal Mage' },
      { id: 'mirror-mage', label: 'Mirror Mage' },
    ],
  },
  {
    id: 'oracle',
    label: 'Oracle',
    types: [
      { id: 'moon-oracle', label: 'Moon Oracle' },
      { id: 'sea-oracle', label: 'Sea Oracle' },
      { id: 'cave-oracle', label: 'Cave Oracle' },
      { id: 'crystal-ball-oracle', label: 'Crystal-Ball Oracle' },
    ],
  },
  {
    id: 'druid',
    label: 'Druid',
    types: [
      { id: 'grove-druid', label: 'Grove Druid' },
      { id: 'river-druid', label: 'River Druid' },
      { id: 'stone-circle-druid', label: 'Stone-Circle Druid' },
      { id: 'mushroom-druid', label: 'Mushroom Druid' },
    ],
  },
  {
    id: 'wandering-monk',
    label: 'Wandering Monk',
    types: [
      { id: 'mountain-monk', label: 'Mountain Monk' },
      { id: 'cloud-monk', label: 'Cloud Monk' },
      { id: 'bamboo-monk', label: 'Bamboo Monk' },
      { id: 'bell-monk', label: 'Bell Monk' },
    ],
  },
  {
    id: 'alchemist',
    label: 'Alchemist',
    types: [
      { id: 'gold-alchemist', label: 'Gold Alchemist' },
      { id: 'color-alchemist', label: 'Color Alchemist' },
      { id: 'perfume-alchemist', label: 'Perfume Alchemist' },
      { id: 'cloud-alchemist', label: 'Cloud Alchemist' },
    ],
  },
  {
    id: 'star-sage',
    label: 'Star Sage',
    types: [
      { id: 'sun-sage', label: 'Sun Sage' },
      { id: 'comet-reader', label: 'Comet Reader' },
      { id: 'zodiac-keeper', label: 'Zodiac Keeper' },
      { id: 'planet-listener', label: 'Planet Listener' },
    ],
  },
  {
    id: 'dream-guide',
    label: 'Dream Guide',
    types: [
      { id: 'sleepwalker-guide', label: 'Sleepwalker Guide' },
      { id: 'cloud-bed-guide', label: 'Cloud-Bed Guide' },
      { id: 'moonbeam-guide', label: 'Moonbeam Guide' },
      { id: 'memory-guide', label: 'Memory Guide' },
    ],
  },
  {
    id: 'animal-whisperer',
    label: 'Animal Whisperer',
    types: [
      { id: 'wolf-whisperer', label: 'Wolf Whisperer' },
      { id: 'bird-whisperer', label: 'Bird Whisperer' },
      { id: 'whale-whisperer', label: 'Whale Whisperer' },
      { id: 'dragon-whisperer', label: 'Dragon Whisperer' },
    ],
  },
  {
    id: 'keeper-of-secrets',
    label: 'Keeper of Secrets',
    types: [
      { id: 'rune-carver', label: 'Rune Carver' },
      { id: 'scroll-keeper', label: 'Scroll Keeper' },
      { id: 'riddle-keeper', label: 'Riddle Keeper' },
      { id: 'key-keeper', label: 'Key Keeper' },
    ],
  },
  {
    id: 'spell-singer',
    label: 'Spell Singer',
    types: [
      { id: 'harp-enchanter', label: 'Harp Enchanter' },
      { id: 'flute-charmer', label: 'Flute Charmer' },
      { id: 'drum-caller', label: 'Drum Caller' },
      { id: 'song-weaver', label: 'Song Weaver' },
    ],
  },
  {
    id: 'time-keeper',
    label: 'Time Keeper',
    types: [
      { id: 'hourglass-keeper', label: 'Hourglass Keeper' },
      { id: 'clock-tower-mystic', label: 'Clock-Tower Mystic' },
      { id: 'sundial-mystic', label: 'Sundial Mystic' },
      { id: 'season-turner', label: 'Season Turner' },
    ],
  },
] as const satisfies readonly Subcategory[];
