import type { AgeRange } from '../stories/ages.ts';

interface BrightChoice {
  /** Kebab-case and stable: pictures and translations hang on it. */
  readonly id: string;
  /** What a family reads, and what is stored. */
  readonly label: string;
  readonly dark?: never;
  readonly gentleLabel?: never;
}

interface DarkChoice {
  readonly id: string;
  readonly label: string;
  readonly dark: true;
  /** What stands in place of `label` for ages 3-4 (architecture §6). */
  readonly gentleLabel: string;
}

/** One entry of a catalogue. */
export type Choice = BrightChoice | DarkChoice;

export const isDark = (choice: Choice): boolean => choice.dark === true;

const GENTLE_AGE: AgeRange = '3-4';

export const needsGentleWords = (ageRange: AgeRange): boolean => ageRange === GENTLE_AGE;

/** The words for `choice` in a story for `ageRange`. */
export const wordsFor = (choice: Choice, ageRange: AgeRange): string =>
  choice.dark && needsGentleWords(ageRange) ? choice.gentleLabel : choice.label;

/** The words for a stored label in a story for `ageRange`; a label that is not in `choices` stays as it is. */
export function wordsForLabel(choices: readonly Choice[], label: string, ageRange: AgeRange): string {
  const choice = choices.find((candidate) => candidate.label === label);
  return choice ? wordsFor(choice, ageRange) : label;
}
