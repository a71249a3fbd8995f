import {
  AVOIDED_REFUSED,
  ENGLISH_ONLY,
  generateStoryContract,
  STORY_REFUSED,
} from '@talelantern/domain/contracts/generate-story';
import { TIMED_OUT } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { buildRepairBrief, type StoryBrief } from '@talelantern/domain/stories/story-brief';
import { buildRepairPrompt, buildStoryPrompt } from '@talelantern/domain/stories/story-prompt';
import { styleVersionOf } from '@talelantern/domain/stories/style-sheet';
import { assertTextsFit, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import { applyRepair, neededRepairs, type ChapterRepairs } from '../chapter-text/chapter-check.ts';
import { ChapterText, namesOf, readParagraphs } from '../chapter-text/chapter-text.ts';
import { isTooShort, isUnfinished, readableChapter, problemOfParagraph } from '../chapter-text/readable-chapter.ts';
import { CheckedParagraphs, type WrittenParagraphs } from './checked-paragraphs.ts';
import { checkOf, refusalOf, SoftenedParagraphs, REMOVED_PARAGRAPH } from './softened-paragraphs.ts';
import type { Clock } from '../../core/clock.ts';
import { describeCause } from '../../core/log.ts';
import type { ChapterOrder, StoryWriter } from '../../generation/ports/providers.ts';

export interface WritingDeps extends ModerationDeps {
  clock: Clock;
  storyWriter: StoryWriter;
}

export interface ChapterAssignment {
  brief: StoryBrief;
  ageRange: AgeRange;
  order: Omit<ChapterOrder, 'prompt' | 'signal'>;
  /** When the work for the chapter began, in ms. */
  startedAt: number;
  /** Called for every checked paragraph in order, and again for one that a repair has changed. */
  show: (index: number, paragraph: string) => void;
}

/**
 * Writes one chapter: reads and checks every paragraph before it is shown, and joins those beyond the brief's maximum.
 * A chapter with faults is repaired once if there is time; paragraphs that are still unreadable are left out.
 * @throws AppError `refused` by moderation or the vendor, when too little is left, or for two outputs in a different
 * language; `busy` for output that is not a chapter; the vendor's failures.
 */
export async function writeChapter(deps: WritingDeps, assignment: ChapterAssignment): Promise<string[]> {
  const writtenChapter = await writeInEnglish(deps, assignment);
  if (writtenChapter.paragraphs.length === 0) throw invalidResponse();
  const { brief, order } = assignment;
  const repairs = neededRepairs(brief, writtenChapter.paragraphs, writtenChapter.unreadable);
  // Counts of faults by version, to see the effect of a changed style sheet.
  deps.log('info', 'chapter_written', {
    ...countsOf(order.requestId, repairs ?? NO_REPAIRS),
    phase: brief.phase,
    styleSheet: styleVersionOf(brief),
  });
  const chapter = repairs ? await repairOnce(deps, assignment, writtenChapter, repairs) : writtenChapter.paragraphs;
  if (isTooShort(brief, chapter.length)) throw invalidResponse();
  return chapter;
}

const invalidResponse = (): AppError => new AppError('busy', generateStoryContract.invalidResponse);

/** Asks for English a second time if the model begins in a different language, of which nothing has been shown. */
async function writeInEnglish(deps: WritingDeps, assignment: ChapterAssignment): Promise<WrittenParagraphs> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const writtenChapter = await writeParagraphs(deps, assignment, { wasInOtherLanguage: attempt > 1 });
    if (writtenChapter !== 'in_other_language') return writtenChapter;
    deps.log('warning', 'chapter_in_other_language', { requestId: assignment.order.requestId, attempt });
  }
  throw new AppError('refused', ENGLISH_ONLY, { isCounted: false });
}

async function writeParagraphs(
  deps: WritingDeps,
  assignment: ChapterAssignment,
  asking: Parameters<typeof buildStoryPrompt>[1],
): Promise<WrittenParagraphs | 'in_other_language'> {
  const { brief, order } = assignment;
  const stop = new AbortController();
  const text = new ChapterText(namesOf(brief), brief.paragraphs.min);
  const softened = new SoftenedParagraphs(deps, assignment);
  const checked = new CheckedParagraphs({
    brief,
    assertFit: (paragraphs) => softened.check(paragraphs),
    show: (index, paragraph) => softened.show(index, paragraph),
    onRefusal: () => stop.abort(),
  });
  const add = (paragraph: string, isComplete = true) => checked.add(paragraph, { extra: text.extraLines, isComplete });
  const writing = deps.storyWriter.write(
    { ...order, prompt: buildStoryPrompt(brief, { ...asking, storyKey: order.cacheKey }), signal: stop.signal },
    (piece) => {
      for (const paragraph of text.push(piece)) add(paragraph);
      if (text.isInOtherLanguage) stop.abort();
    },
  );
  const [writtenResult] = await Promise.allSettled([writing]);
  if (text.isInOtherLanguage) return 'in_other_language';
  const remainingParagraphs = text.end();
  const last = remainingParagraphs.pop();
  for (const paragraph of remainingParagraphs) add(paragraph);
  const isCutOff = last !== undefined && isUnfinished(last);
  const isUsable = writtenResult.status === 'fulfilled' && !(writtenResult.value.isTruncated && isCutOff);
  if (last !== undefined && isUsable) add(last, !isCutOff);
  // Before `writtenResult` is examined: a refused paragraph aborts the writing, and its error is the one to throw.
  const chapter = softened.without(await checked.waitForAll());
  if (writtenResult.status === 'rejected') throw writtenResult.reason;
  if (text.isRefusal) throw new AppError('refused', STORY_REFUSED, { isCounted: false });
  return text.isInOtherLanguage ? 'in_other_language' : chapter;
}

/** Repairs the chapter once, leaves out unreadable paragraphs, refuses a chapter that lacks a softened one, and shows the changed ones. */
async function repairOnce(
  deps: WritingDeps,
  assignment: ChapterAssignment,
  { paragraphs: writtenChapter, shownCount }: WrittenParagraphs,
  repairs: ChapterRepairs,
): Promise<string[]> {
  const { brief, order, show } = assignment;
  const { chapter: repaired, failure } = await tryRepair(deps, assignment, writtenChapter, repairs);
  if (repaired.includes(REMOVED_PARAGRAPH)) throw failure ?? refusalOf(assignment);
  const chapter = readableChapter(brief, writtenChapter, repaired);
  if (!chapter || chapter.includes(REMOVED_PARAGRAPH))
    throw failure ?? new AppError('refused', AVOIDED_REFUSED, { isCounted: false });
  const remainingRepairs = neededRepairs(brief, chapter);
  if (remainingRepairs)
    deps.log('warning', 'chapter_accepted_with_faults', countsOf(order.requestId, remainingRepairs));
  chapter.forEach((paragraph, index) => {
    if (index >= shownCount || paragraph !== writtenChapter[index]) show(index, paragraph);
  });
  return chapter;
}

/** The chapter after one repair, or unchanged when the repair fails: most faults are minor. */
async function tryRepair(
  deps: WritingDeps,
  assignment: ChapterAssignment,
  chapter: readonly string[],
  repairs: ChapterRepairs,
): Promise<{ chapter: readonly string[]; failure: unknown }> {
  const { requestId } = assignment.order;
  try {
    return { chapter: await repair(deps, assignment, chapter, repairs), failure: null };
  } catch (failure) {
    deps.log('warning', 'chapter_repair_failed', { ...countsOf(requestId, repairs), ...describeCause(failure) });
    return { chapter, failure };
  }
}

/** A repair begins only before this: with its moderation and the notes, it fits into the time limit of functions. */
const LATEST_REPAIR_MS = 120_000;
const REPAIR_TIMEOUT_MS = 60_000;

/** @throws AppError of the vendor, `refused` when the repair is not fit, or `timed_out` when it is too late for one. */
async function repair(
  deps: WritingDeps,
  assignment: ChapterAssignment,
  chapter: readonly string[],
  repairs: ChapterRepairs,
): Promise<string[]> {
  const { brief, order, startedAt } = assignment;
  if (deps.clock.now() - startedAt > LATEST_REPAIR_MS) throw new AppError('timed_out', TIMED_OUT);
  const pieces: string[] = [];
  const prompt = buildRepairPrompt(buildRepairBrief(brief, chapter, repairs));
  await deps.storyWriter.write({ ...order, prompt, signal: AbortSignal.timeout(REPAIR_TIMEOUT_MS) }, (piece) => {
    pieces.push(piece);
  });
  const reply = readParagraphs(pieces.join(''), namesOf(brief)).paragraphs;
  const repaired = applyRepair(chapter, repairs, reply);
  const changed = repaired.filter(
    (paragraph, index) => paragraph !== chapter[index] && problemOfParagraph(paragraph, brief) === null,
  );
  await assertTextsFit(deps, changed, { ...checkOf(assignment), direction: 'out' });
  return repaired;
}

const NO_REPAIRS: ChapterRepairs = { rewrite: [], append: 0 };

const countsOf = (requestId: string, { rewrite, append }: ChapterRepairs) => ({
  requestId,
  rewrite: rewrite.length,
  append,
});
