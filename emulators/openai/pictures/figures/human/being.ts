import type { Hex } from '../../svg/colour.ts';

export const SKIN_NAMES = [
  'person',
  'pale',
  'moonlit',
  'dusk',
  'leaf',
  'bark',
  'stone',
  'sea',
  'sky',
  'rose',
  'gold',
  'snow',
  'ember',
  'dyed',
] as const;
export type SkinName = (typeof SKIN_NAMES)[number];

export const EAR_NAMES = [
  'round',
  'pointed',
  'long',
  'fin',
  'none',
  'fox',
  'cat',
  'wolf',
  'rabbit',
  'mouse',
  'deer',
  'goat',
  'horse',
  'bat',
  'owl',
  'dragon',
] as const;
export type EarName = (typeof EAR_NAMES)[number];

export const MANE_NAMES = [
  'hair',
  'flames',
  'leaves',
  'water',
  'cloud',
  'crystals',
  'feathers',
  'petals',
  'snakes',
  'lion',
  'icicles',
  'none',
] as const;
export type ManeName = (typeof MANE_NAMES)[number];

export const HORN_NAMES = [
  'none',
  'nubs',
  'goat',
  'ram',
  'bull',
  'antlers',
  'unicorn',
  'imp',
  'branches',
  'crystal',
  'crescent',
  'feelers',
] as const;
export type HornName = (typeof HORN_NAMES)[number];

export const WING_NAMES = [
  'none',
  'fairy',
  'butterfly',
  'dragonfly',
  'leaf',
  'feather',
  'raven',
  'bat',
  'dragon',
  'flame',
  'frost',
  'ladybird',
] as const;
export type WingName = (typeof WING_NAMES)[number];

export const TAIL_NAMES = [
  'none',
  'fox',
  'cat',
  'wolf',
  'rabbit',
  'squirrel',
  'lion',
  'lizard',
  'imp',
  'peacock',
  'feather',
  'fin',
  'many-fox',
  'horse',
] as const;
export type TailName = (typeof TAIL_NAMES)[number];

export const LEG_NAMES = [
  'person',
  'horse',
  'deer',
  'goat',
  'fish',
  'snake',
  'smoke',
  'bird',
  'roots',
  'tentacles',
  'cloud',
] as const;
export type LegName = (typeof LEG_NAMES)[number];

export const MARK_NAMES = [
  'whiskers',
  'stripes',
  'spots',
  'scales',
  'bark',
  'cracks',
  'stars',
  'runes',
  'stitches',
  'fangs',
  'tusks',
  'snout',
  'cat-nose',
  'beak',
  'swirls',
  'tear',
  'petal-cheeks',
  'freckle-lights',
  'skull',
  'pumpkin',
  'bandages',
  'icing',
  'button-cheeks',
  'hinge',
  'metal-plate',
  'ink',
  'carrot',
] as const;
export type MarkName = (typeof MARK_NAMES)[number];

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
