import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import { fill, joinNames } from '../text/lists.ts';
import type { AgeRange } from '../audience/ages.ts';
import { themeNameFor } from '../catalogues/gentle-themes.ts';

export const STORY_TITLE = 'The {theme} of {names}';

/** 'The Treasure Hunt of Ember and Pip', cut to the size cap; without the theme's gentle name if `ageRange` is null. */
export const storyTitle = (theme: string, names: readonly string[], ageRange: AgeRange | null): string =>
  cutText(
    fill(STORY_TITLE, {
      theme: ageRange === null ? theme : themeNameFor(theme, ageRange),
      names: joinNames(names),
    }),
    LIMITS.title,
  );
