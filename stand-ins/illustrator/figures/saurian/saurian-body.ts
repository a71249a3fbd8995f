import { roundSurface, surface, type Pen } from '../../pen.ts';
import type { Pose, SaurianSpec } from '../../picture-spec.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, sparklePath } from '../../svg/paths.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import type { Hide } from './hide.ts';
import type { SaurianForm } from './saurian-form.ts';

/** Everything from the neck down. */
export function saurianBody(pen: Pen, form: SaurianForm, hide: Hide, spec: SaurianSpec, isStriding: boolean): Svg {
  const feet = isStriding ? '' : mirrored(footOf(pen, form, hide) ?? '');
  return (form.neck > 0 ? neck(pen, form, hide) : '') + BODIES[form.body](pen, form, hide, feet, spec);
}

function neck(pen: Pen, form: SaurianForm, { skin, belly }: Hide): Svg {
  const top = -290 - form.neck;
  const half = 92 * form.headSize;
  return (
    path(
      `M-110 -190C-84 -250 ${-half} -280 ${-half} ${top}H${half}C${half} -280 84 -250 110 -190Z`,
      surface(pen, skin),
    ) +
    path(
      `M-46 -200C-40 -260 ${-half * 0.44} -290 ${-half * 0.44} ${top}H${half * 0.44}C${half * 0.44} -290 40 -260 46 -200Z`,
      { fill: belly, opacity: 0.8 },
    )
  );
}

const TRUNK = 'M-138 -50C-166 -170 -120 -292 0 -298C120 -292 166 -170 138 -50C120 10 -120 10 -138 -50Z';
const BELLY = 'M-74 -44C-92 -150 -58 -260 0 -264C58 -260 92 -150 74 -44C54 -14 -54 -14 -74 -44Z';

type BodyPainter = (pen: Pen, form: SaurianForm, hide: Hide, feet: Svg, spec: SaurianSpec) => Svg;

const BODIES: Readonly<Record<SaurianForm['body'], BodyPainter>> = {
  upright: (pen, form, hide, feet, spec) =>
    path(TRUNK, roundSurface(pen, hide.skin)) +
    bellyPlates(hide) +
    trunkMarks(form, hide) +
    feet +
    arms(pen, form, hide, spec.pose),
  squat: (pen, form, hide, feet, spec) =>
    mirrored(path('M90 -60C200 -140 262 -60 232 -6C200 8 130 8 96 -4Z', surface(pen, shade(hide.skin, -0.03)))) +
    ellipse(0, -136, 168, 150, roundSurface(pen, hide.skin)) +
    ellipse(0, -116, 108, 116, { fill: hide.belly }) +
    trunkMarks(form, hide) +
    feet +
    arms(pen, form, hide, spec.pose),
  shell: (pen, form, hide, feet, spec) =>
    ellipse(0, -150, 152, 148, roundSurface(pen, mix(hide.belly, hide.skin, 0.64))) +
    stroke(
      'M-118 -220Q0 -190 118 -220M-146 -160Q0 -128 146 -160M-140 -96Q0 -64 140 -96M0 -290V-10',
      shade(hide.belly, -0.14),
      6,
      { opacity: 0.7 },
    ) +
    feet +
    arms(pen, form, hide, spec.pose),
  coils: (pen, form, hide) => coils(pen, form, hide),
  afloat: (pen, form, hide) => afloat(pen, form, hide),
};

const bellyPlates = ({ belly }: Hide): Svg =>
  path(BELLY, { fill: belly }) +
  [0, 1, 2, 3, 4]
    .map((index) => {
      const y = -226 + index * 42;
      const half = 50 + Math.sin(((index + 1) / 6) * Math.PI) * 30;
      return stroke(`M${-half} ${y}Q0 ${y + 22} ${half} ${y}`, shade(belly, -0.14), 4.5, { opacity: 0.65 });
    })
    .join('');

function trunkMarks({ marks }: SaurianForm, { marks: dark, accent }: Hide): Svg {
  switch (marks) {
    case 'stripes':
      return mirrored(stroke('M104 -240q26 12 34 4M122 -190q22 12 30 4M126 -140q20 8 28 0', dark, 13));
    case 'spots':
      return mirrored(
        ellipse(112, -226, 15, 12, { fill: dark, opacity: 0.7 }) +
          ellipse(130, -170, 13, 11, { fill: dark, opacity: 0.7 }) +
          ellipse(118, -116, 15, 12, { fill: dark, opacity: 0.7 }),
      );
    case 'bands':
      return mirrored(
        stroke('M92 -256q26 16 36 12M112 -206q26 14 38 8M118 -154q24 12 36 4M116 -104q22 8 32 0', accent, 15),
      );
    case 'stars':
      return mirrored(path(sparklePath(118, -200, 18) + sparklePath(126, -130, 13), { fill: '#fff6c8' }));
    case 'diamonds':
    case 'none':
      return '';
  }
}

const footOf = (pen: Pen, { body }: SaurianForm, hide: Hide): Svg | null =>
  body === 'coils' || body === 'afloat' ? null : body === 'squat' ? webbedFoot(pen, hide) : foot(pen, hide);

/** The hind legs in mid-stride; null for a serpent and for one that swims. */
export function saurianStride(pen: Pen, form: SaurianForm, hide: Hide, gait: Gait): Stride | null {
  const standing = footOf(pen, form, hide);
  if (standing === null) return null;
  return strideOf(pen, gait, {
    hip: { x: 70, y: -76 },
    length: 164,
    width: 96,
    color: hide.skin,
    foot: standing,
    footX: 112,
  });
}

const foot = (pen: Pen, { skin }: Hide): Svg =>
  path('M46 -64C100 -110 186 -84 186 -24C182 10 74 12 52 -4C40 -18 36 -50 46 -64Z', roundSurface(pen, skin)) +
  [82, 116, 150]
    .map((x) =>
      path(`M${x - 13} -2Q${x} -28 ${x + 13} -2Q${x} 11 ${x - 13} -2Z`, {
        fill: '#f4ead0',
        stroke: '#b8a888',
        strokeWidth: 2,
      }),
    )
    .join('');

const webbedFoot = (pen: Pen, { skin }: Hide): Svg =>
  path(
    'M60 -40C100 -60 150 -30 210 6C180 16 160 0 146 12C126 16 116 0 98 12C80 14 66 2 52 2Z',
    surface(pen, shade(skin, 0.03)),
  );

const ARM = 'M2 -12C50 -2 50 76 6 92C-18 96 -32 74 -16 58C0 46 -14 2 2 -12Z';
const FLIPPER = 'M-10 -20C70 -10 130 60 138 130C80 130 10 90 -22 40Z';

/** Rotation of each arm [left, right] in degrees from straight down. */
const LIFT: Readonly<Record<Pose, readonly [number, number]>> = {
  relaxed: [0, 0],
  wave: [-124, 0],
  hip: [0, -30],
  shy: [34, 34],
  raised: [-120, -120],
};

function arms(pen: Pen, { hands }: SaurianForm, { skin }: Hide, pose: Pose): Svg {
  if (hands === 'none') return '';
  const [left, right] = LIFT[pose];
  const art =
    hands === 'flippers'
      ? path(FLIPPER, surface(pen, skin))
      : path(ARM, surface(pen, skin)) + stroke('M-14 84l-6 10M0 92l-2 11M14 86l4 10', '#f4ead0', 8);
  const scale = hands === 'tiny-arms' ? 0.62 : hands === 'flippers' ? 1 : 1.05;
  const ease = hands === 'flippers' ? 0.6 : 1;
  const at = (turn: number) => place(art, { x: 104, y: hands === 'tiny-arms' ? -206 : -222, turn: turn * ease, scale });
  return place(at(left), { scaleX: -1 }) + at(right);
}

/** A coiled serpent with its neck rising from the middle. */
function coils(pen: Pen, form: SaurianForm, { skin, belly, accent }: Hide): Svg {
  const ring = (y: number, rx: number, ry: number) => ellipse(0, y, rx, ry, surface(pen, skin));
  const marks = (y: number, rx: number) =>
    form.marks === 'none'
      ? ''
      : [-0.66, -0.24, 0.24, 0.66]
          .map((fraction) =>
            form.marks === 'diamonds'
              ? path(`M${fraction * rx - 22} ${y + 14}l22 -20l22 20l-22 20Z`, { fill: accent })
              : stroke(`M${fraction * rx} ${y - 14 - Math.abs(fraction) * 6}q10 22 0 48`, accent, 15),
          )
          .join('');
  return [
    path(limbPath([160, -26], [290, 40], [286, -96], 62, 12), surface(pen, skin)),
    ring(-50, 216, 56),
    marks(-34, 200),
    ring(-122, 176, 54),
    marks(-106, 160),
    path('M-88 -120C-100 -200 -76 -260 -70 -300H70C76 -260 100 -200 88 -120Q0 -84 -88 -120Z', surface(pen, skin)),
    path('M-46 -124C-56 -200 -40 -260 -38 -300H38C40 -260 56 -200 46 -124Q0 -106 -46 -124Z', { fill: belly }),
    [0, 1, 2, 3]
      .map((index) =>
        stroke(`M-44 ${-250 + index * 38}Q0 ${-232 + index * 38} 44 ${-250 + index * 38}`, shade(belly, -0.14), 4.5, {
          opacity: 0.65,
        }),
      )
      .join(''),
  ].join('');
}

/** A neck and two humps above the water. */
function afloat(pen: Pen, form: SaurianForm, hide: Hide): Svg {
  const { skin, belly, accent } = hide;
  const hump = (x: number, size: number) =>
    path(`M${x - size} -6C${x - size} ${-size * 1.5} ${x + size} ${-size * 1.5} ${x + size} -6Z`, surface(pen, skin)) +
    path(`M${x - 18} ${-size * 1.08}L${x} ${-size * 1.5}L${x + 18} ${-size * 1.08}Z`, surface(pen, accent));
  const wave = (y: number, color: string, opacity: number) =>
    path(`M-320 ${y}q40 -26 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V24C200 44 -200 44 -320 24Z`, {
      fill: color,
      opacity,
    });
  return [
    hump(-226, 66),
    hump(212, 76),
    path('M-130 -4C-150 -130 -120 -260 -60 -300H60C120 -260 150 -130 130 -4Z', roundSurface(pen, skin)),
    path('M-52 -10C-62 -140 -42 -250 -24 -300H24C42 -250 62 -140 52 -10Z', { fill: belly }),
    trunkMarks(form, hide),
    circle(0, 6, 10, { fill: skin }),
    wave(-18, '#7cc8ea', 0.8),
    wave(2, '#4aa4d4', 0.85),
    stroke('M-250 -14q20 -12 40 0M90 -12q20 -12 40 0', '#eafaff', 6, { opacity: 0.8 }),
  ].join('');
}
