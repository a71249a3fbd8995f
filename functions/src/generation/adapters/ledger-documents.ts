import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { Timestamp } from 'firebase-admin/firestore';
import {
  chapterLedgerSchema,
  narrationLedgerSchema,
  type ChapterLedger,
  type NarrationLedger,
} from '../ports/records.ts';

export const chapterLedgerId = (uid: string, memoryKey: string): string => `${uid}_${memoryKey}`;

/** @throws ZodError for an invalid document. */
export const readChapterLedger = (data: StoredData): ChapterLedger => chapterLedgerSchema.parse(data);

/**
 * Saving removes these fields, but its event may be lost: from then on the rules ignore the key, and the sweep deletes the
 * words. The rules read `unsavedUntil`, which a chapter of a saved story does not have.
 */
export const toChapterLedgerDocument = ({ unsavedPlanId, wordsUntil, ...ledger }: ChapterLedger): StoredData => ({
  ...ledger,
  ...(unsavedPlanId && { unsavedPlanId }),
  ...(wordsUntil !== null && {
    wordsUntil: Timestamp.fromMillis(wordsUntil),
    ...(unsavedPlanId && { unsavedUntil: Timestamp.fromMillis(wordsUntil) }),
  }),
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});

/** Memory keys contain no full stop, so this id cannot be that of a story's ledger. */
export const narrationLedgerId = (uid: string, storyId: string): string => `${uid}_narration.${storyId}`;

/** @throws ZodError for an invalid document. */
export const readNarrationLedger = (data: StoredData): NarrationLedger => narrationLedgerSchema.parse(data);

export const toNarrationLedgerDocument = (ledger: NarrationLedger) => ({
  ...ledger,
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
