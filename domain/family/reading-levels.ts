import type { Choice } from '../catalogue/choice.ts';

/** How well a child reads alone, beside its age (architecture §4). */
export const READING_LEVEL_CHOICES = [
  { id: 'listening', label: 'Listens to stories' },
  { id: 'first-words', label: 'Reads first words' },
  { id: 'with-help', label: 'Reads with some help' },
  { id: 'alone', label: 'Reads alone' },
  { id: 'everything', label: 'Reads everything' },
] as const satisfies readonly Choice[];

/** What is stored: the id, because the words may change. */
export type ReadingLevel = (typeof READING_LEVEL_CHOICES)[number]['id'];

export const READING_LEVELS: readonly ReadingLevel[] = READING_LEVEL_CHOICES.map(({ id }) => id);

export const DEFAULT_READING_LEVEL: ReadingLevel = 'with-help';
