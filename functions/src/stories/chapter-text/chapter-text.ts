import { isApology } from './apology.ts';
import { isInOtherLanguage } from './other-language.ts';
import { ParagraphSplitter, type WrittenParagraph } from './paragraph-splitter.ts';
import { toPlainText } from './plain-text.ts';
import { beginsQuestions, isQuestion, mayBeTitle } from './headings.ts';
import { isUnfinished } from './readable-chapter.ts';
import { isTalkToParent, withoutRemarks } from './talk-to-parent.ts';
import { mentionsAnyOf } from '@talelantern/domain/stories/scene-cast';

/** Names that the model was given; they stay as they were typed. */
export interface ChapterNames {
  cast: readonly string[];
  locations: readonly string[];
}

export const namesOf = ({
  characters,
  locations,
}: {
  characters: readonly { name: string }[];
  locations: readonly { name: string }[];
}): ChapterNames => ({ cast: characters.map(({ name }) => name), locations: locations.map(({ name }) => name) });

/** Whether a line has nothing to read aloud: empty, a row of signs such as `• • •`, or the number of a page. */
const isSeparator = (plain: string): boolean =>
  !/[\p{L}\p{N}\p{Extended_Pictographic}"“”‘’'?!…]/u.test(plain) || PAGE.test(plain);
const PAGE = /^[[(—-]?\s?page \d{1,2}\s?[\])—-]?$/iu;
/** A number before a paragraph, not one that counts: `1. 2. 3. Go!` */
const NUMBERED = /^\s*(\d{1,2})[.)]\s+(?!\d)/u;

/**
 * The paragraphs of a story in a model's output, as plain text, each as soon as it is complete: without Markdown, HTML,
 * remarks, and the lines before and after the story in which the model speaks to the parent. Every text of a model for
 * readers is cleaned here, and only here, before it is moderated, shown or stored (docs/decisions/0165). What families
 * type is not cleaned.
 */
export class ChapterText {
  private readonly splitter: ParagraphSplitter;
  private readonly names: ChapterNames;
  private readonly isChapter: boolean;
  private readonly halfOfMinimum: number;
  /** Lines that are commentary if no paragraph follows. */
  private delayedParagraphs: string[] = [];
  /** Paragraphs after an apology: another offer, unless the chapter follows after all. */
  private doubtful: string[] = [];
  /** A first line that is a title, unless it is all there is or the next line continues it. */
  private title: string | null = null;
  private hasBegun = false;
  private hasApology = false;
  /** Whether the last line before was a heading of questions. */
  private hasQuestions = false;
  /** The number of the last paragraph, in output whose paragraphs are numbered. */
  private lastNumber = 0;
  private isForeign = false;

  /**
   * @param minParagraphs of a chapter; shorter output has no title without signs, and only the name of somebody of the
   * cast makes it a story
   */
  constructor(names: ChapterNames, minParagraphs?: number) {
    this.names = names;
    this.isChapter = minParagraphs !== undefined;
    this.halfOfMinimum = (minParagraphs ?? Number.POSITIVE_INFINITY) / 2;
    this.splitter = new ParagraphSplitter((rawParagraph) => {
      const plain = this.plain(rawParagraph.text);
      return !this.isCommentary(rawParagraph.text, plain) && !this.isTitle(rawParagraph, plain);
    });
  }

  /** Paragraphs that may be written beyond the maximum, because a verse was split into its lines. */
  get extraLines(): number {
    return this.splitter.extraLines;
  }

  /** Whether the output, once ended, was an apology instead of a story. */
  get isRefusal(): boolean {
    return this.hasApology && !this.hasBegun;
  }

  /** Whether the first paragraph is in a different language; no paragraph is returned then. */
  get isInOtherLanguage(): boolean {
    return this.isForeign;
  }

  push(piece: string): string[] {
    return this.splitter.push(piece).flatMap((rawParagraph) => this.take(rawParagraph));
  }

  /** Returns the paragraphs that are left. */
  end(): string[] {
    const remainingParagraphs = this.splitter.end().flatMap((rawParagraph) => this.take(rawParagraph));
    const isOnlyTitle = !this.hasBegun && !this.hasApology && !this.isForeign;
    return this.title !== null && isOnlyTitle ? [this.title] : remainingParagraphs;
  }

  private plain(rawLine: string): string {
    return toPlainText(withoutRemarks(rawLine), [...this.names.cast, ...this.names.locations]);
  }

  private isCommentary(rawLine: string, plain: string): boolean {
    const { cast } = this.names;
    if (this.hasQuestions && isQuestion(rawLine)) return true;
    return isTalkToParent({ rawLine, plain, cast, isAfterStory: this.hasBegun }) || isApology(plain, cast);
  }

  private isTitle({ isBeforeBlankLine }: WrittenParagraph, plain: string): boolean {
    return this.isChapter && isBeforeBlankLine && !this.hasBegun && this.title === null && mayBeTitle(plain);
  }

  private take(rawParagraph: WrittenParagraph): string[] {
    const rawLine = rawParagraph.text;
    const plain = this.withoutNumber(rawLine, this.plain(rawLine));
    if (isSeparator(plain) || this.isForeign) return [];
    if (this.isCommentary(rawLine, plain)) {
      this.hasApology ||= isApology(plain, this.names.cast);
      this.hasQuestions ||= beginsQuestions(plain);
      // A line before the story is commentary; a line after it is commentary only if no paragraph follows.
      if (this.hasBegun) this.delayedParagraphs.push(plain);
      return [];
    }
    this.hasQuestions = false;
    if (this.isTitle(rawParagraph, plain)) {
      this.title = plain;
      return [];
    }
    if (!this.hasBegun && this.hasApology) return this.takeAfterApology(plain);
    if (!this.hasBegun && isInOtherLanguage(plain, this.names.cast)) {
      this.isForeign = true;
      return [];
    }
    if (this.hasBegun) return [...this.delayedParagraphs.splice(0), plain];
    this.hasBegun = true;
    // The first line of a verse, or of a sentence that goes on, is no title.
    const isContinued = isUnfinished(plain) || /^\p{Ll}/u.test(plain);
    return this.title !== null && isContinued ? [this.title, plain] : [plain];
  }

  /** Numbers in a row from 1 count the paragraphs of a repair; `7. Pip was the seventh.` is part of the story. */
  private withoutNumber(rawLine: string, plain: string): string {
    const number = Number(NUMBERED.exec(rawLine)?.[1] ?? 0);
    if (number === 0 || number !== this.lastNumber + 1) return plain;
    this.lastNumber = number;
    return plain.replace(NUMBERED, '');
  }

  /** Output that apologizes, mentions nobody of the cast and stays under half its minimum is a refusal as a whole. */
  private takeAfterApology(plain: string): string[] {
    this.doubtful.push(plain);
    const { cast } = this.names;
    this.hasBegun = this.doubtful.length >= this.halfOfMinimum || mentionsAnyOf(this.doubtful.join('\n'), cast);
    return this.hasBegun ? this.doubtful.splice(0) : [];
  }
}

/** All paragraphs of complete output that is shorter than a chapter. */
export function readParagraphs(reply: string, names: ChapterNames): { paragraphs: string[]; isRefusal: boolean } {
  const text = new ChapterText(names);
  const paragraphs = [...text.push(reply), ...text.end()];
  return { paragraphs, isRefusal: text.isRefusal };
}

/** A short output of a model, such as a title or an idea, on one line. */
export const readLine = (rawText: string, { cast, locations }: ChapterNames): string =>
  toPlainText(withoutRemarks(rawText), [...cast, ...locations]);
