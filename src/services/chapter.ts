import type { Character } from '@talelantern/domain/characters/character';
import type { Location } from '@talelantern/domain/locations/location';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import type { StoryLength, StoryPhase } from '@talelantern/domain/stories/phases';
import type { Relationship } from '@talelantern/domain/stories/relationship';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';

/** The first chapter of a new story. */
export interface NewStoryAssignment {
  kind: 'new-story';
  /** As they take part: a `role` chosen for this story goes in here. Saved ones only. */
  characters: readonly Character[];
  /** Name of the theme. */
  theme: string;
  ageRange: AgeRange;
  length: StoryLength;
  customElements?: string;
  relationships?: readonly Relationship[];
  locations?: readonly Location[];
  /** The child that it is for: what it avoids never comes up. */
  childId?: string | null;
}

/** The chapter after the last one; after the resolution, the resolution once more (specification §4). */
export interface NextChapterAssignment {
  kind: 'next-chapter';
  story: Story;
  length?: StoryLength;
  /** What is to happen in it, in one sentence; nothing leaves that to the writer. */
  idea?: string;
}

export type ChapterAssignment = NewStoryAssignment | NextChapterAssignment;

/** A told chapter that is not yet saved. Saving it twice stores it once. */
export interface ChapterDraft {
  requestId: string;
  /** Of the story that it begins or continues. */
  storyId: string;
  assignment: ChapterAssignment;
  phase: StoryPhase;
  /** Paragraphs parted by blank lines. */
  text: string;
  memoryKey: string;
  /** What could happen in the chapter after it. */
  ideas: readonly StoryIdea[];
}
