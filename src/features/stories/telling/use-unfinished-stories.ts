import { isAppError } from '@talelantern/domain/errors/app-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyPath } from '../../../config/paths.ts';
import { LOAD_FAILED } from '../../../services/generation-service.ts';
import { SAVE_STORY_FAILED } from '../../../services/story-service.ts';
import { notify } from '../../../ui/notify.ts';
import { queryKeys } from '../../query-keys.ts';
import { useServices } from '../../use-services.ts';
import { savedSentence } from './use-chapter-run.ts';
import type { UnfinishedStory } from './use-unfinished-story-work.ts';

export type FinishedStory = Extract<UnfinishedStory, { status: 'finished' }>;
export type PartialStory = Extract<UnfinishedStory, { status: 'partial' }>;

interface UnfinishedStories {
  /** Stores the offer and opens its story. Failures are told in a note. */
  save: (offer: FinishedStory) => Promise<void>;
  /** Puts it away for good. Failures are told in a note. */
  discard: (requestId: string) => Promise<void>;
}

const NOT_FINISHED = 'A story could not be finished';

/** What can be done with stories that are not saved; those that are still being written are waited for. */
export function useUnfinishedStories(works: readonly UnfinishedStory[]): UnfinishedStories {
  const { generation } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useWaitForRunning(works);

  const refresh = (keys: readonly (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  return {
    async save(offer) {
      try {
        const saved = await generation.save(offer);
        if (saved.kind !== 'story') return;
        queryClient.setQueryData(queryKeys.story(saved.story.id), saved.story);
        await refresh([queryKeys.storyList, queryKeys.usage, queryKeys.unfinishedWork]);
        notify.success(savedSentence(offer.draft.phase), { detail: 'It is on your shelf.' });
        await navigate(storyPath(saved.story.id));
      } catch (error) {
        notify.failure(isAppError(error) ? error.message : SAVE_STORY_FAILED, { detail: 'The chapter is kept here.' });
      }
    },
    async discard(requestId) {
      try {
        await generation.discard(requestId);
        await refresh([queryKeys.unfinishedWork]);
      } catch (error) {
        notify.failure(isAppError(error) ? error.message : LOAD_FAILED);
      }
    },
  };
}

/** Looks again as soon as one that is being written is ready, or could not be finished. */
function useWaitForRunning(works: readonly UnfinishedStory[]): void {
  const { generation } = useServices();
  const queryClient = useQueryClient();
  const running = works
    .filter(({ status }) => status === 'running')
    .map(({ requestId }) => requestId)
    .join(' ');
  useEffect(() => {
    if (running === '') return undefined;
    const stop = new AbortController();
    async function wait(requestId: string): Promise<void> {
      const offer = await generation.waitFor(requestId, stop.signal).catch(() => undefined);
      if (stop.signal.aborted) return;
      if (offer === null) notify.note(NOT_FINISHED, { detail: 'Nothing was counted.' });
      await queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
    }
    for (const requestId of running.split(' ')) void wait(requestId);
    return () => stop.abort();
  }, [running, generation, queryClient]);
}
