import type { Story } from '@talelantern/domain/stories/story';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useFindStory } from '../../shared/query/use-remember-story.ts';

export type StoryState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; story: Story };

/** The story with this id; 'missing' if there is none or it belongs to another family. */
export function useStory(id: string): StoryState {
  const find = useFindStory();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.story(id),
    queryFn: () => find(id),
  });
  if (data) return { status: 'found', story: data };
  if (data === null) return { status: 'missing' };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}
