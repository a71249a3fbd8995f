import { isAppError } from '@talelantern/domain/errors/app-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyPath } from '../../../config/paths.ts';
import { LOAD_FAILED } from '../../../services/core/with-user-message.ts';
import type { UnfinishedWork } from '../../../services/generation/generation-service.ts';
import { SAVE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { notify } from '../../../ui/notify.ts';
import { useUsage } from '../../../shared/plans/use-usage.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { clearDraftOf } from '../new-story/use-story-draft.ts';
import { CHAPTER, clearNextChoices, savedSentence } from './use-chapter-run.ts';

export type UnfinishedStory = Extract<UnfinishedWork, { kind: 'story' }>;
export type FinishedStory = Extract<UnfinishedStory, { status: 'finished' }>;
export type PartialStory = Extract<UnfinishedStory, { status: 'partial' }>;

const COUNTED = {
  failed: 'Nothing was counted.',
  gone: 'Anything it used will be back on your plan within 15 minutes.',
};

/** Actions for unsaved chapters; waits for those that are still running. Failures are shown in a toast. */
export function useUnfinishedStories(works: readonly UnfinishedStory[]) {
  const { uid, loadServices, generations } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const usage = useUsage();
  useWaitForRunning(works);

  const refresh = (keys: readonly (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  return {
    save: async (offer: FinishedStory): Promise<void> => {
      try {
        const story = await (await loadServices()).stories.saveChapter(offer.generated);
        const run = generations.stateOf('story', CHAPTER);
        const isOther = run.status === 'failed' && run.generated && run.generated.requestId !== offer.requestId;
        // Also clears a run that failed here although it finished at the service: a retry would create a second story.
        if (!isOther) generations.clear('story', CHAPTER);
        if (offer.input.kind === 'new-story') clearDraftOf(uid, offer.input, usage);
        else clearNextChoices(uid, story.id);
        queryClient.setQueryData(queryKeys.story(story.id), story);
        await refresh([queryKeys.storyList, queryKeys.usage, queryKeys.unfinishedWork]);
        notify.success(savedSentence(offer.generated.phase), { detail: 'It’s on your shelf.' });
        await navigate(storyPath(story.id));
      } catch (error) {
        notify.failure(isAppError(error) ? error.message : SAVE_STORY_FAILED, {
          detail: 'We’ve kept the chapter here.',
        });
      }
    },
    discard: async (requestId: string): Promise<void> => {
      try {
        await (await loadServices()).generation.discard(requestId);
        await refresh([queryKeys.unfinishedWork]);
      } catch (error) {
        notify.failure(isAppError(error) ? error.message : LOAD_FAILED);
      }
    },
  };
}

function useWaitForRunning(works: readonly UnfinishedStory[]): void {
  const { loadServices } = useServices();
  const queryClient = useQueryClient();
  const runningIds = works
    .filter(({ status }) => status === 'running')
    .map(({ requestId }) => requestId)
    .join(' ');
  useEffect(() => {
    if (runningIds === '') return undefined;
    const controller = new AbortController();
    async function wait(requestId: string): Promise<void> {
      const offer = await loadServices()
        .then(({ generation }) => generation.waitFor(requestId, controller.signal))
        .catch(() => undefined);
      if (controller.signal.aborted) return;
      if (offer === 'failed' || offer === 'gone') notify.note('We couldn’t finish a story', { detail: COUNTED[offer] });
      await queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
    }
    for (const requestId of runningIds.split(' ')) void wait(requestId);
    return () => controller.abort();
  }, [runningIds, loadServices, queryClient]);
}
