import { RulesLoadError } from './rules-tree.ts';

/** Google's engine does not accept other white space. */
const SPACE_AND_COMMENTS = /(?:[ \t\r\n]+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;

/** Reads a rules file token by token, skipping white space and comments. */
export class Scanner {
  readonly #source: string;
  #position = 0;

  constructor(source: string) {
    this.#source = source;
    this.#skip();
  }

  get line(): number {
    return this.#source.slice(0, this.#position).split('\n').length;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#source.length;
  }

  /** Consumes what a sticky pattern matches at the current position; null if it does not match. */
  find(pattern: RegExp): string | null {
    pattern.lastIndex = this.#position;
    const text = pattern.exec(this.#source)?.[0];
    if (text === undefined) return null;
    this.#position += text.length;
    this.#skip();
    return text;
  }

  /**
   * Like `find`, for a required token.
   * @throws RulesLoadError naming the expected and the actual text.
   */
  take(pattern: RegExp, expected: string): string {
    return this.find(pattern) ?? this.fail(expected);
  }

  fail(expected: string): never {
    const rest = this.#source.slice(this.#position).split('\n')[0]?.slice(0, 30) ?? '';
    const actualText = this.isAtEnd ? 'the end of the file' : `'${rest}'`;
    throw new RulesLoadError(this.line, `expected ${expected}, found ${actualText}`);
  }

  #skip(): void {
    SPACE_AND_COMMENTS.lastIndex = this.#position;
    this.#position += SPACE_AND_COMMENTS.exec(this.#source)?.[0].length ?? 0;
  }
}
