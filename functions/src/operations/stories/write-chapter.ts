import { AVOIDED_REFUSED, generateStoryContract, STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { AgeRange } from '@talelantern/domain/stories/ages';
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
import { assertTextsFit, type ModerationTools } from '../moderation.ts';
import { CheckedParagraphs, type WrittenParagraphs } from './checked-paragraphs.ts';
import { ParagraphSplitter } from './paragraph-splitter.ts';
import { describeCause } from '../ports/log.ts';
import type { ChapterOrder, StoryWriter } from '../ports/providers.ts';

export interface WritingTools extends ModerationTools {
  storyWriter: StoryWriter;
}

export interface ChapterAssignment {
  brief: StoryBrief;
  ageRange: AgeRange;
  order: Omit<ChapterOrder, 'prompt' | 'signal'>;
  /** Gets every paragraph once it is checked, in order, and again when a repair has changed it. */
  show: (index: number, paragraph: string) => void;
}

/**
 * Writes one chapter: every paragraph is cleaned and checked before it is shown; those beyond the most that the brief
 * asks for are dropped. A chapter with faults is repaired once, single paragraphs only. Then it is taken as it is, but
 * for what nobody may read, which is left out.
 * @throws AppError `refused` by moderation or the vendor, or where too little would be left; `busy` for a blank answer;
 * the vendor's failures.
 */
export async function writeChapter(tools: WritingTools, assignment: ChapterAssignment): Promise<string[]> {
  const written = await writeParagraphs(tools, assignment);
  if (written.paragraphs.length === 0) throw new AppError('busy', generateStoryContract.invalidResponse);
  const faults = chapterFaults(assignment.brief, written.paragraphs);
  return faults ? finish(tools, assignment, written, faults) : written.paragraphs;
}

async function writeParagraphs(tools: WritingTools, assignment: ChapterAssignment): Promise<WrittenParagraphs> {
  const { brief, ageRange, order, show } = assignment;
  const stop = new AbortController();
  const splitter = new ParagraphSplitter();
  const checked = new CheckedParagraphs({
    brief,
    assertFit: (paragraph) => assertFit(tools, assignment, [paragraph]),
    show,
    onRefusal: () => stop.abort(),
  });
  const writing = tools.storyWriter.write(
    { ...order, prompt: buildStoryPrompt(brief, ageRange), signal: stop.signal },
    (piece) => splitter.push(piece).forEach((paragraph) => checked.add(paragraph)),
  );
  const [written] = await Promise.allSettled([writing]);
  const last = splitter.end();
  const isWhole = written.status === 'fulfilled' && (!written.value.isCut || ENDS_SENTENCE.test(last ?? ''));
  if (last !== null && isWhole) checked.add(last);
  // A refusal is what ended the writing then, so it comes first.
  const paragraphs = await checked.all();
  if (written.status === 'rejected') throw written.reason;
  return paragraphs;
}

const ENDS_SENTENCE = /[.!?…]["'”’)]*$/;

const assertFit = (tools: WritingTools, { ageRange, order }: ChapterAssignment, texts: readonly string[]) =>
  assertTextsFit(tools, texts, {
    audience: ageRange,
    direction: 'out',
    requestId: order.requestId,
    refusal: STORY_REFUSED,
  });

/** The chapter after its one repair, without what nobody may read; shows what is new in it. */
async function finish(
  tools: WritingTools,
  assignment: ChapterAssignment,
  { paragraphs: written, shown }: WrittenParagraphs,
  faults: ChapterFaults,
): Promise<string[]> {
  const { brief, order, show } = assignment;
  const { chapter: repaired, failure } = await tryRepair(tools, assignment, written, faults);
  const chapter = readableChapter(brief, written, repaired);
  if (!chapter) throw failure ?? new AppError('refused', AVOIDED_REFUSED);
  const left = chapterFaults(brief, chapter);
  if (left) tools.log('warning', 'chapter_accepted_with_faults', countsOf(order.requestId, left));
  chapter.forEach((paragraph, index) => {
    if (index >= shown || paragraph !== written[index]) show(index, paragraph);
  });
  return chapter;
}

/** The chapter after one repair. One that fails leaves the chapter as it was: most faults are no reason not to read it. */
async function tryRepair(
  tools: WritingTools,
  assignment: ChapterAssignment,
  chapter: readonly string[],
  faults: ChapterFaults,
): Promise<{ chapter: readonly string[]; failure: unknown }> {
  const { requestId } = assignment.order;
  tools.log('info', 'chapter_repair', countsOf(requestId, faults));
  try {
    return { chapter: await repair(tools, assignment, chapter, faults), failure: null };
  } catch (failure) {
    tools.log('warning', 'chapter_repair_failed', { ...countsOf(requestId, faults), ...describeCause(failure) });
    return { chapter, failure };
  }
}

/** @throws AppError of the vendor, or `refused` where the repair is not fit. */
async function repair(
  tools: WritingTools,
  assignment: ChapterAssignment,
  chapter: readonly string[],
  faults: ChapterFaults,
): Promise<string[]> {
  const { brief, ageRange, order } = assignment;
  const pieces: string[] = [];
  const prompt = buildRepairPrompt(buildRepairBrief(brief, chapter, faults), ageRange);
  await tools.storyWriter.write({ ...order, prompt, signal: new AbortController().signal }, (piece) => {
    pieces.push(piece);
  });
  const reply = toParagraphs(pieces.join(''))
    .map(cleanParagraph)
    .filter((paragraph) => paragraph !== '');
  const repaired = applyRepair(chapter, faults, reply, brief.paragraphs.max);
  const changed = repaired.filter((paragraph, index) => paragraph !== chapter[index]);
  await assertFit(tools, assignment, changed);
  return repaired;
}

const countsOf = (requestId: string, { rewrite, append }: ChapterFaults) => ({
  requestId,
  rewrite: rewrite.length,
  append,
});
