import { STORY_REFUSED, STORY_REFUSED_WITHOUT_WISHES } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { findTooHarsh, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import type { WrittenParagraphs } from './checked-paragraphs.ts';

interface ModeratedChapter {
  brief: StoryBrief;
  ageRange: AgeRange;
  order: { requestId: string };
  show: (index: number, paragraph: string) => void;
}

/** With more harsh paragraphs the chapter is refused, because such a story is what the user asked for. */
const MAX_SOFTENED = 2;
const TOO_HARSH = 'was too frightening or unkind and is taken out: tell that moment gently';
/** Stands where a paragraph was taken out, which no one gets, not even the model that repairs the chapter. */
export const REMOVED_PARAGRAPH = '';

/** Takes out too frightening or unkind paragraphs for a repair; from the first one on nothing is shown before it. */
export class SoftenedParagraphs {
  private readonly tooHarsh = new Set<string>();
  private readonly deps: ModerationDeps;
  private readonly chapter: ModeratedChapter;
  private found = 0;
  private shownCount = 0;

  constructor(deps: ModerationDeps, chapter: ModeratedChapter) {
    this.deps = deps;
    this.chapter = chapter;
  }

  /**
   * Moderates paragraphs, each given as the parts that are joined in it. @throws AppError `refused` for a part that is
   * not allowed for another reason than being too harsh, and for too many harsh parts; the moderator's failures.
   */
  async check(paragraphs: readonly (readonly string[])[]): Promise<void> {
    const found = await findTooHarsh(this.deps, paragraphs.flat(), checkOf(this.chapter));
    for (const parts of paragraphs) if (parts.some((part) => found.includes(part))) this.tooHarsh.add(parts.join(' '));
    this.found += found.length;
    if (found.length > 0) {
      const { requestId } = this.chapter.order;
      this.deps.log('warning', 'paragraphs_too_harsh', { requestId, count: found.length });
    }
    if (this.found > MAX_SOFTENED) throw refusalOf(this.chapter);
  }

  show(index: number, paragraph: string): void {
    if (index !== this.shownCount || this.tooHarsh.has(paragraph)) return;
    this.shownCount += 1;
    this.chapter.show(index, paragraph);
  }

  without({ paragraphs, unreadable }: WrittenParagraphs): WrittenParagraphs {
    const isTooHarsh = paragraphs.map((paragraph) => this.tooHarsh.has(paragraph));
    return {
      paragraphs: paragraphs.map((paragraph, index) => (isTooHarsh[index] ? REMOVED_PARAGRAPH : paragraph)),
      unreadable: unreadable.map((problem, index) => (isTooHarsh[index] ? TOO_HARSH : problem)),
      shownCount: this.shownCount,
    };
  }
}

/** Whether the family wrote any words of the brief that it could change. */
const hasWishes = ({ customElements, idea, characters, locations }: StoryBrief): boolean =>
  [customElements, idea, ...[...characters, ...locations].map(({ description }) => description)].some(Boolean);

export const checkOf = ({ brief, ageRange, order }: ModeratedChapter) => ({
  audience: ageRange,
  requestId: order.requestId,
  refusal: hasWishes(brief) ? STORY_REFUSED : STORY_REFUSED_WITHOUT_WISHES,
  isCounted: hasWishes(brief),
});

export const refusalOf = (chapter: ModeratedChapter): AppError => {
  const { refusal, isCounted } = checkOf(chapter);
  return new AppError('refused', refusal, { isCounted });
};
