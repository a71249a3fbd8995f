import type { DefaultColors } from '../../words/kinds/figure-kind.ts';
import type { Hex } from '../../svg/color.ts';

export type FaceMark =
  | 'stripes'
  | 'zebra'
  | 'dapples'
  | 'panda'
  | 'blaze'
  | 'bandit'
  | 'badger'
  | 'spots'
  | 'tear-lines'
  | 'patch'
  | 'eye-rings'
  | 'sleepy-eyes'
  | 'husky'
  | 'star'
  | 'scales';
export type BodyMark = 'stripes' | 'zebra' | 'dapples' | 'panda' | 'spots' | 'giraffe' | 'patch' | 'scales' | 'stars';
export type Extra =
  | 'whiskers'
  | 'cheek-tufts'
  | 'cheek-pads'
  | 'big-teeth'
  | 'lower-teeth'
  | 'pouch'
  | 'hump'
  | 'claws'
  | 'feather-wings'
  | 'leather-wings'
  | 'butterfly-wings'
  | 'seams'
  | 'three-heads'
  | 'headdress'
  | 'beard'
  | 'head-shell'
  | 'fluffy'
  | 'cloud'
  | 'bell'
  | 'crescent'
  | 'rainbow-hair';

/** The parts of one kind of animal; its color comes from the character. */
export interface CritterForm {
  /** The default colors. */
  readonly colors: DefaultColors;
  readonly ears:
    | 'pointed'
    | 'long'
    | 'round'
    | 'small-round'
    | 'big-round'
    | 'floppy'
    | 'drooping'
    | 'leaf'
    | 'upright'
    | 'donkey'
    | 'elephant'
    | 'fluffy'
    | 'fennec'
    | 'tufted'
    | 'none';
  readonly horns:
    | 'none'
    | 'antlers'
    | 'palms'
    | 'little-antlers'
    | 'curled'
    | 'short'
    | 'knobs'
    | 'long'
    | 'goat'
    | 'nose'
    | 'unicorn';
  readonly muzzle:
    | 'mask'
    | 'round'
    | 'soft'
    | 'long'
    | 'snout'
    | 'trunk'
    | 'tapir'
    | 'tube'
    | 'bill'
    | 'ape'
    | 'tusks'
    | 'hippo'
    | 'koala'
    | 'blunt'
    | 'beak';
  readonly mane: 'none' | 'ruff' | 'curls' | 'swept' | 'crest' | 'flame' | 'water' | 'wool' | 'quills' | 'shaggy';
  readonly body: 'beast' | 'plump' | 'seal' | 'shell-bands';
  readonly tail:
    | 'bushy'
    | 'white-tipped'
    | 'squirrel'
    | 'thin'
    | 'long-thick'
    | 'puff'
    | 'tuft'
    | 'hair'
    | 'wag'
    | 'flat'
    | 'ringed'
    | 'curl'
    | 'stub'
    | 'nine'
    | 'snake'
    | 'comet'
    | 'flukes'
    | 'none';
  readonly feet: 'paws' | 'hooves';
  readonly faceMarks: readonly FaceMark[];
  readonly bodyMarks: readonly BodyMark[];
  readonly extras: readonly Extra[];
  readonly cream: Hex;
  /** Whether ears and paws are dark. */
  readonly points: Hex | null;
  readonly iris: Hex | null;
  /** The color of mane, wings or shell, if it differs from the fur. */
  readonly accent: Hex | null;
  /** How far the head is above the shoulders, in figure units. */
  readonly neck: number;
}

const BEAST: Omit<CritterForm, 'colors'> = {
  ears: 'pointed',
  horns: 'none',
  muzzle: 'soft',
  mane: 'none',
  body: 'beast',
  tail: 'thin',
  feet: 'paws',
  faceMarks: [],
  bodyMarks: [],
  extras: [],
  cream: '#fff2de',
  points: null,
  iris: null,
  accent: null,
  neck: 0,
};

export const critter = (colors: DefaultColors, choices: Partial<CritterForm>): CritterForm => ({
  ...BEAST,
  ...choices,
  colors,
});
