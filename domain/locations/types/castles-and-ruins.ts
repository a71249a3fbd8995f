import type { LocationCategory } from './location-category.ts';

export const CASTLES_AND_RUINS = [
  {
    id: 'castle',
    label: 'Castle',
    subcategories: [
      { id: 'knights-castle', label: "Knight's Castle" },
      { id: 'fairytale-castle', label: 'Fairytale Castle' },
      { id: 'castle-courtyard', label: 'Castle Courtyard' },
      { id: 'mountain-fortress', label: 'Mountain Fortress' },
    ],
  },
  {
    id: 'palace',
    label: 'Palace',
    subcategories: [
      { id: 'golden-palace', label: 'Golden Palace' },
      { id: 'glass-palace', label: 'Glass Palace' },
      { id: 'throne-room', label: 'Throne Room' },
      { id: 'grand-ballroom', label: 'Grand Ballroom' },
    ],
  },
  {
    id: 'tower',
    label: 'Tower',
    subcategories: [
      { id: 'wizards-tower', label: "Wizard's Tower" },
      { id: 'clock-tower', label: 'Clock Tower' },
      { id: 'ivy-tower', label: 'Ivy Tower' },
      { id: 'watchtower', label: 'Watchtower' },
    ],
  },
  {
    id: 'ruins',
    label: 'Ruins',
    subcategories: [
      { id: 'overgrown-ruins', label: 'Overgrown Ruins' },
      { id: 'stone-circle', label: 'Stone Circle' },
      { id: 'lost-city', label: 'Lost City' },
      { id: 'broken-bridge', label: 'Broken Bridge' },
    ],
  },
  {
    id: 'temple',
    label: 'Temple',
    subcategories: [
      { id: 'jungle-temple', label: 'Jungle Temple' },
      { id: 'sun-temple', label: 'Sun Temple' },
      { id: 'hall-of-statues', label: 'Hall of Statues' },
      { id: 'waterfall-shrine', label: 'Waterfall Shrine' },
    ],
  },
] as const satisfies readonly LocationCategory[];
