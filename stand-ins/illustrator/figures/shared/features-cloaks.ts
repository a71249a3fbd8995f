import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import type { Anchors } from '../figure-drawing.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { flower, leaf } from './glyphs.ts';

const RAVEN = '#454362';
const NIGHT = '#3c3f7c';
const MOSS = '#6f9a4a';

/** Cloaks, quivers and curtains of light behind the body. */
export const CLOAKS_BEHIND: FeaturePainters = {
  'raven-cloak': (pen, anchors) =>
    cloak(pen, anchors, RAVEN) +
    [-1, -0.6, -0.2, 0.2, 0.6, 1]
      .map((fraction) =>
        place(path('M0 -70C-24 -30 -20 20 0 44C20 20 24 -30 0 -70Z', surface(pen, shade(RAVEN, 0.05))), {
          x: fraction * anchors.shoulder.x * 1.9,
          y: -24,
          turn: fraction * -12,
        }),
      )
      .join(''),
  'bat-cape': (pen, { shoulder }) => {
    const [x, y] = [shoulder.x, shoulder.y];
    return (
      path(
        `M${-x * 0.8} ${y}C${-x * 1.4} ${y * 0.9} ${-x * 2.2} ${y * 0.7} ${-x * 2.5} ${y * 0.26}Q${-x * 2} ${y * 0.2} ${-x * 1.7} -8Q${-x} ${y * 0.22} 0 -10Q${x} ${y * 0.22} ${x * 1.7} -8Q${x * 2} ${y * 0.2} ${x * 2.5} ${y * 0.26}C${x * 2.2} ${y * 0.7} ${x * 1.4} ${y * 0.9} ${x * 0.8} ${y}Z`,
        surface(pen, NIGHT),
      ) +
      stroke(`M${-x} ${y * 0.9}L${-x * 2.4} ${y * 0.28}M${x} ${y * 0.9}L${x * 2.4} ${y * 0.28}`, shade(NIGHT, 0.14), 8)
    );
  },
  'moss-cloak': (pen, anchors) =>
    cloak(pen, anchors, MOSS) +
    [-1.8, -1.1, -0.4, 0.4, 1.1, 1.8]
      .map((fraction) =>
        path(scallopPath([fraction * anchors.shoulder.x, -16], 44, 22, 7), surface(pen, shade(MOSS, 0.08))),
      )
      .join(''),
  'tail-tip': (pen, { tailTip, shoulder: { x } }, { color }) =>
    tailTip === undefined
      ? path(
          `M${-x * 0.6} -40C${-x * 1.6} -10 ${-x * 2.1} -40 ${-x * 2.1} -120C${-x * 1.7} -90 ${-x * 1.2} -90 ${-x * 0.6} -100Z`,
          surface(pen, color),
        ) +
        path(
          `M${-x * 2.1} -120C${-x * 2.2} -80 ${-x * 2.1} -56 ${-x * 1.86} -36L${-x * 1.66} -90C${-x * 1.8} -96 ${-x * 1.96} -106 ${-x * 2.1} -120Z`,
          { fill: '#fdfdff' },
        )
      : '',
  quiver: (pen, { shoulder }) =>
    place(
      [-22, 0, 22]
        .map(
          (x) =>
            stroke(`M${x} -20V-120`, '#d8c49a', 8) +
            path(`M${x} -140l-16 -22v40l16 18l16 -18v-40Z`, surface(pen, x === 0 ? '#f4ecd8' : '#e8604a')),
        )
        .join('') + path('M-42 -40H42L30 120H-30Z', surface(pen, '#8a5a38')),
      { x: shoulder.x * 0.95, y: shoulder.y - 20, turn: 22 },
    ),
  aurora: (pen, { crown, reach }) =>
    AURORA.map((color, index) => {
      const x = (index - 1.5) * reach * 0.52;
      const fill = pen.defs.linear([
        [0, color, 0],
        [0.3, color, 0.75],
        [1, color, 0],
      ]);
      return path(
        `M${x - 60} -20C${x - 110} ${crown.y * 0.4} ${x - 10} ${crown.y * 0.7} ${x - 50} ${crown.y - 80}L${x + 60} ${crown.y - 60}C${x + 100} ${crown.y * 0.7} ${x} ${crown.y * 0.4} ${x + 50} -20Z`,
        { fill },
      );
    }).join(''),
  'stardust-halo': (pen, { crown }) =>
    ellipse(0, crown.y - 44, 140, 56, { fill: pen.defs.glow('#d8d0ff', 0.75) }) +
    ellipse(0, crown.y - 42, 100, 24, {
      fill: 'none',
      stroke: '#cfc4ff',
      strokeWidth: 8,
      strokeDasharray: '3 15',
      strokeLinecap: 'round',
    }) +
    [-96, -52, 0, 52, 96]
      .map((x) => path(starPath(x, crown.y - 42 - 24 + Math.abs(x) * 0.24, 17), { fill: '#fff6c8' }))
      .join(''),
};

const AURORA = ['#6af0c0', '#7ad8ff', '#b89aff', '#ff9ad8'] as const;

/** The clasp of a cloak, over the chest. */
export const CLASPS: FeaturePainters = {
  'raven-cloak': (pen, anchors) => clasp(pen, anchors, mix(RAVEN, '#ffffff', 0.6), RAVEN),
  'bat-cape': (pen, anchors) => clasp(pen, anchors, '#e8e4ff', NIGHT),
  'moss-cloak': (pen, anchors) =>
    clasp(pen, anchors, '#c8e89a', MOSS) +
    mirrored(place(leaf(pen), { x: 26, y: anchors.neck.y + 34, scale: 0.34, turn: 70 })) +
    place(flower(pen, '#fff0f4'), { y: anchors.neck.y + 32, scale: 0.34 }),
  quiver: (_pen, { shoulder, chest }) =>
    stroke(`M${shoulder.x * 0.8} ${shoulder.y - 4}L${-shoulder.x * 0.8} ${chest.y + 96}`, '#7a5034', 15),
};

const clasp = (pen: Pen, { neck, neckHalfWidth }: Anchors, jewel: Hex, cloth: Hex): Svg =>
  path(
    `M${-neckHalfWidth} ${neck.y - 6}Q0 ${neck.y + 60} ${neckHalfWidth} ${neck.y - 6}L${neckHalfWidth * 1.06} ${neck.y + 22}Q0 ${neck.y + 92} ${-neckHalfWidth * 1.06} ${neck.y + 22}Z`,
    surface(pen, cloth),
  ) + circle(0, neck.y + 40, 15, surface(pen, jewel));

const cloak = (pen: Pen, { shoulder: { x, y } }: Anchors, color: Hex): Svg =>
  path(
    `M${-x * 0.9} ${y}C${-x * 1.7} ${y * 0.66} ${-x * 2} -80 ${-x * 2.1} -14C${-x * 1.2} 10 ${-x * 0.6} -6 0 -12C${x * 0.6} -6 ${x * 1.2} 10 ${x * 2.1} -14C${x * 2} -80 ${x * 1.7} ${y * 0.66} ${x * 0.9} ${y}Z`,
    surface(pen, color),
  );
