import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { AppError } from '@talelantern/domain/errors/app-error';
import { isLastPhase, phaseIndex, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { GENERATE_STORY_FAILED } from '@talelantern/domain/stories/story-choices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, storyPath } from '../../../config/paths.ts';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import type { Finished } from '../../../services/generation/generation-kinds.ts';
import type { GenerationState } from '../../../services/generation/generations.ts';
import { mayFollow, type ChapterAssignment } from '../../../services/stories/chapter.ts';
import { keep } from '../../../shared/drafts/stored-draft.ts';
import { childModeChild } from '../../../shared/family/child-mode.ts';
import { type Ending, useGeneration } from '../../../shared/generation/use-generation.ts';
import type { SavedChapter } from '../../../shared/chapters/use-chapter-pictures.ts';
import { STAY_ON_PAGE } from '../../../shared/page/stay-on-page.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { notify } from '../../../ui/notify.ts';
import { clearStoryDraft } from '../new-story/use-story-draft.ts';

const STORY_CREATED = 'Story created successfully!';
export const STORY_SAVED = 'Story saved successfully!';

/** One id for all chapter generations, because only one runs at a time. */
export const CHAPTER = 'chapter';

export const savedSentence = (phase: StoryPhase): string => (phaseIndex(phase) === 0 ? STORY_CREATED : STORY_SAVED);

/** Whether the story must be read again before the chapter can be saved. */
export const isOutdated = ({ field }: AppError): boolean => field === 'story';

export type ChapterRun = GenerationState<'story'>;

export type WrittenRun = Exclude<ChapterRun, { status: 'idle' | 'failed' }>;

export type FailedRun = Extract<ChapterRun, { status: 'failed' }>;

/** `isInView`: this screen shows the chapter, and stays when it is saved. `openForChild`: a child reads alone. */
export function useChapterRun(isInView = false, openForChild: ((story: Story) => void) | null = null) {
  const { uid } = useServices();
  const navigate = useNavigate();
  const { saved, renew } = useChapterReport();
  const { stateOf, begin, resume, save, defer, cancel, clear } = useGeneration(
    'story',
    CHAPTER,
    {
      saved(story, run) {
        saved(story, run);
        if (!run.isShown) clear(CHAPTER);
        else if (openForChild) openForChild(story);
        // A parent began it before handing over the device; its page is in view only because it is the child's as well.
        else if (childModeChild(uid) !== null) clear(CHAPTER);
        else void navigate(storyPath(story.id), { state: STAY_ON_PAGE });
      },
      renew,
      failedTitle: GENERATE_STORY_FAILED,
      isCauseShown: true,
      kept: 'Your choices are still here.',
      isClearedAtLimit: true,
    },
    isInView,
  );
  const run = stateOf(CHAPTER);

  function saveLater(): void {
    if (run.status !== 'failed' || !run.generated) return;
    // Cleared, because they would generate and count a second chapter. The note about this one saves it.
    clearChoices(uid, run.input);
    void defer(CHAPTER, run.generated.requestId);
  }

  return {
    run,
    begin: (assignment: ChapterAssignment): void => {
      notify.clear();
      // Keeps an unsaved chapter that a child may have left, because its state is replaced.
      saveLater();
      begin(CHAPTER, assignment);
    },
    /** Waits for the request of a failed run, whose job is still running or is done. */
    resume(requestId: string): void {
      if (run.status !== 'failed') return;
      notify.clear();
      resume(CHAPTER, run.input, requestId);
    },
    cancel: () => cancel(CHAPTER),
    /** Saves a chapter of an earlier visit. */
    save(offer: Finished<'story'>): void {
      saveLater();
      save(CHAPTER, offer);
    },
    saveAgain: (): void => {
      if (run.status === 'failed' && run.generated) save(CHAPTER, { input: run.input, generated: run.generated });
    },
    saveLater,
    clear: () => clear(CHAPTER),
  };
}

export type ChapterRunControl = ReturnType<typeof useChapterRun>;

/** Forgets the run of a saved chapter when its page is left. From then on the chapter is like any other. */
export function useClearOnLeave(isSaved: boolean, { clear }: ChapterRunControl): void {
  const handleLeave = useEffectEvent(clear);
  useEffect(() => (isSaved ? () => handleLeave() : undefined), [isSaved]);
}

function useChapterReport(): Pick<Ending<'story'>, 'saved' | 'renew'> {
  const { uid, loadServices } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  function remember(id: string, story: Story | null): void {
    queryClient.setQueryData(queryKeys.story(id), story);
    void queryClient.invalidateQueries({ queryKey: queryKeys.storyList });
  }

  return {
    saved(story, { generated: { assignment, phase }, isShown }) {
      clearChoices(uid, assignment);
      remember(story.id, story);
      queryClient.setQueryData<SavedChapter>(queryKeys.savedChapter(story.id), {
        part: story.previousParts.length - 1,
        at: Date.now(),
      });
      const open = { label: 'Open it', onClick: () => void navigate(storyPath(story.id)) };
      notify.success(savedSentence(phase), {
        detail: isShown ? undefined : bookTitleOf(story),
        action: isShown ? undefined : open,
      });
    },
    async renew(draft, error) {
      const { assignment } = draft;
      if (!isOutdated(error) || assignment.kind === 'new-story') return draft;
      const { stories, generation } = await loadServices();
      const story = await stories.find(assignment.story.id);
      const replaces = isLastPhase(assignment.story.currentPhase);
      if (story && mayFollow(story, { phase: draft.phase, replaces }))
        return { ...draft, assignment: { ...assignment, story } };
      remember(assignment.story.id, story);
      generation.release(draft.requestId);
      if (childModeChild(uid) !== null) return null;
      if (story)
        notify.note('This chapter was already written somewhere else', { detail: 'Here is the story as it is now.' });
      else notify.note('This story was deleted somewhere else');
      void navigate(story ? storyPath(story.id) : PATHS.stories);
      return null;
    },
  };
}

function clearChoices(uid: string, assignment: ChapterAssignment): void {
  if (assignment.kind === 'new-story') clearStoryDraft(uid, assignment);
  else clearNextChoices(uid, assignment.story.id);
}

export function clearNextChoices(uid: string, storyId: string): void {
  keep(PAGE_STORAGE_KEYS.ideaChoice(uid, storyId), null);
  keep(PAGE_STORAGE_KEYS.ownIdea(uid, storyId), null);
  keep(PAGE_STORAGE_KEYS.chapterLength(uid, storyId), null);
}
