import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import type { DragonSpec, FeatureName } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { ellipse, group, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath } from '../../svg/paths.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { eyes } from '../shared/eyes.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import { blush, brows, mouth } from '../shared/face.ts';
import { DRAGON_NATURES, type DragonNature } from './dragon-natures.ts';
import { crest, hornPair } from './horns.ts';
import { tailTip } from './tail-tips.ts';

interface Palette {
  readonly hide: Hex;
  readonly belly: Hex;
  readonly wing: Hex;
  readonly horn: Hex;
}

const SOFT_HIDE_LIGHTNESS = 0.06;

/** A plump dragon, sitting or walking on its hind legs; its element decides horns, crest, wings, tail tip and belly. */
export function drawDragon(pen: Pen, spec: DragonSpec, gait: Gait | null): FigureDrawing {
  const nature = DRAGON_NATURES[spec.element];
  const hide = spec.color;
  const palette: Palette = {
    hide,
    belly: mix(hide, nature.belly, 0.78),
    wing: mix(hide, nature.wing, 0.42),
    horn: nature.horn,
  };
  return {
    back: wings(pen, palette, nature) + tail(pen, palette, spec),
    body: torso(pen, palette) + (gait === null ? mirrored(foot(pen, palette)) : '') + arms(pen, palette, spec),
    head: head(pen, palette, nature, spec),
    front: '',
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: -300 } },
    anchors: {
      crown: { x: 0, y: -594 },
      headHalfWidth: 190,
      forehead: { x: 0, y: -528 },
      cheek: { x: -142, y: -408 },
      eyes: { x: 0, y: -462, spread: 92, radius: 52 },
      chest: { x: 0, y: -236 },
      neck: { x: 0, y: -286 },
      neckHalfWidth: 108,
      shoulder: { x: 120, y: -250 },
      hand: { x: 172, y: -250 },
      reach: 300,
    },
    owned: new Set<FeatureName>(['wings', 'horns']),
    shadowHalfWidth: 230,
    stride: gait && legs(pen, palette, gait),
    extent: 350,
  };
}

function wings(pen: Pen, { hide, wing, horn }: Palette, nature: DragonNature): Svg {
  const spread = pen.random.between(-20, -8);
  const membrane = nature.wingShape === 'feathered' ? featheredWing(pen, wing) : battedWing(pen, wing, hide, nature);
  const claw = ellipse(345, -520, 10, 10, { fill: horn });
  const turned = place(group(membrane + claw, { transform: `rotate(${spread.toFixed(1)} 60 -260)` }), {
    x: 10,
    y: -10,
    scale: 0.88,
  });
  return mirrored(turned);
}

function battedWing(pen: Pen, wing: Hex, hide: Hex, nature: DragonNature): Svg {
  const outline =
    'M60 -300C150 -420 240 -500 345 -520C330 -470 352 -440 372 -400C330 -400 318 -372 326 -328C286 -342 258 -318 254 -276C214 -300 180 -280 160 -236C130 -250 90 -250 60 -230Z';
  const bones =
    'M70 -296C160 -400 250 -470 345 -520M80 -290C190 -370 280 -395 372 -400M84 -280C180 -318 250 -332 326 -328M84 -266C150 -280 200 -286 254 -276';
  const fill = pen.defs.linear([
    [0, shade(wing, 0.12)],
    [0.6, wing],
    [1, mix(wing, nature.wingTip, 0.6)],
  ]);
  return (
    path(outline, { fill, ...ink(pen, wing), fillOpacity: nature.wingShape === 'glass' ? 0.82 : 1 }) +
    stroke(bones, shade(hide, -0.1), 9)
  );
}

function featheredWing(pen: Pen, wing: Hex): Svg {
  const feathers = Array.from({ length: 7 }, (_, index) => {
    const angle = -66 + index * 15;
    const length = 300 - index * 22;
    const tint = shade(wing, 0.1 - index * 0.03);
    const feather = path(
      `M0 -20C${length * 0.4} -44 ${length * 0.9} -36 ${length} 0C${length * 0.9} 26 ${length * 0.4} 34 0 24Z`,
      {
        fill: tint,
        ...ink(pen, wing, 0.8),
      },
    );
    return place(feather, { x: 84, y: -268, turn: angle });
  });
  return feathers.join('');
}

function tail(pen: Pen, { hide, horn }: Palette, spec: DragonSpec): Svg {
  const outer = limbPath([80, -58], [330, 26], [292, -160], 84, 44);
  const fill = { ...surface(pen, hide) };
  const spikes = (
    [
      [172, -58, 10],
      [226, -66, -14],
      [262, -100, -42],
    ] as const
  ).map(([x, y, turn]) =>
    place(path('M-15 8Q-8 -18 0 -30Q8 -18 16 8Z', { fill: horn, ...ink(pen, horn, 0.6) }), { x, y, turn }),
  );
  return (
    spikes.join('') + path(outer, fill) + place(tailTip(pen, spec.element, spec.color), { x: 288, y: -172, turn: 4 })
  );
}

function torso(pen: Pen, { hide, belly }: Palette): Svg {
  const plates = Array.from({ length: 6 }, (_, index) => {
    const y = -256 + index * 40;
    const half = 54 + Math.sin(((index + 1) / 7) * Math.PI) * 34;
    return stroke(`M${-half} ${y}Q0 ${y + 24} ${half} ${y}`, shade(belly, -0.16), 4.5, { opacity: 0.65 });
  });
  const bellyFill = pen.defs.linear([
    [0, shade(belly, 0.03)],
    [1, shade(belly, -0.08)],
  ]);
  return (
    path(
      'M-152 -60C-178 -190 -122 -330 0 -336C122 -330 178 -190 152 -60C142 10 -142 10 -152 -60Z',
      roundSurface(pen, hide),
    ) +
    path('M-76 -42C-92 -160 -62 -290 0 -296C62 -290 92 -160 76 -42C58 -12 -58 -12 -76 -42Z', { fill: bellyFill }) +
    plates.join('')
  );
}

const legs = (pen: Pen, palette: Palette, gait: Gait): Stride =>
  strideOf(pen, gait, {
    hip: { x: 72, y: -84 },
    length: 170,
    width: 108,
    color: palette.hide,
    foot: foot(pen, palette),
    footX: 120,
  });

function arms(pen: Pen, palette: Palette, spec: DragonSpec): Svg {
  const raised = spec.pose === 'wave' || spec.pose === 'raised';
  const left = raised
    ? place(flippedArm(pen, palette), { x: -104, y: -228, turn: 128 })
    : place(flippedArm(pen, palette), { x: -104, y: -228 });
  const right = place(arm(pen, palette), { x: 104, y: -228, turn: spec.pose === 'raised' ? -118 : 0 });
  return left + right;
}

function foot(pen: Pen, { hide, horn }: Palette): Svg {
  const toes = [92, 128, 164].map((x) =>
    path(`M${x - 14} -2Q${x} -30 ${x + 14} -2Q${x} 12 ${x - 14} -2Z`, { fill: horn, ...ink(pen, horn, 0.5) }),
  );
  return (
    path('M60 -70C120 -110 206 -80 200 -20C196 12 84 14 66 -6C54 -22 50 -54 60 -70Z', roundSurface(pen, hide)) +
    toes.join('')
  );
}

/** The arm on the right of the picture, its shoulder at the origin. */
function arm(pen: Pen, { hide, horn }: Palette): Svg {
  const claws = 'M-26 70l-17 2 13 9ZM-24 84l-13 11 17 2ZM-12 94l-6 16 15 -9Z';
  return (
    path('M4 -10C56 0 52 84 0 96C-22 98 -34 76 -18 60C0 48 -14 4 4 -10Z', surface(pen, hide)) +
    path(claws, { fill: horn, ...ink(pen, horn, 0.4) })
  );
}

const flippedArm = (pen: Pen, palette: Palette): Svg => place(arm(pen, palette), { scaleX: -1 });

function head(pen: Pen, palette: Palette, nature: DragonNature, spec: DragonSpec): Svg {
  const { hide, belly, wing, horn } = palette;
  const { expression } = spec;
  const snout = pen.defs.radial(
    [
      [0, shade(belly, 0.04)],
      [1, mix(belly, hide, 0.35)],
    ],
    { cx: 0.45, cy: 0.3, r: 0.8 },
  );
  return [
    mirrored(path(nature.earFin, surface(pen, wing))),
    hornPair(pen, nature.horns, horn),
    path(
      'M-196 -430C-196 -540 -110 -594 0 -594C110 -594 196 -540 196 -430C196 -330 110 -282 0 -282C-110 -282 -196 -330 -196 -430Z',
      roundSurface(pen, shade(hide, 0.01)),
    ),
    scales(hide),
    crest(pen, nature.crest, mix(wing, horn, 0.25)),
    path(
      'M-128 -366C-132 -414 -66 -428 0 -428C66 -428 132 -414 128 -366C124 -312 60 -292 0 -292C-60 -292 -124 -312 -128 -366Z',
      {
        fill: snout,
      },
    ),
    nostrils(hide),
    mouth(expression.mouth === 'smile' ? 'open' : expression.mouth, -360, 1.45),
    fangs(expression.mouth),
    eyes(
      pen,
      92,
      -462,
      {
        iris: nature.iris,
        lid: shade(hide, SOFT_HIDE_LIGHTNESS),
        radius: 52,
        hasLashes: spec.gender === 'female',
        hasSlitPupil: pen.style.group === 'Realistic',
        isGlowing: spec.features.includes('glowing-eyes'),
      },
      expression,
    ),
    expression.brow === 'soft' ? '' : brows(expression.brow, 96, -538, shade(hide, -0.24), 11),
    spec.age === 'elder' ? whiskers(horn) : '',
    blush(142, -394, expression.blush, '#ff6a5a'),
    ellipse(-70, -556, 58, 18, { fill: '#fff', opacity: 0.22, transform: 'rotate(-14 -70 -556)' }),
  ].join('');
}

const SCALE_SPOTS = [
  [-40, -556, 15],
  [0, -566, 18],
  [40, -556, 15],
  [-18, -530, 10],
  [20, -528, 10],
  [-158, -468, 9],
  [158, -468, 9],
  [-166, -442, 7],
  [166, -442, 7],
] as const;

const scales = (hide: Hex): Svg =>
  SCALE_SPOTS.map(([x, y, r]) => ellipse(x, y, r, r * 0.72, { fill: shade(hide, -0.09), opacity: 0.5 })).join('');

const nostrils = (hide: Hex): Svg =>
  mirrored(ellipse(-34, -398, 8, 11, { fill: shade(hide, -0.3), transform: 'rotate(18 -34 -398)' }));

const fangs = (kind: DragonSpec['expression']['mouth']): Svg =>
  kind === 'grin' ? '' : path('M-31 -364l8 16 9 -13ZM31 -364l-8 16 -9 -13Z', { fill: '#fffdf2' });

const whiskers = (horn: Hex): Svg =>
  mirrored(
    stroke('M118 -352C160 -330 186 -290 176 -236M104 -334C132 -306 142 -276 130 -226', shade(horn, -0.05), 8) +
      path('M-150 -520q24 -34 66 -20q-14 18 -66 20Z', { fill: shade(horn, 0.04) }),
  );
