import type { Character } from '@talelantern/domain/characters/character';
import type { Location } from '@talelantern/domain/locations/location';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { isLastPhase, nextPhase, type StoryLength, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Relationship } from '@talelantern/domain/stories/relationships';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';

export interface NewStoryAssignment {
  kind: 'new-story';
  /** Saved characters, with the `role` chosen for this story. */
  characters: readonly Character[];
  theme: string;
  ageRange: AgeRange;
  length: StoryLength;
  customElements?: string;
  /** What happens in the first chapter, in one sentence. */
  idea?: string;
  relationships?: readonly Relationship[];
  locations?: readonly Location[];
  /** The child whose avoid list applies. */
  childId?: string | null;
}

interface NextChapterAssignment {
  kind: 'next-chapter';
  story: Story;
  length?: StoryLength;
  /** The idea for the chapter, in one sentence; if absent, the model decides. */
  idea?: string;
  /** The child who begins the chapter. Their avoid list applies in addition to the avoid list of the story's child. */
  childId?: string | null;
}

export type ChapterAssignment = NewStoryAssignment | NextChapterAssignment;

export interface ChapterDraft {
  requestId: string;
  storyId: string;
  assignment: ChapterAssignment;
  phase: StoryPhase;
  text: string;
  memoryKey: string;
  ideas: readonly StoryIdea[];
  /** The title from the plot. Only some first chapters come with one; otherwise null. */
  bookTitle: string | null;
}

/** `replaces`: the family asked for another ending. A first one does not replace the one that another device saved. */
export const mayFollow = (
  { currentPhase }: Pick<Story, 'currentPhase'>,
  { phase, replaces }: { phase: StoryPhase; replaces: boolean },
): boolean => nextPhase(currentPhase) === phase && (replaces || !isLastPhase(currentPhase));

/** The message if another tab or device has added a chapter. */
export const STORY_CHANGED = 'This story was changed somewhere else. Please reload it. Your new chapter is safe.';
export const FETCH_STORY_FAILED = 'Failed to fetch story';
