import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import type { CritterSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import type { Coat } from './coat.ts';
import type { CritterForm } from './critter-form.ts';
import { bodyMarks, shellBands } from './critter-marks.ts';

/** A body from the shoulders down: sitting, or without hind legs if the animal walks on them. */
export function critterBody(pen: Pen, form: CritterForm, coat: Coat, spec: CritterSpec, isStriding: boolean): Svg {
  return [
    form.body === 'shell-bands' ? shellBands(pen, coat) : '',
    form.mane === 'quills' ? quills(pen, coat) : '',
    form.neck > 0 ? neck(pen, form, coat) : '',
    form.extras.includes('fluffy') ? fleece(pen, coat) : '',
    trunk(pen, form, coat),
    bodyMarks(pen, form, coat),
    isStriding ? swingingForelegs(pen, form, coat) : LIMBS[form.body](pen, form, coat, spec),
    form.extras.includes('seams') ? seams(coat) : '',
    form.extras.includes('bell') ? bell(pen, form.neck) : '',
  ].join('');
}

type LimbPainter = (pen: Pen, form: CritterForm, coat: Coat, spec: CritterSpec) => Svg;

const sittingLimbs: LimbPainter = (pen, form, coat, spec) =>
  haunches(pen, coat) + forelegs(pen, form, coat, spec) + (form.extras.includes('pouch') ? pouch(pen, coat) : '');

/**
 * The hind legs of an animal that walks upright; null for an animal that has none, such as a seal, or that sits on a
 * cloud.
 */
export function critterStride(pen: Pen, form: CritterForm, coat: Coat, gait: Gait): Stride | null {
  if (form.body === 'seal' || form.extras.includes('cloud')) return null;
  const { upper, foot } = pawOf(pen, form, coat);
  return strideOf(pen, gait, { hip: { x: 58, y: -64 }, length: 152, width: 78, color: upper, foot, footX: 46 });
}

/** The color of the upper leg, and the right paw or hoof in a standing position. */
export function pawOf(pen: Pen, form: CritterForm, coat: Coat): { upper: Hex; foot: Svg } {
  const { upper, sock } = legOf(form, coat);
  const sole = 'M12 -34C44 -44 96 -40 98 -10C98 12 16 10 10 -6C6 -16 6 -28 12 -34Z';
  return { upper, foot: path(sole, surface(pen, sock)) + toes(form, sock) };
}

const FORELEG_SWING = 24;

/** Forelegs that hang down and swing in step. */
function swingingForelegs(pen: Pen, form: CritterForm, coat: Coat): Svg {
  const right = foreleg(pen, form, coat);
  const at = (leg: Svg, x: number, turn: number) => place(leg, { x, y: -80, scale: SHORT_LEGS, turn });
  return at(place(right, { scaleX: -1 }), -50, FORELEG_SWING) + at(right, 50, -FORELEG_SWING);
}

const SHORT_LEGS = 0.64;

const LIMBS: Readonly<Record<CritterForm['body'], LimbPainter>> = {
  beast: sittingLimbs,
  'shell-bands': sittingLimbs,
  plump: (pen, form, coat, spec) =>
    mirrored(ellipse(122, -8, 46, 19, surface(pen, shade(coat.fur, -0.05)))) +
    place(forelegs(pen, form, coat, spec), { scale: SHORT_LEGS }),
  seal: (pen, _form, coat, spec) => flippers(pen, coat, spec),
};

const TRUNK = 'M-118 -40C-152 -160 -112 -290 0 -296C112 -290 152 -160 118 -40C102 8 -102 8 -118 -40Z';
const PLUMP_TRUNK = 'M-176 -50C-222 -170 -160 -300 0 -306C160 -300 222 -170 176 -50C150 8 -150 8 -176 -50Z';

/** The dark hair on one side of a guinea pig. */
const saddle = (color: Hex): Svg =>
  path('M66 -292C140 -270 190 -200 190 -130C188 -96 184 -76 178 -56C130 -80 84 -170 66 -292Z', {
    fill: color,
    opacity: 0.8,
  });

/** If the head is pale, the body keeps the color of the animal. */
const trunk = (pen: Pen, form: CritterForm, { fur, cream, accent }: Coat): Svg =>
  path(form.body === 'plump' ? PLUMP_TRUNK : TRUNK, roundSurface(pen, fur)) +
  (form.body === 'plump' ? saddle(accent) : '') +
  path('M-62 -60C-80 -170 -46 -260 0 -264C46 -260 80 -170 62 -60C38 -26 -38 -26 -62 -60Z', {
    fill: form.muzzle === 'beak' ? shade(fur, 0.07) : cream,
    opacity: 0.95,
  });

export const quills = (pen: Pen, { fur }: Coat): Svg =>
  path(starPath(0, -162, 186, 30, 0.82), surface(pen, shade(fur, -0.14)));

export const fleece = (pen: Pen, { fur }: Coat): Svg =>
  path(scallopPath([0, -150], 152, 146, 15), surface(pen, shade(fur, 0.02)));

export function neck(pen: Pen, form: CritterForm, { fur, marks }: Coat): Svg {
  const top = -300 - form.neck;
  const column = path(`M-84 -220C-70 -260 -64 -290 -62 ${top}H62C64 -290 70 -260 84 -220Z`, surface(pen, fur));
  if (!form.bodyMarks.includes('giraffe')) return column;
  const patches = `M-54 ${top + 70}l34 -8 6 34 -36 6ZM10 ${top + 96}l36 -10 8 34 -32 10ZM-50 ${top + 140}l30 -4 10 30 -36 6ZM14 ${top + 164}l34 -4 10 24 -30 8Z`;
  return column + path(patches, { fill: marks, ...ink(pen, marks, 0.4) });
}

const haunches = (pen: Pen, { fur }: Coat): Svg =>
  mirrored(path('M62 -14C60 -96 128 -120 142 -56C150 -18 128 4 92 4C74 4 64 0 62 -14Z', surface(pen, fur)));

interface Leg {
  /** The color of the upper leg. */
  readonly upper: Hex;
  readonly sock: Hex;
}

function legOf(form: CritterForm, { fur, points }: Coat): Leg {
  const isDark = form.bodyMarks.includes('panda');
  return { upper: isDark ? points : fur, sock: form.points === null ? shade(fur, -0.05) : points };
}

const LEG = 'M22 -200C60 -206 84 -160 80 -30C80 10 18 10 16 -10C14 -60 10 -160 22 -200Z';

function foreleg(pen: Pen, form: CritterForm, coat: Coat): Svg {
  const { upper, sock } = legOf(form, coat);
  const fill = pen.defs.linear([
    [0, upper],
    [0.68, upper],
    [0.78, sock],
    [1, sock],
  ]);
  return path(LEG, { fill, ...ink(pen, upper) }) + toes(form, sock);
}

function forelegs(pen: Pen, form: CritterForm, coat: Coat, spec: CritterSpec): Svg {
  const right = foreleg(pen, form, coat);
  const left = place(right, { scaleX: -1 });
  switch (spec.pose) {
    case 'wave':
      return right + wavingPaw(pen, form, coat);
    case 'raised':
      return place(wavingPaw(pen, form, coat), { scaleX: -1 }) + wavingPaw(pen, form, coat);
    case 'hip':
      return left + place(right, { x: 26, y: -4, turn: -8 });
    case 'shy':
      return place(left, { x: 16 }) + place(right, { x: -16 });
    case 'relaxed':
      return left + right;
  }
}

const toes = (form: CritterForm, sock: Hex): Svg => {
  if (form.feet === 'hooves')
    return (
      path('M15 -24Q48 -36 81 -24L82 -8C80 8 18 8 15 -8Z', { fill: shade(sock, -0.16) }) +
      stroke('M48 -22v24', shade(sock, -0.3), 4)
    );
  if (form.extras.includes('claws'))
    return [30, 48, 66]
      .map((x) =>
        path(`M${x - 7} -8Q${x} -14 ${x + 7} -8L${x} 16Z`, { fill: '#f2e8d4', stroke: '#b8a888', strokeWidth: 2 }),
      )
      .join('');
  return stroke('M38 -2v-14M57 -2v-14', shade(sock, -0.2), 4);
};

function wavingPaw(pen: Pen, form: CritterForm, coat: Coat): Svg {
  const { upper, sock } = legOf(form, coat);
  const paw = form.points === null ? coat.fur : sock;
  const foot =
    form.feet === 'hooves'
      ? path('M-200 -282Q-167 -318 -134 -282L-140 -254Q-167 -244 -194 -254Z', surface(pen, shade(sock, -0.1)))
      : circle(-167, -270, 36, surface(pen, paw)) +
        ellipse(-166, -262, 15, 12, { fill: '#f2a0a8' }) +
        [-184, -166, -148].map((x, index) => circle(x, index === 1 ? -288 : -282, 6.5, { fill: '#f2a0a8' })).join('');
  return (
    path('M-60 -206C-100 -190 -140 -214 -146 -252L-192 -262C-196 -190 -150 -118 -72 -120Z', surface(pen, upper)) + foot
  );
}

const FLIPPER = 'M0 -16C60 6 108 70 104 130C62 140 12 92 -14 40Z';

function flippers(pen: Pen, { fur }: Coat, spec: CritterSpec): Svg {
  const flipper =
    path(FLIPPER, surface(pen, shade(fur, -0.05))) + stroke('M66 88l10 26M84 80l6 24', shade(fur, -0.2), 4);
  const lifted = { wave: [70, 0], raised: [70, -120], hip: [0, -34], shy: [-50, 50], relaxed: [0, 0] } as const;
  const [left, right] = lifted[spec.pose];
  const tail = path(
    'M60 -30C130 -50 200 -70 250 -50C236 -28 220 -18 196 -14C220 -6 232 6 236 20C180 20 110 16 60 4Z',
    surface(pen, shade(fur, -0.05)),
  );
  return (
    mirrored(tail) +
    place(flipper, { x: -98, y: -196, scaleX: -1, turn: left }) +
    place(flipper, { x: 98, y: -196, turn: right })
  );
}

const pouch = (pen: Pen, { fur, cream }: Coat): Svg =>
  mirrored(ellipse(22, -158, 12, 24, surface(pen, fur))) +
  circle(0, -124, 34, surface(pen, fur)) +
  mirrored(circle(12, -130, 5, { fill: '#2a1a2a' })) +
  ellipse(0, -116, 6, 4, { fill: '#3a2028' }) +
  path('M-66 -110Q0 -78 66 -110C70 -50 40 -22 0 -22C-40 -22 -70 -50 -66 -110Z', surface(pen, mix(cream, fur, 0.3)));

const seams = ({ fur }: Coat): Svg =>
  stroke('M0 -258V-40', shade(fur, -0.2), 5, { strokeDasharray: '16 12' }) +
  stroke('M84 -232l30 26M110 -236l-24 32', shade(fur, -0.3), 6) +
  circle(0, -196, 11, { fill: '#5a3a2c' }) +
  circle(0, -140, 11, { fill: '#5a3a2c' });

export const bell = (pen: Pen, neckLength: number): Svg =>
  place(
    stroke('M-92 -272Q0 -214 92 -272', '#c8443e', 15) +
      circle(0, -222, 26, surface(pen, '#f2c14e')) +
      rect(-20, -222, 40, 5, { rx: 2, fill: '#a8761e' }) +
      circle(0, -210, 5, { fill: '#7a5210' }),
    { y: -neckLength * 0.5 },
  );
