import { FILL_REQUIRED_FIELDS, TOO_LONG } from '../characters/character-form.ts';
import { isTemporaryId } from '../characters/character.ts';
import type { FieldProblem } from '../errors/field-problem.ts';
import { LIMITS } from '../limits/limits.ts';
import { TOO_MANY_ENTRIES } from '../limits/too-many-entries.ts';
import { fill } from '../text/lists.ts';
import { LOCATION_LIST_FIELDS, type Location, type LocationFields } from './location.ts';

export const SAVE_LOCATION_FIRST = 'Please save the location first before generating an image';

export const REQUIRED_LOCATION_FIELDS = ['name', 'type'] as const;
export type RequiredLocationField = (typeof REQUIRED_LOCATION_FIELDS)[number];

export type LocationDraft = Partial<LocationFields>;

export const missingLocationFields = (draft: LocationDraft): RequiredLocationField[] =>
  REQUIRED_LOCATION_FIELDS.filter((field) => (draft[field] ?? '').trim() === '');

const TEXT_LIMITS = {
  name: LIMITS.name,
  type: LIMITS.listEntry,
  category: LIMITS.listEntry,
  subcategory: LIMITS.listEntry,
  description: LIMITS.freeText,
  climate: LIMITS.listEntry,
} as const;
const LIMITED_TEXTS = ['name', 'type', 'category', 'subcategory', 'description', 'climate'] as const;

/** The first reason why `draft` cannot be saved, or null: missing fields, then lengths. */
export function locationProblem(draft: LocationDraft): FieldProblem<keyof LocationFields | 'details'> | null {
  const [missing] = missingLocationFields(draft);
  if (missing) return { field: missing, message: FILL_REQUIRED_FIELDS };
  const longText = LIMITED_TEXTS.find((field) => (draft[field] ?? '').length > TEXT_LIMITS[field]);
  if (longText) return { field: longText, message: tooLong(TEXT_LIMITS[longText]) };
  if ((draft.advancedFeatures?.details ?? '').length > LIMITS.freeText)
    return { field: 'details', message: tooLong(LIMITS.freeText) };
  for (const field of LOCATION_LIST_FIELDS) {
    const words = draft[field] ?? [];
    if (words.length > LIMITS.listEntries) return { field, message: TOO_MANY_ENTRIES };
    if (words.some((word) => word.length > LIMITS.listEntry)) return { field, message: tooLong(LIMITS.listEntry) };
  }
  return null;
}

const tooLong = (limit: number): string => fill(TOO_LONG, { limit: String(limit) });

/** Why no picture of `location` can be generated, or null: it must be saved and have a type. */
export function locationPictureProblem(location: Partial<Pick<Location, 'id' | 'type'>>): string | null {
  if (!location.id || isTemporaryId(location.id)) return SAVE_LOCATION_FIRST;
  return location.type?.trim() ? null : FILL_REQUIRED_FIELDS;
}
