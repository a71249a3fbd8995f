import type { StoreTx } from '../ports/ports.ts';
import { unexpected } from '../../core/testing/unexpected.ts';

/** A transaction in which nothing may be read or written, to be completed by a test. */
export const NO_CALLS: StoreTx = {
  job: unexpected,
  saveJob: unexpected,
  profile: unexpected,
  child: unexpected,
  preferences: unexpected,
  usage: unexpected,
  saveUsage: unexpected,
  addSpending: unexpected,
  chapterLedger: unexpected,
  saveChapterLedger: unexpected,
  deleteChapterLedger: unexpected,
  hasBegunAnotherStory: unexpected,
  listOpenWork: unexpected,
  narrationLedger: unexpected,
  saveNarrationLedger: unexpected,
  deleteNarrationLedger: unexpected,
  pictured: unexpected,
  story: unexpected,
  saveSceneImages: unexpected,
  saveTalkCards: unexpected,
  saveNarration: unexpected,
  storeWork: unexpected,
};
