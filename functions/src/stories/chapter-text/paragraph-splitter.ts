const LINE_BREAK = /<br\s*\/?>|\r\n?|[\u2028\u2029\u0085\v\f]/giu;
const END_OF_BLOCK = /<\/(?:p|div|li|h[1-6])>/giu;
/** Characters without a width, which would make a blank line look full. */
const INVISIBLE = /[\u200b\u2060\ufeff]/gu;
/** The first line break; a second one after it makes it a blank line. */
const FIRST_BREAK = /\n(?:[^\S\n]*(\n)\s*|(?=[^\S\n]*\S))/u;
const THOUGHT = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/giu;
const OPEN_THOUGHT = /<think(?:ing)?>/iu;
const UNCLOSED_THOUGHT = /<think(?:ing)?>[\s\S]*$/iu;
/** The beginning of a tag, whose rest may be in the next piece. */
const OPEN_TAG = /<\/?[a-z]{0,9}\s?\/?$/iu;

const withLineBreaks = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LINE_BREAK, '\n').replace(END_OF_BLOCK, '\n\n').replace(THOUGHT, '');

export interface WrittenParagraph {
  text: string;
  isBeforeBlankLine: boolean;
}

const hasText = ({ text }: WrittenParagraph): boolean => text.trim() !== '';

/**
 * Splits streamed text into paragraphs, each as soon as it is complete. The first break between two paragraphs of the
 * story decides what separates them: after a blank line, single breaks are spaces; after a single break, each line is
 * a paragraph.
 */
export class ParagraphSplitter {
  private rest = '';
  private separator: 'unknown' | 'line' | 'blank' = 'unknown';
  private lines = 0;
  private readonly isStory: (paragraph: WrittenParagraph) => boolean;

  /** `isStory` distinguishes paragraphs of the story from lines before it, which do not decide the separator. */
  constructor(isStory: (paragraph: WrittenParagraph) => boolean) {
    this.isStory = isStory;
  }

  /** Lines that turned out to be one paragraph, such as a verse, once a blank line followed. */
  extraLines = 0;

  push(piece: string): WrittenParagraph[] {
    this.rest += piece;
    // A carriage return may be half of a line break, so the next piece is awaited.
    const isHeld = OPEN_TAG.test(this.rest) || this.rest.endsWith('\r');
    if (isHeld) return [];
    this.rest = withLineBreaks(this.rest);
    return OPEN_THOUGHT.test(this.rest) ? [] : this.takeComplete();
  }

  /** Returns what is left, without an unclosed thought: it cannot be distinguished from the story. */
  end(): WrittenParagraph[] {
    this.rest = withLineBreaks(this.rest).replace(UNCLOSED_THOUGHT, '');
    const paragraphs = [...this.takeComplete(), { text: this.rest, isBeforeBlankLine: false }];
    this.rest = '';
    return paragraphs.filter(hasText);
  }

  private takeComplete(): WrittenParagraph[] {
    const complete: WrittenParagraph[] = [];
    let from = 0;
    for (;;) {
      const found = FIRST_BREAK.exec(this.rest.slice(from));
      if (!found) return complete.filter(hasText);
      const [whole, blankLine] = found;
      const at = from + found.index;
      if (blankLine === undefined && this.separator === 'blank') {
        from = at + whole.length;
        continue;
      }
      const paragraph = { text: this.rest.slice(0, at), isBeforeBlankLine: blankLine !== undefined };
      this.rest = this.rest.slice(at + whole.length);
      from = 0;
      complete.push(paragraph);
      this.decide(paragraph);
    }
  }

  private decide(paragraph: WrittenParagraph): void {
    if (this.separator === 'blank' || !hasText(paragraph) || !this.isStory(paragraph)) return;
    this.lines += 1;
    if (this.separator === 'unknown') this.separator = paragraph.isBeforeBlankLine ? 'blank' : 'line';
    else if (paragraph.isBeforeBlankLine) {
      this.separator = 'blank';
      this.extraLines = this.lines - 1;
    }
  }
}
