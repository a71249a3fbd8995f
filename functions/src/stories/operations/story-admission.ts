import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { INVALID_STORY_PARAMETERS } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { FIRST_PHASE, phaseIndex, STORY_PHASES } from '@talelantern/domain/stories/phases';
import { MAX_HAPPENING_LENGTH } from '@talelantern/domain/stories/story-choices';
import type { Story } from '@talelantern/domain/stories/story';
import { EMPTY_BIBLE, type StoryBible } from '@talelantern/domain/stories/story-bible';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/chapter-request';
import { isStoryIncluded } from '@talelantern/domain/plans/budget';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { PLANS, type Plan } from '@talelantern/domain/plans/plans';
import { consumedInTally, consumedOf, type Tally } from '@talelantern/domain/plans/usage';
import type { Admission } from '../../generation/operations/open-job.ts';
import type { Caller, StoreTx } from '../../generation/ports/ports.ts';
import type { Reservation } from '../../generation/ports/records.ts';
import { reserveUsage } from '../../generation/operations/reservations.ts';
import { isOffered } from './story-ideas.ts';
import { beginChapterLedger, withChapter } from '../../generation/operations/chapter-ledger.ts';
import { notesBefore } from './story-memory.ts';

/** The first generation and three regenerations. */
const MAX_GENERATIONS_PER_CHAPTER = 4;
const ONE_RESERVED: Tally = { reserved: 1, used: 0 };

interface ChapterRequest {
  caller: Caller;
  requestId: string;
  memoryKey: string;
  story: CheckedStoryRequest;
  /** The stored story with this memory key. */
  saved: Story | null;
  needsVerification: boolean;
}

interface AdmittedChapter {
  reserved: Reservation;
  /** The earlier chapters and the notes on them. */
  admitted: { earlier: readonly string[]; bible: StoryBible };
}

/**
 * Whether the family must verify its email address before this chapter, because it has begun another story. The ledger,
 * which admission needs, is read here in the same round trip as the job. The query for another story comes after that,
 * because all first reads wait for the read that opens the transaction.
 */
export async function mustVerify(
  tx: Pick<StoreTx, 'chapterLedger' | 'hasBegunAnotherStory'>,
  { caller: { uid, emailVerified }, requestId, memoryKey, story }: Omit<ChapterRequest, 'saved' | 'needsVerification'>,
): Promise<boolean> {
  await tx.chapterLedger(uid, memoryKey);
  if (emailVerified || story.phase !== FIRST_PHASE) return false;
  return tx.hasBegunAnotherStory(uid, { memoryKey, openedBy: requestId });
}

/**
 * Reserves what the chapter takes: an introduction takes one story and creates its ledger; a later chapter needs that
 * ledger and the saved story, in order.
 * @throws AppError `plan_limit`, `quota_exceeded`, `verify_email`; `invalid` for a chapter out of order.
 */
export const admitChapter = (admission: Admission, request: ChapterRequest): Promise<AdmittedChapter> =>
  request.story.phase === FIRST_PHASE ? admitIntroduction(admission, request) : admitNext(admission, request);

async function admitIntroduction(
  { tx, profile, plan, now }: Admission,
  { caller, requestId, memoryKey, story, needsVerification }: ChapterRequest,
): Promise<AdmittedChapter> {
  assertWithinPlans([plan], story, story.idea.length <= MAX_HAPPENING_LENGTH);
  if (needsVerification) throw new AppError('verify_email', VERIFY_EMAIL);
  const ledger = await tx.chapterLedger(caller.uid, memoryKey);
  const usage = await reserveUsage(tx, { uid: caller.uid, plan, profile }, 'stories', now);
  const stories = consumedOf(await tx.usage(caller.uid, usage.usageId), 'stories');
  const isIncluded = isStoryIncluded(plan, stories);
  const opened =
    ledger ??
    beginChapterLedger({ userId: caller.uid, memoryKey, planId: plan.id, isIncluded, openedBy: requestId }, now);
  tx.saveChapterLedger(withChapter(opened, FIRST_PHASE, ONE_RESERVED));
  return {
    reserved: { usage, chapter: { memoryKey, phase: FIRST_PHASE } },
    admitted: { earlier: [], bible: EMPTY_BIBLE },
  };
}

async function admitNext(
  { tx, plan }: Admission,
  { caller, memoryKey, story, saved }: ChapterRequest,
): Promise<AdmittedChapter> {
  const ledger = await tx.chapterLedger(caller.uid, memoryKey);
  const index = phaseIndex(story.phase);
  const before = STORY_PHASES[index - 1];
  const isDue = ledger && before && ledger.phases[before].used > 0 && saved && saved.previousParts.length >= index;
  if (!isDue || consumedInTally(ledger.phases[story.phase]) >= MAX_GENERATIONS_PER_CHAPTER) {
    throw new AppError('invalid', INVALID_STORY_PARAMETERS, { field: 'storyPhase' });
  }
  assertWithinPlans([plan, PLANS[ledger.planId]], story, isOffered(story, ledger));
  tx.saveChapterLedger(withChapter(ledger, story.phase, ONE_RESERVED));
  return {
    reserved: { usage: null, chapter: { memoryKey, phase: story.phase } },
    admitted: { earlier: saved.previousParts.slice(0, index), bible: notesBefore(ledger, story.phase, saved) },
  };
}

/**
 * One of the plans must allow the cast and custom prompts: the plan at the story's start counts too. Offered ideas, and
 * a short one for the first chapter, are free on every plan (docs/decisions/0124).
 */
function assertWithinPlans(
  plans: readonly Plan[],
  { characters, customElements, idea }: CheckedStoryRequest,
  isIdeaOnEveryPlan: boolean,
): void {
  const plansForCast = plans.filter(({ limits }) => characters.length <= (limits.charactersPerStory ?? Infinity));
  if (plansForCast.length === 0) throw new AppError('plan_limit', LIMIT_REACHED, { field: 'characters' });
  const customField = customElements !== '' ? 'prompt' : idea !== '' && !isIdeaOnEveryPlan ? 'settings.idea' : null;
  if (customField !== null && !plansForCast.some(({ limits }) => limits.customPrompts)) {
    throw new AppError('plan_limit', LIMIT_REACHED, { field: customField });
  }
}
