import { CANCELLED } from '@talelantern/domain/contracts/contract';
import { retellParagraph, type Retelling } from '@talelantern/domain/stories/retell-paragraph';
import type { RewriteWish } from '@talelantern/domain/stories/rewrite';
import type { Story } from '@talelantern/domain/stories/story';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { HOLD_DELETION_MS } from '../../../services/held-deletion.ts';
import type { OfferedRetelling } from '../../../services/rewrite-service.ts';
import { UPDATE_STORY_FAILED } from '../../../services/story-service.ts';
import { notify } from '../../../ui/notify.ts';
import { keep } from '../../kept-draft.ts';
import { isLimit } from '../../plan-limits.ts';
import { queryKeys } from '../../query-keys.ts';
import { useFailureNotice } from '../../use-failure-notice.ts';
import { useGoToPlans } from '../../use-go-to-plans.ts';
import { useIsShown } from '../../use-is-shown.ts';
import { useServices } from '../../use-services.ts';
import { useToldFailure } from '../../use-told-failure.ts';
import { retellingRunsOf, type RetellingReport, type RetellingRun } from './retelling-runs.ts';
import { STORY_SAVED } from '../telling/use-chapter-run.ts';
import { useEditStory } from '../use-edit-story.ts';

/** A paragraph by its place: indexes of its chapter and of itself. */
export interface ParagraphPlace {
  part: number;
  paragraph: number;
}

export interface RetellingControl {
  run: RetellingRun;
  /** Whether the choice is being stored. */
  isChoosing: boolean;
  tell: (place: ParagraphPlace, wish: RewriteWish) => void;
  cancel: () => void;
  /** Resolves to whether it is done; what went wrong is told. */
  keepNew: (retelling: OfferedRetelling) => Promise<boolean>;
  keepOld: (retelling: OfferedRetelling) => Promise<boolean>;
  /** Puts away what has failed. */
  forget: () => void;
}

const IS_TOLD = 'Your paragraph is told anew';
const CHOOSE = 'Choose which words shall stay.';
const BACK_AGAIN = 'The old words are back';

const turnedRound = ({ part, paragraph, before, after }: Retelling): Retelling => ({
  part,
  paragraph,
  before: after,
  after: before,
});

/**
 * Tells paragraphs of the story anew and stores what the family keeps of them. `isInView`: the screen shows what becomes
 * of it, so that no note need say so.
 */
export function useRetelling(story: Story, isInView: boolean): RetellingControl {
  const { rewrites } = useServices();
  const runs = retellingRunsOf(rewrites);
  const run = useSyncExternalStore(runs.watch, () => runs.stateOf(story.id));
  const report = useReport(story.id, isInView);
  const choice = useChoice(story);
  useUndecided(story, report);

  return {
    run,
    ...choice,
    tell: (place, wish) => void runs.begin({ story, ...place, wish }, report),
    cancel: () => runs.cancel(story.id),
    forget: () => runs.clear(story.id),
  };
}

/** Finds what was told, or is still being told, since before this page was loaded. */
function useUndecided(story: Story, report: RetellingReport): void {
  const { rewrites } = useServices();
  const runs = retellingRunsOf(rewrites);
  const queryClient = useQueryClient();
  const queryKey = queryKeys.retelling(story.id);
  const { data, error } = useQuery({ queryKey, queryFn: () => rewrites.findUndecided(story), staleTime: Infinity });
  useToldFailure(error);
  const takeUp = useEffectEvent((found: NonNullable<typeof data>) => {
    // Once: later it would be asked for anew.
    queryClient.setQueryData(queryKey, null);
    if (found.status === 'told') runs.offer(story.id, found.retelling);
    else void runs.begin(found.order, report);
  });
  useEffect(() => {
    if (data) takeUp(data);
  }, [data]);
}

function useReport(storyId: string, isInView: boolean): RetellingReport {
  const { uid, rewrites } = useServices();
  const queryClient = useQueryClient();
  const goToPlans = useGoToPlans();
  const isShown = useIsShown();
  const inView = useIsShown(isInView);
  const refresh = (): void => void queryClient.invalidateQueries({ queryKey: queryKeys.usage });

  return {
    told() {
      refresh();
      keep(STORAGE_KEYS.rewriteWish(uid, storyId), null);
      if (!inView.current) notify.note(IS_TOLD, { detail: CHOOSE });
    },
    failed(message, code) {
      refresh();
      const hasReachedLimit = code !== null && isLimit(code);
      if (hasReachedLimit || !inView.current) notify.failure(message);
      if (!hasReachedLimit) return;
      retellingRunsOf(rewrites).clear(storyId);
      if (isShown.current) goToPlans(code === 'plan_limit' ? 'custom-prompts' : 'rewrites');
    },
    cancelled: () => notify.note(CANCELLED),
  };
}

/** The family's choice between the old and the new words. */
function useChoice(story: Story): Pick<RetellingControl, 'isChoosing' | 'keepNew' | 'keepOld'> {
  const { rewrites } = useServices();
  const queryClient = useQueryClient();
  const editStory = useEditStory();
  const tellFailure = useFailureNotice();
  const [isChoosing, setChoosing] = useState(false);

  async function putBack(edited: Story, retelling: Retelling): Promise<void> {
    try {
      await editStory(edited, (now) => retellParagraph(now, turnedRound(retelling)));
      notify.note(BACK_AGAIN);
    } catch (error) {
      tellFailure(error, UPDATE_STORY_FAILED);
    }
  }

  async function choose(store: () => Promise<void>): Promise<boolean> {
    setChoosing(true);
    try {
      await store();
      retellingRunsOf(rewrites).clear(story.id);
      return true;
    } catch (error) {
      tellFailure(error, UPDATE_STORY_FAILED, { detail: 'Both tellings are kept.' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.story(story.id) });
      return false;
    } finally {
      setChoosing(false);
    }
  }

  return {
    isChoosing,
    keepOld: ({ requestId }) => choose(() => rewrites.putAway(requestId)),
    keepNew: (retelling) =>
      choose(async () => {
        const edited = await editStory(story, (now) => retellParagraph(now, retelling));
        // One that could not be put away is found to stand in the story already.
        rewrites.putAway(retelling.requestId).catch(() => undefined);
        notify.success(STORY_SAVED, {
          detail: 'The new words stand in your story.',
          action: { label: 'Undo', onPress: () => void putBack(edited, retelling) },
          durationMs: HOLD_DELETION_MS,
        });
      }),
  };
}
