import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { LanternStep } from '../ui/lantern-string.tsx';

export { chapterName } from '@talelantern/domain/stories/chapter-name';

/** 'Introduction' for introduction. */
export const phaseName = (phase: StoryPhase): string => phase.slice(0, 1).toUpperCase() + phase.slice(1);

/** '3 of 4 chapters'. */
export const chaptersWritten = (count: number): string => `${count} of ${STORY_PHASES.length} chapters`;

/** The four lanterns of a story of which `written` chapters exist; `now` is the index in view, if any. */
export const chapterSteps = (written: number, now?: number): LanternStep[] =>
  STORY_PHASES.map((phase, index) => ({
    name: phaseName(phase),
    state: index === now ? 'now' : index < written ? 'lit' : 'off',
  }));
