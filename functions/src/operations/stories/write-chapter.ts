import { generateStoryContract, STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import {
  applyRepair,
  buildRepairBrief,
  chapterFaults,
  type ChapterFaults,
} from '@talelantern/domain/stories/chapter-check';
import { cleanParagraph } from '@talelantern/domain/stories/clean-paragraph';
import { fromParagraphs, toParagraphs } from '@talelantern/domain/stories/story';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { buildRepairPrompt, buildStoryPrompt } from '@talelantern/domain/stories/story-prompt';
import { assertTextsFit, type ModerationTools } from '../moderation.ts';
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
  /** Gets every paragraph once it is checked, and again when a repair has changed it. */
  show: (index: number, paragraph: string) => void;
}

/**
 * Writes one chapter: every paragraph is cleaned and moderated before it is shown; those beyond the most that the brief
 * asks for are dropped. A chapter with faults is repaired once, single paragraphs only, and then taken as it is.
 * @throws AppError `refused` by moderation or the vendor, `busy` for a blank answer, the vendor's failures.
 */
export async function writeChapter(tools: WritingTools, assignment: ChapterAssignment): Promise<string[]> {
  const chapter = await writeParagraphs(tools, assignment);
  if (chapter.length === 0) throw new AppError('busy', generateStoryContract.invalidResponse);
  const faults = chapterFaults(assignment.brief, chapter);
  const finished = faults ? await repair(tools, assignment, chapter, faults) : chapter;
  return withinLimit(finished);
}

async function writeParagraphs(tools: WritingTools, assignment: ChapterAssignment): Promise<string[]> {
  const { brief, ageRange, order } = assignment;
  const stop = new AbortController();
  const splitter = new ParagraphSplitter();
  const checked = new CheckedParagraphs(tools, assignment, () => stop.abort());
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

/** Paragraphs on their way: moderated side by side as they are written, shown in order. */
class CheckedParagraphs {
  private readonly paragraphs: string[] = [];
  private shown: Promise<void> = Promise.resolve();
  private readonly tools: WritingTools;
  private readonly assignment: ChapterAssignment;
  private readonly onRefusal: () => void;

  constructor(tools: WritingTools, assignment: ChapterAssignment, onRefusal: () => void) {
    this.tools = tools;
    this.assignment = assignment;
    this.onRefusal = onRefusal;
  }

  add(written: string): void {
    const paragraph = cleanParagraph(written);
    const { brief, show } = this.assignment;
    if (paragraph === '' || this.paragraphs.length >= brief.paragraphs.max) return;
    const index = this.paragraphs.push(paragraph) - 1;
    const check = assertFit(this.tools, this.assignment, [paragraph]);
    this.shown = Promise.all([check, this.shown]).then(() => show(index, paragraph));
    this.shown.catch(this.onRefusal);
  }

  /** All paragraphs, once the last is checked and shown; rejected with the first refusal. */
  async all(): Promise<string[]> {
    await this.shown;
    return this.paragraphs;
  }
}

const assertFit = (tools: WritingTools, { ageRange, order }: ChapterAssignment, texts: readonly string[]) =>
  assertTextsFit(tools, texts, {
    audience: ageRange,
    direction: 'out',
    requestId: order.requestId,
    refusal: STORY_REFUSED,
  });

/** The chapter after one repair. A repair that fails leaves the chapter as it was: it is good enough to read. */
async function repair(
  tools: WritingTools,
  assignment: ChapterAssignment,
  chapter: string[],
  faults: ChapterFaults,
): Promise<string[]> {
  const { brief, ageRange, order, show } = assignment;
  const { requestId } = order;
  tools.log('info', 'chapter_repair', { requestId, rewrite: faults.rewrite.length, append: faults.append });
  try {
    const pieces: string[] = [];
    const prompt = buildRepairPrompt(buildRepairBrief(brief, chapter, faults), ageRange);
    await tools.storyWriter.write({ ...order, prompt, signal: new AbortController().signal }, (piece) => {
      pieces.push(piece);
    });
    const reply = toParagraphs(pieces.join(''))
      .map(cleanParagraph)
      .filter((paragraph) => paragraph !== '');
    const repaired = applyRepair(chapter, faults, reply, brief.paragraphs.max);
    const changed = repaired.flatMap((paragraph, index) =>
      paragraph === chapter[index] ? [] : [{ index, paragraph }],
    );
    await assertFit(
      tools,
      assignment,
      changed.map(({ paragraph }) => paragraph),
    );
    changed.forEach(({ index, paragraph }) => show(index, paragraph));
    const left = chapterFaults(brief, repaired);
    if (left) tools.log('warning', 'chapter_accepted_with_faults', countsOf(requestId, left));
    return repaired;
  } catch (error) {
    tools.log('warning', 'chapter_repair_failed', { ...countsOf(requestId, faults), ...describeCause(error) });
    return chapter;
  }
}

const countsOf = (requestId: string, { rewrite, append }: ChapterFaults) => ({
  requestId,
  rewrite: rewrite.length,
  append,
});

/** The first paragraphs that fit into a stored chapter. */
function withinLimit(paragraphs: string[]): string[] {
  const kept = [...paragraphs];
  while (kept.length > 1 && fromParagraphs(kept).length > LIMITS.chapter) kept.pop();
  return kept;
}
