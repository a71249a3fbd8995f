import { isAppError } from '@talelantern/domain/errors/app-error';
import { joinShortest } from '../chapter-text/join-shortest.ts';
import { problemOfParagraph } from '../chapter-text/readable-chapter.ts';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';

/** The paragraphs of a chapter, their problems, and how many of the first ones have been shown. */
export interface WrittenParagraphs {
  paragraphs: string[];
  /** For each paragraph, why it is unreadable; null if it is readable. */
  unreadable: (string | null)[];
  shownCount: number;
}

interface ParagraphChecks {
  brief: StoryBrief;
  /** Rejects when a part of one of the paragraphs is not fit for the audience, or the moderator fails. */
  assertFit: (paragraphs: readonly (readonly string[])[]) => Promise<void>;
  show: (index: number, paragraph: string) => void;
  /** Called at a refusal. A failure of the moderator does not stop the writer, whose work is paid for. */
  onRefusal: () => void;
}

/** The first paragraph is moderated alone, because a child waits for it. */
const BATCH_SIZES = [1, 2];
/** After the first ones: moderation is limited by requests, and later paragraphs are written faster than read. */
const LATER_BATCH_SIZE = 3;

interface Addition {
  index: number;
  /** The paragraphs as written that are joined in this one, which are moderated one by one. */
  parts: readonly string[];
  isNext: boolean;
}

/**
 * Checks paragraphs in batches and shows them in order. Stops showing at the first that needs a repair, so that nothing
 * has to be taken back. Paragraphs after the brief's minimum wait for the end of the chapter: if there are more than its
 * maximum, they are joined (docs/decisions/0165).
 */
export class CheckedParagraphs {
  private readonly paragraphs: string[] = [];
  private readonly unreadable: (string | null)[] = [];
  private readonly checks: ParagraphChecks;
  private batch: Addition[] = [];
  private waiting: string[] = [];
  private isLastComplete = true;
  private extra = 0;
  private batches = 0;
  private readable = 0;
  private passed: Promise<void> = Promise.resolve();

  constructor(checks: ParagraphChecks) {
    this.checks = checks;
  }

  /** `isComplete` is false for a last one that was cut off, which is not shown before it is repaired. */
  add(paragraph: string, { extra, isComplete }: { extra: number; isComplete: boolean }): void {
    this.extra = extra;
    this.isLastComplete = isComplete;
    const isWithinMinimum = this.paragraphs.length < this.checks.brief.paragraphs.min + extra;
    if (isWithinMinimum && this.waiting.length === 0) this.check([paragraph], isComplete);
    else this.waiting.push(paragraph);
  }

  private check(parts: readonly string[], isComplete: boolean): void {
    const paragraph = parts.join(' ');
    const index = this.paragraphs.push(paragraph) - 1;
    const problem = problemOfParagraph(paragraph, this.checks.brief);
    this.unreadable.push(problem);
    // An unreadable paragraph is neither shown nor stored, so it is not moderated.
    if (problem !== null) return;
    const isNext = isComplete && this.readable === index;
    if (isNext) this.readable += 1;
    this.batch.push({ index, parts, isNext });
    if (this.batch.length >= (BATCH_SIZES[this.batches] ?? LATER_BATCH_SIZE)) this.checkBatch();
  }

  private checkWaiting(): void {
    const remainingCount = this.checks.brief.paragraphs.max + this.extra - this.paragraphs.length;
    const joined = joinShortest(this.waiting.splice(0), remainingCount);
    joined.forEach((parts, index) => this.check(parts, this.isLastComplete || index < joined.length - 1));
  }

  private checkBatch(): void {
    const { assertFit, show, onRefusal } = this.checks;
    const batch = this.batch.splice(0);
    if (batch.length === 0) return;
    this.batches += 1;
    const moderated = assertFit(batch.map(({ parts }) => parts));
    this.passed = Promise.all([moderated, this.passed]).then(() => {
      for (const { index, parts, isNext } of batch) if (isNext) show(index, parts.join(' '));
    });
    this.passed.catch((error: unknown) => {
      if (isAppError(error) && error.code === 'refused') onRefusal();
    });
  }

  /** Resolves when every paragraph is checked; rejects with the first refusal or failure. */
  async waitForAll(): Promise<WrittenParagraphs> {
    this.checkWaiting();
    this.checkBatch();
    await this.passed;
    return { paragraphs: this.paragraphs, unreadable: this.unreadable, shownCount: this.readable };
  }
}
