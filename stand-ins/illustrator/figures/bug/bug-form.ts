import type { DefaultColors } from '../../words/kinds/figure-kind.ts';
import type { Hex } from '../../svg/color.ts';

/** The parts of one kind of insect or snail; its color comes from the character. */
export interface BugForm {
  /** The default colors. */
  readonly colors: DefaultColors;
  readonly body: 'round' | 'striped' | 'slender' | 'beaded' | 'lamp' | 'snail' | 'armoured' | 'leaping';
  readonly wings: 'none' | 'butterfly' | 'moth' | 'glass' | 'long-glass' | 'cases';
  readonly feelers: 'curled' | 'feathered' | 'knobbed' | 'bent' | 'long' | 'stalks';
  readonly face: 'plain' | 'pale' | 'mask';
  /** The color of stripes, wing pattern and shell. */
  readonly accent: Hex;
  readonly belly: Hex;
  readonly hasStars: boolean;
}

const BUG: Omit<BugForm, 'colors'> = {
  body: 'round',
  wings: 'none',
  feelers: 'knobbed',
  face: 'plain',
  accent: '#3a3440',
  belly: '#fff4dc',
  hasStars: false,
};

const bug = (colors: DefaultColors, choices: Partial<BugForm>): BugForm => ({ ...BUG, ...choices, colors });

const BUGS = {
  butterfly: bug(['#f08a3c', '#5a8ae8'], { wings: 'butterfly', body: 'slender', feelers: 'curled', accent: '#4a3a5a' }),
  honeybee: bug(['#f4be3c'], { wings: 'glass', body: 'striped', feelers: 'bent', accent: '#4a3a34' }),
  ladybug: bug(['#e0403a'], { wings: 'cases', body: 'round', face: 'mask', accent: '#3a3440' }),
  dragonfly: bug(['#2f9ab8'], { wings: 'long-glass', body: 'beaded', feelers: 'knobbed', accent: '#8ae0d0' }),
  firefly: bug(['#7a6a50'], { wings: 'glass', body: 'lamp', feelers: 'long', accent: '#ffe66a' }),
  ant: bug(['#b8583c'], { body: 'beaded', feelers: 'bent', accent: '#8a3c2c' }),
  grasshopper: bug(['#7cbe4a'], { body: 'leaping', feelers: 'long', accent: '#b8dc7a', wings: 'none' }),
  caterpillar: bug(['#9ad04a'], { body: 'snail', feelers: 'knobbed', accent: '#f4c24a' }),
  beetle: bug(['#4a7a8a'], { body: 'armoured', wings: 'cases', feelers: 'bent', accent: '#2f5a6a' }),
  snail: bug(['#e8c090'], { body: 'snail', feelers: 'stalks', accent: '#b8703c' }),
  'moon moth': bug(['#b8dca8', '#b0a8e8'], {
    wings: 'moth',
    body: 'slender',
    feelers: 'feathered',
    accent: '#fff0b8',
    belly: '#ffffff',
    hasStars: true,
  }),
  'nightmare moth': bug(['#5a4a88'], {
    wings: 'moth',
    body: 'slender',
    feelers: 'feathered',
    accent: '#c89af0',
    belly: '#b8a8e0',
    hasStars: true,
  }),
  'asteroid snail': bug(['#a8b0d8'], { body: 'snail', feelers: 'stalks', accent: '#7a7488', hasStars: true }),
} as const satisfies Readonly<Record<string, BugForm>>;

export type BugKind = keyof typeof BUGS;
export const BUG_KINDS = Object.keys(BUGS) as BugKind[];

export const bugForm = (kind: BugKind): BugForm => BUGS[kind];
