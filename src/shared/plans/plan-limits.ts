import { type ErrorCode, isAppError } from '@talelantern/domain/errors/app-error';
import { readChoice, readRecord } from '@talelantern/domain/stored/read-fields';

const isLimit = (code: ErrorCode): boolean => code === 'plan_limit' || code === 'quota_exceeded';

/** Plan limits by the `field` of a function's error. The field identifies what is used up, or what the plan lacks. */
const FIELDS = {
  stories: 'stories',
  pictures: 'pictures',
  narrations: 'narrations',
  rewrites: 'rewrites',
  budgetToday: 'fair-use-today',
  budget: 'fair-use',
  charactersTotal: 'characters',
  locationsTotal: 'locations',
  characters: 'cast',
  characterImageUrls: 'cast',
  imagePath: 'painting-again',
  prompt: 'custom-prompts',
  'settings.idea': 'custom-prompts',
  'settings.rewrite.wish': 'custom-prompts',
} as const;
export type ReachedLimit = (typeof FIELDS)[keyof typeof FIELDS];
const LIMITS_BY_FIELD: Readonly<Record<string, ReachedLimit>> = FIELDS;

/** The limit of the plan that a failure names, or null. */
export const reachedLimit = (error: unknown): ReachedLimit | null =>
  isAppError(error) && isLimit(error.code) ? (LIMITS_BY_FIELD[error.field ?? ''] ?? null) : null;

/** Navigation state for the plans page; it survives a reload. */
export const stateForLimit = (limit: ReachedLimit): { reached: ReachedLimit } => ({ reached: limit });

export const readReached = (state: unknown): ReachedLimit | null =>
  readChoice(readRecord(state)['reached'], Object.values(LIMITS_BY_FIELD), null);
