import { phaseIndex, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, storyPath } from '../../config/paths.ts';
import type { ChapterAssignment } from '../../services/chapter.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { chapterRunsOf, type ChapterReport, type ChapterRun } from './chapter-runs.ts';
import { forgetStoryDraft } from './use-story-draft.ts';

export const STORY_CREATED = 'Story created successfully!';
export const STORY_SAVED = 'Story saved successfully!';
const CANCELLED = 'Cancelled. Nothing was counted.';
const PLAN_LIMITS = ['plan_limit', 'quota_exceeded'];

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
  const report = useReport(runs.clear);
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

function useReport(clear: () => void): ChapterReport {
  const { uid } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  function refresh(story: Story | null): void {
    if (story) queryClient.setQueryData(queryKeys.story(story.id), story);
    for (const queryKey of [queryKeys.storyList, queryKeys.usage, queryKeys.unfinishedWork])
      void queryClient.invalidateQueries({ queryKey });
  }

  return {
    saved(story, draft, isShown) {
      if (draft.assignment.kind === 'new-story') forgetStoryDraft(uid);
      refresh(story);
      const open = { label: 'Open it', onPress: () => void navigate(storyPath(story.id)) };
      notify.success(savedSentence(draft.phase), {
        detail: isShown ? 'It is on your shelf.' : story.title,
        action: isShown ? undefined : open,
      });
    },
    failed(message, code, isShown) {
      refresh(null);
      const isLimit = code !== null && PLAN_LIMITS.includes(code);
      if (isLimit || !isShown) notify.failure(message);
      if (!isLimit) return;
      clear();
      void navigate(PATHS.subscription);
    },
    cancelled() {
      refresh(null);
      notify.note(CANCELLED, { detail: 'Everything you chose is still here.' });
    },
    overtaken(story) {
      refresh(story);
      notify.note('This chapter was written somewhere else already', { detail: 'Here is the story as it is now.' });
      void navigate(story ? storyPath(story.id) : PATHS.stories);
    },
  };
}
