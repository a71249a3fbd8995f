import type { StoryPhase } from '@talelantern/domain/stories/phases';
import type { Tally } from '@talelantern/domain/usage/usage';
import type { ChapterLedger } from '../ports/books.ts';

const UNTOLD: Tally = { reserved: 0, used: 0 };
const NOTHING_TOLD: Readonly<Record<StoryPhase, Tally>> = {
  introduction: UNTOLD,
  development: UNTOLD,
  climax: UNTOLD,
  resolution: UNTOLD,
};

/** Who begins a story, and by what. */
type StoryOpening = Pick<ChapterLedger, 'userId' | 'memoryKey' | 'planId' | 'openedBy'>;

/** The ledger of a story of which nothing is told yet. */
export const beginChapterLedger = (opening: StoryOpening, createdAt: number): ChapterLedger => ({
  ...opening,
  phases: NOTHING_TOLD,
  notes: {},
  offered: {},
  createdAt,
});
