import { readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { EMPTY_BIBLE, readStoryBible } from '@talelantern/domain/stories/story-bible';
import { PLAN_IDS } from '@talelantern/domain/subscriptions/plans';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ChapterLedger } from '../operations/ports/books.ts';

export const chapterLedgerId = (uid: string, memoryKey: string): string => `${uid}_${memoryKey}`;

const tally = z.object({ reserved: z.number(), used: z.number() });

const ledgerSchema = z.object({
  userId: z.string(),
  memoryKey: z.string(),
  planId: z.enum(PLAN_IDS),
  openedBy: z.string(),
  phases: z.object({ introduction: tally, development: tally, climax: tally, resolution: tally }),
  /** Older ledgers have none. */
  bible: z.pipe(
    z.unknown(),
    z.transform((value) => readStoryBible(value) ?? EMPTY_BIBLE),
  ),
  createdAt: z.pipe(
    z.unknown(),
    z.transform((value) => readTime(value) ?? 0),
  ),
});

/** @throws ZodError for a document that only a foreign hand can have written. */
export const readChapterLedger = (data: StoredData): ChapterLedger => ledgerSchema.parse(data);

export const toChapterLedgerDocument = (ledger: ChapterLedger) => ({
  ...ledger,
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
