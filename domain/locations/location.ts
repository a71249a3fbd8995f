import { readAdvancedFeatures, type AdvancedFeatures } from '../images/advanced-features.ts';
import { readImageHistory } from '../images/image-history.ts';
import type { PictureFields } from '../images/main-image.ts';
import { readBoolean, readText, readTextOrNull, readTexts, readTime, type StoredData } from '../stored/read-fields.ts';
import type { LocationKind } from './types/location-types.ts';

/** The lists of a location, in the order of the form (specification §3). */
export const LOCATION_LISTS = ['magicalProperties', 'inhabitants', 'dangers', 'treasures'] as const;
type LocationLists = Record<(typeof LOCATION_LISTS)[number], string[]>;

/** What a family decides about a location before it is saved (specification §3). */
export interface LocationFields extends LocationKind, LocationLists {
  name: string;
  description: string;
  climate: string;
  advancedFeatures: AdvancedFeatures;
}

export interface Location extends LocationFields, PictureFields {
  id: string;
  userId: string;
  /** Milliseconds since 1970; null where an old document does not say. */
  createdAt: number | null;
  updatedAt: number | null;
}

/** The texts of a stored list, which an earlier version may have kept as one text. */
function readWords(value: unknown): string[] {
  const words = typeof value === 'string' ? value.split(',') : readTexts(value);
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

/** Whether the name or the kind of a location contains `query`, in any case (as characters are searched, specification §5). */
export function matchesLocationSearch({ name, type, category, subcategory }: LocationFields, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [name, type, category, subcategory].some((text) => text.toLowerCase().includes(wanted));
}

/** What a place is and looks like. */
export type LocationLook = Omit<LocationFields, 'name' | 'advancedFeatures'>;

/** Reads what a place is and looks like; what is not said is empty. */
export const readLocationLook = (data: StoredData): LocationLook => ({
  type: readText(data['type']).trim(),
  category: readText(data['category']).trim(),
  subcategory: readText(data['subcategory']).trim(),
  description: readText(data['description']),
  climate: readText(data['climate']),
  magicalProperties: readWords(data['magicalProperties']),
  inhabitants: readWords(data['inhabitants']),
  dangers: readWords(data['dangers']),
  treasures: readWords(data['treasures']),
});

/**
 * Reads a stored location in today's or an earlier shape, without changing it: lists stored as keyed objects become
 * lists (specification §3). Null for a document without a name or a type; the list then shows a tile that says so.
 */
export function readLocation(id: string, data: StoredData): Location | null {
  const name = readText(data['name']).trim();
  const look = readLocationLook(data);
  if (name === '' || look.type === '') return null;
  return {
    id,
    userId: readText(data['userId']),
    name,
    ...look,
    advancedFeatures: readAdvancedFeatures(data['advancedFeatures']),
    imageUrl: readTextOrNull(data['imageUrl']),
    imagePath: readTextOrNull(data['imagePath']),
    cloudStorage: readBoolean(data['cloudStorage']),
    mainImage: readTextOrNull(data['mainImage']),
    imageHistory: readImageHistory(data['imageHistory']),
    generatedPrompt: readTextOrNull(data['generatedPrompt']),
    createdAt: readTime(data['createdAt']),
    updatedAt: readTime(data['updatedAt']),
  };
}
