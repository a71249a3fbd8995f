import { needsGentleWords } from './choice.ts';
import type { ThemeCategory } from './theme-categories.ts';
import type { AgeRange } from '../audience/ages.ts';

/** Replacements of dark themes for ages 3-4, by name. Separate, so that titles do not load the catalogue of themes. */
export const GENTLE_THEME_NAMES: ReadonlyMap<string, string> = new Map([
  ['Avalanche Alarm', 'Snowy Bell'],
  ['Volcano Dash', 'Puffing Mountain'],
  ['Whispering Painting', 'Talking Painting'],
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

/** The theme's name for `ageRange`; unknown themes are unchanged. */
export const themeNameFor = (name: string, ageRange: AgeRange): string =>
  needsGentleWords(ageRange) ? (GENTLE_THEME_NAMES.get(name) ?? name) : name;

const DARK_CATEGORY: ThemeCategory = 'Spooky';

/** The category's name for `ageRange`; empty if the name alone would frighten children of that age. */
export const themeCategoryFor = (category: string, ageRange: AgeRange): string =>
  needsGentleWords(ageRange) && category === DARK_CATEGORY ? '' : category;
