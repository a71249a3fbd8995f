import type { Voice } from '@talelantern/domain/narration/voices';
import type { Story } from '@talelantern/domain/stories/story';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';
import { useGeneration } from '../../shared/generation/use-generation.ts';
import { useResumeOrder } from '../../shared/generation/use-unfinished-work.ts';
import { useFailureToast } from '../../shared/notifications/use-failure-toast.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify } from '../../ui/notify.ts';

/** The chapters of the story without a recording: those from `part` on, then the earlier ones. */
export function unrecordedParts({ previousParts, narration }: Story, part: number): number[] {
  const unrecorded = [...previousParts.keys()].filter((index) => !narration[index]);
  return [...unrecorded.filter((index) => index >= part), ...unrecorded.filter((index) => index < part)];
}

/** Chapter by chapter, so that the first can be heard while the next is recorded. `isInView`: no toast is needed. */
export function useNarration(story: Story, isInView: boolean) {
  const { id } = story;
  const { loadServices } = useServices();
  const queryClient = useQueryClient();
  const { stateOf, begin, cancel } = useGeneration(
    'narration',
    id,
    {
      saved({ recording, following: [next, ...following] }, { input, isShown }) {
        queryClient.setQueryData(recordingQuery(loadServices, story, input.part).queryKey, recording);
        void queryClient.invalidateQueries({ queryKey: queryKeys.story(id) });
        if (next !== undefined) begin(id, { ...input, part: next, following });
        else if (!isShown) notify.success('Your story is ready to listen to');
      },
      staysElsewhere: true,
    },
    isInView,
  );

  // Narrations that were requested by another tab or before this page was loaded. A failed query is ignored.
  const queryKey = queryKeys.narrating(id);
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await loadServices()).reading.findRunning(story),
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
  });
  useResumeOrder(queryKey, data, (order) => begin(id, order));

  return {
    run: stateOf(id),
    /** Records all chapters that have no recording, beginning with `part`. */
    recordStory: (part: number, voice: Voice): void => {
      const [first, ...following] = unrecordedParts(story, part);
      if (first !== undefined) begin(id, { story, part: first, voice, following });
    },
    recordAgain: (part: number, voice: Voice) => begin(id, { story, part, voice }),
    cancel: () => cancel(id),
  };
}

export type NarrationControl = ReturnType<typeof useNarration>;

function recordingQuery(loadServices: Services['loadServices'], story: Story, part: number) {
  const chapter = [...queryKeys.recordings(story.id), part, story.previousParts[part] ?? ''];
  return queryOptions({
    // The path is part of the key, because every new recording has a new one, even if another device requested it.
    queryKey: [...chapter, story.narration[part]?.audioPath ?? ''],
    queryFn: async () => (await loadServices()).reading.findRecording(story, part),
    // A recording made by this page stays in use until the refetched story has its path.
    placeholderData: (earlier, query) =>
      (chapter.every((key, index) => key === query?.queryKey[index]) && earlier) || undefined,
    // Nothing is requested if there is no stored recording, because a request would wait for the network.
    initialData: story.narration[part] ? undefined : null,
    staleTime: Infinity,
    // Off, because the Storage SDK retries by itself.
    retry: false,
  });
}

/** Prefetches the recording of a chapter, if there is one, before the chapter is opened. */
export function useRecordingAhead(story: Story, part: number, isWanted: boolean): void {
  const { loadServices } = useServices();
  useQuery({ ...recordingQuery(loadServices, story, part), enabled: isWanted && Boolean(story.narration[part]) });
}

/** Undefined while loading, null if there is none or it failed to load. `retry` is null unless it failed. */
export function useRecording(story: Story, part: number) {
  const { loadServices } = useServices();
  const { data, error, refetch } = useQuery(recordingQuery(loadServices, story, part));
  useFailureToast(error);
  return error ? { recording: null, retry: () => void refetch() } : { recording: data, retry: null };
}
