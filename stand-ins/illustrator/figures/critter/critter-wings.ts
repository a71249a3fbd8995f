import { surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, group, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import type { Coat } from './coat.ts';
import type { CritterForm } from './critter-form.ts';

/** The parts behind the body: wings, humps and cloud. */
export function critterBack(pen: Pen, form: CritterForm, coat: Coat): Svg {
  const has = (extra: CritterForm['extras'][number]) => form.extras.includes(extra);
  return [
    has('feather-wings') ? mirrored(place(featherWing(pen, coat), { x: 70, y: -236, scale: 1.22, turn: -14 })) : '',
    has('butterfly-wings') ? mirrored(butterflyWing(pen, coat)) : '',
    has('leather-wings') ? mirrored(leatherWing(pen, coat)) : '',
    has('hump') ? mirrored(hump(pen, coat)) : '',
    has('cloud') ? cloudSeat(pen) : '',
  ].join('');
}

const hump = (pen: Pen, { fur }: Coat): Svg =>
  path('M40 -60C60 -210 88 -372 146 -376C208 -370 224 -210 186 -60Z', surface(pen, shade(fur, -0.05))) +
  path('M112 -352C124 -396 168 -396 182 -350Q148 -330 112 -352Z', surface(pen, shade(fur, -0.14)));

const FEATHERS = [
  [-64, 262],
  [-48, 256],
  [-32, 240],
  [-15, 214],
  [3, 182],
  [22, 146],
] as const;

function featherWing(pen: Pen, { accent, fur }: Coat): Svg {
  const vanes = FEATHERS.map(([turn, length], index) =>
    place(
      path(
        `M0 -18C${length * 0.4} -38 ${length * 0.9} -32 ${length} 0C${length * 0.9} 26 ${length * 0.4} 30 0 20Z`,
        surface(pen, shade(mix(accent, fur, 0.86), index * -0.012)),
      ),
      { turn },
    ),
  );
  return vanes.join('') + place(ellipse(60, 0, 84, 34, surface(pen, mix(accent, fur, 0.2))), { turn: -36 });
}

const butterflyWing = (pen: Pen, { accent }: Coat): Svg =>
  path(
    'M60 -200C150 -190 280 -190 330 -110C340 -40 260 10 180 -10C110 -40 70 -110 60 -200Z',
    surface(pen, shade(accent, 0.06)),
  ) +
  path(
    'M60 -220C110 -360 230 -520 350 -500C420 -480 400 -350 320 -270C240 -210 130 -200 60 -220Z',
    surface(pen, accent),
  ) +
  circle(320, -420, 38, { fill: '#fff6d8', opacity: 0.85 }) +
  circle(250, -90, 28, { fill: '#fff6d8', opacity: 0.85 });

function leatherWing(pen: Pen, { accent }: Coat): Svg {
  const outline =
    'M60 -280C130 -380 220 -460 310 -480C300 -436 316 -408 334 -372C296 -370 286 -344 292 -304C256 -316 232 -294 228 -256C192 -278 160 -258 140 -220C110 -230 90 -230 60 -214Z';
  return (
    path(outline, surface(pen, accent)) +
    stroke(
      'M68 -276C150 -370 230 -430 310 -480M78 -268C170 -340 250 -360 334 -372M80 -256C160 -292 220 -304 292 -304',
      shade(accent, -0.14),
      8,
    )
  );
}

/** Translucent, so that no style shades the cloud as a part of the animal. */
const cloudSeat = (pen: Pen): Svg =>
  group(
    path(scallopPath([0, -14], 232, 38, 13), surface(pen, '#eaf2fd')) +
      circle(-206, -38, 24, { fill: '#f6faff' }) +
      circle(208, -34, 20, { fill: '#f6faff' }),
    { opacity: 0.9 },
  );
