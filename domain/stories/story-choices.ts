import { LIMITS } from '../limits/limits.ts';
import { SELECT_AGE_RANGE, type AgeRange } from '../audience/ages.ts';
import type { FieldProblem } from '../errors/field-problem.ts';
import type { StoryLength } from './phases.ts';

export interface StoryChoices {
  characterIds: readonly string[];
  theme: string | null;
  ageRange: AgeRange | null;
  length: StoryLength;
}

/** More locations than chapters would not be used. */
export const MAX_LOCATIONS = LIMITS.chapters;

/** The number of characters that a stored story can contain, on any plan. */
export const MAX_CHARACTERS = LIMITS.listEntries - MAX_LOCATIONS;

/** Maximum length of 'What happens?', which every plan includes (docs/decisions/0124). */
export const MAX_HAPPENING_LENGTH = 140;

export const SIGN_IN_TO_GENERATE = 'Please sign in to generate stories';
export const GENERATE_STORY_FAILED = 'Failed to generate story';
export const SELECT_CHARACTER = 'Please select at least one character';
export const SAVE_CHARACTERS_FIRST = 'Please save your characters first';
export const SELECT_THEME = 'Please select a theme';

/** The button's label while something is missing (docs/specification.md#5). */
export const SELECT_ALL = 'Select characters, theme, and age range';

export type ChoiceProblem = FieldProblem<'characters' | 'theme' | 'ageRange'>;

export function choiceProblem(choices: StoryChoices): ChoiceProblem | null {
  if (choices.characterIds.length === 0) return { field: 'characters', message: SELECT_CHARACTER };
  if (!choices.theme) return { field: 'theme', message: SELECT_THEME };
  if (!choices.ageRange) return { field: 'ageRange', message: SELECT_AGE_RANGE };
  return null;
}
