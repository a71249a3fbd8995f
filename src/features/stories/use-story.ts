import type { Story } from '@talelantern/domain/stories/story';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

/** One story on its way to the reader. */
export type StoryState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; story: Story };

/** The story with this id; 'missing' where there is none, or it is somebody else's. */
export function useStory(id: string): StoryState {
  const { stories } = useServices();
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.story(id), queryFn: () => stories.find(id) });
  if (data) return { status: 'found', story: data };
  if (data === null) return { status: 'missing' };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}
