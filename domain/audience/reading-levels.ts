import type { Choice } from '../catalogues/choice.ts';
import type { AgeRange } from './ages.ts';

/** Reading skill, independent of age. */
export const READING_LEVEL_CHOICES = [
  { id: 'listening', label: 'Listens to stories' },
  { id: 'first-words', label: 'Reads first words' },
  { id: 'with-help', label: 'Reads with some help' },
  { id: 'alone', label: 'Reads alone' },
  { id: 'everything', label: 'Reads everything' },
] as const satisfies readonly Choice[];

/** The ids are stored, because labels may change. */
export type ReadingLevel = (typeof READING_LEVEL_CHOICES)[number]['id'];

export const READING_LEVELS: readonly ReadingLevel[] = READING_LEVEL_CHOICES.map(({ id }) => id);

export const DEFAULT_READING_LEVEL: ReadingLevel = 'with-help';

const DEFAULT_LEVELS: Readonly<Record<AgeRange, ReadingLevel>> = {
  '3-4': 'listening',
  '5-8': 'with-help',
  '9-12': 'alone',
  '12-17': 'everything',
};

export const levelAt = (ageRange: AgeRange | null): ReadingLevel =>
  ageRange === null ? DEFAULT_READING_LEVEL : DEFAULT_LEVELS[ageRange];
