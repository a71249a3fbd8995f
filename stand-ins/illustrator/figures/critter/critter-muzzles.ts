import { surface, type Pen } from '../../pen.ts';
import type { CritterSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { ellipse, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath } from '../../svg/paths.ts';
import { mouth } from '../shared/face.ts';
import type { Coat } from './coat.ts';
import type { CritterForm } from './critter-form.ts';

const NOSE = '#3a2028';
const ROSY_NOSE = '#e0788a';
const IVORY = '#fffaf0';

type MuzzlePainter = (pen: Pen, coat: Coat, smile: CritterSpec['expression']['mouth']) => Svg;

/** Nose and mouth; every muzzle can smile. */
export const critterMuzzle = (pen: Pen, form: CritterForm, coat: Coat, spec: CritterSpec): Svg =>
  MUZZLES[form.muzzle](pen, coat, spec.expression.mouth);

const BROAD_NOSE = 'M-32 -370Q0 -390 32 -370Q24 -336 0 -332Q-24 -336 -32 -370Z';
const NARROW_NOSE = 'M-25 -366Q0 -382 25 -366Q18 -340 0 -335Q-18 -340 -25 -366Z';

const nose = (d: string, color: Hex): Svg =>
  path(d, { fill: color }) + ellipse(-8, -366, 8, 4, { fill: '#fff', opacity: 0.45 }) + stroke('M0 -334v11', NOSE, 4.5);

const nostrils = (x: number, y: number, color: Hex, size = 11): Svg =>
  mirrored(ellipse(x, y, size * 0.8, size, { fill: color, transform: `rotate(-20 ${x} ${y})` }));

const MUZZLES: Readonly<Record<CritterForm['muzzle'], MuzzlePainter>> = {
  mask: (_pen, { cream }, smile) =>
    path(
      'M-184 -392C-130 -400 -60 -388 0 -420C60 -388 130 -400 184 -392C176 -310 96 -264 0 -264C-96 -264 -176 -310 -184 -392Z',
      { fill: cream, opacity: 0.96 },
    ) +
    nose(NARROW_NOSE, NOSE) +
    mouth(smile, -322, 0.92),
  round: (_pen, { cream }, smile) =>
    path(
      'M-92 -344C-92 -392 -46 -410 0 -410C46 -410 92 -392 92 -344C92 -294 46 -272 0 -272C-46 -272 -92 -294 -92 -344Z',
      { fill: cream, opacity: 0.96 },
    ) +
    nose(BROAD_NOSE, NOSE) +
    mouth(smile, -322, 0.92),
  soft: (_pen, { cream }, smile) =>
    path(
      'M-104 -338C-100 -378 -50 -386 0 -396C50 -386 100 -378 104 -338C100 -292 50 -268 0 -268C-50 -268 -100 -292 -104 -338Z',
      { fill: cream, opacity: 0.96 },
    ) +
    nose(NARROW_NOSE, ROSY_NOSE) +
    mouth(smile, -322, 0.92),
  koala: (_pen, { cream }, smile) =>
    path('M-92 -330C-92 -372 92 -372 92 -330C92 -290 46 -270 0 -270C-46 -270 -92 -290 -92 -330Z', { fill: cream }) +
    path('M-36 -400C-36 -436 36 -436 36 -400C40 -356 22 -334 0 -334C-22 -334 -40 -356 -36 -400Z', { fill: '#3c3844' }) +
    ellipse(-10, -404, 11, 7, { fill: '#fff', opacity: 0.4 }) +
    mouth(smile, -314, 0.9),
  long: (pen, { cream, fur }, smile) =>
    path(
      'M-96 -366C-118 -290 -72 -244 0 -244C72 -244 118 -290 96 -366C62 -392 -62 -392 -96 -366Z',
      surface(pen, mix(cream, fur, 0.12)),
    ) +
    nostrils(44, -332, shade(cream, -0.36)) +
    mouth(smile, -290, 1.05),
  blunt: (_pen, { cream }, smile) =>
    path(
      'M-18 -564C-10 -500 -14 -440 -64 -404C-120 -384 -146 -352 -140 -326C-128 -284 -70 -264 0 -264C70 -264 128 -284 140 -326C146 -352 120 -384 64 -404C14 -440 10 -500 18 -564Q0 -570 -18 -564Z',
      { fill: cream, opacity: 0.96 },
    ) +
    path('M-42 -366Q-34 -386 0 -386Q34 -386 42 -366Q28 -340 0 -340Q-28 -340 -42 -366Z', { fill: ROSY_NOSE }) +
    stroke('M0 -340v14', NOSE, 4.5) +
    mouth(smile, -322, 0.92),
  hippo: (pen, { cream, fur }, smile) =>
    path(
      'M-156 -330C-168 -392 -96 -404 0 -404C96 -404 168 -392 156 -330C146 -262 84 -240 0 -240C-84 -240 -146 -262 -156 -330Z',
      surface(pen, mix(cream, fur, 0.2)),
    ) +
    nostrils(84, -366, shade(cream, -0.34), 14) +
    mouth(smile, -304, 1.35),
  snout: (pen, { cream }, smile) =>
    ellipse(0, -344, 70, 50, surface(pen, shade(cream, -0.06, 0.03))) +
    mirrored(ellipse(24, -344, 11, 17, { fill: shade(cream, -0.28, 0.03) })) +
    mouth(smile, -288, 0.9),
  trunk: (pen, { fur }, smile) =>
    mouth(smile, -300, 2.1) +
    mirrored(path('M64 -328C84 -312 112 -300 128 -316C118 -276 84 -268 56 -292Z', surface(pen, IVORY))) +
    path(limbPath([0, -412], [-14, -190], [104, -206], 92, 44), surface(pen, fur)) +
    stroke(
      'M-34 -362q32 12 62 2M-32 -326q30 14 60 4M-24 -288q26 18 54 4M-2 -252q24 10 42 -14M36 -226q20 4 26 -22',
      shade(fur, -0.14),
      5,
      { opacity: 0.7 },
    ) +
    ellipse(102, -206, 12, 15, { fill: shade(fur, -0.26) }),
  tapir: (pen, { fur, cream }, smile) =>
    path('M-104 -330C-100 -372 100 -372 104 -330C100 -286 50 -262 0 -262C-50 -262 -100 -286 -104 -330Z', {
      fill: cream,
    }) +
    mouth(smile, -286, 1) +
    path(
      'M-50 -420C-56 -370 -44 -322 -36 -306Q0 -286 36 -306C44 -322 56 -370 50 -420Q0 -450 -50 -420Z',
      surface(pen, shade(fur, -0.05)),
    ) +
    nostrils(15, -314, shade(fur, -0.3), 9),
  tube: (pen, { fur, cream }, smile) =>
    mouth(smile, -292, 1.2) +
    path(limbPath([0, -424], [-8, -260], [96, -240], 120, 34), surface(pen, mix(fur, cream, 0.3))) +
    ellipse(100, -240, 19, 17, { fill: NOSE }) +
    ellipse(95, -246, 6, 4, { fill: '#fff', opacity: 0.5 }),
  bill: (pen, _coat, smile) =>
    (smile === 'open' || smile === 'grin'
      ? path('M-104 -316C-90 -254 90 -254 104 -316Z', surface(pen, '#b8703c'))
      : '') +
    path(
      'M-46 -384C-30 -402 30 -402 46 -384C66 -356 130 -348 134 -316C130 -282 66 -276 0 -276C-66 -276 -130 -282 -134 -316C-130 -348 -66 -356 -46 -384Z',
      surface(pen, '#d8924c'),
    ) +
    nostrils(24, -362, '#8a5228', 8) +
    stroke('M-112 -302Q0 -256 112 -302', '#a8642e', 5),
  ape: (_pen, { cream }, smile) =>
    path(
      'M0 -484C-30 -530 -150 -524 -152 -430C-152 -396 -124 -380 -112 -346C-104 -296 -60 -270 0 -270C60 -270 104 -296 112 -346C124 -380 152 -396 152 -430C150 -524 30 -530 0 -484Z',
      { fill: cream },
    ) +
    nostrils(13, -364, shade(cream, -0.34), 8) +
    mouth(smile, -324, 1.15),
  tusks: (pen, { cream }, smile) =>
    mouth(smile, -292, 1) +
    mirrored(path('M22 -318C18 -270 22 -226 34 -196C52 -226 58 -274 56 -318Z', surface(pen, IVORY))) +
    mirrored(
      ellipse(52, -340, 66, 48, surface(pen, cream)) +
        [30, 56, 82]
          .map((x, index) => ellipse(x, -336 + (index % 2) * 14, 4, 4, { fill: shade(cream, -0.3) }))
          .join('') +
        stroke('M92 -330L150 -320M90 -346L152 -350', shade(cream, -0.3), 3, { opacity: 0.7 }),
    ) +
    path('M-32 -380Q0 -400 32 -380Q24 -350 0 -346Q-24 -350 -32 -380Z', { fill: NOSE }),
  beak: (pen, _coat, smile) =>
    mouth(smile, -296, 1) +
    path(
      'M-48 -384Q0 -420 48 -384Q48 -336 16 -312Q4 -282 -4 -282Q-4 -300 -16 -312Q-48 -336 -48 -384Z',
      surface(pen, '#f2a83e'),
    ) +
    nostrils(14, -376, '#a8641e', 7),
};
