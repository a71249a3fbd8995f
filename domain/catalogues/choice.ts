import type { AgeRange } from '../audience/ages.ts';

interface BrightChoice {
  /** Kebab-case and stable: pictures and translations refer to it. */
  readonly id: string;
  readonly label: string;
  readonly dark?: never;
  readonly gentleLabel?: never;
}

interface DarkChoice {
  readonly id: string;
  readonly label: string;
  readonly dark: true;
  /** Replaces `label` for ages 3-4. */
  readonly gentleLabel: string;
}

export type Choice = BrightChoice | DarkChoice;

export const isDark = (choice: Choice): boolean => choice.dark === true;

const GENTLE_AGE: AgeRange = '3-4';

export const needsGentleWords = (ageRange: AgeRange): boolean => ageRange === GENTLE_AGE;

export const wordsFor = (choice: Choice, ageRange: AgeRange): string =>
  choice.dark && needsGentleWords(ageRange) ? choice.gentleLabel : choice.label;

/** The words for a stored label in a story for `ageRange`; unknown labels are unchanged. */
export function wordsForLabel(choices: readonly Choice[], label: string, ageRange: AgeRange): string {
  const choice = choices.find((candidate) => candidate.label === label);
  return choice ? wordsFor(choice, ageRange) : label;
}
