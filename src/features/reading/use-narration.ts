import { isAppError } from '@talelantern/domain/errors/app-error';
import type { Voice } from '@talelantern/domain/narration/voices';
import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isGenerationCancelled } from '../../services/generation-cancelled.ts';
import { notify } from '../../ui/notify.ts';
import { isLimit } from '../plan-limits.ts';
import { queryKeys } from '../query-keys.ts';
import { useGoToPlans } from '../use-go-to-plans.ts';
import { useIsShown } from '../use-is-shown.ts';
import { useServices } from '../use-services.ts';
import { recordingQuery } from './use-recording.ts';

/** The narration that was asked for in this visit of the reader. */
export type NarrationRun =
  | { status: 'idle' }
  | { status: 'asked'; part: number; begunAt: number; stop: 'possible' | 'asked' | 'too-late' }
  | { status: 'failed'; part: number; message: string };

export interface NarrationControl {
  run: NarrationRun;
  begin: (part: number, voice: Voice) => void;
  cancel: () => void;
}

const IS_READ = 'The chapter can be listened to now';
const CANCELLED = 'Cancelled. Nothing was counted.';
const UNKNOWN_FAILURE = 'Failed to connect to audio generation service';

/**
 * Has chapters read aloud. It goes on when the reader is left; the story then has the recording. `isInView`: the screen
 * shows what becomes of it, so that no note need say so.
 */
export function useNarration(story: Story, isInView: boolean): NarrationControl {
  const { reading } = useServices();
  const queryClient = useQueryClient();
  const goToPlans = useGoToPlans();
  const isShown = useIsShown();
  const inView = useRef(isInView);
  useEffect(() => {
    inView.current = isInView;
    return () => {
      inView.current = false;
    };
  }, [isInView]);
  const stop = useRef<AbortController | null>(null);
  const [run, setRun] = useState<NarrationRun>({ status: 'idle' });

  function refresh(): void {
    for (const queryKey of [queryKeys.usage, queryKeys.story(story.id)])
      void queryClient.invalidateQueries({ queryKey });
  }

  function fail(part: number, error: unknown): void {
    refresh();
    if (isGenerationCancelled(error)) {
      setRun({ status: 'idle' });
      notify.note(CANCELLED);
      return;
    }
    const message = isAppError(error) ? error.message : UNKNOWN_FAILURE;
    setRun({ status: 'failed', part, message });
    // A chapter that is recorded already has been read anew as often as any plan allows.
    const hasReachedLimit = isAppError(error) && isLimit(error.code) && !story.narration[part];
    if (hasReachedLimit || !inView.current) notify.failure(message);
    if (hasReachedLimit && isShown.current) goToPlans('narrations');
  }

  async function begin(part: number, voice: Voice): Promise<void> {
    if (run.status === 'asked') return;
    stop.current = new AbortController();
    setRun({ status: 'asked', part, begunAt: Date.now(), stop: 'possible' });
    try {
      const recording = await reading.narrate(
        { story, part, voice },
        {
          signal: stop.current.signal,
          onTooLate: () => setRun((now) => (now.status === 'asked' ? { ...now, stop: 'too-late' } : now)),
        },
      );
      queryClient.setQueryData(recordingQuery(reading, story, part).queryKey, recording);
      setRun({ status: 'idle' });
      refresh();
      if (!inView.current) notify.success(IS_READ);
    } catch (error) {
      fail(part, error);
    }
  }

  function cancel(): void {
    setRun((now) => (now.status === 'asked' && now.stop === 'possible' ? { ...now, stop: 'asked' } : now));
    stop.current?.abort();
  }

  return { run, begin: (part, voice) => void begin(part, voice), cancel };
}
