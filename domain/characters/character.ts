import { ADVANCED_FEATURES_FIELDS, readAdvancedFeatures } from '../images/advanced-features.ts';
import { IMAGE_HISTORY_FIELDS } from '../images/image-history.ts';
import { PICTURE_FIELDS } from '../images/main-image.ts';
import { readItemSharing } from '../sharing/item-sharing.ts';
import {
  defineDocument,
  mapOf,
  oneOf,
  trimmedText,
  type DocumentOf,
  type ValuesOf,
} from '../stored/define-document.ts';
import { readBoolean, readText, readTextOrNull, readTextList, readTime } from '../stored/read-fields.ts';
import { DEFAULT_APPEARANCE } from './default-appearance.ts';
import { CHARACTER_ROLES } from './roles.ts';
import { isFoundIn } from '../text/search-key.ts';

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

const textOr = (fallback: string) => (value: unknown) => readText(value) || fallback;

const APPEARANCE_FIELDS = {
  height: textOr(DEFAULT_APPEARANCE.height),
  build: textOr(DEFAULT_APPEARANCE.build),
  color: textOr(DEFAULT_APPEARANCE.color),
  distinguishingFeature: textOr(DEFAULT_APPEARANCE.distinguishingFeature),
  /** A catalogue value, or null when `customAge` is set. */
  age: readTextOrNull,
  customAge: readText,
};

export type Appearance = ValuesOf<typeof APPEARANCE_FIELDS>;

export const readAppearance = mapOf(APPEARANCE_FIELDS);

export const CHARACTER_FIELDS = {
  name: trimmedText,
  /** Written as 'Category - Subcategory - Specific type'. */
  type: trimmedText,
  gender: oneOf(GENDERS, 'female'),
  /** Up to two traits joined with ' and '. */
  personality: (value: unknown) => (typeof value === 'string' ? value : readTextList(value).join(' and ')),
  magicalPower: readTextOrNull,
  role: oneOf(CHARACTER_ROLES, null),
  customDescription: readText,
  appearance: readAppearance,
  advancedFeatures: readAdvancedFeatures,
  /** Whether the character is named after a real child, whose name is never sent to a model. */
  realChild: readBoolean,
};

export type CharacterFields = ValuesOf<typeof CHARACTER_FIELDS>;

/** Fields that are set when a character or location is created; all but `updatedAt` never change. */
export const ITEM_BASE_FIELDS = ['id', 'userId', 'createdAt', 'updatedAt'];

/** `characters/{id}`. Lists show a placeholder for a character without a name or type. */
export const CHARACTER = defineDocument({
  collection: 'characters',
  version: 3,
  fields: {
    ...CHARACTER_FIELDS,
    ...PICTURE_FIELDS,
    userId: readText,
    sharing: readItemSharing,
    /** Milliseconds since 1970; null in some old documents. */
    createdAt: readTime,
    updatedAt: readTime,
  },
  required: ['name', 'type'],
  rules: {
    genders: GENDERS,
    roles: CHARACTER_ROLES,
    itemStart: ITEM_BASE_FIELDS,
    characterDetails: Object.keys(CHARACTER_FIELDS),
    appearanceFields: Object.keys(APPEARANCE_FIELDS),
    advancedFeaturesFields: Object.keys(ADVANCED_FEATURES_FIELDS),
    pictureFields: Object.keys(PICTURE_FIELDS),
    imageHistoryFields: [...Object.keys(IMAGE_HISTORY_FIELDS), 'path'],
  },
});

export type Character = DocumentOf<typeof CHARACTER>;

export const readCharacter = CHARACTER.read;

/** Whether `id` is the id of an unsaved character (docs/specification.md#3). */
export const isTemporaryId = (id: string): boolean => id.startsWith('temp_');

export function matchesCharacterSearch(character: CharacterFields, query: string): boolean {
  const { name, type, personality, magicalPower } = character;
  return isFoundIn([name, type, personality, magicalPower ?? ''], query);
}
