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

export interface ImageHistoryEntry {
  url: string;
  path: string | null;
  /** Milliseconds since 1970. */
  timestamp: number;
  prompt: string;
  /** Kept as a label only; the model's name is configuration (architecture §3). */
  provider: 'dall-e';
  isSaved: boolean;
}

export interface AdvancedFeatures {
  /** Id of a portrait style. */
  imageStyle: string;
  background: string;
  lighting: string;
  mood: string;
  details: string;
  imageProvider: 'dall-e';
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

export interface Character extends CharacterFields {
  id: string;
  userId: string;
  imageUrl: string | null;
  /** Where the picture lies in Storage; the truth behind `imageUrl`. */
  imagePath: string | null;
  cloudStorage: boolean;
  mainImage: string | null;
  imageHistory: ImageHistoryEntry[];
  generatedPrompt: string | null;
  sharing: Sharing | null;
  /** Milliseconds since 1970; null where an old document does not say. */
  createdAt: number | null;
  updatedAt: number | null;
}

export const EMPTY_ADVANCED_FEATURES: AdvancedFeatures = {
  imageStyle: '',
  background: '',
  lighting: '',
  mood: '',
  details: '',
  imageProvider: 'dall-e',
};

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

export function readAdvancedFeatures(value: unknown): AdvancedFeatures {
  const data = isRecord(value) ? value : {};
  return {
    imageStyle: readText(data['imageStyle']),
    background: readText(data['background']),
    lighting: readText(data['lighting']),
    mood: readText(data['mood']),
    details: readText(data['details']),
    imageProvider: 'dall-e',
  };
}

function readHistoryEntry(value: unknown): ImageHistoryEntry | null {
  if (!isRecord(value) || typeof value['url'] !== 'string') return null;
  return {
    url: value['url'],
    path: readTextOrNull(value['path']),
    timestamp: readTime(value['timestamp']) ?? 0,
    prompt: readText(value['prompt']),
    provider: 'dall-e',
    isSaved: readBoolean(value['isSaved'], true),
  };
}

/** Reads today's and earlier shapes of an image history: a list or a keyed object. */
export const readImageHistory = (value: unknown): ImageHistoryEntry[] =>
  readList(value)
    .map(readHistoryEntry)
    .filter((entry) => entry !== null);

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
