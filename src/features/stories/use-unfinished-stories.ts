import { isAppError } from '@talelantern/domain/errors/app-error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyPath } from '../../config/paths.ts';
import { LOAD_FAILED, type UnfinishedWork } from '../../services/generation-service.ts';
import { SAVE_STORY_FAILED } from '../../services/story-service.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { savedSentence } from './use-chapter-run.ts';

export type UnfinishedStory = Extract<UnfinishedWork, { kind: 'story' }>;
export type FinishedStory = Extract<UnfinishedStory, { status: 'finished' }>;
export type PartialStory = Extract<UnfinishedStory, { status: 'partial' }>;

export interface UnfinishedStories {
  /** Newest first, those still being written before all others. */
  works: readonly UnfinishedStory[];
  /** Stores the offer and opens its story. Failures are told in a note. */
  save: (offer: FinishedStory) => Promise<void>;
  /** Puts it away for good. Failures are told in a note. */
  discard: (requestId: string) => Promise<void>;
}

const NOT_FINISHED = 'A story could not be finished';

/** Stories that were being told when the page was left and are not saved (architecture §5). */
export function useUnfinishedStories(): UnfinishedStories {
  const { generation } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: queryKeys.unfinishedWork, queryFn: () => generation.listUnfinished() });
  const works = (data ?? []).filter((work): work is UnfinishedStory => work.kind === 'story');
  useWaitForRunning(works);

  const refresh = (keys: readonly (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  return {
    works,
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
