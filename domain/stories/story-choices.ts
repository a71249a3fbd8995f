import { LIMITS } from '../limits/limits.ts';
import type { AgeRange } from './ages.ts';
import type { StoryLength } from './phases.ts';

/** What a family chooses before a story can be told. */
export interface StoryChoices {
  characterIds: readonly string[];
  theme: string | null;
  ageRange: AgeRange | null;
  length: StoryLength;
}

/** More places than chapters would only be named. */
export const MOST_LOCATIONS = LIMITS.chapters;

/** A stored story holds so many in all, whatever the plan. */
export const MOST_CHARACTERS = LIMITS.listEntries - MOST_LOCATIONS;

export const SIGN_IN_TO_GENERATE = 'Please sign in to generate stories';
export const SELECT_CHARACTER = 'Please select at least one character';
export const SELECT_THEME = 'Please select a theme';
export const SELECT_AGE_RANGE = 'Please select an age range';

/** The label of the button while something is missing (specification §5). */
export const SELECT_ALL = 'Select characters, theme, and age range';

export interface ChoiceProblem {
  field: 'characters' | 'theme' | 'ageRange';
  message: string;
}

/** The first choice that is missing, with its exact sentence, or null (specification §5). */
export function choiceProblem(choices: StoryChoices): ChoiceProblem | null {
  if (choices.characterIds.length === 0) return { field: 'characters', message: SELECT_CHARACTER };
  if (!choices.theme) return { field: 'theme', message: SELECT_THEME };
  if (!choices.ageRange) return { field: 'ageRange', message: SELECT_AGE_RANGE };
  return null;
}
