import { surface, type Pen } from '../../pen.ts';
import { lightnessOf, mix, shade, type Hex } from '../../svg/color.ts';
import { mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import { GARMENT_DETAILS } from './garment-details.ts';
import type { Garment } from './outfit.ts';

/** The colors of one outfit; every large area is `dye` or a similar shade. */
export interface Cloth {
  readonly dye: Hex;
  readonly deep: Hex;
  readonly trim: Hex;
  readonly leather: Hex;
}

interface GarmentForm {
  readonly cut: 'long' | 'short';
  readonly sleeve: 'wide' | 'fitted';
  readonly shoes: Hex;
}

const GOLD = '#f0c45a';
const CREAM = '#fff4dc';
const MIN_PALE_LIGHTNESS = 0.82;

/** Trim contrasts with the cloth: gold on most, deep blue on pale or golden cloth. */
export function clothOf(dye: Hex): Cloth {
  const isYellow = /^#[c-f][0-9a-f][9a-d][0-9a-f][0-7]/i.test(dye);
  const trim = isYellow || lightnessOf(dye) > MIN_PALE_LIGHTNESS ? '#5a6cc0' : GOLD;
  return { dye, deep: shade(dye, -0.07), trim, leather: mix('#6a4630', dye, 0.4) };
}

const LONG: GarmentForm = { cut: 'long', sleeve: 'wide', shoes: '#5a3c2c' };
const SHORT: GarmentForm = { cut: 'short', sleeve: 'fitted', shoes: '#5e3f2c' };

export const GARMENT_FORMS: Readonly<Record<Garment, GarmentForm>> = {
  tunic: SHORT,
  robe: LONG,
  armour: { ...SHORT, shoes: '#98a4b6' },
  'healer-coat': { ...LONG, shoes: '#b8c0cc' },
  'scholar-gown': LONG,
  'royal-gown': { ...LONG, shoes: '#8a3a4a' },
  'sash-coat': { ...SHORT, shoes: '#3a3440' },
  apron: SHORT,
  'explorer-vest': SHORT,
  'stage-suit': { ...SHORT, shoes: '#2c2834' },
  'merchant-vest': { ...LONG, shoes: '#a8642e' },
  'rogue-leathers': { ...SHORT, shoes: '#3a2c2a' },
  poncho: SHORT,
  'police-uniform': { ...SHORT, shoes: '#2c2a34' },
  'rescue-coat': { ...SHORT, shoes: '#34302e' },
  jersey: { ...SHORT, shoes: '#e4e6ee' },
  'chef-jacket': { ...SHORT, shoes: '#3a3438' },
  smock: LONG,
  kimono: { ...LONG, shoes: '#6a4a34' },
  'space-suit': { ...SHORT, sleeve: 'wide', shoes: '#9aa4b8' },
  'striped-shirt': SHORT,
  'petal-dress': { ...LONG, sleeve: 'fitted', shoes: '#7a9a54' },
  'leaf-tunic': { ...SHORT, shoes: '#7a5a3c' },
  'patched-coat': { ...SHORT, shoes: '#7a5434' },
  bones: { ...SHORT, shoes: '#d8d4e0' },
  bandages: { ...SHORT, shoes: '#d8ccb4' },
};

const GOWN =
  'M-68 -276C-98 -210 -134 -110 -154 -34C-100 -10 -50 -26 0 -20C50 -26 100 -10 154 -34C134 -110 98 -210 68 -276Q0 -300 -68 -276Z';
const HEM =
  'M-154 -34C-100 -10 -50 -26 0 -20C50 -26 100 -10 154 -34L149 -53C96 -30 50 -44 0 -38C-50 -44 -96 -30 -149 -53Z';
const JACKET = 'M-70 -277C-98 -220 -114 -150 -126 -86C-74 -66 74 -66 126 -86C114 -150 98 -220 70 -277Q0 -300 -70 -277Z';
const TROUSERS = 'M-102 -104L-96 -28H-12L0 -70L12 -28H96L102 -104Z';

/** Standing legs in trousers and shoes, in body units (feet at 0, shoulders at -272); a long garment hides all but the shoes. */
export const garmentLegs = (pen: Pen, garment: Garment, cloth: Cloth): Svg =>
  (GARMENT_FORMS[garment].cut === 'long' ? '' : path(TROUSERS, surface(pen, cloth.deep))) +
  mirrored(shoe(pen, shoeColor(garment, cloth)));

/** The same legs in mid-stride. */
export const garmentStride = (pen: Pen, garment: Garment, cloth: Cloth, gait: Gait): Stride =>
  strideOf(pen, gait, {
    hip: { x: 50, y: -110 },
    length: 172,
    width: 76,
    color: cloth.deep,
    foot: shoe(pen, shoeColor(garment, cloth)),
    footX: 54,
  });

/** The garment with its details, in body units. It covers human legs only. */
export function garmentBody(pen: Pen, garment: Garment, cloth: Cloth, hasHumanLegs: boolean): Svg {
  const form = GARMENT_FORMS[garment];
  const isLong = form.cut === 'long' && hasHumanLegs;
  const folds = isLong
    ? 'M-52 -54C-48 -120 -40 -156 -34 -176M52 -54C48 -120 40 -156 34 -176'
    : 'M-62 -92C-60 -120 -56 -140 -50 -156M62 -92C60 -120 56 -140 50 -156';
  return [
    path(isLong ? GOWN : JACKET, surface(pen, cloth.dye)),
    isLong ? path(HEM, { fill: cloth.trim }) : '',
    stroke(folds, shade(cloth.dye, -0.1), 5, { opacity: 0.5 }),
    GARMENT_DETAILS[garment](pen, cloth),
  ].join('');
}

const shoeColor = (garment: Garment, { dye }: Cloth): Hex => mix(GARMENT_FORMS[garment].shoes, dye, 0.3);

const shoe = (pen: Pen, color: Hex): Svg => path('M16 -42h66q6 26 26 36q4 14 -10 14H16Z', surface(pen, color));

/** The collar under the chin, drawn over the garment. */
export const collar = (pen: Pen, { trim }: Cloth): Svg =>
  path('M-72 -282Q0 -240 72 -282Q58 -250 0 -238Q-58 -250 -72 -282Z', surface(pen, mix(trim, CREAM, 0.08)));
