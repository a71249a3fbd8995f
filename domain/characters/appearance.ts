import { APPEARANCE_SETS, type Body, type Looks } from './looks.ts';
import type { TopLevelType } from './types/top-level-types.ts';
import { parseCharacterType } from './types/type-text.ts';

interface CategoryBodies {
  readonly body: Body;
  readonly except?: Readonly<Record<string, Body>>;
}

export const BODIES: Readonly<Record<TopLevelType['label'], CategoryBodies>> = {
  Human: { body: 'person' },
  Animal: { body: 'animal' },
  'Supernatural Being': {
    body: 'celestial',
    except: {
      Ghost: 'spirit',
      'Nature Spirit': 'spirit',
      'Household Spirit': 'spirit',
      Vampire: 'person',
      Werefolk: 'person',
      Undead: 'undead',
    },
  },
  'Robot/Artificial Intelligence': { body: 'robot' },
  'Mythical Creature': {
    body: 'beast',
    except: {
      Dragon: 'dragon',
      Merfolk: 'merfolk',
      'Giant Folk': 'giant',
      'Hoofed Folk': 'animal',
      Golem: 'stone',
      'Tree Folk': 'plant',
    },
  },
  Alien: {
    body: 'alien',
    except: {
      'Star Traveler': 'person',
      'Plant Alien': 'plant',
      'Light Alien': 'elemental',
      'Cosmic Creature': 'beast',
    },
  },
  'Magical Being': {
    body: 'littleFolk',
    except: {
      Fairy: 'fae',
      Sprite: 'fae',
      Elf: 'person',
      Spellcaster: 'spellcaster',
      Genie: 'spirit',
      Elemental: 'elemental',
      Dryad: 'plant',
      'Enchanted Friend': 'toy',
    },
  },
  Mystic: { body: 'spellcaster' },
  Hybrid: {
    body: 'person',
    except: { 'Sea Folk': 'merfolk', 'Plant Folk': 'plant', 'Half-Dragon': 'dragon', 'Mixed-Up Animal': 'beast' },
  },
  'Dark Being': {
    body: 'person',
    except: {
      'Shadow Being': 'shadow',
      'Dark Magician': 'spellcaster',
      'Blood Mage': 'bloodMage',
      'Dark Fairy': 'fae',
      Imp: 'monster',
      Goblin: 'littleFolk',
      Gargoyle: 'stone',
      Monster: 'monster',
      Nightmare: 'shadow',
    },
  },
};

const isCategory = (label: string): label is TopLevelType['label'] => Object.hasOwn(BODIES, label);

export function bodyOf(characterType: string): Body {
  const parts = parseCharacterType(characterType);
  if (!parts || !isCategory(parts.category)) return 'person';
  const { body, except = {} } = BODIES[parts.category];
  return Object.hasOwn(except, parts.subcategory) ? (except[parts.subcategory] ?? body) : body;
}

export const appearanceOptionsFor = (characterType: string): Looks => APPEARANCE_SETS[bodyOf(characterType)];
