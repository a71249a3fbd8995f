import type { Story } from '@talelantern/domain/stories/story';
import type { ChapterAssignment, ChapterDraft } from './chapter.ts';
import type { GenerationOptions } from './generation-options.ts';
import type { HeldDeletion } from './held-deletion.ts';
import type { Page, PageCursor } from './page.ts';
import type { StoryPatch } from './ports/story-repository.ts';

export interface ChapterOptions extends GenerationOptions {
  /** A paragraph, as soon as it is written and checked; an index that was shown already is replaced. */
  onParagraph?: ((index: number, text: string) => void) | undefined;
}

/** When another tab or device has added a chapter since this one was read. */
export const STORY_CHANGED = 'This story was changed somewhere else. Please reload it; your new chapter is kept.';

/** Changes what is stored of a story. */
export interface StoryEditor {
  /**
   * Stores what `edit` makes of the story and returns the story with it. Where another tab has saved something since
   * `story` was read, `edit` is asked once more, with what is stored now; it returns null where it has no place in that
   * any more. 'Failed to update story'; STORY_EDIT_OVERTAKEN when there is nothing to edit any more.
   */
  edit: (story: Story, edit: (story: Story) => StoryPatch | null) => Promise<Story>;
}

/** Reads, tells and saves the family's stories. */
export interface StoryMaker extends StoryEditor {
  /** A page of 20, newest first; stories whose deletion is held back are left out. 'Failed to fetch story'. */
  list: (cursor?: PageCursor | null) => Promise<Page<Story>>;
  /** Null when there is none with this id (or it is somebody else's, or cannot be read). 'Failed to fetch story'. */
  find: (id: string) => Promise<Story | null>;
  /** Marks it, or takes the mark away; whatever else is saved meanwhile is not disturbed. 'Failed to update story'. */
  setFavorite: (story: Story, favorite: boolean) => Promise<void>;
  /** Tells the chapter. Its text is kept by the service until it is saved or discarded. */
  generateChapter: (assignment: ChapterAssignment, options?: ChapterOptions) => Promise<ChapterDraft>;
  /**
   * Saves the story with its new chapter. After a failure it may be called again with the same draft: nothing is told
   * or counted anew. 'Failed to save story'; STORY_CHANGED when another tab has saved a chapter meanwhile.
   */
  saveChapter: (draft: ChapterDraft) => Promise<Story>;
}

/** The family's stories. Every failure is an AppError with the sentence to show. */
export interface StoryService extends StoryMaker {
  /** Deletes after ten seconds, unless undone; leaving the page carries it out (architecture §8). */
  deleteLater: (story: Story) => HeldDeletion;
}

export const FETCH_STORY_FAILED = 'Failed to fetch story';
export const SAVE_STORY_FAILED = 'Failed to save story';
export const UPDATE_STORY_FAILED = 'Failed to update story';
export const DELETE_STORY_FAILED = 'Failed to delete story';
export const SAVE_CHARACTERS_FIRST = 'Please save your characters first';
