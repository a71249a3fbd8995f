import type { FigureShape } from '../../picture-spec.ts';
import type { Random } from '../../svg/random.ts';

export type OwnColours = readonly [string, ...string[]];

/** Which rig draws a kind, what is special to it, and the colours it has when none was chosen. */
export interface FigureKind {
  readonly shape: FigureShape;
  readonly ownColours: OwnColours;
}

/** The words about what a figure is. */
export interface KindWords {
  /** As it was written, for readers that look for a calling. */
  readonly text: string;
  /** One level of "Category - Subcategory - Specific type" in lower case, or all of a free text. */
  readonly level: string;
  /** All levels in lower case. */
  readonly all: string;
  /** The same for every picture of one character. */
  readonly chance: Random;
}

/** Tells the kind that `words.level` names, or null when it names none of this reader's. */
export type KindReader = (words: KindWords) => FigureKind | null;
