import type { DefaultColors } from '../../words/kinds/figure-kind.ts';
import type { Hex } from '../../svg/color.ts';
import type { Headwear, HeldItem } from '../human/outfit.ts';

export type GhostShape =
  | 'veil'
  | 'sheet'
  | 'drop'
  | 'leaf'
  | 'peak'
  | 'gust'
  | 'raincloud'
  | 'snowball'
  | 'flame'
  | 'blossom'
  | 'hearth'
  | 'teapot'
  | 'clock'
  | 'lantern'
  | 'book';

/** The parts of one ghost or spirit; its color comes from the character. */
export interface GhostForm {
  /** The default colors. */
  readonly colors: DefaultColors;
  readonly shape: GhostShape;
  readonly hat: Headwear;
  readonly held: HeldItem;
  readonly hasGlasses: boolean;
  /** The color of hat, patches and ornaments. */
  readonly accent: Hex;
}

const ghost = (
  shape: GhostShape,
  colors: DefaultColors,
  choices: Partial<Omit<GhostForm, 'shape' | 'colors'>> = {},
): GhostForm => ({
  shape,
  colors,
  hat: 'none',
  held: 'nothing',
  hasGlasses: false,
  accent: '#7a6ac0',
  ...choices,
});

const GHOSTS = {
  'castle ghost': ghost('veil', ['#d8dcf4'], { hat: 'crown', held: 'lantern', accent: '#8a4a9a' }),
  'attic ghost': ghost('veil', ['#e4d8c8'], { hat: 'night-cap', held: 'key', accent: '#a8645a' }),
  'library ghost': ghost('veil', ['#c8e0d8'], { held: 'book', hasGlasses: true, accent: '#3a7a6a' }),
  'lighthouse ghost': ghost('veil', ['#c4dcf4'], { hat: 'captain-cap', held: 'torch', accent: '#c8443e' }),
  'garden ghost': ghost('veil', ['#d4ecc8'], { hat: 'straw-hat', held: 'basket', accent: '#5a9a4c' }),
  'bedsheet ghost': ghost('sheet', ['#f4f2f8'], { accent: '#e8a0b4' }),
  'sailor ghost': ghost('veil', ['#b8d4e8'], { hat: 'sailor-cap', held: 'spyglass', accent: '#2f5a9a' }),
  'musical ghost': ghost('veil', ['#ecd4ec'], { hat: 'headphones', held: 'harp', accent: '#c05a9a' }),
  'river spirit': ghost('drop', ['#4aa8d8'], { accent: '#c4f0fa' }),
  'forest spirit': ghost('leaf', ['#6ab05a'], { accent: '#8a6440' }),
  'mountain spirit': ghost('peak', ['#8a90a8'], { accent: '#5a8a5c' }),
  'wind spirit': ghost('gust', ['#b4dce4'], { accent: '#f4fcff' }),
  'rain spirit': ghost('raincloud', ['#8aa0cc'], { accent: '#5ab8ec' }),
  'snow spirit': ghost('snowball', ['#e4f2fc'], { accent: '#8ac4ec' }),
  'flame spirit': ghost('flame', ['#f0702e'], { accent: '#ffd65a' }),
  'blossom spirit': ghost('blossom', ['#f4a0c4'], { accent: '#6ab05a' }),
  'hearth spirit': ghost('hearth', ['#b4604a'], { accent: '#ffb03e' }),
  'teapot spirit': ghost('teapot', ['#5a9ac8'], { accent: '#f4f0e4' }),
  'clock spirit': ghost('clock', ['#b4803c'], { accent: '#f2c14e' }),
  'lantern spirit': ghost('lantern', ['#e8b040'], { accent: '#5a4638' }),
  'living book': ghost('book', ['#9a4a5a'], { accent: '#f2c14e' }),
} as const satisfies Readonly<Record<string, GhostForm>>;

export type GhostKind = keyof typeof GHOSTS;
export const GHOST_KINDS = Object.keys(GHOSTS) as GhostKind[];

export const ghostForm = (kind: GhostKind): GhostForm => GHOSTS[kind];
