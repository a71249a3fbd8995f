import type { Pen } from '../../pen.ts';
import type { FigureSpec } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, path, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { Anchors } from '../figure-drawing.ts';
import type { FeaturePainters } from './feature-painters.ts';

/** Unusual eyes, drawn over the eyes of the rig with the same gaze. */
export const ON_EYES: FeaturePainters = {
  'shining-eyes': (pen, anchors) =>
    overEyes(anchors, (x, y, r, side) =>
      [
        circle(x, y, r * 1.7, { fill: pen.defs.glow('#fff6c0', 0.55) }),
        path(sparklePath(x - r * 0.2, y - r * 0.3, r * 0.42), { fill: '#ffffff' }),
        path(sparklePath(x + side * r * 1.15, y - r * 1.1, r * 0.46), { fill: '#fff6c8' }),
      ].join(''),
    ),
  'color-changing-eyes': (_pen, anchors) =>
    overEyes(anchors, (x, y, r) =>
      CHANGING.map((color, index) => {
        const from = (index / CHANGING.length) * Math.PI * 2 - 0.4;
        const to = from + (Math.PI * 2) / CHANGING.length;
        const [rx, ry] = [r * 0.98, r * 1.16];
        const at = (angle: number) =>
          `${(x + Math.cos(angle) * rx).toFixed(1)} ${(y + Math.sin(angle) * ry).toFixed(1)}`;
        return stroke(`M${at(from)}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 1 ${at(to)}`, color, r * 0.2);
      }).join(''),
    ),
  'mismatched-eyes': (pen, anchors, spec) =>
    overEyes(anchors, (x, y, r, side) => newIris(pen, spec, x, y, r, side < 0 ? '#3a9ae8' : '#e8942e')),
  'red-eyes': (pen, anchors, spec) =>
    overEyes(
      anchors,
      (x, y, r) =>
        circle(x, y, r * 1.8, { fill: pen.defs.glow('#ff7a5a', 0.5) }) + newIris(pen, spec, x, y, r, '#e0483a'),
    ),
  'galaxy-eyes': (pen, anchors, spec) =>
    overEyes(
      anchors,
      (x, y, r) =>
        newIris(pen, spec, x, y, r, '#5a3ab8') +
        path(starPath(x + r * 0.26, y + r * 0.3, r * 0.2), { fill: '#fff2b0' }) +
        circle(x - r * 0.3, y + r * 0.34, r * 0.09, { fill: '#ffb4ec' }) +
        circle(x + r * 0.36, y - r * 0.12, r * 0.08, { fill: '#9ff4ff' }),
    ),
};

const CHANGING = ['#f2566a', '#f6b24a', '#6cc878', '#5aaef0', '#a87ae8'] as const;

/** Applies to both eyes, or to a single one in the middle of the face. */
const overEyes = ({ eyes }: Anchors, draw: (x: number, y: number, r: number, side: -1 | 1) => Svg): Svg =>
  eyes.spread === 0
    ? draw(eyes.x, eyes.y, eyes.radius, 1)
    : draw(eyes.x - eyes.spread, eyes.y, eyes.radius, -1) + draw(eyes.x + eyes.spread, eyes.y, eyes.radius, 1);

function newIris(pen: Pen, { expression }: FigureSpec, x: number, y: number, r: number, color: Hex): Svg {
  const cx = x + expression.gaze * r * 0.8;
  const fill = pen.defs.radial(
    [
      [0, shade(color, 0.2)],
      [0.55, color],
      [1, shade(color, -0.18)],
    ],
    { cx: 0.5, cy: 0.7, r: 0.65 },
  );
  return (
    ellipse(cx, y + r * 0.1, r * 0.64, r * 0.74, { fill }) +
    ellipse(cx, y + r * 0.08, r * 0.32, r * 0.38, { fill: '#1b1426' }) +
    ellipse(cx - r * 0.2, y - r * 0.28, r * 0.2, r * 0.22, { fill: '#ffffff' }) +
    circle(cx + r * 0.24, y + r * 0.38, r * 0.1, { fill: '#ffffff' })
  );
}
