import { LIMITS } from '../limits/limits.ts';
import { fill, joinNames } from '../text/lists.ts';
import type { AgeRange } from './ages.ts';
import { themeNameFor } from './gentle-themes.ts';

export const STORY_TITLE = 'The {theme} of {names}';

/**
 * 'The Treasure Hunt of Ember and Pip', cut to the longest title that is stored (specification §3). `theme` is its
 * name; the title says it in the words for `ageRange`, null while that is not chosen.
 */
export const storyTitle = (theme: string, names: readonly string[], ageRange: AgeRange | null): string =>
  fill(STORY_TITLE, {
    theme: ageRange === null ? theme : themeNameFor(theme, ageRange),
    names: joinNames(names),
  }).slice(0, LIMITS.title);
