import { cleanParagraph } from '@talelantern/domain/stories/clean-paragraph';
import { unreadable } from '@talelantern/domain/stories/readable-chapter';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';

/** A chapter as it was written, and how many of its paragraphs, from the first, have been shown. */
export interface WrittenParagraphs {
  paragraphs: string[];
  shown: number;
}

interface ParagraphChecks {
  brief: StoryBrief;
  /** Rejects for a paragraph that is not fit for the audience. */
  assertFit: (paragraph: string) => Promise<void>;
  show: (index: number, paragraph: string) => void;
  /** The first refusal, as soon as it is known. */
  onRefusal: () => void;
}

/**
 * Paragraphs on their way: cleaned, moderated side by side as they are written, and shown in order. From the first that
 * nobody may read on, they wait for its repair: what is shown is always an unbroken beginning of the chapter, from which
 * nothing has to be taken back.
 */
export class CheckedParagraphs {
  private readonly paragraphs: string[] = [];
  private readonly checks: ParagraphChecks;
  private readable = 0;
  private passed: Promise<void> = Promise.resolve();

  constructor(checks: ParagraphChecks) {
    this.checks = checks;
  }

  /** Takes the next paragraph; a blank one, and any beyond the most that the brief asks for, is dropped. */
  add(written: string): void {
    const paragraph = cleanParagraph(written);
    const { brief, assertFit, show, onRefusal } = this.checks;
    if (paragraph === '' || this.paragraphs.length >= brief.paragraphs.max) return;
    const index = this.paragraphs.push(paragraph) - 1;
    const isNext = this.readable === index && unreadable(paragraph, brief) === null;
    if (isNext) this.readable += 1;
    this.passed = Promise.all([assertFit(paragraph), this.passed]).then(() => {
      if (isNext) show(index, paragraph);
    });
    this.passed.catch(onRefusal);
  }

  /** All paragraphs, once the last is checked; rejected with the first refusal. */
  async all(): Promise<WrittenParagraphs> {
    await this.passed;
    return { paragraphs: this.paragraphs, shown: this.readable };
  }
}
