import { FIRST_PHASE, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Tally } from '@talelantern/domain/plans/usage';
import type { ChapterLedger } from '../ports/records.ts';

const UNUSED: Tally = { reserved: 0, used: 0 };
const NO_CHAPTERS: Readonly<Record<StoryPhase, Tally>> = {
  introduction: UNUSED,
  development: UNUSED,
  climax: UNUSED,
  resolution: UNUSED,
};

type StoryOpening = Pick<ChapterLedger, 'userId' | 'memoryKey' | 'planId' | 'isIncluded' | 'openedBy'>;

/** A first chapter allows one story to be saved; generating it again does not allow a second one. */
export function withChapter(ledger: ChapterLedger, phase: StoryPhase, change: Tally): ChapterLedger {
  const { reserved, used } = ledger.phases[phase];
  const tally = { reserved: Math.max(0, reserved + change.reserved), used: used + change.used };
  return {
    ...ledger,
    unsavedPlanId: phase === FIRST_PHASE && used === 0 && tally.used > 0 ? ledger.planId : ledger.unsavedPlanId,
    phases: { ...ledger.phases, [phase]: tally },
  };
}

export const beginChapterLedger = (opening: StoryOpening, createdAt: number): ChapterLedger => ({
  ...opening,
  unsavedPlanId: null,
  phases: NO_CHAPTERS,
  notes: {},
  offered: {},
  pictures: {},
  talkCards: {},
  readers: {},
  laterVersions: {},
  deletedChildren: [],
  wordsUntil: null,
  createdAt,
});
