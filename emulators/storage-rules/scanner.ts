import { RulesLoadError } from './rules-tree.ts';

/** Google's engine knows no other white space. */
const SPACE_AND_COMMENTS = /(?:[ \t\r\n]+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;

/** Walks through a rules file; every question skips white space and comments first. */
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

  /** Takes what a sticky pattern matches here, or returns null and stays. */
  find(pattern: RegExp): string | null {
    pattern.lastIndex = this.#position;
    const text = pattern.exec(this.#source)?.[0];
    if (text === undefined) return null;
    this.#position += text.length;
    this.#skip();
    return text;
  }

  /** @throws RulesLoadError saying what was expected here and what stands here. */
  take(pattern: RegExp, expected: string): string {
    return this.find(pattern) ?? this.fail(expected);
  }

  fail(expected: string): never {
    const rest = this.#source.slice(this.#position).split('\n')[0]?.slice(0, 30) ?? '';
    const found = this.isAtEnd ? 'the end of the file' : `'${rest}'`;
    throw new RulesLoadError(this.line, `expected ${expected}, found ${found}`);
  }

  #skip(): void {
    SPACE_AND_COMMENTS.lastIndex = this.#position;
    this.#position += SPACE_AND_COMMENTS.exec(this.#source)?.[0].length ?? 0;
  }
}
