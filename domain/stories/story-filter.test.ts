import { describe, expect, it } from 'vitest';
import { readStory, type Story } from './story.ts';
import { countChoices, EVERY_STORY, isFiltering, matchesStoryFilter, type StoryFilter } from './story-filter.ts';

function storyOf(overrides: object): Story {
  const story = readStory('story_1', {
    content: 'Ember flew.',
    title: 'A Night at the Quay',
    theme: 'Treasure Hunt',
    characters: [{ id: 'ember', name: 'Ember' }],
    ...overrides,
  });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

const isShown = (story: Story, filter: Partial<StoryFilter>): boolean =>
  matchesStoryFilter(story, { ...EVERY_STORY, ...filter });

describe('matchesStoryFilter', () => {
  it.each([
    ['its title', 'quay'],
    ['somebody in it', ' EMBER '],
    ['its theme', 'treasure h'],
  ])('a story is found by %s', (_what, query) => {
    expect(isShown(storyOf({}), { query })).toBe(true);
    expect(isShown(storyOf({}), { query: `${query}zz` })).toBe(false);
  });

  it('stories are filtered by favorites, child, age and whether they are finished', () => {
    const story = storyOf({ favorite: true, childId: 'mo', ageRange: '3-4', currentPhase: 'climax' });
    const other = storyOf({ ageRange: '5-8', currentPhase: 'resolution' });
    const filters: Partial<StoryFilter>[] = [
      { onlyFavorites: true },
      { childId: 'mo' },
      { ageRange: '3-4' },
      { end: 'unfinished' },
    ];
    for (const filter of filters) {
      expect(isShown(story, filter)).toBe(true);
      expect(isShown(other, filter)).toBe(false);
    }
    expect(isShown(other, { end: 'finished' })).toBe(true);
    expect(isShown(story, { onlyFavorites: true, end: 'finished' })).toBe(false);
  });

  it('isFiltering reports whether a story filter excludes anything', () => {
    expect(isFiltering({ ...EVERY_STORY, query: '  ' })).toBe(false);
    expect(isFiltering({ ...EVERY_STORY, query: 'pip' })).toBe(true);
    expect(isFiltering({ ...EVERY_STORY, childId: 'mo' })).toBe(true);
    expect(countChoices({ ...EVERY_STORY, query: 'pip', onlyFavorites: true, end: 'finished' })).toBe(2);
  });
});
