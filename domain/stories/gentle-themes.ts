import { needsGentleWords } from '../catalogue/choice.ts';
import type { AgeRange } from './ages.ts';

/**
 * The dark themes by name, and what is told in their place for ages 3-4 (architecture §6). They stand apart from the
 * catalogue of themes, which no title needs.
 */
export const GENTLE_THEME_NAMES: ReadonlyMap<string, string> = new Map([
  ['Midnight Visitor', 'Moonlight Visitor'],
  ['Stolen Star', 'Borrowed Star'],
  ['Haunted House', 'Creaky House'],
  ['Ghost Lantern', 'Glowing Lantern'],
  ['Foggy Graveyard', 'Foggy Garden'],
  ['Midnight Carnival', 'Moonlight Carnival'],
  ['Whispering Attic', 'Dusty Attic'],
  ['Shadow Forest', 'Sleepy Forest'],
  ['Vampire Banquet', 'Night-Time Picnic'],
  ['Howling Hill', 'Windy Hill'],
  ['Skeleton Dance', 'Tiptoe Dance'],
]);

/** The name of a theme in the words for `ageRange`; one that is not dark, or not known, stays as it is. */
export const themeNameFor = (name: string, ageRange: AgeRange): string =>
  needsGentleWords(ageRange) ? (GENTLE_THEME_NAMES.get(name) ?? name) : name;
