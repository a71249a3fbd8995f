import type { FieldProblem } from '../errors/field-problem.ts';
import { LIMITS } from '../limits/limits.ts';
import type { CharacterFields } from './character.ts';
import { MAX_TRAITS, splitTraits } from './personality.ts';

export const FILL_REQUIRED_FIELDS = 'Please fill in all required fields';
export const SAVE_CHARACTER_FAILED = 'Failed to save character';
export const TOO_LONG = 'Please use at most {limit} characters';

/** Required fields, in the order of the form (docs/specification.md#5). */
export const REQUIRED_CHARACTER_FIELDS = ['type', 'name', 'gender', 'personality'] as const;
export type RequiredCharacterField = (typeof REQUIRED_CHARACTER_FIELDS)[number];

export type CharacterDraft = Partial<CharacterFields>;

export function missingCharacterFields(draft: CharacterDraft): RequiredCharacterField[] {
  return REQUIRED_CHARACTER_FIELDS.filter((field) => (draft[field] ?? '').trim() === '');
}

/** The first reason why `draft` cannot be saved, or null: missing fields, then lengths. */
export function characterProblem(
  draft: CharacterDraft,
): FieldProblem<keyof CharacterFields | 'customAge' | 'details'> | null {
  const [missing] = missingCharacterFields(draft);
  if (missing) return { field: missing, message: FILL_REQUIRED_FIELDS };
  const tooLong = (limit: number): string => TOO_LONG.replace('{limit}', String(limit));
  if ((draft.name ?? '').length > LIMITS.name) return { field: 'name', message: tooLong(LIMITS.name) };
  if ((draft.customDescription ?? '').length > LIMITS.freeText)
    return { field: 'customDescription', message: tooLong(LIMITS.freeText) };
  if ((draft.advancedFeatures?.details ?? '').length > LIMITS.freeText)
    return { field: 'details', message: tooLong(LIMITS.freeText) };
  if ((draft.appearance?.customAge ?? '').length > LIMITS.name)
    return { field: 'customAge', message: tooLong(LIMITS.name) };
  if (splitTraits(draft.personality ?? '').length > MAX_TRAITS)
    return { field: 'personality', message: FILL_REQUIRED_FIELDS };
  return null;
}
