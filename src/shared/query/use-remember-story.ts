import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../services/use-services.ts';
import { changeListed } from './change-listed.ts';
import { queryKeys } from './query-keys.ts';

export function useChangeShownStory(): (id: string, change: (story: Story) => Story) => void {
  const queries = useQueryClient();
  return useCallback(
    (id, change) => {
      const changed = (story: Story): Story => (story.id === id ? change(story) : story);
      queries.setQueryData<Story | null>(queryKeys.story(id), (story) => story && changed(story));
      changeListed(queries, queryKeys.storyList, changed);
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

/** Reads a story, and updates it in the cached shelf, whose later pages are not refetched otherwise. */
export function useFindStory(): (id: string) => Promise<Story | null> {
  const { loadServices } = useServices();
  const queries = useQueryClient();
  return async (id) => {
    const foundStory = await (await loadServices()).stories.find(id);
    const list = queries.getQueryState(queryKeys.storyList);
    // The story was deleted by another device.
    if (!foundStory) await queries.invalidateQueries({ queryKey: queryKeys.storyList, refetchType: 'none' });
    if (foundStory && list?.fetchStatus === 'idle' && !list.isInvalidated)
      changeListed<Story>(queries, queryKeys.storyList, (story) => (story.id === id ? foundStory : story));
    return foundStory;
  };
}
