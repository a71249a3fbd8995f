import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { Page } from '../../services/core/page.ts';

/** A stored story for tests; `overrides` replaces fields. */
export function storedStory(overrides: Partial<Story> = {}): Story {
  const story = readStory('quay', {
    userId: 'family',
    title: 'A Night at the Quay',
    content: 'Ember flew.',
    theme: 'Treasure Hunt',
    characters: [{ id: 'ember', name: 'Ember' }],
    createdAt: 1,
    updatedAt: 1,
  });
  if (!story) throw new Error('A story with text can be read');
  return { ...story, ...overrides };
}

export const storyPage = (items: Story[], more: Partial<Page<Story>> = {}): Page<Story> => ({
  items,
  unreadable: [],
  next: null,
  ...more,
});
