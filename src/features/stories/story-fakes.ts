import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { Page } from '../../services/core/page.ts';
import { storedItem } from '../items/item-fakes.ts';

/** A stored story for tests; the argument replaces fields. */
export const storedStory = (differences: Partial<Story> = {}): Story =>
  storedItem(readStory, 'quay', differences, {
    title: 'A Night at the Quay',
    content: 'Ember flew.',
    theme: 'Treasure Hunt',
    characters: [{ id: 'ember', name: 'Ember' }],
  });

export const storyPage = (items: Story[], more: Partial<Page<Story>> = {}): Page<Story> => ({
  items,
  unreadable: [],
  next: null,
  ...more,
});
