import { isRecord, readTexts, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { readStoryBible } from '@talelantern/domain/stories/story-bible';
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
  notes: z.pipe(z.optional(z.unknown()), z.transform(readNotes)),
  offered: z.pipe(z.optional(z.unknown()), z.transform(readOffered)),
  createdAt: z.pipe(
    z.unknown(),
    z.transform((value) => readTime(value) ?? 0),
  ),
});

/** Notes of older ledgers, which have none, and broken ones are as if they had never been taken. */
function readNotes(value: unknown): ChapterLedger['notes'] {
  const stored = isRecord(value) ? value : {};
  return Object.fromEntries(
    STORY_PHASES.flatMap((phase) => {
      const bible = readStoryBible(stored[phase]);
      return bible ? [[phase, bible]] : [];
    }),
  );
}

function readOffered(value: unknown): ChapterLedger['offered'] {
  const stored = isRecord(value) ? value : {};
  return Object.fromEntries(
    STORY_PHASES.filter((phase) => phase in stored).map((phase) => [phase, readTexts(stored[phase])]),
  );
}

/** @throws ZodError for a document that only a foreign hand can have written. */
export const readChapterLedger = (data: StoredData): ChapterLedger => ledgerSchema.parse(data);

export const toChapterLedgerDocument = (ledger: ChapterLedger) => ({
  ...ledger,
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
