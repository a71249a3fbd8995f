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
import { cleanParagraph } from '@talelantern/domain/stories/clean-paragraph';
import { STORY_TEMPERATURE } from '@talelantern/domain/stories/phases';
import { unreadable } from '@talelantern/domain/stories/readable-chapter';
import { buildRewriteBrief, buildRewritePrompt, type RewriteWish } from '@talelantern/domain/stories/rewrite';
import { fromParagraphs, toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { assertTellable, chapterRequestOf } from '@talelantern/domain/stories/story-request';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { PLANS, type Plan } from '@talelantern/domain/subscriptions/plans';
import { reserveUsage } from '../generation/reservations.ts';
import type { Admission } from '../generation/jobs.ts';
import { runGeneration, type GenerationRun } from '../generation/run-generation.ts';
import { findUnfit } from '../moderation.ts';
import type { Reservation } from '../ports/books.ts';
import type { ChapterOrder } from '../ports/providers.ts';
import { assertRewriteWordsFit } from './family-words.ts';
import { orderFor, type StoryCall, type StoryTools } from './generate-story.ts';
import { notesUpTo } from './story-memory.ts';
import { findStorySafety, hideRealNames, type StorySources } from './story-safety.ts';

export type Rewrite = NonNullable<NonNullable<GenerateStoryRequest['settings']>['rewrite']>;

/** The paragraph that is to be told anew, where it stands. */
interface Passage {
  story: Story;
  chapter: string[];
  rewrite: Rewrite;
}

/**
 * Tells one paragraph of the caller's stored story anew. The story itself stays as it is: the app saves what it keeps.
 * @throws AppError `invalid` where there is no such paragraph; `plan_limit` for own words without a plan for them;
 * `quota_exceeded`; `not_found` for a child that is not the family's; `refused` by moderation or the vendor; the
 * vendor's failures.
 */
export function rewriteParagraph(
  tools: StoryTools,
  { caller, requestId, request }: Omit<StoryCall, 'show'>,
  rewrite: Rewrite,
): Promise<RewriteResult> {
  const { uid } = caller;
  const { memoryKey, childId } = request;
  if (memoryKey === undefined) throw notThere('memoryKey');
  return runGeneration(tools, {
    caller,
    requestId,
    kind: 'rewrite',
    signedOut: generateStoryContract.signedOut,
    identify: async (page) => {
      const finding = page.storyWithKey(uid, memoryKey);
      const safety = findStorySafety(tools.families, { uid, childId, saved: finding });
      const [saved] = await Promise.all([finding, safety]);
      return { passage: findPassage(saved, rewrite), safety: await safety };
    },
    admit: async (admission, { passage, safety }) => {
      const reserved = await reserveRewrite(admission, uid, rewrite);
      const ledger = await admission.page.chapterLedger(uid, memoryKey);
      const story = withAllowedWords(passage.story, [admission.plan, ...(ledger ? [PLANS[ledger.planId]] : [])]);
      const { phase } = chapterRequestOf(story, rewrite.part);
      const bible = notesUpTo(ledger ?? { notes: {} }, phase);
      const sources: StorySources = { earlier: story.previousParts.slice(0, rewrite.part), bible, safety };
      return { reserved, admitted: { passage: { ...passage, story }, sources } };
    },
    produce: async (run, { passage, sources }) => ({
      memoryKey,
      part: rewrite.part,
      paragraph: rewrite.paragraph,
      text: await tellAnew(tools, run, passage, sources, orderFor(tools, uid, requestId, memoryKey)),
    }),
    toWork: (result) => ({ kind: 'rewrite', requestId, result, partial: null }),
    resultOf: (work) => (work.kind === 'rewrite' ? work.result : null),
    shownWork: () => null,
  });
}

const notThere = (field: string): AppError => new AppError('invalid', INVALID_STORY_PARAMETERS, { field });

function findPassage(story: Story | null, rewrite: Rewrite): Passage {
  if (!story) throw notThere('memoryKey');
  const stored = story.previousParts[rewrite.part];
  if (stored === undefined) throw notThere('settings.rewrite.part');
  const chapter = toParagraphs(stored);
  if (chapter[rewrite.paragraph] === undefined) throw notThere('settings.rewrite.paragraph');
  assertTellable(chapterRequestOf(story, rewrite.part));
  return { story, chapter, rewrite };
}

/** Takes one rewrite of the month and of the day; own words need a plan with custom prompts, as for a chapter. */
async function reserveRewrite(
  { page, plan, profile, now }: Admission,
  uid: string,
  { wish }: Rewrite,
): Promise<Reservation> {
  if (wish.kind === 'own' && !plan.limits.customPrompts) {
    throw new AppError('plan_limit', LIMIT_REACHED, { field: 'settings.rewrite.wish' });
  }
  return { usage: await reserveUsage(page, { uid, plan, profile }, 'rewrites', now), chapter: null };
}

/** The story without its own words where none of `plans` has them: whatever app has stored them, a chapter had not. */
function withAllowedWords(story: Story, plans: readonly Plan[]): Story {
  if (plans.some(({ limits }) => limits.customPrompts)) return story;
  return { ...story, settings: { ...story.settings, customElements: '' } };
}

async function tellAnew(
  tools: StoryTools,
  run: GenerationRun,
  { story, chapter, rewrite }: Passage,
  sources: StorySources,
  order: ReturnType<typeof orderFor>,
): Promise<string> {
  const { ageRange } = story;
  const words = rewrite.wish.kind === 'own' ? rewrite.wish.words : '';
  const { brief, hide, reveal } = hideRealNames(chapterRequestOf(story, rewrite.part), sources, [...chapter, words]);
  const hidden = chapter.map(hide);
  const wish: RewriteWish = rewrite.wish.kind === 'own' ? { kind: 'own', words: hide(words) } : rewrite.wish;
  await assertRewriteWordsFit(tools, brief, { chapter: hidden, wish: hide(words), requestId: run.requestId });
  await run.startProvider();
  const prompt = buildRewritePrompt(buildRewriteBrief(brief, hidden, rewrite.paragraph, wish), ageRange);
  const problemOf = async ({ text, isCut }: Answer): Promise<AppError | null> => {
    const told = chapter.with(rewrite.paragraph, reveal(text));
    if (text === '' || isCut || fromParagraphs(told).length > LIMITS.chapter) {
      return new AppError('busy', generateStoryContract.invalidResponse);
    }
    if (unreadable(text, brief) !== null) return new AppError('refused', AVOIDED_REFUSED);
    const isUnfit = (await findUnfit(tools, [text], ageRange)) !== null;
    return isUnfit ? new AppError('refused', STORY_REFUSED) : null;
  };
  return reveal(await askTwice(tools, { ...order, ...REWRITE_ORDER, prompt }, problemOf));
}

const REWRITE_ORDER = { temperature: STORY_TEMPERATURE, maxOutputTokens: 1_500 };

interface Answer {
  /** One cleaned paragraph, or nothing. */
  text: string;
  isCut: boolean;
}

/** The first answer without a problem of two; else the second one's problem is thrown. */
async function askTwice(
  { storyWriter, log }: Pick<StoryTools, 'storyWriter' | 'log'>,
  order: Omit<ChapterOrder, 'signal'>,
  problemOf: (answer: Answer) => Promise<AppError | null>,
): Promise<string> {
  const ask = async (): Promise<Answer> => {
    const pieces: string[] = [];
    const { isCut } = await storyWriter.write({ ...order, signal: new AbortController().signal }, (piece) => {
      pieces.push(piece);
    });
    return { text: toParagraphs(pieces.join('')).map(cleanParagraph).join(' ').trim(), isCut };
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
