import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page } from '../services/page.ts';
import { queryKeys } from './query-keys.ts';

const withStory = (page: Page<Story>, story: Story): Page<Story> => ({
  ...page,
  items: page.items.map((item) => (item.id === story.id ? story : item)),
});

/** Keeps a story as it is stored now, so that every screen that shows it follows. */
export function useRememberStory(): (story: Story) => void {
  const queries = useQueryClient();
  return useCallback(
    (story) => {
      queries.setQueryData(queryKeys.story(story.id), story);
      queries.setQueryData<InfiniteData<Page<Story>>>(
        queryKeys.storyList,
        (list) => list && { ...list, pages: list.pages.map((page) => withStory(page, story)) },
      );
    },
    [queries],
  );
}
