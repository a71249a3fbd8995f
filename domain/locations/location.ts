import { readAdvancedFeatures } from '../images/advanced-features.ts';
import { PICTURE_FIELDS } from '../images/main-image.ts';
import { defineDocument, trimmedText, type DocumentOf, type ValuesOf } from '../stored/define-document.ts';
import { readText, readTextList, readTime } from '../stored/read-fields.ts';
import { isFoundIn } from '../text/search-key.ts';

export const LOCATION_LIST_FIELDS = ['magicalProperties', 'inhabitants', 'dangers', 'treasures'] as const;

/** A stored list, which earlier versions stored as one string. */
function readWords(value: unknown): string[] {
  const words = typeof value === 'string' ? value.split(',') : readTextList(value);
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

export const LOCATION_LOOK_FIELDS = {
  type: trimmedText,
  category: trimmedText,
  subcategory: trimmedText,
  description: readText,
  climate: readText,
  magicalProperties: readWords,
  inhabitants: readWords,
  dangers: readWords,
  treasures: readWords,
};

export type LocationLook = ValuesOf<typeof LOCATION_LOOK_FIELDS>;

export const LOCATION_FIELDS = { name: trimmedText, ...LOCATION_LOOK_FIELDS, advancedFeatures: readAdvancedFeatures };

export type LocationFields = ValuesOf<typeof LOCATION_FIELDS>;

/** `locations/{id}`. Without a name, lists show a placeholder; without a type it can be edited, but has no picture. */
export const LOCATION = defineDocument({
  collection: 'locations',
  version: 2,
  fields: {
    ...LOCATION_FIELDS,
    ...PICTURE_FIELDS,
    userId: readText,
    /** Milliseconds since 1970; null in some old documents. */
    createdAt: readTime,
    updatedAt: readTime,
  },
  required: ['name'],
  rules: { locationDetails: Object.keys(LOCATION_FIELDS) },
});

export type Location = DocumentOf<typeof LOCATION>;

export const readLocation = LOCATION.read;

export const matchesLocationSearch = ({ name, type, category, subcategory }: LocationFields, query: string): boolean =>
  isFoundIn([name, type, category, subcategory], query);
