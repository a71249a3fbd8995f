import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { phaseIndex, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, storyPath } from '../../../config/paths.ts';
import type { ChapterAssignment } from '../../../services/chapter.ts';
import { notify } from '../../../ui/notify.ts';
import { queryKeys } from '../../query-keys.ts';
import { isLimit } from '../../plan-limits.ts';
import type { ReachedLimit } from '../../reached-limit.ts';
import { NOTE_BESIDE_SCREEN_MS } from '../../use-failure-notice.ts';
import { useGoToPlans } from '../../use-go-to-plans.ts';
import { useServices } from '../../use-services.ts';
import { usageQuery } from '../../use-usage.ts';
import { chapterRunsOf, type ChapterReport, type ChapterRun, type ChapterRuns } from './chapter-runs.ts';
import { forgetNextIdea } from './next-idea-kept.ts';
import { forgetStoryDraft } from '../new-story/use-story-draft.ts';

export const STORY_CREATED = 'Story created successfully!';
export const STORY_SAVED = 'Story saved successfully!';
const CANCELLED = 'Cancelled. Nothing was counted.';
const CHOICES_KEPT = 'Everything you chose is still here.';

/** 'Story created successfully!' for the first chapter, 'Story saved successfully!' for later ones (architecture §3). */
export const savedSentence = (phase: StoryPhase): string => (phaseIndex(phase) === 0 ? STORY_CREATED : STORY_SAVED);

export interface ChapterRunControl {
  run: ChapterRun;
  begin: (assignment: ChapterAssignment) => void;
  cancel: () => void;
  saveAgain: () => void;
  clear: () => void;
}

/** The chapter under way, and how to begin, stop, save or put it away. */
export function useChapterRun(): ChapterRunControl {
  const { stories } = useServices();
  const runs = chapterRunsOf(stories);
  const run = useSyncExternalStore(runs.watch, runs.current);
  const report = useReport(runs);
  return {
    run,
    begin: (assignment) => {
      notify.clear();
      void runs.begin(assignment, report);
    },
    cancel: runs.cancel,
    saveAgain: () => void runs.saveAgain(report),
    clear: runs.clear,
  };
}

/** For the screen that shows the run: once the chapter is saved it goes on to the story. */
export function useGoToSavedStory(): void {
  const { stories } = useServices();
  const navigate = useNavigate();
  const runs = chapterRunsOf(stories);
  const run = useSyncExternalStore(runs.watch, runs.current);
  useEffect(() => runs.attend(), [runs]);
  useEffect(() => {
    if (run.status !== 'saved') return;
    void navigate(storyPath(run.story.id));
    runs.clear();
  }, [run, runs, navigate]);
}

function useReport(runs: ChapterRuns): ChapterReport {
  const { uid, usage } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goToPlans = useGoToPlans();

  function refresh(story: Story | null): void {
    if (story) queryClient.setQueryData(queryKeys.story(story.id), story);
    for (const queryKey of [queryKeys.storyList, queryKeys.usage, queryKeys.unfinishedWork])
      void queryClient.invalidateQueries({ queryKey });
  }

  function limitOf(assignment: ChapterAssignment, code: ErrorCode): ReachedLimit {
    if (code === 'quota_exceeded') return 'stories';
    const plan = queryClient.getQueryData(usageQuery(usage).queryKey)?.plan;
    const ownWords = assignment.kind === 'new-story' ? assignment.customElements : assignment.idea;
    return ownWords && !plan?.limits.customPrompts ? 'custom-prompts' : 'cast';
  }

  return {
    saved(story, draft, isShown) {
      if (draft.assignment.kind === 'new-story') forgetStoryDraft(uid);
      else forgetNextIdea(uid, story.id);
      refresh(story);
      const open = { label: 'Open it', onPress: () => void navigate(storyPath(story.id)) };
      notify.success(savedSentence(draft.phase), {
        detail: isShown ? 'It is on your shelf.' : story.title,
        action: isShown ? undefined : open,
      });
    },
    failed(message, code, isShown) {
      const run = runs.current();
      const limit = run.status === 'failed' && code !== null && isLimit(code) ? limitOf(run.assignment, code) : null;
      refresh(null);
      if (limit || !isShown)
        notify.failure(message, limit ? { detail: CHOICES_KEPT, durationMs: NOTE_BESIDE_SCREEN_MS } : {});
      if (!limit) return;
      runs.clear();
      goToPlans(limit);
    },
    cancelled() {
      refresh(null);
      notify.note(CANCELLED, { detail: CHOICES_KEPT });
    },
    overtaken(story) {
      refresh(story);
      notify.note('This chapter was written somewhere else already', { detail: 'Here is the story as it is now.' });
      void navigate(story ? storyPath(story.id) : PATHS.stories);
    },
  };
}
