import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { INVALID_STORY_PARAMETERS } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { FIRST_PHASE, phaseIndex, STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { EMPTY_BIBLE, type StoryBible } from '@talelantern/domain/stories/story-bible';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/story-request';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { PLANS, type Plan } from '@talelantern/domain/subscriptions/plans';
import { takenOfTally } from '@talelantern/domain/usage/usage';
import type { Admission } from '../generation/jobs.ts';
import type { ChapterLedger, Reservation } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import { reserveUsage } from '../generation/reservations.ts';
import { isOffered } from './story-ideas.ts';
import { beginChapterLedger } from './chapter-ledger.ts';
import { notesBefore } from './story-memory.ts';

/** Every later chapter once and three times anew (architecture §3). */
const TIMES_PER_CHAPTER = 4;

interface ChapterRequest {
  caller: Caller;
  requestId: string;
  memoryKey: string;
  story: CheckedStoryRequest;
  /** The stored story with that memory key. */
  saved: Story | null;
}

interface AdmittedChapter {
  reserved: Reservation;
  /** The earlier chapters and the notes on them. */
  admitted: { earlier: readonly string[]; bible: StoryBible };
}

/**
 * Whether the chapter may be told, and what it takes: an introduction takes one story and opens its ledger; a later
 * chapter needs that ledger and the saved story, in order.
 * @throws AppError `plan_limit`, `quota_exceeded`, `verify_email`; `invalid` for a chapter that is not due.
 */
export const admitChapter = (admission: Admission, request: ChapterRequest): Promise<AdmittedChapter> =>
  request.story.phase === FIRST_PHASE ? admitIntroduction(admission, request) : admitNext(admission, request);

async function admitIntroduction(
  { page, profile, plan, now }: Admission,
  { caller, requestId, memoryKey, story }: ChapterRequest,
): Promise<AdmittedChapter> {
  assertWithinPlans([plan], story, false);
  const [ledger, hasBegunAnother] = await Promise.all([
    page.chapterLedger(caller.uid, memoryKey),
    caller.emailVerified ? false : page.hasBegunAnotherStory(caller.uid, { memoryKey, openedBy: requestId }),
  ]);
  if (hasBegunAnother) throw new AppError('verify_email', VERIFY_EMAIL);
  const usage = await reserveUsage(page, { uid: caller.uid, plan, profile }, 'stories', now);
  const opened =
    ledger ?? beginChapterLedger({ userId: caller.uid, memoryKey, planId: plan.id, openedBy: requestId }, now);
  page.saveChapterLedger(withReserved(opened, FIRST_PHASE));
  return {
    reserved: { usage, chapter: { memoryKey, phase: FIRST_PHASE } },
    admitted: { earlier: [], bible: EMPTY_BIBLE },
  };
}

async function admitNext(
  { page, plan }: Admission,
  { caller, memoryKey, story, saved }: ChapterRequest,
): Promise<AdmittedChapter> {
  const ledger = await page.chapterLedger(caller.uid, memoryKey);
  const chapters = saved?.previousParts ?? [];
  const index = phaseIndex(story.phase);
  const before = STORY_PHASES[index - 1];
  const isDue = ledger && before && ledger.phases[before].used > 0 && chapters.length >= index;
  if (!isDue || takenOfTally(ledger.phases[story.phase]) >= TIMES_PER_CHAPTER) {
    throw new AppError('invalid', INVALID_STORY_PARAMETERS, { field: 'storyPhase' });
  }
  assertWithinPlans([plan, PLANS[ledger.planId]], story, isOffered(story, ledger));
  page.saveChapterLedger(withReserved(ledger, story.phase));
  return {
    reserved: { usage: null, chapter: { memoryKey, phase: story.phase } },
    admitted: { earlier: chapters.slice(0, index), bible: notesBefore(ledger, story.phase) },
  };
}

/**
 * One of the plans must allow the cast and the family's own words: a story that was begun may be ended after the plan
 * has. An idea that we have offered is free on every plan.
 */
function assertWithinPlans(
  plans: readonly Plan[],
  { characters, customElements, idea }: CheckedStoryRequest,
  isIdeaOurs: boolean,
): void {
  const roomy = plans.filter(({ limits }) => characters.length <= (limits.charactersPerStory ?? Infinity));
  if (roomy.length === 0) throw new AppError('plan_limit', LIMIT_REACHED, { field: 'characters' });
  const ownWords = customElements !== '' ? 'prompt' : idea !== '' && !isIdeaOurs ? 'settings.idea' : null;
  if (ownWords !== null && !roomy.some(({ limits }) => limits.customPrompts)) {
    throw new AppError('plan_limit', LIMIT_REACHED, { field: ownWords });
  }
}

function withReserved(ledger: ChapterLedger, phase: StoryPhase): ChapterLedger {
  const { reserved, used } = ledger.phases[phase];
  return { ...ledger, phases: { ...ledger.phases, [phase]: { reserved: reserved + 1, used } } };
}
