import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { Pen } from '../../pen.ts';
import type { Expression } from '../../picture-spec.ts';

const PUPIL = '#1b1426';
const LASH = '#2a1a2a';
const EYE_WHITE = '#fffdf8';
/** How far the lids of a closed eye are lowered. */
const CLOSED = 1;

export interface EyeLook {
  readonly iris: Hex;
  /** Color of the lid that closes over the eye. */
  readonly lid: Hex;
  readonly radius: number;
  readonly hasLashes: boolean;
  readonly hasSlitPupil?: boolean;
  readonly isGlowing?: boolean;
}

/** A pair of eyes at ±`spread`, at height `y`; both have the same gaze and highlights. */
export function eyes(pen: Pen, spread: number, y: number, look: EyeLook, expression: Expression): Svg {
  return eye(pen, -spread, y, -1, look, expression) + eye(pen, spread, y, 1, look, expression);
}

/** One eye at (`x`, `y`); its outer corner is on `side`. */
export function eye(
  pen: Pen,
  x: number,
  y: number,
  side: -1 | 1,
  look: EyeLook,
  { gaze, rise, lids }: Expression,
): Svg {
  const radius = look.radius * pen.style.eyeScale;
  const rx = radius * 0.82;
  const ry = radius * pen.style.eyeHeight;
  if (lids >= CLOSED) return place(closedEye(rx, ry), { x, y });
  const shift = gaze * rx;
  if (pen.style.eyes === 'bead') return place(bead(look, shift * 0.4, rx, ry, lids), { x, y: y - rise * ry * 0.4 });
  const parts = [
    look.isGlowing ? circle(0, 0, look.radius * 2.1, { fill: pen.defs.glow(shade(look.iris, 0.15), 0.85) }) : '',
    ellipse(0, 0, rx, ry, { fill: EYE_WHITE }),
    place(iris(pen, shift, rx, ry, look) + lights(shift, rx, ry, pen.style.hasIrisGlow), { y: -rise * ry }),
    lids > 0 ? loweredLid(rx, ry, lids, look.lid) : '',
    upperLashLine(rx, ry, lids),
    look.hasLashes ? lashes(rx, ry, side, look.radius) : '',
  ];
  return place(parts.join(''), { x, y });
}

/** A dark bead with one highlight, for toys and clay. */
const bead = (look: EyeLook, shift: number, rx: number, ry: number, lids: number): Svg =>
  ellipse(shift, ry * 0.05, rx * 0.74, ry * 0.8, { fill: mix(look.iris, PUPIL, 0.78) }) +
  circle(shift - rx * 0.24, -ry * 0.24, rx * 0.2, { fill: '#fff' }) +
  (lids > 0 ? loweredLid(rx, ry, lids, look.lid) : '');

/** A closed eye, as in sleep or a hug. */
const closedEye = (rx: number, ry: number): Svg =>
  stroke(`M${-rx} ${ry * 0.1}Q0 ${ry * 0.75} ${rx} ${ry * 0.1}`, LASH, rx * 0.2) +
  stroke(
    `M${-rx * 0.62} ${ry * 0.42}l${-rx * 0.2} ${ry * 0.24}M${rx * 0.62} ${ry * 0.42}l${rx * 0.2} ${ry * 0.24}`,
    LASH,
    rx * 0.13,
  );

function iris(pen: Pen, shift: number, rx: number, ry: number, look: EyeLook): Svg {
  const fill = pen.defs.radial(
    [
      [0, shade(look.iris, 0.22)],
      [0.55, look.iris],
      [1, shade(look.iris, -0.2)],
    ],
    { cx: 0.5, cy: 0.7, r: 0.65 },
  );
  const pupilWidth = look.hasSlitPupil ? 0.2 : 0.42;
  const pupilHeight = look.hasSlitPupil ? 0.62 : 0.46;
  return (
    ellipse(shift, ry * 0.1, rx * 0.8, ry * 0.82, { fill }) +
    ellipse(shift, ry * 0.08, rx * pupilWidth, ry * pupilHeight, { fill: PUPIL })
  );
}

const lights = (shift: number, rx: number, ry: number, hasThird: boolean): Svg =>
  ellipse(shift * 0.7 - rx * 0.26, -ry * 0.32, rx * 0.26, ry * 0.24, { fill: '#fff' }) +
  circle(shift * 0.7 + rx * 0.3, ry * 0.42, rx * 0.13, { fill: '#fff', opacity: 0.9 }) +
  (hasThird ? ellipse(shift, ry * 0.62, rx * 0.42, ry * 0.14, { fill: '#fff', opacity: 0.35 }) : '');

function loweredLid(rx: number, ry: number, lids: number, fill: Hex): Svg {
  const edge = -ry + lids * 2 * ry;
  return path(
    `M${-rx * 1.06} ${-ry * 0.2}Q${-rx * 1.1} ${-ry * 1.12} 0 ${-ry * 1.12}Q${rx * 1.1} ${-ry * 1.12} ${rx * 1.06} ${-ry * 0.2}Q0 ${edge} ${-rx * 1.06} ${-ry * 0.2}Z`,
    { fill },
  );
}

function upperLashLine(rx: number, ry: number, lids: number): Svg {
  const top = -ry * (1.45 - lids * 2.3);
  const inner = -ry * (1.02 - lids * 2);
  return path(
    `M${-rx * 1.08} ${-ry * 0.28}Q0 ${top} ${rx * 1.08} ${-ry * 0.28}Q0 ${inner} ${-rx * 1.08} ${-ry * 0.28}Z`,
    { fill: LASH },
  );
}

function lashes(rx: number, ry: number, side: -1 | 1, radius: number): Svg {
  const outer = `M${side * rx * 1.02} ${-ry * 0.36}l${side * rx * 0.34} ${-ry * 0.22}`;
  const upper = `M${side * rx * 0.82} ${-ry * 0.66}l${side * rx * 0.26} ${-ry * 0.26}`;
  return stroke(outer + upper, LASH, radius * 0.1);
}
