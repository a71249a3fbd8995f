import type { CharacterFields } from '@talelantern/domain/characters/character';

export const STYLE = { imageStyle: 'cartoon-bold-outline' };

/** A character of the demo family; fields that are left out are as in an empty form. */
export type DemoCharacter = Partial<CharacterFields> & { id: string };

export const CHARACTERS: readonly DemoCharacter[] = [
  {
    id: 'demo-ember',
    name: 'Ember',
    type: 'Mythical Creature - Dragon - Fire Dragon',
    gender: 'female',
    personality: 'Brave and Kind',
    magicalPower: 'Flying',
    role: 'Hero',
  },
  {
    id: 'demo-pip',
    name: 'Pip',
    type: 'Animal - Fur and Feather - Fox',
    gender: 'male',
    personality: 'Curious and Cheerful',
    role: 'Sidekick',
  },
  {
    id: 'demo-lyra',
    name: 'Lyra',
    type: 'Human - Mystic - Stargazer',
    gender: 'female',
    personality: 'Clever and Patient',
    magicalPower: 'Light Creation',
    role: 'Mentor',
  },
];

export const LOCATIONS = [
  {
    id: 'demo-glimmerwood',
    name: 'Glimmerwood',
    type: 'Woods and Meadows',
    category: 'Forest',
    subcategory: 'Lantern Forest',
  },
  { id: 'demo-quay', name: 'Lantern Quay', type: 'Town and Country', category: 'Harbor', subcategory: 'Lantern Quay' },
] as const;

export interface DemoStory {
  id: string;
  cast: readonly string[];
  location: string;
  theme: string;
  chapters: number;
  isNarrated: boolean;
}

export const STORIES: readonly DemoStory[] = [
  {
    id: 'story_1790000000000_demohalf',
    cast: ['demo-lyra', 'demo-pip'],
    location: 'demo-glimmerwood',
    theme: 'Enchanted Forest',
    chapters: 2,
    isNarrated: false,
  },
  {
    id: 'story_1790000060000_demofull',
    cast: ['demo-ember', 'demo-pip'],
    location: 'demo-quay',
    theme: 'Far Lighthouse',
    chapters: 4,
    isNarrated: true,
  },
];
