import { isAppError } from '@talelantern/domain/errors/app-error';
import { problemOfParagraph } from '../chapter-text/readable-chapter.ts';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';

/** The paragraphs of a chapter, their problems, and how many of the first ones have been shown. */
export interface WrittenParagraphs {
  paragraphs: string[];
  /** For each paragraph, why it is unreadable; null if it is readable. */
  unreadable: (string | null)[];
  shown: number;
}

interface ParagraphChecks {
  brief: StoryBrief;
  /** Rejects when one of the paragraphs is not fit for the audience, or the moderator fails. */
  assertFit: (paragraphs: readonly string[]) => Promise<void>;
  show: (index: number, paragraph: string) => void;
  /** Called at a refusal. A failure of the moderator does not stop the writer, whose work is paid for. */
  onRefusal: () => void;
}

/** The first paragraph is moderated alone, because a child waits for it. */
const BATCH_SIZES = [1, 2];
/** Moderation is limited by requests, and later paragraphs are written faster than a page is read. */
const LATER_BATCH_SIZE = 3;

interface Addition {
  index: number;
  paragraph: string;
  isNext: boolean;
}

/**
 * Checks paragraphs in batches and shows them in order. Stops showing at the first that needs a repair, so that nothing
 * has to be taken back.
 */
export class CheckedParagraphs {
  private readonly paragraphs: string[] = [];
  private readonly unreadable: (string | null)[] = [];
  private readonly checks: ParagraphChecks;
  private batch: Addition[] = [];
  private batches = 0;
  private readable = 0;
  private passed: Promise<void> = Promise.resolve();

  constructor(checks: ParagraphChecks) {
    this.checks = checks;
  }

  /**
   * Adds the next paragraph; drops those beyond the brief's maximum and `extra` ones. `isComplete` is false for one that
   * was cut off, which is not shown before it is repaired.
   */
  add(paragraph: string, { extra, isComplete }: { extra: number; isComplete: boolean }): void {
    const { brief } = this.checks;
    if (this.paragraphs.length >= brief.paragraphs.max + extra) return;
    const index = this.paragraphs.push(paragraph) - 1;
    const problem = problemOfParagraph(paragraph, brief);
    this.unreadable.push(problem);
    // An unreadable paragraph is neither shown nor stored, so it is not moderated.
    if (problem !== null) return;
    const isNext = isComplete && this.readable === index;
    if (isNext) this.readable += 1;
    this.batch.push({ index, paragraph, isNext });
    if (this.batch.length >= (BATCH_SIZES[this.batches] ?? LATER_BATCH_SIZE)) this.checkBatch();
  }

  private checkBatch(): void {
    const { assertFit, show, onRefusal } = this.checks;
    const batch = this.batch.splice(0);
    if (batch.length === 0) return;
    this.batches += 1;
    const fit = assertFit(batch.map(({ paragraph }) => paragraph));
    this.passed = Promise.all([fit, this.passed]).then(() => {
      for (const { index, paragraph, isNext } of batch) if (isNext) show(index, paragraph);
    });
    this.passed.catch((error: unknown) => {
      if (isAppError(error) && error.code === 'refused') onRefusal();
    });
  }

  /** Resolves when every paragraph is checked; rejects with the first refusal or failure. */
  async waitForAll(): Promise<WrittenParagraphs> {
    this.checkBatch();
    await this.passed;
    return { paragraphs: this.paragraphs, unreadable: this.unreadable, shown: this.readable };
  }
}
