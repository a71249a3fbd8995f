import type { StoryPhase } from '@talelantern/domain/stories/phases';
import type { Tally } from '@talelantern/domain/plans/usage';
import type { ChapterLedger } from '../ports/ports.ts';

const UNUSED: Tally = { reserved: 0, used: 0 };
const NO_CHAPTERS: Readonly<Record<StoryPhase, Tally>> = {
  introduction: UNUSED,
  development: UNUSED,
  climax: UNUSED,
  resolution: UNUSED,
};

type StoryOpening = Pick<ChapterLedger, 'userId' | 'memoryKey' | 'planId' | 'isIncluded' | 'openedBy'>;

export const beginChapterLedger = (opening: StoryOpening, createdAt: number): ChapterLedger => ({
  ...opening,
  unsavedPlanId: opening.planId,
  phases: NO_CHAPTERS,
  notes: {},
  offered: {},
  pictures: {},
  talkCards: {},
  readers: {},
  createdAt,
});
