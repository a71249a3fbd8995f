import type { LocationCategory } from './location-category.ts';

export const SPOOKY_PLACES = [
  {
    id: 'haunted-house',
    label: 'Haunted House',
    dark: true,
    gentleLabel: 'Creaky House',
    subcategories: [
      { id: 'ghostly-ballroom', label: 'Ghostly Ballroom', dark: true, gentleLabel: 'Dancing Ballroom' },
      { id: 'creaky-attic', label: 'Creaky Attic' },
      { id: 'cobweb-cellar', label: 'Cobweb Cellar', dark: true, gentleLabel: 'Lace-Curtain Cellar' },
      { id: 'portrait-hallway', label: 'Portrait Hallway' },
    ],
  },
  {
    id: 'graveyard',
    label: 'Graveyard',
    dark: true,
    gentleLabel: 'Sleepy Garden',
    subcategories: [
      { id: 'misty-graveyard', label: 'Misty Graveyard', dark: true, gentleLabel: 'Misty Garden' },
      { id: 'old-crypt', label: 'Old Crypt', dark: true, gentleLabel: 'Stone Cottage' },
      { id: 'bat-belfry', label: 'Bat Belfry' },
      { id: 'raven-gate', label: 'Raven Gate', dark: true, gentleLabel: 'Blackbird Gate' },
    ],
  },
  {
    id: 'shadow-forest',
    label: 'Shadow Forest',
    dark: true,
    gentleLabel: 'Twilight Forest',
    subcategories: [
      { id: 'crooked-trees', label: 'Crooked Trees' },
      { id: 'spider-glade', label: 'Spider Glade', dark: true, gentleLabel: 'Silver Thread Glade' },
      { id: 'owl-hollow', label: 'Owl Hollow' },
      { id: 'thorn-gate', label: 'Thorn Gate', dark: true, gentleLabel: 'Bramble Gate' },
    ],
  },
  {
    id: 'vampire-castle',
    label: 'Vampire Castle',
    dark: true,
    gentleLabel: 'Night Owl Castle',
    subcategories: [
      { id: 'candlelit-hall', label: 'Candlelit Hall' },
      { id: 'crypt-library', label: 'Crypt Library', dark: true, gentleLabel: 'Cellar Library' },
      { id: 'bat-tower', label: 'Bat Tower' },
      { id: 'midnight-courtyard', label: 'Midnight Courtyard' },
    ],
  },
  {
    id: 'foggy-moor',
    label: 'Foggy Moor',
    dark: true,
    gentleLabel: 'Misty Moor',
    subcategories: [
      { id: 'lonely-lamp-post', label: 'Lonely Lamp Post' },
      { id: 'will-o-the-wisp-pond', label: "Will-o'-the-Wisp Pond" },
      { id: 'howling-hill', label: 'Howling Hill', dark: true, gentleLabel: 'Singing Hill' },
      { id: 'ghost-ship-shore', label: 'Ghost Ship Shore', dark: true, gentleLabel: 'Floating Ship Shore' },
    ],
  },
] as const satisfies readonly LocationCategory[];
