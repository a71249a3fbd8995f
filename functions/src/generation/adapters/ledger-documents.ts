import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { UNSAVED_KEPT_DAYS } from '@talelantern/domain/generation/job';
import { DAY_MS } from '@talelantern/domain/time/day';
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

/** Saving removes both fields, but its event may be lost: the rules then ignore the key after these days. */
export const toChapterLedgerDocument = ({ unsavedPlanId, ...ledger }: ChapterLedger): StoredData => ({
  ...ledger,
  ...(unsavedPlanId && {
    unsavedPlanId,
    unsavedUntil: Timestamp.fromMillis(ledger.createdAt + UNSAVED_KEPT_DAYS * DAY_MS),
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
