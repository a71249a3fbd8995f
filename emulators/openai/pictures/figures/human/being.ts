import type { Hex } from '../../svg/colour.ts';

export type SkinName =
  | 'person'
  | 'pale'
  | 'moonlit'
  | 'dusk'
  | 'leaf'
  | 'bark'
  | 'stone'
  | 'sea'
  | 'sky'
  | 'rose'
  | 'gold'
  | 'snow'
  | 'ember'
  | 'dyed';

export type EarName =
  | 'round'
  | 'pointed'
  | 'long'
  | 'fin'
  | 'none'
  | 'fox'
  | 'cat'
  | 'wolf'
  | 'rabbit'
  | 'mouse'
  | 'deer'
  | 'goat'
  | 'horse'
  | 'bat'
  | 'owl'
  | 'dragon';

export type ManeName =
  'hair' | 'flames' | 'leaves' | 'water' | 'cloud' | 'crystals' | 'feathers' | 'petals' | 'lion' | 'icicles' | 'none';

export type HornName =
  | 'none'
  | 'nubs'
  | 'goat'
  | 'ram'
  | 'bull'
  | 'antlers'
  | 'unicorn'
  | 'imp'
  | 'branches'
  | 'crystal'
  | 'crescent'
  | 'feelers';

export type WingName =
  | 'none'
  | 'fairy'
  | 'butterfly'
  | 'dragonfly'
  | 'leaf'
  | 'feather'
  | 'raven'
  | 'bat'
  | 'dragon'
  | 'flame'
  | 'frost'
  | 'ladybird';

export type TailName =
  'none' | 'fox' | 'cat' | 'wolf' | 'rabbit' | 'lion' | 'lizard' | 'imp' | 'feather' | 'fin' | 'many-fox' | 'horse';

export type LegName =
  'person' | 'horse' | 'deer' | 'goat' | 'fish' | 'snake' | 'smoke' | 'bird' | 'roots' | 'tentacles' | 'cloud';

export type MarkName =
  | 'whiskers'
  | 'stripes'
  | 'spots'
  | 'scales'
  | 'bark'
  | 'cracks'
  | 'stars'
  | 'runes'
  | 'stitches'
  | 'fangs'
  | 'tusks'
  | 'snout'
  | 'cat-nose'
  | 'beak'
  | 'swirls'
  | 'tear'
  | 'petal-cheeks'
  | 'skull'
  | 'pumpkin'
  | 'bandages'
  | 'icing'
  | 'button-cheeks'
  | 'hinge'
  | 'metal-plate'
  | 'ink'
  | 'carrot';

/** What somebody shaped like a person has that a person has not; clothes and held things are the outfit's. */
export interface Being {
  readonly skin: SkinName;
  readonly ears: EarName;
  readonly mane: ManeName;
  readonly horns: HornName;
  readonly wings: WingName;
  readonly tail: TailName;
  readonly legs: LegName;
  readonly marks: readonly MarkName[];
  /** Fur, scales or feathers of ears, tail and legs: of the hair's colour, of the chosen one, or of its own. */
  readonly coat: 'hair' | 'dyed' | `#${string}`;
  readonly eyes: 'two' | 'one';
  /** Null leaves the eyes a person's. */
  readonly iris: Hex | null;
  /** Light around the whole body; null is none. */
  readonly glow: Hex | null;
  readonly proportions: 'ordinary' | 'small' | 'slender' | 'broad';
  /** Overrules the chance by which a grown man wears a beard. */
  readonly hasBeard: boolean | null;
}

export const PERSON: Being = {
  skin: 'person',
  ears: 'round',
  mane: 'hair',
  horns: 'none',
  wings: 'none',
  tail: 'none',
  legs: 'person',
  marks: [],
  coat: 'hair',
  eyes: 'two',
  iris: null,
  glow: null,
  proportions: 'ordinary',
  hasBeard: null,
};
