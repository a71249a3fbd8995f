import type { Retelling } from '@talelantern/domain/stories/retell-paragraph';
import type { RewriteWish } from '@talelantern/domain/stories/rewrite';
import type { Story } from '@talelantern/domain/stories/story';
import type { GenerationOptions } from './generation-options.ts';

/** One paragraph that is to be told anew. */
export interface RewriteOrder {
  story: Story;
  /** Index of the chapter, 0-3, and of the paragraph in it. */
  part: number;
  paragraph: number;
  wish: RewriteWish;
}

/** A paragraph in its old and its new words: the family chooses. */
export interface OfferedRetelling extends Retelling {
  requestId: string;
}

/** What the family has not chosen yet: told, or still being told since before this page was loaded. */
export type UndecidedRetelling =
  { status: 'told'; retelling: OfferedRetelling } | { status: 'running'; order: RewriteOrder };

/** Tells single paragraphs anew. Every failure is an AppError with the sentence to show. */
export interface RewriteService {
  /**
   * Tells the paragraph anew; the story stays as it is. What was told is kept until it is put away: asking for the same
   * again answers the same and is paid once.
   * @throws AppError with the contract's sentence; GenerationCancelled
   */
  tell: (order: RewriteOrder, options?: GenerationOptions) => Promise<OfferedRetelling>;
  /**
   * The latest retelling of `story` that the family has not chosen about; null where there is none. One that has no
   * place in the story any more, or stands in it already, is put away.
   */
  findUndecided: (story: Story) => Promise<UndecidedRetelling | null>;
  /** The family has chosen: what was told is deleted. */
  putAway: (requestId: string) => Promise<void>;
}
