import { LIMITS } from '../limits/limits.ts';
import { fill, joinNames } from '../text/lists.ts';

export const STORY_TITLE = 'The {theme} of {names}';

/** 'The Treasure Hunt of Ember and Pip', cut to the longest title that is stored (specification §3). */
export const storyTitle = (theme: string, names: readonly string[]): string =>
  fill(STORY_TITLE, { theme, names: joinNames(names) }).slice(0, LIMITS.title);
