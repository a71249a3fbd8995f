import type { Story } from '@talelantern/domain/stories/story';
import { queryKeys } from '../../query-keys.ts';
import { usePagedList, type PagedList } from '../../use-paged-list.ts';
import { useServices } from '../../use-services.ts';

export interface StoryList extends Omit<PagedList<Story>, 'items'> {
  stories: Story[];
}

/** The family's stories, newest first. */
export function useStories(): StoryList {
  const services = useServices();
  const { items, ...list } = usePagedList(queryKeys.storyList, services.stories.list);
  return { ...list, stories: items };
}
