import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { LanternStep } from '../ui/lantern-string.tsx';

const NUMBER_WORDS = ['one', 'two', 'three', 'four'] as const;

/** 'Chapter one' for the index 0. */
export const chapterName = (index: number): string => `Chapter ${NUMBER_WORDS[index] ?? index + 1}`;

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
