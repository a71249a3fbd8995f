import { isRecord, readText, readTexts, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { SCENE_SLOTS } from '@talelantern/domain/stories/scene-image';
import { readTalkCards } from '@talelantern/domain/stories/talk-cards';
import { readStoryBible } from '@talelantern/domain/stories/story-bible';
import { PLAN_IDS } from '@talelantern/domain/plans/plans';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ChapterLedger } from '../../generation/ports/ports.ts';

export const chapterLedgerId = (uid: string, memoryKey: string): string => `${uid}_${memoryKey}`;

const tally = z.object({ reserved: z.number(), used: z.number() });

const ledgerSchema = z.object({
  userId: z.string(),
  memoryKey: z.string(),
  planId: z.enum(PLAN_IDS),
  isIncluded: z._default(z.boolean(), true),
  openedBy: z.string(),
  phases: z.object({ introduction: tally, development: tally, climax: tally, resolution: tally }),
  notes: z.pipe(z.optional(z.unknown()), z.transform(readNotes)),
  offered: z.pipe(z.optional(z.unknown()), z.transform(readOffered)),
  pictures: z.pipe(z.optional(z.unknown()), z.transform(readPictures)),
  talkCards: z.pipe(z.optional(z.unknown()), z.transform(readGeneratedCards)),
  createdAt: z.pipe(
    z.unknown(),
    z.transform((value) => readTime(value) ?? 0),
  ),
});

/** Older ledgers have no notes; invalid notes count as missing. */
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

function readPictures(value: unknown): ChapterLedger['pictures'] {
  const stored = isRecord(value) ? value : {};
  const slotsIn = (begun: unknown) => SCENE_SLOTS.filter((slot) => readTexts(begun).includes(slot));
  return Object.fromEntries(
    STORY_PHASES.filter((phase) => phase in stored).map((phase) => [phase, slotsIn(stored[phase])]),
  );
}

function readGeneratedCards(value: unknown): ChapterLedger['talkCards'] {
  const stored = isRecord(value) ? value : {};
  return Object.fromEntries(
    STORY_PHASES.flatMap((phase) => {
      const generated = stored[phase];
      if (!isRecord(generated)) return [];
      return [[phase, { textHash: readText(generated['textHash']), cards: readTalkCards(generated['cards']) }]];
    }),
  );
}

/** @throws ZodError for an invalid document. */
export const readChapterLedger = (data: StoredData): ChapterLedger => ledgerSchema.parse(data);

export const toChapterLedgerDocument = (ledger: ChapterLedger): StoredData => ({
  ...ledger,
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
