import { EMPTY_ADVANCED_FEATURES } from '../images/advanced-features.ts';
import type { CharacterFields } from './character.ts';

export type FriendId = 'ember' | 'pip' | 'lyra';

export interface Friend {
  id: FriendId;
  fields: CharacterFields;
}

type Described = Pick<CharacterFields, 'name' | 'type' | 'gender' | 'personality' | 'magicalPower' | 'appearance'>;

const friend = (id: FriendId, described: Described): Friend => ({
  id,
  fields: {
    ...described,
    role: null,
    customDescription: '',
    advancedFeatures: EMPTY_ADVANCED_FEATURES,
    realChild: false,
  },
});

const looks = (appearance: Omit<CharacterFields['appearance'], 'customAge'>) => ({ ...appearance, customAge: '' });

/**
 * Ready-made characters for a family without any. A friend is stored, and counted, just before a story with it is
 * requested (docs/decisions/0124).
 */
export const FRIENDS: readonly Friend[] = [
  friend('ember', {
    name: 'Ember',
    type: 'Mythical Creature - Dragon - Fire Dragon',
    gender: 'female',
    personality: 'Brave and Stubborn',
    magicalPower: 'Flying',
    appearance: looks({
      height: 'Small',
      build: 'Round-Bellied',
      color: 'Crimson',
      distinguishingFeature: 'Crooked Smile',
      age: 'Young',
    }),
  }),
  friend('pip', {
    name: 'Pip',
    type: 'Animal - Fur and Feather - Fox',
    gender: 'male',
    personality: 'Curious and Playful',
    magicalPower: null,
    appearance: looks({
      height: 'Small',
      build: 'Fluffy',
      color: 'Rusty Red',
      distinguishingFeature: 'Striped Scarf',
      age: 'Young',
    }),
  }),
  friend('lyra', {
    name: 'Lyra',
    type: 'Magical Being - Spellcaster - Star Wizard',
    gender: 'female',
    personality: 'Kind and Curious',
    magicalPower: 'Light Creation',
    appearance: looks({
      height: 'Short',
      build: 'Nimble',
      color: 'Midnight Blue',
      distinguishingFeature: 'Trail of Sparkles',
      age: 'Apprentice',
    }),
  }),
];

/** The friend whose ready-made picture a stored or unsaved character without a portrait has. */
export function friendOf({ name, type, imageUrl }: { name: string; type?: string; imageUrl: string | null }) {
  return imageUrl === null ? FRIENDS.find(({ fields }) => fields.name === name && fields.type === type) : undefined;
}
