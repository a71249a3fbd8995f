import { roundSurface, type Pen } from '../../pen.ts';
import type { HumanSpec } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { eye, eyes, type EyeLook } from '../shared/eyes.ts';
import { blush, brows, mouth } from '../shared/face.ts';
import { sideEars, topEars } from './being-ears.ts';
import { beingHorns } from './being-horns.ts';
import { maneInFront } from './being-mane.ts';
import { hidesNose, marksOverFace, marksUnderFace } from './being-marks.ts';
import type { Being } from './being.ts';
import type { Complexion } from './complexion.ts';
import { faceWear } from './face-wear.ts';
import type { Cloth } from './garments.ts';
import { beard, hairInFront } from './hair.ts';
import { fitOf, headwear } from './headwear.ts';

const SKULL =
  'M-158 -430C-158 -540 -90 -580 0 -580C90 -580 158 -540 158 -430C158 -340 84 -284 0 -284C-84 -284 -158 -340 -158 -430Z';

/** The color of fur, feathers or scales. */
export function coatOf({ being, color }: HumanSpec, { hair }: Complexion): Hex {
  if (being.coat === 'hair') return hair;
  return being.coat === 'dyed' ? color : being.coat;
}

/** The position of a human head on another body: its chin at (0, `chinY`), scaled by `scale`. */
export interface HeadSeat {
  readonly chinY: number;
  readonly scale: number;
}

export const CHIN_Y = -284;
const CROWN_Y = -606;

export const seated = (content: Svg, { chinY, scale }: HeadSeat): Svg =>
  place(content, { y: chinY - CHIN_Y * scale, scale });

/** The anchors of a head at this position. */
export function headAnchors({ chinY, scale }: HeadSeat, eyeCount: Being['eyes'] = 'two') {
  const at = (y: number) => chinY + (y - CHIN_Y) * scale;
  return {
    crown: { x: 0, y: at(CROWN_Y) },
    headHalfWidth: 158 * scale,
    forehead: { x: 0, y: at(-470) },
    cheek: { x: -106 * scale, y: at(-342) },
    eyes:
      eyeCount === 'one'
        ? { x: 0, y: at(-416), spread: 0, radius: 72 * scale }
        : { x: 0, y: at(-400), spread: 68 * scale, radius: 44 * scale },
  };
}

/** Everything that tilts with the head, in head units (chin at -284, bare crown at -606). */
export function headLayers(pen: Pen, spec: HumanSpec, cloth: Cloth, complexion: Complexion): Svg {
  const { skin, hair } = complexion;
  const { being } = spec;
  const coat = coatOf(spec, complexion);
  const hat = spec.outfit.headwear;
  const fit = fitOf(hat);
  return [
    fit.coversEars ? '' : sideEars(pen, being.ears, skin, coat),
    path(SKULL, roundSurface(pen, skin, 0.05)),
    marksUnderFace(pen, being.marks, skin, coat),
    face(pen, spec, complexion),
    marksOverFace(pen, being.marks, skin, coat),
    complexion.hasBeard ? beard(pen, spec.age === 'elder' ? hair : shade(hair, 0.02), spec.age === 'elder') : '',
    fit.coversHair ? '' : being.mane === 'hair' ? hairInFront(pen, complexion) : maneInFront(pen, being.mane, coat),
    fit.coversCrown ? '' : topEars(pen, being.ears, coat) + beingHorns(pen, being.horns),
    faceWear(pen, spec.outfit.faceWear, cloth),
    headwear(pen, hat, cloth),
  ].join('');
}

function face(pen: Pen, spec: HumanSpec, { skin, skinShade, hair, iris }: Complexion): Svg {
  const { expression } = spec;
  const isElder = spec.age === 'elder';
  const browColor = isElder ? shade(hair, -0.12) : shade(hair, -0.03);
  const { being } = spec;
  const look: EyeLook = {
    iris,
    lid: shade(skin, -0.03),
    radius: spec.age === 'child' ? 49 : 47,
    hasLashes: spec.gender === 'female',
    isGlowing: spec.features.includes('glowing-eyes'),
  };
  const browWidth = spec.gender === 'female' ? 7.5 : 11;
  return [
    being.eyes === 'one'
      ? eye(pen, 0, -416, 1, { ...look, radius: 78 }, expression)
      : eyes(pen, 68, -400, look, expression),
    blush(106, -346, expression.blush),
    being.eyes === 'one'
      ? stroke('M-70 -512Q0 -540 70 -512', browColor, browWidth * 1.6)
      : brows(expression.brow, 70, -466, browColor, browWidth),
    hidesNose(spec.being.marks) ? '' : stroke('M-8 -362q9 9 18 1', shade(skin, -0.16), 5),
    isElder
      ? mirrored(stroke('M118 -392q14 6 16 16M120 -378q10 6 11 14', skinShade, 4)) +
        stroke('M-30 -512q30 -8 60 0', skinShade, 4)
      : '',
    mouth(expression.mouth, -332, 0.92),
  ].join('');
}
