import {
  AVOIDED_REFUSED,
  generateStoryContract,
  INVALID_STORY_PARAMETERS,
  STORY_REFUSED,
  type GenerateStoryRequest,
} from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { RewriteResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { STORY_TEMPERATURE } from '@talelantern/domain/stories/phases';
import { buildRewriteBrief, buildRewritePrompt, type RewriteWish } from '@talelantern/domain/stories/rewrite';
import { fromParagraphs, toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { EMPTY_BIBLE } from '@talelantern/domain/stories/story-bible';
import { assertWithinSizeCap, chapterRequestOf, readMemoryKey } from '@talelantern/domain/contracts/story-request';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { PLANS, type Plan } from '@talelantern/domain/plans/plans';
import { reserveUsage } from '../../generation/operations/reservations.ts';
import type { Admission } from '../../generation/operations/open-job.ts';
import { runGeneration, type GenerationRun } from '../../generation/operations/run-generation.ts';
import { findRejected } from '../../moderation/operations/moderation.ts';
import type { Reservation } from '../../generation/ports/records.ts';
import type { ChapterOrder } from '../../generation/ports/providers.ts';
import { namesOf, readParagraphs, type ChapterNames } from '../chapter-text/chapter-text.ts';
import { isUnfinished, problemOfParagraph } from '../chapter-text/readable-chapter.ts';
import { assertRewriteTextsFit, findStory, hideRealNames, type StorySources } from './story-safety.ts';
import { orderFor, type StoryCall, type StoryDeps } from './generate-story.ts';
import { notesOf, readersOf } from './story-memory.ts';

export type Rewrite = NonNullable<NonNullable<GenerateStoryRequest['settings']>['rewrite']>;

interface Passage {
  story: Story;
  chapter: string[];
  rewrite: Rewrite;
}

/**
 * Rewrites one paragraph of a stored story. The app saves the result; the story is not changed here.
 * @throws AppError `invalid` without such a paragraph; `plan_limit` for custom prompts; `quota_exceeded`; `not_found`
 * for an unknown child; `refused` by moderation or the vendor; the vendor's failures.
 */
export function rewriteParagraph(
  deps: StoryDeps,
  { caller, requestId, request }: Omit<StoryCall, 'show'>,
  rewrite: Rewrite,
): Promise<RewriteResult> {
  const { uid } = caller;
  const { childId } = request;
  const memoryKey = readMemoryKey(request);
  if (memoryKey === null) throw invalidField('memoryKey');
  return runGeneration(deps, {
    caller,
    requestId,
    kind: 'rewrite',
    signedOut: generateStoryContract.signedOut,
    identify: async (tx) => {
      const ledger = tx.chapterLedger(uid, memoryKey);
      const readersIn = async (story: Story) => {
        const found = await ledger;
        return found ? readersOf(found, rewrite.part, story) : [];
      };
      const [{ saved, safety }] = await Promise.all([findStory(deps, uid, { childId, memoryKey, readersIn }), ledger]);
      return { passage: findPassage(saved, rewrite), safety };
    },
    admit: async (admission, { passage, safety }) => {
      const reserved = await reserveRewrite(admission, uid, rewrite);
      const ledger = await admission.tx.chapterLedger(uid, memoryKey);
      const story = withAllowedWords(passage.story, [admission.plan, ...(ledger ? [PLANS[ledger.planId]] : [])]);
      const bible = ledger ? notesOf(ledger, story) : EMPTY_BIBLE;
      const sources: StorySources = { earlier: story.previousParts.slice(0, rewrite.part), bible, safety };
      return { reserved, admitted: { passage: { ...passage, story }, sources } };
    },
    produce: async (run, { passage, sources }) => ({
      memoryKey,
      part: rewrite.part,
      paragraph: rewrite.paragraph,
      text: await generateRewrite(deps, run, passage, sources, orderFor(deps, run, uid, memoryKey)),
    }),
    toWork: (result) => ({ kind: 'rewrite', requestId, result, partial: null }),
    resultOf: (work) => (work.kind === 'rewrite' ? work.result : null),
  });
}

const invalidField = (field: string): AppError => new AppError('invalid', INVALID_STORY_PARAMETERS, { field });

function findPassage(story: Story | null, rewrite: Rewrite): Passage {
  if (!story) throw invalidField('memoryKey');
  const stored = story.previousParts[rewrite.part];
  if (stored === undefined) throw invalidField('settings.rewrite.part');
  const chapter = toParagraphs(stored);
  if (chapter[rewrite.paragraph] === undefined) throw invalidField('settings.rewrite.paragraph');
  assertWithinSizeCap(chapterRequestOf(story, rewrite.part));
  return { story, chapter, rewrite };
}

/** Reserves one rewrite of the month and of the day; custom prompts need a plan with them, as for a chapter. */
async function reserveRewrite(
  { tx, plan, profile, now }: Admission,
  uid: string,
  { wish }: Rewrite,
): Promise<Reservation> {
  if (wish.kind === 'own' && !plan.limits.customPrompts) {
    throw new AppError('plan_limit', LIMIT_REACHED, { field: 'settings.rewrite.wish' });
  }
  return { usage: await reserveUsage(tx, { uid, plan, profile }, 'rewrites', now), chapter: null };
}

/** The story without custom prompts unless one of `plans` includes them: another client may have stored them. */
function withAllowedWords(story: Story, plans: readonly Plan[]): Story {
  if (plans.some(({ limits }) => limits.customPrompts)) return story;
  return { ...story, settings: { ...story.settings, customElements: '' } };
}

async function generateRewrite(
  deps: StoryDeps,
  run: GenerationRun,
  { story, chapter, rewrite }: Passage,
  sources: StorySources,
  order: ReturnType<typeof orderFor>,
): Promise<string> {
  const { ageRange } = story;
  const ownWish = rewrite.wish.kind === 'own' ? rewrite.wish.words : '';
  const { brief, hide, reveal } = hideRealNames(chapterRequestOf(story, rewrite.part), sources, [...chapter, ownWish]);
  const hidden = chapter.map(hide);
  const wish: RewriteWish = rewrite.wish.kind === 'own' ? { kind: 'own', words: hide(ownWish) } : rewrite.wish;
  await assertRewriteTextsFit(deps, brief, { chapter: hidden, wish: hide(ownWish), requestId: run.requestId });
  await run.startProvider();
  const prompt = buildRewritePrompt(buildRewriteBrief(brief, hidden, rewrite.paragraph, wish));
  const problemOf = async ({ text, isTruncated, isRefusal }: Attempt): Promise<AppError | null> => {
    if (isRefusal) return new AppError('refused', STORY_REFUSED, { isCounted: false });
    const rewritten = chapter.with(rewrite.paragraph, reveal(text));
    if (text === '' || isTruncated || isUnfinished(text) || fromParagraphs(rewritten).length > LIMITS.chapter) {
      return new AppError('busy', generateStoryContract.invalidResponse);
    }
    if (problemOfParagraph(text, brief) !== null) return new AppError('refused', AVOIDED_REFUSED, { isCounted: false });
    const isRejected = (await findRejected(deps, [text], ageRange)) !== null;
    return isRejected ? new AppError('refused', STORY_REFUSED) : null;
  };
  return reveal(await requestWithRetry(deps, { ...order, ...REWRITE_ORDER, prompt }, namesOf(brief), problemOf));
}

const REWRITE_ORDER = { temperature: STORY_TEMPERATURE, maxOutputTokens: 1_500 };

interface Attempt {
  /** The paragraph; empty if the output has none. */
  text: string;
  /** Whether the model declined in prose. */
  isRefusal: boolean;
  isTruncated: boolean;
}

/** The first of two outputs that has no problem; otherwise throws the problem of the second. */
async function requestWithRetry(
  { storyWriter, log }: Pick<StoryDeps, 'storyWriter' | 'log'>,
  order: Omit<ChapterOrder, 'signal'>,
  names: ChapterNames,
  problemOf: (attempt: Attempt) => Promise<AppError | null>,
): Promise<string> {
  const ask = async (): Promise<Attempt> => {
    const pieces: string[] = [];
    const { isTruncated } = await storyWriter.write({ ...order, signal: new AbortController().signal }, (piece) => {
      pieces.push(piece);
    });
    const { paragraphs, isRefusal } = readParagraphs(pieces.join(''), names);
    return { text: paragraphs.join(' '), isTruncated, isRefusal };
  };
  const first = await ask();
  const problem = await problemOf(first);
  if (problem === null) return first.text;
  log('info', 'rewrite_asked_again', { requestId: order.requestId, code: problem.code });
  const second = await ask();
  const remaining = await problemOf(second);
  if (remaining !== null) throw remaining;
  return second.text;
}
