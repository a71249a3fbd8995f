import { ERROR_CODES } from '@talelantern/domain/errors/error-codes';
import { GENERATION_KINDS, JOB_STATUSES } from '@talelantern/domain/generation/job';
import { PLAN_IDS } from '@talelantern/domain/plans/plans';
import { CAPABILITIES } from '@talelantern/domain/plans/usage';
import {
  isRecord,
  readList,
  readRecord,
  readText,
  readTextOrNull,
  readTextList,
  readTime,
} from '@talelantern/domain/stored/read-fields';
import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { SCENE_SLOTS } from '@talelantern/domain/stories/scene-image';
import { readStoryBible, type StoryBible } from '@talelantern/domain/stories/story-bible';
import { readTalkCards, type TalkCard } from '@talelantern/domain/stories/talk-cards';
import * as z from 'zod/mini';

/** Ms since 1970. */
const storedTime = z.pipe(
  z.unknown(),
  z.transform((value) => readTime(value) ?? 0),
);

/** One use of a capability in a usage document; `day` when daily use is counted too. */
const usageReservationSchema = z.object({
  usageId: z.string(),
  /** The month's usage document, counted as well when the allowance is yearly, in case a smaller plan follows. */
  monthId: z.optional(z.string()),
  capability: z.enum(CAPABILITIES),
  day: z.nullable(z.string()),
});
export type UsageReservation = z.infer<typeof usageReservationSchema>;

const narrationHoldSchema = z.object({
  storyId: z.string(),
  part: z.number(),
  /** Hash of text, voice and model. */
  key: z.string(),
  /** Whether it reserves the story's charge, which was not settled when it began. */
  holdsCharge: z.boolean(),
});
export type NarrationHold = z.infer<typeof narrationHoldSchema>;

/** The maximum cost of a job, in micros, counted in the family's month and UTC day until the cost is known. */
const budgetSchema = z.object({
  usageId: z.string(),
  day: z.string(),
  micros: z.number(),
  /** The amount set aside for included work; 0 for other work. */
  fromSetAside: z.number(),
  /** Whether only the budget set aside was left, so that a failure counts towards the failure allowance. */
  countsFailure: z._default(z.boolean(), false),
});
export type BudgetReservation = z.infer<typeof budgetSchema>;

/** Everything that a job reserves until it is settled or released. */
const reservationSchema = z.object({
  usage: z.nullable(usageReservationSchema),
  chapter: z.nullable(z.object({ memoryKey: z.string(), phase: z.enum(STORY_PHASES) })),
  narration: z.optional(narrationHoldSchema),
  /** Missing when nothing is generated. */
  money: z.optional(budgetSchema),
});
export type Reservation = z.infer<typeof reservationSchema>;

/** `jobs/{uid}_{requestId}`. */
export const jobSchema = z.object({
  userId: z.string(),
  requestId: z.string(),
  kind: z.enum(GENERATION_KINDS),
  /** The character or location of a portrait or its picture. */
  itemId: z.optional(z.string()),
  status: z.enum(JOB_STATUSES),
  /** Whether a running job waits for its task. */
  isQueued: z._default(z.boolean(), false),
  leaseUntil: storedTime,
  /** Number of the attempt, so that a late attempt does not undo a newer one. */
  attempt: z.number(),
  /** Whether a provider was called; from then on the job cannot be cancelled. */
  providerStarted: z.boolean(),
  /** Whether an attempt has begun unbilled work; no attempt begins it again. */
  hasBegunAtOurCost: z._default(z.boolean(), false),
  /** The user has cancelled the job; its id never runs again. */
  cancelled: z.boolean(),
  reserved: z.nullable(reservationSchema),
  error: z.nullable(
    z.object({
      code: z.enum(ERROR_CODES),
      message: z.string(),
      field: z._default(z.nullable(z.string()), null),
      retryAfterSeconds: z._default(z.nullable(z.number()), null),
    }),
  ),
  createdAt: storedTime,
});
export type JobRecord = z.infer<typeof jobSchema>;

const tally = z.object({ reserved: z.number(), used: z.number() });

/** The values that `read` finds for each phase, without phases for which it finds nothing. Older ledgers lack it. */
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

export interface ChapterVersion {
  textHash: string;
  notes: StoryBible | null;
  cards: TalkCard[];
  reader: string | null;
}

function readVersion(stored: unknown): ChapterVersion {
  const { textHash, notes, cards, reader } = readRecord(stored);
  return {
    textHash: readText(textHash),
    notes: readStoryBible(notes),
    cards: readTalkCards(cards),
    reader: readTextOrNull(reader),
  };
}

/** `generations/{uid}_{memoryKey}`: the chapters of a story that were generated, so that a story is charged once. */
export const chapterLedgerSchema = z.object({
  userId: z.string(),
  memoryKey: z.string(),
  /** The plan with which the story was begun; its limits keep applying to the story. */
  planId: z.enum(PLAN_IDS),
  /**
   * The same plan from the first generated chapter until the story is saved: the rules allow what it includes even if
   * it has ended in the meantime. Null before and afterwards, so that a key allows one generated story.
   */
  unsavedPlanId: z._default(z.nullable(z.enum(PLAN_IDS)), null),
  /** Whether the plan includes the story; those beyond the fair use are paid from what the family has left. */
  isIncluded: z._default(z.boolean(), true),
  /** The request that created the ledger. */
  openedBy: z.string(),
  phases: z.object({ introduction: tally, development: tally, climax: tally, resolution: tally }),
  /** The notes after each chapter, if there are any. */
  notes: byPhase(readStoryBible),
  /** Lines of the ideas offered for each chapter; they are allowed on every plan. */
  offered: byPhase(readTextList),
  /** Slots whose picture was begun; each is generated once (docs/decisions/0122). */
  pictures: byPhase((begun) => SCENE_SLOTS.filter((slot) => readTextList(begun).includes(slot))),
  /** The cards of each chapter, until the saved story gets them. */
  talkCards: byPhase((generated) =>
    isRecord(generated)
      ? { textHash: readText(generated['textHash']), cards: readTalkCards(generated['cards']) }
      : null,
  ),
  /** The child for whom a chapter was requested, whose avoid list pictures and rewrites need besides the story's. */
  readers: byPhase(readTextOrNull),
  /**
   * Chapters that were generated after the first one of their phase, possibly on another device, with their notes,
   * cards and child. The chapter that the story has replaces the first one.
   */
  laterVersions: byPhase((stored) => readList(stored).map(readVersion)),
  /** Names of deleted children that the story names (docs/decisions/0226). */
  deletedChildren: z.pipe(z.optional(z.unknown()), z.transform(readTextList)),
  /** When words of chapters are deleted unless the story is saved. Null if nothing was generated since it was saved. */
  wordsUntil: z.pipe(z.optional(z.unknown()), z.transform(readTime)),
  createdAt: storedTime,
});
export type ChapterLedger = z.infer<typeof chapterLedgerSchema>;

/** `generations/{uid}_narration.{storyId}`: how often the chapters of a story were narrated. */
export const narrationLedgerSchema = z.object({
  userId: z.string(),
  storyId: z.string(),
  /** The charge for narrating a story, once for all chapters. */
  charge: z.nullable(
    z.object({
      usage: usageReservationSchema,
      /** Running narrations that share the charge; when the last one fails, it is released. */
      holders: z.number(),
      isSettled: z.boolean(),
    }),
  ),
  /** Narrations by chapter index, then by their key. */
  parts: z.record(z.string(), z.record(z.string(), tally)),
  createdAt: storedTime,
});
export type NarrationLedger = z.infer<typeof narrationLedgerSchema>;
