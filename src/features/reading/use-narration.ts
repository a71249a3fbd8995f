import { CANCELLED } from '@talelantern/domain/contracts/contract';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { Voice } from '@talelantern/domain/narration/voices';
import type { Story } from '@talelantern/domain/stories/story';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { NarrationOrder } from '../../services/reading-service.ts';
import { notify } from '../../ui/notify.ts';
import { isLimit } from '../plan-limits.ts';
import { queryKeys } from '../query-keys.ts';
import { useGoToPlans } from '../use-go-to-plans.ts';
import { useIsShown } from '../use-is-shown.ts';
import { useServices } from '../use-services.ts';
import { narrationRunsOf, type NarrationRun } from './narration-runs.ts';
import { recordingQuery } from './use-recording.ts';

export interface NarrationControl {
  run: NarrationRun;
  begin: (part: number, voice: Voice) => void;
  cancel: () => void;
}

const IS_READ = 'The chapter can be listened to now';

/**
 * Has chapters read aloud. It goes on when the screen is left; the story then has the recording. `isInView`: the screen
 * shows what becomes of it, so that no note need say so.
 */
export function useNarration(story: Story, isInView: boolean): NarrationControl {
  const { reading } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useNarrationFailure(story);
  const inView = useIsShown(isInView);
  const runs = narrationRunsOf(reading);
  const run = useSyncExternalStore(runs.watch, () => runs.stateOf(story.id));

  function refresh(): void {
    for (const queryKey of [queryKeys.usage, queryKeys.story(story.id)])
      void queryClient.invalidateQueries({ queryKey });
  }

  function begin(part: number, voice: Voice): void {
    void runs.begin(
      { story, part, voice },
      {
        read(recording) {
          queryClient.setQueryData(recordingQuery(reading, story, part).queryKey, recording);
          refresh();
          if (!inView.current) notify.success(IS_READ);
        },
        cancelled() {
          refresh();
          notify.note(CANCELLED);
        },
        failed(error) {
          refresh();
          return tellFailure(error, part, inView.current);
        },
      },
    );
  }
  useRunning(story, begin);

  return { run, begin, cancel: () => runs.cancel(story.id) };
}

/** Goes on waiting for what was being read before this page was loaded. A look that fails says nothing about it. */
function useRunning(story: Story, begin: NarrationControl['begin']): void {
  const { reading } = useServices();
  const queryClient = useQueryClient();
  const queryKey = queryKeys.narrating(story.id);
  const { data } = useQuery({ queryKey, queryFn: () => reading.findRunning(story), staleTime: Infinity });
  const goOn = useEffectEvent(({ part, voice }: NarrationOrder) => {
    // Once: later it would be asked for anew.
    queryClient.setQueryData(queryKey, null);
    begin(part, voice);
  });
  useEffect(() => {
    if (data) goOn(data);
  }, [data]);
}

/** Tells a failure to those who do not see it, and leads to the plans where one of theirs ends. Returns the sentence. */
function useNarrationFailure(story: Story) {
  const goToPlans = useGoToPlans();
  const isShown = useIsShown();
  return (error: unknown, part: number, isInView: boolean): string => {
    const message = isAppError(error) ? error.message : generateAudioNarrationContract.unreachable;
    // A chapter that is recorded already has been read anew as often as any plan allows.
    const hasReachedLimit = isAppError(error) && isLimit(error.code) && !story.narration[part];
    if (hasReachedLimit || !isInView) notify.failure(message);
    if (hasReachedLimit && isShown.current) goToPlans('narrations');
    return message;
  };
}
