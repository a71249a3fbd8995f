import type { GenerateStoryRequest } from '@talelantern/domain/contracts/generate-story';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import {
  clientMaxLength,
  FIRST_PHASE,
  isLastPhase,
  nextPhase,
  STORY_TEMPERATURE,
  type StoryLength,
  type StoryPhase,
} from '@talelantern/domain/stories/phases';
import type { Relationship } from '@talelantern/domain/stories/relationship';
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
import type { ChapterPatch } from './ports/story-repository.ts';

/** What a chapter is told from, whether it begins a story or continues one. */
export interface ChapterPlan {
  phase: StoryPhase;
  characters: StoryCharacter[];
  locations: StoryLocation[];
  relationships: readonly Relationship[];
  theme: string;
  ageRange: AgeRange;
  length: StoryLength;
  customElements: string;
  /** What is to happen in the chapter; empty leaves that to the writer. */
  idea: string;
  /** Of a new story; for a later chapter the function knows it from the stored one. */
  childId: string | null;
  /** Null for a new story: the function makes one. */
  memoryKey: string | null;
  previousParts: readonly string[];
}

export function planChapter(assignment: ChapterAssignment): ChapterPlan {
  if (assignment.kind === 'new-story') {
    const { characters, theme, ageRange, length, customElements = '', relationships = [], childId = null } = assignment;
    return {
      phase: FIRST_PHASE,
      characters: characters.map(toStoryCharacter),
      locations: (assignment.locations ?? []).map(toStoryLocation),
      relationships,
      theme,
      ageRange,
      length,
      customElements,
      idea: '',
      childId,
      memoryKey: null,
      previousParts: [],
    };
  }
  const { story, length = story.settings.length, idea = '' } = assignment;
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
    childId: null,
    memoryKey: story.memoryKey,
    previousParts: story.previousParts,
  };
}

/** The body of generateStory (specification §7); the earlier parts are sent as specified, the function has its own. */
export function toStoryRequest(plan: ChapterPlan, uid: string, requestId: string): GenerateStoryRequest {
  return {
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
    ...(plan.customElements === '' ? {} : { prompt: plan.customElements }),
    ...(plan.childId === null ? {} : { childId: plan.childId }),
    ...(plan.memoryKey === null ? {} : { memoryKey: plan.memoryKey }),
  };
}

/** The story that a first chapter begins. `now` in ms. */
export function beginStory(draft: ChapterDraft, uid: string, now: number): Story {
  const { characters, locations, relationships, theme, ageRange, length, customElements, childId } = planChapter(
    draft.assignment,
  );
  return {
    id: draft.storyId,
    userId: uid,
    title: storyTitle(
      theme,
      characters.map(({ name }) => name),
      ageRange,
    ),
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
    narration: {},
    revision: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * `story` with a further chapter; a resolution that is told again takes the place of the old one, which nobody has read
 * and allowed yet.
 */
export function continueStory(story: Story, { phase, text, assignment, ideas }: ChapterDraft): ChapterPatch {
  const isToldAgain = isLastPhase(story.currentPhase) && isLastPhase(phase);
  const kept = isToldAgain ? story.previousParts.slice(0, -1) : story.previousParts;
  const previousParts = [...kept, text];
  return {
    previousParts,
    content: joinChapters(previousParts),
    currentPhase: phase,
    settings: { ...story.settings, length: planChapter(assignment).length, nextIdeas: [...ideas] },
    approvedParts: story.approvedParts.filter((part) => part < kept.length),
  };
}
