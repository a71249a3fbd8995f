const BLANK_LINE = /\n[^\S\n]*\n\s*/;

/** Cuts a text that arrives piece by piece into paragraphs, at blank lines. */
export class ParagraphSplitter {
  private rest = '';

  /** The paragraphs that `piece` completes. */
  push(piece: string): string[] {
    this.rest += piece.replaceAll('\r', '');
    const parts = this.rest.split(BLANK_LINE);
    this.rest = parts.pop() ?? '';
    return parts.filter((part) => part.trim() !== '');
  }

  /** What is left when no more text comes; null when nothing is. */
  end(): string | null {
    const last = this.rest.trim();
    this.rest = '';
    return last === '' ? null : last;
  }
}
