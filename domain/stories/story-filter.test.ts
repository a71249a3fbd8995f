import { describe, expect, it } from 'vitest';
import { readStory, type Story } from './story.ts';
import { countChoices, EVERY_STORY, isNarrow, matchesStoryFilter, type StoryFilter } from './story-filter.ts';

function told(fields: object): Story {
  const story = readStory('story_1', {
    content: 'Ember flew.',
    title: 'A Night at the Quay',
    theme: 'Treasure Hunt',
    characters: [{ id: 'ember', name: 'Ember' }],
    ...fields,
  });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

const isShown = (story: Story, filter: Partial<StoryFilter>): boolean =>
  matchesStoryFilter(story, { ...EVERY_STORY, ...filter });

describe('the shelf', () => {
  it.each([
    ['its title', 'quay'],
    ['somebody in it', ' EMBER '],
    ['its theme', 'treasure h'],
  ])('finds a story by %s', (_what, query) => {
    expect(isShown(told({}), { query })).toBe(true);
    expect(isShown(told({}), { query: `${query}?` })).toBe(false);
  });

  it('finds favourites, the stories of a child, an age, and those that wait for their end', () => {
    const story = told({ favorite: true, childId: 'mo', ageRange: '3-4', currentPhase: 'climax' });
    const other = told({ ageRange: '5-8', currentPhase: 'resolution' });
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

  it('knows whether it leaves anything out', () => {
    expect(isNarrow({ ...EVERY_STORY, query: '  ' })).toBe(false);
    expect(isNarrow({ ...EVERY_STORY, query: 'pip' })).toBe(true);
    expect(isNarrow({ ...EVERY_STORY, childId: 'mo' })).toBe(true);
    expect(countChoices({ ...EVERY_STORY, query: 'pip', onlyFavorites: true, end: 'finished' })).toBe(2);
  });
});
