import { replaceParagraph, type ParagraphChange } from '@talelantern/domain/stories/replace-paragraph';
import type { RewriteWish } from '@talelantern/domain/stories/rewrite';
import type { Story } from '@talelantern/domain/stories/story';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { HOLD_DELETION_MS } from '../../../services/deletion/held-deletion.ts';
import { MAY_STILL_FINISH } from '../../../services/generation/run-generation.ts';
import type { StoryPatch } from '../../../services/ports/item-repositories.ts';
import type { OfferedRewrite, RewriteOrder } from '../../../services/stories/rewrite-service.ts';
import { UPDATE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { STORY_SAVED } from '../writing/use-chapter-run.ts';
import { notify } from '../../../ui/notify.ts';
import { useGeneration } from '../../../shared/generation/use-generation.ts';
import { useResumeOrder } from '../../../shared/generation/use-unfinished-work.ts';
import { keep } from '../../../shared/drafts/stored-draft.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { useFailureToast } from '../../../shared/notifications/use-failure-toast.ts';
import { useEditStory } from '../use-edit-story.ts';

/** The position of a paragraph: index of its chapter, and its index in the chapter. */
export interface ParagraphPosition {
  part: number;
  paragraph: number;
}

const inverseOf = ({ part, paragraph, before, after }: ParagraphChange): ParagraphChange => ({
  part,
  paragraph,
  before: after,
  after: before,
});

const unchanged = ({ previousParts, content }: Story): StoryPatch => ({ previousParts, content });

/** `isInView`: the screen shows the result, so no toast is needed. */
export function useRewrite(story: Story, isInView: boolean) {
  const { id } = story;
  const { uid, loadServices } = useServices();
  const queryClient = useQueryClient();
  const queryKey = queryKeys.rewrite(id);
  const resumedOrder = useRef<RewriteOrder>(null);
  const { stateOf, begin, cancel, clear } = useGeneration(
    'rewrite',
    id,
    {
      saved(_rewrite, { isShown }) {
        keep(PAGE_STORAGE_KEYS.rewriteWish(uid, id), null);
        if (!isShown) notify.note('Your paragraph is rewritten', { detail: 'Choose which version to keep.' });
      },
      failed({ error, input }) {
        // The rewrite may be running or finished. One that fails once more is not resumed again.
        if (MAY_STILL_FINISH.includes(error.code) && input !== resumedOrder.current)
          void queryClient.invalidateQueries({ queryKey });
      },
      isClearedAtLimit: true,
      staysElsewhere: true,
    },
    isInView,
  );
  const run = stateOf(id);

  // Rewrites that finished or were running before this page was loaded, or after the connection was lost.
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await loadServices()).rewrites.findUndecided(story),
    staleTime: Infinity,
  });
  useFailureToast(error);
  useResumeOrder(queryKey, data?.status === 'running' ? data.order : null, (order) => {
    resumedOrder.current = order;
    begin(id, order);
  });

  const finishedRewrite = data?.status === 'finished' ? data.rewrite : null;
  const offer = run.status === 'saved' ? run.saved : run.status === 'generating' ? null : finishedRewrite;
  const choice = useChoice(story, () => {
    clear(id);
    queryClient.setQueryData(queryKey, null);
  });

  return {
    run,
    /** A finished rewrite, perhaps from before a reload, that the family has not decided about. Blocks new rewrites. */
    offer,
    ...choice,
    generateRewrite: (position: ParagraphPosition, wish: RewriteWish) =>
      offer ?? begin(id, { story, ...position, wish }),
    cancel: () => cancel(id),
  };
}

export type RewriteControl = ReturnType<typeof useRewrite>;

function useChoice(story: Story, onChosen: () => void) {
  const { loadServices } = useServices();
  const queryClient = useQueryClient();
  const editStory = useEditStory();
  const notifyFailure = useFailureNotice();
  /** The rewrite that may be stored although keeping it failed, because only the response may have been lost. */
  const triedId = useRef<string>(null);

  async function undo(edited: Story, rewrite: ParagraphChange): Promise<void> {
    try {
      await editStory(edited, (now) => replaceParagraph(now, inverseOf(rewrite)));
      notify.note('The old words are back');
    } catch (error) {
      notifyFailure(error, UPDATE_STORY_FAILED);
    }
  }

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (store: () => Promise<void>) => store(),
    onSuccess: onChosen,
    onError(error) {
      notifyFailure(error, UPDATE_STORY_FAILED, { detail: 'We’ve kept both versions.' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.story(story.id) });
    },
  });
  /** Resolves to whether the choice was stored; failures are shown in a toast. */
  const choose = (store: () => Promise<void>): Promise<boolean> =>
    mutateAsync(store).then(
      () => true,
      () => false,
    );

  return {
    isChoosing: isPending,
    keepOld: (rewrite: OfferedRewrite) =>
      choose(async () => {
        const { requestId } = rewrite;
        if (triedId.current === requestId || !replaceParagraph(story, rewrite))
          await editStory(story, (now) => replaceParagraph(now, inverseOf(rewrite)) ?? unchanged(now));
        await (await loadServices()).rewrites.dismiss(requestId);
      }),
    keepNew: (rewrite: OfferedRewrite) =>
      choose(async () => {
        triedId.current = rewrite.requestId;
        const editedStory = await editStory(
          story,
          (now) => replaceParagraph(now, rewrite) ?? (replaceParagraph(now, inverseOf(rewrite)) && unchanged(now)),
        );
        // If dismissing fails, the next visit dismisses the rewrite, because the story already has the new text.
        loadServices()
          .then(({ rewrites }) => rewrites.dismiss(rewrite.requestId))
          .catch(() => undefined);
        notify.success(STORY_SAVED, {
          detail: 'The new words are in your story.',
          action: { label: 'Undo', onClick: () => void undo(editedStory, rewrite) },
          durationMs: HOLD_DELETION_MS,
        });
      }),
  };
}
