import { readAdvancedFeatures, type AdvancedFeatures } from '../images/advanced-features.ts';
import { readImageHistory } from '../images/image-history.ts';
import type { PictureFields } from '../images/main-image.ts';
import {
  isRecord,
  readBoolean,
  readChoice,
  readList,
  readText,
  readTextOrNull,
  readTime,
  type StoredData,
} from '../stored/read-fields.ts';
import { readSharing, type Sharing } from '../sharing/sharing.ts';
import { DEFAULT_APPEARANCE } from './default-appearance.ts';
import { CHARACTER_ROLES, type CharacterRole } from './roles.ts';

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export interface Appearance {
  height: string;
  build: string;
  color: string;
  distinguishingFeature: string;
  /** A catalogue value, or null where `customAge` says it in the family's own words. */
  age: string | null;
  customAge: string;
}

/** What a family decides about a character before it is saved (specification §3). */
export interface CharacterFields {
  name: string;
  /** 'Category - Subcategory - Specific type'. */
  type: string;
  gender: Gender;
  /** Up to two traits joined with ' and '. */
  personality: string;
  magicalPower: string | null;
  role: CharacterRole | null;
  customDescription: string;
  appearance: Appearance;
  advancedFeatures: AdvancedFeatures;
  /** Named after a real child: the name never leaves for the story maker (architecture §6). */
  realChild: boolean;
}

export interface Character extends CharacterFields, PictureFields {
  id: string;
  userId: string;
  sharing: Sharing | null;
  /** Milliseconds since 1970; null where an old document does not say. */
  createdAt: number | null;
  updatedAt: number | null;
}

/** Ids of characters that were never saved (specification §3). */
export const isTemporaryId = (id: string): boolean => id.startsWith('temp_');

export function readAppearance(value: unknown): Appearance {
  const data = isRecord(value) ? value : {};
  return {
    height: readText(data['height']) || DEFAULT_APPEARANCE.height,
    build: readText(data['build']) || DEFAULT_APPEARANCE.build,
    color: readText(data['color']) || DEFAULT_APPEARANCE.color,
    distinguishingFeature: readText(data['distinguishingFeature']) || DEFAULT_APPEARANCE.distinguishingFeature,
    age: readTextOrNull(data['age']),
    customAge: readText(data['customAge']),
  };
}

/**
 * Reads a stored character in today's or an earlier shape, without changing it. Returns null for a document that has
 * no name or type and so cannot be shown as a character; the list then shows a tile that says so.
 */
export function readCharacter(id: string, data: StoredData): Character | null {
  const name = readText(data['name']).trim();
  const type = readText(data['type']).trim();
  if (name === '' || type === '') return null;
  const personality = data['personality'];
  return {
    id,
    name,
    type,
    userId: readText(data['userId']),
    gender: readChoice(data['gender'], GENDERS, 'female'),
    personality:
      typeof personality === 'string'
        ? personality
        : readList(personality)
            .filter((trait) => typeof trait === 'string')
            .join(' and '),
    magicalPower: readTextOrNull(data['magicalPower']),
    role: readChoice(data['role'], CHARACTER_ROLES, null),
    customDescription: readText(data['customDescription']),
    appearance: readAppearance(data['appearance']),
    advancedFeatures: readAdvancedFeatures(data['advancedFeatures']),
    realChild: readBoolean(data['realChild']),
    imageUrl: readTextOrNull(data['imageUrl']),
    imagePath: readTextOrNull(data['imagePath']),
    cloudStorage: readBoolean(data['cloudStorage']),
    mainImage: readTextOrNull(data['mainImage']),
    imageHistory: readImageHistory(data['imageHistory']),
    generatedPrompt: readTextOrNull(data['generatedPrompt']),
    sharing: readSharing(data['sharing']),
    createdAt: readTime(data['createdAt']),
    updatedAt: readTime(data['updatedAt']),
  };
}

/** Character search of specification §5: name, type, personality and magical power, whatever the case. */
export function matchesCharacterSearch(character: CharacterFields, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  const { name, type, personality, magicalPower } = character;
  return [name, type, personality, magicalPower ?? ''].some((text) => text.toLowerCase().includes(wanted));
}
