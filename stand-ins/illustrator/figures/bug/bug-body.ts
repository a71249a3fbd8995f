import { roundSurface, surface, type Pen } from '../../pen.ts';
import type { BugSpec, Pose } from '../../picture-spec.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { rod } from '../shared/rod.ts';
import type { BugColors } from './bug-colors.ts';
import type { BugForm, BugKind } from './bug-form.ts';

type BodyPainter = (pen: Pen, colors: BugColors, kind: BugKind) => Svg;

/** Everything below the head. */
export function bugBody(pen: Pen, form: BugForm, colors: BugColors, spec: BugSpec): Svg {
  const isCrawling = form.body === 'snail';
  return (
    (isCrawling ? '' : legs(pen, colors)) +
    BODIES[form.body](pen, colors, spec.kind) +
    (isCrawling && spec.kind !== 'caterpillar' ? '' : arms(pen, colors, spec.pose))
  );
}

const legs = (pen: Pen, { deep }: BugColors): Svg =>
  mirrored(rod(pen, 'M46 -60L60 -10', deep, 19) + ellipse(72, -6, 34, 17, surface(pen, deep)));

/** Rotation of each pair of arms [left, right] in degrees from straight down. */
const LIFT: Readonly<Record<Pose, readonly [number, number]>> = {
  relaxed: [0, 0],
  wave: [-110, 0],
  hip: [0, -30],
  shy: [40, 40],
  raised: [-106, -106],
};

function arms(pen: Pen, { deep }: BugColors, pose: Pose): Svg {
  const [left, right] = LIFT[pose];
  const limb = (turn: number) =>
    place(rod(pen, 'M0 0Q56 26 58 84', deep, 18) + circle(58, 90, 17, surface(pen, deep)), { x: 92, y: -216, turn });
  const lower = rod(pen, 'M100 -140Q150 -130 156 -84', deep, 17) + circle(156, -80, 15, surface(pen, deep));
  return mirrored(lower) + limb(right) + place(limb(left), { scaleX: -1 });
}

const EGG = 'M-112 -70C-140 -180 -100 -284 0 -290C100 -284 140 -180 112 -70C86 -14 -86 -14 -112 -70Z';

const BODIES: Readonly<Record<BugForm['body'], BodyPainter>> = {
  round: (pen, { skin, belly }) =>
    path(EGG, roundSurface(pen, skin)) + ellipse(0, -140, 76, 104, { fill: belly }) + bands(belly),
  armoured: (pen, { skin, belly }) =>
    path(EGG, roundSurface(pen, skin)) + ellipse(0, -140, 72, 100, { fill: belly }) + bands(belly),
  striped: (pen, { skin, accent, belly }) =>
    path(EGG, roundSurface(pen, skin)) +
    path('M-119 -206Q0 -166 119 -206L126 -160Q0 -116 -126 -160Z', { fill: accent }) +
    path('M-124 -120Q0 -76 124 -120L108 -70Q0 -30 -108 -70Z', { fill: accent }) +
    path('M-92 -262Q0 -320 92 -262Q104 -236 60 -226Q0 -252 -60 -226Q-104 -236 -92 -262Z', {
      fill: mix(belly, '#ffffff', 0.5),
    }),
  lamp: (pen, { skin, accent }) =>
    circle(0, -100, 210, { fill: pen.defs.glow(accent, 0.95) }) +
    path(EGG, roundSurface(pen, skin)) +
    path(
      'M-124 -134C-80 -170 80 -170 124 -134C124 -100 118 -84 110 -68C86 -14 -86 -14 -110 -68C-118 -84 -124 -100 -124 -134Z',
      surface(pen, accent),
    ) +
    stroke('M-118 -104Q0 -70 118 -104M-100 -62Q0 -30 100 -62', shade(accent, -0.14), 6),
  slender: (pen, { skin, belly, accent }) =>
    path(
      'M-74 -60C-100 -170 -80 -284 0 -290C80 -284 100 -170 74 -60C54 -16 -54 -16 -74 -60Z',
      roundSurface(pen, mix(accent, skin, 0.5)),
    ) +
    ellipse(0, -150, 46, 104, { fill: belly, opacity: 0.9 }) +
    stroke('M-62 -200Q0 -174 62 -200M-70 -150Q0 -124 70 -150M-70 -100Q0 -74 70 -100', shade(belly, -0.16), 6),
  beaded: (pen, { skin, belly }) =>
    ellipse(0, -70, 108, 72, roundSurface(pen, skin)) +
    ellipse(0, -160, 80, 62, roundSurface(pen, skin)) +
    ellipse(0, -244, 92, 66, roundSurface(pen, skin)) +
    ellipse(0, -238, 56, 40, { fill: belly, opacity: 0.85 }) +
    stroke('M-70 -62Q0 -38 70 -62', shade(skin, -0.12), 6),
  leaping: (pen, colors) =>
    mirrored(rod(pen, 'M90 -80L236 -330L262 -20L214 -6', colors.deep, 30)) +
    path(EGG, roundSurface(pen, colors.skin)) +
    ellipse(0, -140, 70, 104, { fill: colors.belly }) +
    bands(colors.belly) +
    mirrored(path('M96 -250C150 -200 156 -100 120 -40C100 -90 90 -170 96 -250Z', surface(pen, colors.accent))),
  snail: (pen, colors, kind) => (kind === 'caterpillar' ? beads(pen, colors) : shellAndFoot(pen, colors)),
};

const bands = (belly: string): Svg =>
  stroke('M-66 -170Q0 -144 66 -170M-70 -120Q0 -94 70 -120', shade(belly, -0.14), 5, { opacity: 0.8 });

/** A row of beads that winds away behind the head. */
function beads(pen: Pen, { skin, accent, belly }: BugColors): Svg {
  const row = [
    [286, -60, 54],
    [226, -66, 62],
    [150, -76, 72],
    [70, -96, 84],
  ] as const;
  const trailing = row
    .map(
      ([x, y, r], index) =>
        circle(x, y, r, roundSurface(pen, shade(skin, index % 2 === 0 ? 0.02 : -0.03))) +
        circle(x, y - r * 0.4, r * 0.2, { fill: accent }) +
        ellipse(x - 6, -6, 17, 12, surface(pen, accent)),
    )
    .join('');
  return (
    trailing +
    ellipse(0, -140, 104, 136, roundSurface(pen, skin)) +
    ellipse(0, -120, 62, 92, { fill: belly }) +
    bands(belly) +
    mirrored(ellipse(40, -6, 30, 15, surface(pen, accent)))
  );
}

function shellAndFoot(pen: Pen, { skin, belly, accent }: BugColors): Svg {
  return (
    path('M-150 0C-170 -50 -110 -70 -40 -66L150 -60C250 -56 330 -30 344 0C300 16 -100 16 -150 0Z', surface(pen, skin)) +
    circle(150, -190, 162, surface(pen, mix(accent, skin, 0.5))) +
    stroke(
      'M54 -100C0 -220 110 -330 220 -290C310 -250 290 -120 200 -110C130 -106 110 -190 160 -214C200 -228 222 -190 200 -172',
      shade(accent, -0.16),
      15,
    ) +
    circle(250, -270, 15, { fill: shade(accent, 0.1), opacity: 0.8 }) +
    path('M-110 -30C-120 -160 -90 -270 0 -290C90 -270 70 -160 60 -30Q-20 10 -110 -30Z', roundSurface(pen, skin)) +
    path('M-66 -30C-72 -150 -50 -240 -8 -256C34 -240 30 -150 22 -30Z', { fill: belly, opacity: 0.9 })
  );
}
