import type { FigureShape } from '../../picture-spec.ts';
import type { Random } from '../../svg/random.ts';

export type DefaultColors = readonly [string, ...string[]];

/** How a kind of character is drawn: the rig with its fields, and the colors unless the character has its own. */
export interface FigureKind {
  readonly shape: FigureShape;
  readonly defaultColors: DefaultColors;
}

/** The words about what a figure is. */
export interface KindWords {
  /** The original text, for code that looks for an occupation. */
  readonly text: string;
  /** One level of "Category - Subcategory - Specific type" in lower case, or all of a free text. */
  readonly level: string;
  /** All levels in lower case. */
  readonly all: string;
  /** The identity of the character: the same in every picture. */
  readonly random: Random;
}

/** Returns the kind that `words.level` names, or null if this reader knows none. */
export type KindReader = (words: KindWords) => FigureKind | null;
