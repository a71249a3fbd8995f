/** The four chapters in order; the position is also the index in `previousParts`. */
export const STORY_PHASES = ['introduction', 'development', 'climax', 'resolution'] as const;
export type StoryPhase = (typeof STORY_PHASES)[number];

export const FIRST_PHASE: StoryPhase = 'introduction';

export const STORY_LENGTHS = ['standard', 'extended', 'epic'] as const;
export type StoryLength = (typeof STORY_LENGTHS)[number];
export const DEFAULT_LENGTH: StoryLength = 'standard';

export interface ParagraphRange {
  min: number;
  max: number;
}

const range = (min: number, max: number): ParagraphRange => ({ min, max });
const OPENING_PARAGRAPHS = { standard: range(6, 8), extended: range(8, 10), epic: range(10, 12) };

export const PARAGRAPH_TARGETS: Readonly<Record<StoryPhase, Record<StoryLength, ParagraphRange>>> = {
  introduction: OPENING_PARAGRAPHS,
  development: OPENING_PARAGRAPHS,
  climax: { standard: range(5, 7), extended: range(7, 9), epic: range(9, 11) },
  resolution: { standard: range(4, 6), extended: range(6, 8), epic: range(8, 10) },
};

export const phaseIndex = (phase: StoryPhase): number => STORY_PHASES.indexOf(phase);

/** After the resolution the phase remains the resolution (docs/specification.md#4). */
export const nextPhase = (phase: StoryPhase): StoryPhase => STORY_PHASES[phaseIndex(phase) + 1] ?? 'resolution';

export const isLastPhase = (phase: StoryPhase): boolean => phase === 'resolution';

export const clientMaxLength = (phase: StoryPhase): number => (phase === FIRST_PHASE ? 4_000 : 2_000);

/** `maxLength` of a request that has none (docs/specification.md#9). */
export const defaultMaxLength = (phase: StoryPhase): number => (phase === FIRST_PHASE ? 3_000 : 2_000);

export const STORY_TEMPERATURE = 0.8;
