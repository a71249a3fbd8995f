import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  chapterLedgerSchema,
  narrationLedgerSchema,
  type ChapterLedger,
  type NarrationLedger,
} from '../ports/records.ts';

export const chapterLedgerId = (uid: string, memoryKey: string): string => `${uid}_${memoryKey}`;

/** Ledgers are written whole, so fields of a later version, before a rollback, are kept (docs/decisions/0239). */
const storedChapterLedger = z.catchall(chapterLedgerSchema, z.unknown());
const storedNarrationLedger = z.catchall(narrationLedgerSchema, z.unknown());

/** @throws ZodError for an invalid document. */
export const readChapterLedger = ({ unsavedUntil: _copy, ...data }: StoredData): ChapterLedger =>
  storedChapterLedger.parse(data);

/**
 * Two fields are removed when the story is saved. Their time is also stored, in case the event of saving is lost: then
 * the rules ignore the key, and the sweep deletes the words of chapters. The rules read `unsavedUntil`, which the
 * ledger of a saved story lacks.
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

/** Memory keys contain no full stop, so this id cannot be the id of a story's ledger. */
export const narrationLedgerId = (uid: string, storyId: string): string => `${uid}_narration.${storyId}`;

/** @throws ZodError for an invalid document. */
export const readNarrationLedger = (data: StoredData): NarrationLedger => storedNarrationLedger.parse(data);

export const toNarrationLedgerDocument = (ledger: NarrationLedger) => ({
  ...ledger,
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
