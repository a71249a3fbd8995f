import type { Story } from '@talelantern/domain/stories/story';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReadingService, Recording } from '../../services/reading-service.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { useToldFailure } from '../use-told-failure.ts';

export const recordingQuery = (reading: ReadingService, story: Story, part: number) =>
  queryOptions({
    queryKey: [...queryKeys.recordings(story.id), part, story.previousParts[part] ?? ''],
    queryFn: () => reading.findRecording(story, part),
    // It changes only when this family has the chapter read anew.
    staleTime: Infinity,
  });

/** The recording of a chapter: undefined until that is known, null where there is none. */
export function useRecording(story: Story, part: number): Recording | null | undefined {
  const { reading } = useServices();
  const { data, error } = useQuery(recordingQuery(reading, story, part));
  useToldFailure(error);
  return error ? null : data;
}
