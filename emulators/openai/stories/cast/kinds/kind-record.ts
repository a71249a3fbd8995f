import type { BodyName } from './bodies.ts';

/**
 * What somebody of a kind is like. In every sentence `{x}` is the character, `{xhe}`, `{xhis}`, `{xhand}`… its pronouns
 * and the words for its body.
 */
export interface KindRecord {
  /** The words by which a type is known; the specific type is asked first, then its groups. */
  match: RegExp;
  body: BodyName;
  /** What one notices at the first meeting. */
  habit: readonly string[];
  /** A small scene on the way that takes somebody of just this kind. */
  deed: readonly string[];
  /** The same in a few words, for the smallest. */
  small: string;
}
