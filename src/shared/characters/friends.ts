import { readCharacter, type Character, type CharacterFields } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';

interface Friend {
  id: string;
  portrait: string;
  /** A cut-out figure, for scenes. */
  figure: string;
  fields: CharacterFields;
}

type Described = Pick<CharacterFields, 'name' | 'type' | 'gender' | 'personality' | 'magicalPower' | 'appearance'>;

const friend = (id: string, described: Described): Friend => ({
  id: `friend-${id}`,
  portrait: `/art/friends/${id}.webp`,
  figure: `/art/cut-${id}.webp`,
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
const FRIENDS: readonly Friend[] = [
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

export const isFriendId = (id: string): boolean => FRIENDS.some((one) => one.id === id);

/** The portrait of a ready-made friend; null for other ids. */
export const friendPortrait = (id: string): string | null => FRIENDS.find((one) => one.id === id)?.portrait ?? null;

/** The friends as unsaved characters. */
export const FRIEND_CHARACTERS: readonly Character[] = FRIENDS.flatMap(
  ({ id, fields }) => readCharacter(id, fields) ?? [],
);

/** The ready-made art of a stored or unsaved friend without a portrait; undefined for other characters. */
export function friendArt(character: { name: string; type?: string; imageUrl: string | null }) {
  const { name, type, imageUrl } = character;
  return imageUrl === null ? FRIENDS.find(({ fields }) => fields.name === name && fields.type === type) : undefined;
}
