import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { Page } from '../../services/core/page.ts';
import { storedItem } from '../items/item-fakes.ts';

export const storedStory = (overrides: Partial<Story> = {}): Story =>
  storedItem(readStory, 'quay', overrides, {
    title: 'A Night at the Quay',
    content: 'Ember flew.',
    theme: 'Treasure Hunt',
    characters: [{ id: 'ember', name: 'Ember' }],
  });

export const storyPage = (items: Story[], overrides: Partial<Page<Story>> = {}): Page<Story> => ({
  items,
  unreadable: [],
  next: null,
  ...overrides,
});
