/**
 * What a trait looks like from outside. In every sentence `{x}` is the character (`{xhe}`, `{xhim}`, `{xhis}`,
 * `{xhimself}`, `{xhewas}` its pronouns).
 */
export interface TraitRecord {
  /** A habit, for the first meeting. */
  habit: readonly string[];
  /** A small scene of its own in which exactly this trait helps. */
  deed: readonly string[];
  /** What the trait costs when things get hard. */
  doubt: string;
  /** The secret wish behind it, for older readers. */
  wish: string;
  /** The habit in a few words, for the smallest. */
  small: string;
}
