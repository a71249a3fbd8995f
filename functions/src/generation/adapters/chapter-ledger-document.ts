import {
  isRecord,
  readRecord,
  readText,
  readTextOrNull,
  readTexts,
  type StoredData,
} from '@talelantern/domain/stored/read-fields';
import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import { DAY_MS } from '@talelantern/domain/time/day';
import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { SCENE_SLOTS } from '@talelantern/domain/stories/scene-image';
import { readTalkCards } from '@talelantern/domain/stories/talk-cards';
import { readStoryBible } from '@talelantern/domain/stories/story-bible';
import { PLAN_IDS } from '@talelantern/domain/plans/plans';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { storedTime } from './job-document.ts';
import type { ChapterLedger } from '../ports/ports.ts';

export const chapterLedgerId = (uid: string, memoryKey: string): string => `${uid}_${memoryKey}`;

const tally = z.object({ reserved: z.number(), used: z.number() });

/** What `read` finds for each phase, without phases for which it finds nothing. Older ledgers lack the field. */
const byPhase = <Read>(read: (stored: unknown) => Read | null) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value): Partial<Record<StoryPhase, Read>> => {
      const stored = readRecord(value);
      return Object.fromEntries(
        STORY_PHASES.flatMap((phase) => {
          const found = phase in stored ? read(stored[phase]) : null;
          return found === null ? [] : [[phase, found]];
        }),
      );
    }),
  );

const ledgerSchema = z.object({
  userId: z.string(),
  memoryKey: z.string(),
  planId: z.enum(PLAN_IDS),
  unsavedPlanId: z._default(z.nullable(z.enum(PLAN_IDS)), null),
  isIncluded: z._default(z.boolean(), true),
  openedBy: z.string(),
  phases: z.object({ introduction: tally, development: tally, climax: tally, resolution: tally }),
  notes: byPhase(readStoryBible),
  offered: byPhase(readTexts),
  pictures: byPhase((begun) => SCENE_SLOTS.filter((slot) => readTexts(begun).includes(slot))),
  talkCards: byPhase((generated) =>
    isRecord(generated)
      ? { textHash: readText(generated['textHash']), cards: readTalkCards(generated['cards']) }
      : null,
  ),
  readers: byPhase(readTextOrNull),
  createdAt: storedTime,
});

/** @throws ZodError for an invalid document. */
export const readChapterLedger = (data: StoredData): ChapterLedger => ledgerSchema.parse(data);

/**
 * A draft is kept for KEPT_DAYS after its job began, and a job may begin once more while it is kept. Saving removes both
 * fields, but its event may be lost: the rules then ignore the key after these days.
 */
const UNSAVED_MS = (2 * KEPT_DAYS + 1) * DAY_MS;

export const toChapterLedgerDocument = ({ unsavedPlanId, ...ledger }: ChapterLedger): StoredData => ({
  ...ledger,
  ...(unsavedPlanId && { unsavedPlanId, unsavedUntil: Timestamp.fromMillis(ledger.createdAt + UNSAVED_MS) }),
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
