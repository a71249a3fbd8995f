import type { AgeRange } from '../audience/ages.ts';
import { isLastPhase } from './phases.ts';
import type { Story } from './story.ts';
import { isFoundIn } from '../text/search-key.ts';

export const STORY_COMPLETIONS = ['unfinished', 'finished'] as const;
export type StoryCompletion = (typeof STORY_COMPLETIONS)[number];

/** A field that is null does not filter. */
export interface StoryFilter {
  query: string;
  onlyFavorites: boolean;
  childId: string | null;
  ageRange: AgeRange | null;
  end: StoryCompletion | null;
}

export const EVERY_STORY: StoryFilter = {
  query: '',
  onlyFavorites: false,
  childId: null,
  ageRange: null,
  end: null,
};

export const countChoices = ({ onlyFavorites, childId, ageRange, end }: StoryFilter): number =>
  [onlyFavorites, childId !== null, ageRange !== null, end !== null].filter(Boolean).length;

export const isFiltering = (filter: StoryFilter): boolean => filter.query.trim() !== '' || countChoices(filter) > 0;

const matchesChoice = <Value>(chosen: Value | null, value: Value): boolean => chosen === null || chosen === value;

const matchesWords = ({ title, bookTitle, characters, theme }: Story, query: string): boolean =>
  isFoundIn([title, bookTitle ?? '', theme, ...characters.map(({ name }) => name)], query);

export const matchesStoryFilter = (story: Story, filter: StoryFilter): boolean =>
  matchesWords(story, filter.query) &&
  (!filter.onlyFavorites || story.favorite) &&
  matchesChoice(filter.childId, story.childId) &&
  matchesChoice(filter.ageRange, story.ageRange) &&
  matchesChoice(filter.end, isLastPhase(story.currentPhase) ? 'finished' : 'unfinished');
