import { isApology } from './apology.ts';
import { isInOtherLanguage } from './other-language.ts';
import { ParagraphSplitter } from './paragraph-splitter.ts';
import { toPlainText } from './plain-text.ts';
import { isTalkToParent, withoutRemarks } from './talk-to-parent.ts';

/** Names that the model was given; they stay as they were typed. */
export interface ChapterNames {
  cast: readonly string[];
  places: readonly string[];
}

export const namesOf = ({
  characters,
  locations,
}: {
  characters: readonly { name: string }[];
  locations: readonly { name: string }[];
}): ChapterNames => ({ cast: characters.map(({ name }) => name), places: locations.map(({ name }) => name) });

/**
 * The paragraphs of a story in a model's answer, as plain text, each as soon as it is complete: without Markdown, HTML,
 * remarks, and the lines before and after the story in which the model speaks to the parent. Everything that a model
 * tells passes here before it is moderated, shown or stored, and nothing else cleans it
 * (docs/decisions/0165). What families type is not cleaned.
 */
export class ChapterText {
  private readonly splitter: ParagraphSplitter;
  private readonly names: ChapterNames;
  /** Lines that are talk if no paragraph follows. */
  private held: string[] = [];
  private hasBegun = false;
  private hasApology = false;
  private isForeign = false;

  constructor(names: ChapterNames) {
    this.names = names;
    this.splitter = new ParagraphSplitter((written) => !this.isAside(written, this.plain(written)));
  }

  /** Paragraphs that may be written beyond the maximum, because a verse was split into its lines. */
  get extraLines(): number {
    return this.splitter.extraLines;
  }

  /** Whether the answer, once ended, was an apology instead of a story. */
  get isRefusal(): boolean {
    return this.hasApology && !this.hasBegun;
  }

  /** Whether the first paragraph is told in another language; no paragraph is returned then. */
  get isInOtherLanguage(): boolean {
    return this.isForeign;
  }

  push(piece: string): string[] {
    return this.splitter.push(piece).flatMap((written) => this.take(written));
  }

  /** Returns the paragraphs that are left. */
  end(): string[] {
    return this.splitter.end().flatMap((written) => this.take(written));
  }

  private plain(written: string): string {
    return toPlainText(withoutRemarks(written), [...this.names.cast, ...this.names.places]);
  }

  private isAside(written: string, plain: string): boolean {
    return isTalkToParent(written, plain) || isApology(plain, this.names.cast);
  }

  private take(written: string): string[] {
    const plain = this.plain(written);
    if (plain === '' || this.isForeign) return [];
    if (this.isAside(written, plain)) {
      this.hasApology ||= isApology(plain, this.names.cast);
      // Before the story it is talk; after it only if it is the last line.
      if (this.hasBegun) this.held.push(plain);
      return [];
    }
    if (!this.hasBegun && isInOtherLanguage(plain, this.names.cast)) {
      this.isForeign = true;
      return [];
    }
    this.hasBegun = true;
    return [...this.held.splice(0), plain];
  }
}

/** All paragraphs of a complete answer. */
export function readParagraphs(answer: string, names: ChapterNames): { paragraphs: string[]; isRefusal: boolean } {
  const text = new ChapterText(names);
  const paragraphs = [...text.push(answer), ...text.end()];
  return { paragraphs, isRefusal: text.isRefusal };
}

/** A short text of a model, such as a title or an idea, on one line. */
export const readLine = (written: string, { cast, places }: ChapterNames): string =>
  toPlainText(withoutRemarks(written), [...cast, ...places]);
