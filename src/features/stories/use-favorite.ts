import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Page } from '../../services/page.ts';
import { UPDATE_STORY_FAILED } from '../../services/story-service.ts';
import { queryKeys } from '../query-keys.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useServices } from '../use-services.ts';

/** Marks a story as a favourite: shown at once, taken back and said where it could not be stored. */
export function useFavorite(): (story: Story, favorite: boolean) => void {
  const { stories } = useServices();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  // One after the other: the last press is what stays.
  const earlier = useRef(Promise.resolve());

  function show(id: string, favorite: boolean): void {
    const mark = (story: Story): Story => (story.id === id ? { ...story, favorite } : story);
    queries.setQueryData<Story | null>(queryKeys.story(id), (story) => story && mark(story));
    queries.setQueryData<InfiniteData<Page<Story>>>(
      queryKeys.storyList,
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(mark) })) },
    );
  }

  async function store(story: Story, favorite: boolean): Promise<void> {
    try {
      await stories.setFavorite(story, favorite);
    } catch (error) {
      show(story.id, !favorite);
      tellFailure(error, UPDATE_STORY_FAILED);
    }
  }

  return (story, favorite) => {
    show(story.id, favorite);
    earlier.current = earlier.current.then(() => store(story, favorite));
  };
}
