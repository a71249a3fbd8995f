import type { DragonElement } from '../../picture-spec.ts';
import type { Hex } from '../../svg/color.ts';

export type HornShape = 'curved' | 'crystal' | 'antler' | 'swept' | 'bolt' | 'ram' | 'spiral' | 'crown';
export type CrestShape = 'plates' | 'icicles' | 'leaves' | 'fin' | 'sparks' | 'spines' | 'gems' | 'coins' | 'stars';

/** The parts that depend on a dragon's element. */
export interface DragonNature {
  readonly horns: HornShape;
  readonly crest: CrestShape;
  readonly wingShape: 'batted' | 'feathered' | 'glass';
  readonly wing: Hex;
  readonly wingTip: Hex;
  readonly belly: Hex;
  readonly horn: Hex;
  readonly iris: Hex;
  /** Outline of the fin beside the head, for the right side. */
  readonly earFin: string;
}

const WEBBED_FIN = 'M150 -440C220 -470 262 -452 276 -400C236 -404 222 -386 214 -358C190 -372 170 -384 150 -388Z';
const LEAF_FIN = 'M150 -442C206 -494 262 -486 292 -452C268 -398 206 -378 150 -396Z';
const SHARP_FIN = 'M150 -444L286 -492L236 -436L284 -416L222 -400L244 -362L150 -392Z';
const SEA_FIN =
  'M150 -452C214 -520 276 -500 288 -470C268 -466 264 -446 280 -428C258 -424 250 -404 262 -380C230 -376 190 -366 150 -384Z';

export const DRAGON_NATURES: Readonly<Record<DragonElement, DragonNature>> = {
  fire: {
    horns: 'curved',
    crest: 'plates',
    wingShape: 'batted',
    wing: '#ffab4a',
    wingTip: '#ffd66a',
    belly: '#ffe6b0',
    horn: '#fbe6c0',
    iris: '#e8a020',
    earFin: WEBBED_FIN,
  },
  ice: {
    horns: 'crystal',
    crest: 'icicles',
    wingShape: 'glass',
    wing: '#c8f0ff',
    wingTip: '#f4fdff',
    belly: '#f0fbff',
    horn: '#d6f4ff',
    iris: '#3a8fd8',
    earFin: SHARP_FIN,
  },
  earth: {
    horns: 'antler',
    crest: 'leaves',
    wingShape: 'batted',
    wing: '#a8c45a',
    wingTip: '#e0d070',
    belly: '#efe2b4',
    horn: '#a87a4c',
    iris: '#b8761e',
    earFin: LEAF_FIN,
  },
  water: {
    horns: 'swept',
    crest: 'fin',
    wingShape: 'glass',
    wing: '#7adce0',
    wingTip: '#c6fff0',
    belly: '#e4fbf0',
    horn: '#f6d8c8',
    iris: '#1f9c9c',
    earFin: SEA_FIN,
  },
  storm: {
    horns: 'bolt',
    crest: 'sparks',
    wingShape: 'feathered',
    wing: '#b4c4e8',
    wingTip: '#eef2ff',
    belly: '#e6e9f4',
    horn: '#ffe06a',
    iris: '#d8b820',
    earFin: SHARP_FIN,
  },
  shadow: {
    horns: 'ram',
    crest: 'spines',
    wingShape: 'batted',
    wing: '#5a3f92',
    wingTip: '#a884e8',
    belly: '#c4b4e4',
    horn: '#8f82b4',
    iris: '#a45cf0',
    earFin: WEBBED_FIN,
  },
  star: {
    horns: 'spiral',
    crest: 'stars',
    wingShape: 'glass',
    wing: '#c8c4ff',
    wingTip: '#ffeeb4',
    belly: '#f8ecff',
    horn: '#ffe8a0',
    iris: '#7a5ce0',
    earFin: WEBBED_FIN,
  },
  crystal: {
    horns: 'crystal',
    crest: 'gems',
    wingShape: 'glass',
    wing: '#ffb8e4',
    wingTip: '#d8f4ff',
    belly: '#fff0fa',
    horn: '#ffd0f0',
    iris: '#c04ab0',
    earFin: SHARP_FIN,
  },
  gold: {
    horns: 'crown',
    crest: 'coins',
    wingShape: 'batted',
    wing: '#e8d48a',
    wingTip: '#fff0b4',
    belly: '#fff3cc',
    horn: '#fff0b0',
    iris: '#2f9a6a',
    earFin: WEBBED_FIN,
  },
};
