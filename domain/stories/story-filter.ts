import type { AgeRange } from './ages.ts';
import { isLastPhase } from './phases.ts';
import type { Story } from './story.ts';

/** Whether a story has its last chapter. */
export const STORY_ENDS = ['unfinished', 'finished'] as const;
export type StoryEnd = (typeof STORY_ENDS)[number];

/** Which stories of the shelf to look at; null: any. */
export interface StoryFilter {
  /** Part of the title, of a name or of the theme. */
  query: string;
  onlyFavorites: boolean;
  /** Told for this child. */
  childId: string | null;
  ageRange: AgeRange | null;
  end: StoryEnd | null;
}

export const EVERY_STORY: StoryFilter = {
  query: '',
  onlyFavorites: false,
  childId: null,
  ageRange: null,
  end: null,
};

/** How many choices beside the words narrow the shelf. */
export const countChoices = ({ onlyFavorites, childId, ageRange, end }: StoryFilter): number =>
  [onlyFavorites, childId !== null, ageRange !== null, end !== null].filter(Boolean).length;

/** Whether the filter leaves anything out. */
export const isNarrow = (filter: StoryFilter): boolean => filter.query.trim() !== '' || countChoices(filter) > 0;

const fits = <Value>(wanted: Value | null, value: Value): boolean => wanted === null || wanted === value;

function matchesWords({ title, characters, theme }: Story, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [title, theme, ...characters.map(({ name }) => name)].some((text) => text.toLowerCase().includes(wanted));
}

/** Whether `story` is among those to look at; words match whatever the case, as everywhere (specification §5). */
export const matchesStoryFilter = (story: Story, filter: StoryFilter): boolean =>
  matchesWords(story, filter.query) &&
  (!filter.onlyFavorites || story.favorite) &&
  fits(filter.childId, story.childId) &&
  fits(filter.ageRange, story.ageRange) &&
  fits(filter.end, isLastPhase(story.currentPhase) ? 'finished' : 'unfinished');
