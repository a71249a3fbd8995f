import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page } from '../../services/core/page.ts';
import { queryKeys } from './query-keys.ts';

export function useChangeShownStory(): (id: string, change: (story: Story) => Story) => void {
  const queries = useQueryClient();
  return useCallback(
    (id, change) => {
      const changed = (story: Story): Story => (story.id === id ? change(story) : story);
      queries.setQueryData<Story | null>(queryKeys.story(id), (story) => story && changed(story));
      queries.setQueryData<InfiniteData<Page<Story>>>(
        queryKeys.storyList,
        (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
      );
    },
    [queries],
  );
}

export function useRememberStory(): (story: Story) => void {
  const queries = useQueryClient();
  const changeShown = useChangeShownStory();
  return useCallback(
    (story) => {
      queries.setQueryData(queryKeys.story(story.id), story);
      changeShown(story.id, () => story);
    },
    [queries, changeShown],
  );
}
