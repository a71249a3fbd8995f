import { AVOIDED_REFUSED, generateStoryContract, STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import {
  applyRepair,
  buildRepairBrief,
  chapterFaults,
  type ChapterFaults,
} from '@talelantern/domain/stories/chapter-check';
import { cleanParagraph } from '@talelantern/domain/stories/clean-paragraph';
import { readableChapter } from '@talelantern/domain/stories/readable-chapter';
import { toParagraphs } from '@talelantern/domain/stories/story';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { buildRepairPrompt, buildStoryPrompt } from '@talelantern/domain/stories/story-prompt';
import { styleVersionOf } from '@talelantern/domain/stories/style-sheet';
import { assertTextsFit, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import { CheckedParagraphs, type WrittenParagraphs, ParagraphSplitter } from './checked-paragraphs.ts';
import { describeCause } from '../../core/log.ts';
import type { ChapterOrder, StoryWriter } from '../../generation/ports/providers.ts';

export interface WritingDeps extends ModerationDeps {
  storyWriter: StoryWriter;
}

export interface ChapterAssignment {
  brief: StoryBrief;
  ageRange: AgeRange;
  order: Omit<ChapterOrder, 'prompt' | 'signal'>;
  /** Called for every checked paragraph in order, and again for one that a repair has changed. */
  show: (index: number, paragraph: string) => void;
}

/**
 * Writes one chapter: cleans and checks every paragraph before it is shown, and drops those beyond the brief's
 * maximum. A chapter with faults is repaired once; paragraphs that are still unreadable are left out.
 * @throws AppError `refused` by moderation or the vendor, or when too little is left; `busy` for a blank answer; the
 * vendor's failures.
 */
export async function writeChapter(deps: WritingDeps, assignment: ChapterAssignment): Promise<string[]> {
  const written = await writeParagraphs(deps, assignment);
  if (written.paragraphs.length === 0) throw new AppError('busy', generateStoryContract.invalidResponse);
  const { brief, order } = assignment;
  const faults = chapterFaults(brief, written.paragraphs);
  // The counts of faults show what a change of a style sheet did.
  deps.log('info', 'chapter_written', {
    ...countsOf(order.requestId, faults ?? NO_FAULTS),
    phase: brief.phase,
    styleSheet: styleVersionOf(brief),
  });
  return faults ? repairOnce(deps, assignment, written, faults) : written.paragraphs;
}

async function writeParagraphs(deps: WritingDeps, assignment: ChapterAssignment): Promise<WrittenParagraphs> {
  const { brief, order, show } = assignment;
  const stop = new AbortController();
  const splitter = new ParagraphSplitter();
  const checked = new CheckedParagraphs({
    brief,
    assertFit: (paragraphs) => assertFit(deps, assignment, paragraphs),
    show,
    onRefusal: () => stop.abort(),
  });
  const writing = deps.storyWriter.write({ ...order, prompt: buildStoryPrompt(brief), signal: stop.signal }, (piece) =>
    splitter.push(piece).forEach((paragraph) => checked.add(paragraph)),
  );
  const [written] = await Promise.allSettled([writing]);
  const last = splitter.end();
  const isWhole = written.status === 'fulfilled' && (!written.value.isTruncated || ENDS_SENTENCE.test(last ?? ''));
  if (last !== null && isWhole) checked.add(last);
  // Awaited first, because a refusal aborts the writing.
  const paragraphs = await checked.waitForAll();
  if (written.status === 'rejected') throw written.reason;
  return paragraphs;
}

const ENDS_SENTENCE = /[.!?…]["'”’)]*$/;

const assertFit = (deps: WritingDeps, { ageRange, order }: ChapterAssignment, texts: readonly string[]) =>
  assertTextsFit(deps, texts, {
    audience: ageRange,
    direction: 'out',
    requestId: order.requestId,
    refusal: STORY_REFUSED,
  });

/** Repairs the chapter once, leaves out unreadable paragraphs, and shows the changed ones. */
async function repairOnce(
  deps: WritingDeps,
  assignment: ChapterAssignment,
  { paragraphs: written, shown }: WrittenParagraphs,
  faults: ChapterFaults,
): Promise<string[]> {
  const { brief, order, show } = assignment;
  const { chapter: repaired, failure } = await tryRepair(deps, assignment, written, faults);
  const chapter = readableChapter(brief, written, repaired);
  if (!chapter) throw failure ?? new AppError('refused', AVOIDED_REFUSED);
  const remainingFaults = chapterFaults(brief, chapter);
  if (remainingFaults) deps.log('warning', 'chapter_accepted_with_faults', countsOf(order.requestId, remainingFaults));
  chapter.forEach((paragraph, index) => {
    if (index >= shown || paragraph !== written[index]) show(index, paragraph);
  });
  return chapter;
}

/** The chapter after one repair, or unchanged when the repair fails: most faults are minor. */
async function tryRepair(
  deps: WritingDeps,
  assignment: ChapterAssignment,
  chapter: readonly string[],
  faults: ChapterFaults,
): Promise<{ chapter: readonly string[]; failure: unknown }> {
  const { requestId } = assignment.order;
  try {
    return { chapter: await repair(deps, assignment, chapter, faults), failure: null };
  } catch (failure) {
    deps.log('warning', 'chapter_repair_failed', { ...countsOf(requestId, faults), ...describeCause(failure) });
    return { chapter, failure };
  }
}

/** @throws AppError of the vendor, or `refused` when the repair is not fit. */
async function repair(
  deps: WritingDeps,
  assignment: ChapterAssignment,
  chapter: readonly string[],
  faults: ChapterFaults,
): Promise<string[]> {
  const { brief, order } = assignment;
  const pieces: string[] = [];
  const prompt = buildRepairPrompt(buildRepairBrief(brief, chapter, faults));
  await deps.storyWriter.write({ ...order, prompt, signal: new AbortController().signal }, (piece) => {
    pieces.push(piece);
  });
  const reply = toParagraphs(pieces.join(''))
    .map(cleanParagraph)
    .filter((paragraph) => paragraph !== '');
  const repaired = applyRepair(chapter, faults, reply, brief.paragraphs.max);
  const changed = repaired.filter((paragraph, index) => paragraph !== chapter[index]);
  await assertFit(deps, assignment, changed);
  return repaired;
}

const NO_FAULTS: ChapterFaults = { rewrite: [], append: 0 };

const countsOf = (requestId: string, { rewrite, append }: ChapterFaults) => ({
  requestId,
  rewrite: rewrite.length,
  append,
});
