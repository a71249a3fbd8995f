import { AppError, isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { nextPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import type { ChapterAssignment, ChapterDraft } from '../../../services/chapter.ts';
import { isGenerationCancelled } from '../../../services/generation-cancelled.ts';
import { SAVE_STORY_FAILED, STORY_CHANGED, type StoryService } from '../../../services/story-service.ts';

/** Whether the person can still stop the writing; `asked` waits for the service's answer. */
export type Stop = 'possible' | 'asked' | 'too-late';

/** The chapter that is being made, from the press of the button until it stands on the shelf. */
export type ChapterRun =
  | { status: 'idle' }
  | { status: 'writing'; assignment: ChapterAssignment; paragraphs: readonly string[]; stop: Stop }
  | { status: 'saving'; draft: ChapterDraft }
  /** The screen that shows it goes on to the story. */
  | { status: 'saved'; story: Story; draft: ChapterDraft }
  /** Told but not stored: nothing is told or counted a second time. */
  | { status: 'save-failed'; draft: ChapterDraft; message: string; isOutdated: boolean }
  /** `paragraphs`: what could be read before it broke. */
  | {
      status: 'failed';
      assignment: ChapterAssignment;
      paragraphs: readonly string[];
      message: string;
      code: ErrorCode | null;
    };

/** What a run tells, also after the screen that began it is gone. */
export interface ChapterReport {
  /** `isShown`, here and below: a screen shows the run, says the same at length, and goes to a saved story by itself. */
  saved: (story: Story, draft: ChapterDraft, isShown: boolean) => void;
  failed: (message: string, code: ErrorCode | null, isShown: boolean) => void;
  cancelled: () => void;
  /** The story has another chapter in this place by now; the run is over. */
  overtaken: (story: Story | null) => void;
}

/** The chapter under way. It outlives the screen that began it. */
export interface ChapterRuns {
  current: () => ChapterRun;
  watch: (onChange: () => void) => () => void;
  /** A screen shows the run; returns how it says that it does not any more. */
  attend: () => () => void;
  /** Tells the chapter and saves it. Ignored while one is under way. */
  begin: (assignment: ChapterAssignment, report: ChapterReport) => Promise<void>;
  cancel: () => void;
  /** Saves the told chapter once more; where the story has changed meanwhile, after reading it again. */
  saveAgain: (report: ChapterReport) => Promise<void>;
  /** Puts away what is shown, unless it is under way. */
  clear: () => void;
}

export const GENERATE_STORY_FAILED = 'Failed to generate story';

const IDLE: ChapterRun = { status: 'idle' };

/** A paragraph in its place: repeated ones replace the earlier, the rest are added. */
function withParagraph(paragraphs: readonly string[], index: number, text: string): readonly string[] {
  const next = [...paragraphs];
  next[Math.min(index, next.length)] = text;
  return next;
}

/** A refused story is withdrawn kindly: what was shown of it goes too (architecture §5). */
const stillReadable = (paragraphs: readonly string[], code: ErrorCode | null) => (code === 'refused' ? [] : paragraphs);

export function createChapterRuns(
  stories: Pick<StoryService, 'generateChapter' | 'saveChapter' | 'find'>,
): ChapterRuns {
  const listeners = new Set<() => void>();
  let run: ChapterRun = IDLE;
  let stop: AbortController | null = null;
  let screens = 0;

  function change(next: ChapterRun): void {
    run = next;
    for (const listener of listeners) listener();
  }

  function changeWriting(
    patch: (writing: Extract<ChapterRun, { status: 'writing' }>) => Partial<typeof writing>,
  ): void {
    if (run.status === 'writing') change({ ...run, ...patch(run) });
  }

  /** Null when nothing was told; the state says why. */
  async function tell(assignment: ChapterAssignment, report: ChapterReport): Promise<ChapterDraft | null> {
    stop = new AbortController();
    change({ status: 'writing', assignment, paragraphs: [], stop: 'possible' });
    try {
      return await stories.generateChapter(assignment, {
        signal: stop.signal,
        onTooLate: () => changeWriting(() => ({ stop: 'too-late' })),
        onParagraph: (index, text) =>
          changeWriting(({ paragraphs }) => ({ paragraphs: withParagraph(paragraphs, index, text) })),
      });
    } catch (error) {
      if (isGenerationCancelled(error)) {
        change(IDLE);
        report.cancelled();
      } else failToTell(assignment, error, report);
      return null;
    }
  }

  function failToTell(assignment: ChapterAssignment, error: unknown, report: ChapterReport): void {
    const code = isAppError(error) ? error.code : null;
    const message = isAppError(error) ? error.message : GENERATE_STORY_FAILED;
    const paragraphs = run.status === 'writing' ? stillReadable(run.paragraphs, code) : [];
    change({ status: 'failed', assignment, paragraphs, message, code });
    report.failed(message, code, screens > 0);
  }

  async function save(draft: ChapterDraft, report: ChapterReport): Promise<void> {
    change({ status: 'saving', draft });
    try {
      const story = await stories.saveChapter(draft);
      const isShown = screens > 0;
      change(isShown ? { status: 'saved', story, draft } : IDLE);
      report.saved(story, draft, isShown);
    } catch (error) {
      const message = isAppError(error) ? error.message : SAVE_STORY_FAILED;
      change({ status: 'save-failed', draft, message, isOutdated: message === STORY_CHANGED });
      report.failed(message, isAppError(error) ? error.code : null, screens > 0);
    }
  }

  /** The draft for the story as it is stored now; null where the chapter has no place in it any more. */
  async function renew(draft: ChapterDraft, report: ChapterReport): Promise<ChapterDraft | null> {
    const { assignment } = draft;
    if (assignment.kind === 'new-story') return draft;
    change({ status: 'saving', draft });
    const story = await stories.find(assignment.story.id);
    if (story && nextPhase(story.currentPhase) === draft.phase)
      return { ...draft, assignment: { ...assignment, story } };
    change(IDLE);
    report.overtaken(story);
    return null;
  }

  return {
    current: () => run,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    attend() {
      screens += 1;
      return () => {
        screens -= 1;
      };
    },

    async begin(assignment, report) {
      if (run.status === 'writing' || run.status === 'saving') return;
      const draft = await tell(assignment, report);
      if (draft) await save(draft, report);
    },

    cancel() {
      if (run.status !== 'writing' || run.stop !== 'possible') return;
      changeWriting(() => ({ stop: 'asked' }));
      stop?.abort();
    },

    async saveAgain(report) {
      if (run.status !== 'save-failed') return;
      const { draft, isOutdated } = run;
      try {
        const renewed = isOutdated ? await renew(draft, report) : draft;
        if (renewed) await save(renewed, report);
      } catch (error) {
        const { message, code } = error instanceof AppError ? error : new AppError('internal', SAVE_STORY_FAILED);
        change({ status: 'save-failed', draft, message, isOutdated });
        report.failed(message, code, screens > 0);
      }
    },

    clear() {
      if (run.status !== 'writing' && run.status !== 'saving') change(IDLE);
    },
  };
}

const runsByService = new WeakMap<StoryService, ChapterRuns>();

/** The chapter under way of the signed-in family. */
export function chapterRunsOf(stories: StoryService): ChapterRuns {
  const runs = runsByService.get(stories) ?? createChapterRuns(stories);
  runsByService.set(stories, runs);
  return runs;
}
