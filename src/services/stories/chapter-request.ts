import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { GenerateStoryRequest } from '@talelantern/domain/contracts/generate-story';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import {
  clientMaxLength,
  FIRST_PHASE,
  isLastPhase,
  nextPhase,
  STORY_TEMPERATURE,
  type StoryLength,
  type StoryPhase,
} from '@talelantern/domain/stories/phases';
import { plainStoryPrompt } from '@talelantern/domain/stories/plain-prompt';
import type { Relationship } from '@talelantern/domain/stories/relationships';
import {
  joinChapters,
  toStoryCharacter,
  toStoryLocation,
  type Story,
  type StoryCharacter,
  type StoryLocation,
} from '@talelantern/domain/stories/story';
import { storyTitle } from '@talelantern/domain/stories/story-title';
import type { ChapterAssignment, ChapterDraft } from './chapter.ts';
import type { ChapterPatch } from '../ports/item-repositories.ts';

export interface ChapterPlan {
  phase: StoryPhase;
  characters: StoryCharacter[];
  locations: StoryLocation[];
  relationships: readonly Relationship[];
  theme: string;
  ageRange: AgeRange;
  length: StoryLength;
  customElements: string;
  idea: string;
  /** Null for the stored story's child, whom the function reads from the story. */
  childId: string | null;
  /** Null for a new story: the function creates one. */
  memoryKey: string | null;
  previousParts: readonly string[];
}

export function planChapter(assignment: ChapterAssignment): ChapterPlan {
  if (assignment.kind === 'new-story') {
    const { characters, theme, ageRange, length, relationships = [], childId = null } = assignment;
    const { customElements = '', idea = '' } = assignment;
    return {
      phase: FIRST_PHASE,
      characters: characters.map(toStoryCharacter),
      locations: (assignment.locations ?? []).map(toStoryLocation),
      relationships,
      theme,
      ageRange,
      length,
      customElements,
      idea,
      childId,
      memoryKey: null,
      previousParts: [],
    };
  }
  const { story, length = story.settings.length, idea = '', childId = null } = assignment;
  return {
    phase: nextPhase(story.currentPhase),
    characters: story.characters,
    locations: story.locations,
    relationships: story.relationships,
    theme: story.theme,
    ageRange: story.ageRange,
    length,
    customElements: story.settings.customElements,
    idea,
    childId: childId === story.childId ? null : childId,
    memoryKey: story.memoryKey,
    previousParts: story.previousParts,
  };
}

/** The title that the family reads while the chapter is written. */
export function titleOf(assignment: ChapterAssignment): string {
  if (assignment.kind === 'next-chapter') return bookTitleOf(assignment.story);
  const names = assignment.characters.map(({ name }) => name);
  return storyTitle(assignment.theme, names, assignment.ageRange);
}

/** Earlier chapters are sent because the specification asks for them; the function reads the stored ones. */
export const toStoryRequest = (plan: ChapterPlan, uid: string, requestId: string): GenerateStoryRequest => ({
  prompt: plan.customElements || plainStoryPrompt(plan),
  characters: plan.characters.map(({ imageUrl: _imageUrl, imagePath: _imagePath, ...character }) => character),
  locations: plan.locations.map(({ imageUrl: _imageUrl, imagePath: _imagePath, ...location }) => location),
  theme: plan.theme,
  ageRange: plan.ageRange,
  settings: {
    maxLength: clientMaxLength(plan.phase),
    temperature: STORY_TEMPERATURE,
    continuationMode: plan.phase !== FIRST_PHASE,
    length: plan.length,
    relationships: [...plan.relationships],
    ...(plan.idea === '' ? {} : { idea: plan.idea }),
  },
  storyPhase: plan.phase,
  previousParts: [...plan.previousParts],
  userId: uid,
  requestId,
  ...(plan.childId === null ? {} : { childId: plan.childId }),
  ...(plan.memoryKey === null ? {} : { memoryKey: plan.memoryKey }),
});

export function beginStory(draft: ChapterDraft, uid: string, now: number): Story {
  const { characters, locations, relationships, theme, ageRange, length, customElements, childId } = planChapter(
    draft.assignment,
  );
  return {
    id: draft.storyId,
    userId: uid,
    title: titleOf(draft.assignment),
    bookTitle: draft.bookTitle,
    content: draft.text,
    previousParts: [draft.text],
    currentPhase: draft.phase,
    characters,
    locations,
    sceneImages: [],
    theme,
    ageRange,
    settings: { length, customElements, nextIdeas: [...draft.ideas] },
    relationships: [...relationships],
    memoryKey: draft.memoryKey,
    generatedPrompt: null,
    sharing: null,
    favorite: false,
    coverSceneId: null,
    childId,
    approvedParts: [],
    readingPlace: null,
    readingPlaces: {},
    narration: {},
    talkCards: {},
    revision: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** `story` with another chapter. A regenerated resolution replaces the old one and must be approved again. */
export function continueStory(story: Story, { phase, text, assignment, ideas }: ChapterDraft): ChapterPatch {
  const isRegenerated = isLastPhase(story.currentPhase) && isLastPhase(phase);
  const keptParts = isRegenerated ? story.previousParts.slice(0, -1) : story.previousParts;
  const previousParts = [...keptParts, text];
  return {
    previousParts,
    content: joinChapters(previousParts),
    currentPhase: phase,
    settings: { ...story.settings, length: planChapter(assignment).length, nextIdeas: [...ideas] },
    approvedParts: story.approvedParts.filter((part) => part < keptParts.length),
  };
}
