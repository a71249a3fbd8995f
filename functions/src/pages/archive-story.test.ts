import { expect, it } from 'vitest';
import { storyPagePath } from './archive-story.ts';

it('names a page by the story, in signs that every archive allows', () => {
  expect(storyPagePath({ id: 'story_1763700000000_a-b' })).toBe('stories/story_1763700000000_a-b.html');
  expect(storyPagePath({ id: String.raw`old\..\one` })).toBe('stories/old____one.html');
});
