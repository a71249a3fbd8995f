import { chapterName, WRITTEN_WITH_AI } from '@talelantern/domain/stories/chapter-name';
import { sceneAlt, scenePassage } from '@talelantern/domain/stories/scene-alt';
import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { LanternStep } from '../../ui/lantern-string.tsx';

export { chapterName, sceneAlt, scenePassage, WRITTEN_WITH_AI };

export const phaseName = (phase: StoryPhase): string => phase.slice(0, 1).toUpperCase() + phase.slice(1);

/** The four lanterns of a story with `written` chapters. `now`: the index of the visible chapter. */
export const chapterSteps = (chapterCount: number, now?: number): LanternStep[] =>
  STORY_PHASES.map((phase, index) => ({
    name: phaseName(phase),
    state: index === now ? 'now' : index < chapterCount ? 'lit' : 'off',
  }));

/** The sentence shown instead of an unapproved chapter; `part` is its index (0-3). */
export const waitingSentence = (part: number): string =>
  `A grown-up reads ${chapterName(part).toLowerCase()} first. Then it opens for you.`;

export const CHAPTER_PARAM = 'chapter';
