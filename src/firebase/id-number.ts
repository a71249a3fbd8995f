/**
 * Stands in for the Integer of @firebase/webchannel-wrapper in the built app (vite.config.ts): Firestore orders ids such
 * as '__id7__' by their numbers with it, which no document here has, and brings 3 KiB of arithmetic and of full
 * Firestore's filters along (docs/decisions/0074).
 */
export class Integer {
  readonly #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  /** @param digits decimal, with a sign or without */
  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits));
  }

  /** -1, 0 or 1 where this is less than, equal to or greater than `other`. */
  compare(other: Integer): number {
    if (this.#value === other.#value) return 0;
    return this.#value < other.#value ? -1 : 1;
  }
}
