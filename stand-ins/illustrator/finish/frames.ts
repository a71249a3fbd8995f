import type { Stage } from '../scenery/stage.ts';
import { circle, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { starPath } from '../svg/paths.ts';

/** Frames around the finished picture. */

const everyCorner = (inset: number, { width, height }: Stage, drawing: Svg, scale: number): Svg =>
  (
    [
      [inset, inset, 0],
      [width - inset, inset, 90],
      [width - inset, height - inset, 180],
      [inset, height - inset, 270],
    ] as const
  )
    .map(([x, y, turn]) => place(drawing, { x, y, turn, scale }))
    .join('');

/** A band of `thickness` along all four edges. */
const band = ({ width, height }: Stage, thickness: number): string =>
  `M0 0H${width}V${height}H0ZM${round(thickness)} ${round(thickness)}V${round(height - thickness)}H${round(width - thickness)}V${round(thickness)}Z`;

/** The black border and white gutter of a comic panel, with motion lines. */
export function panelFrame(stage: Stage): Svg {
  const { width, height } = stage;
  const gutter = width * 0.022;
  const line = width * 0.009;
  const strokes = [0.1, 0.135, 0.17]
    .map(
      (y) =>
        `M${round(width * 0.05)} ${round(height * (y + 0.68))}h${round(width * 0.1)}M${round(width * 0.85)} ${round(height * (y + 0.64))}h${round(width * 0.1)}`,
    )
    .join('');
  return (
    stroke(strokes, '#16121e', width * 0.006, { opacity: 0.75 }) +
    path(band(stage, gutter), { fill: '#fffdf6', fillRule: 'evenodd' }) +
    rect(gutter, gutter, width - 2 * gutter, height - 2 * gutter, {
      fill: 'none',
      stroke: '#16121e',
      strokeWidth: line,
    })
  );
}

/** A carved golden frame. */
export function goldenFrame(stage: Stage): Svg {
  const { width, height, defs } = stage;
  const thick = width * 0.042;
  const gold = defs.linear(
    [
      [0, '#f6dc8a'],
      [0.3, '#b8842e'],
      [0.55, '#f2d27a'],
      [0.8, '#8a5a1e'],
      [1, '#e0b454'],
    ],
    { x2: 1, y2: 1 },
  );
  const beads: Svg[] = [];
  const pitch = width * 0.035;
  for (let x = pitch / 2; x < width; x += pitch)
    beads.push(circle(x, thick * 0.5, thick * 0.17, {}), circle(x, height - thick * 0.5, thick * 0.17, {}));
  for (let y = pitch * 1.5; y < height - pitch; y += pitch)
    beads.push(circle(thick * 0.5, y, thick * 0.17, {}), circle(width - thick * 0.5, y, thick * 0.17, {}));
  return (
    path(band(stage, thick), { fill: gold, fillRule: 'evenodd' }) +
    group(beads, { fill: '#fbe8a8', opacity: 0.85 }) +
    rect(thick, thick, width - 2 * thick, height - 2 * thick, {
      fill: 'none',
      stroke: '#5a3a12',
      strokeWidth: width * 0.006,
      opacity: 0.8,
    }) +
    rect(1, 1, width - 2, height - 2, { fill: 'none', stroke: '#6a4414', strokeWidth: width * 0.005 })
  );
}

/** Bronze corners and darkened edges. */
export function bronzeCorners(stage: Stage): Svg {
  const { width, height, defs } = stage;
  const bronze = defs.linear(
    [
      [0, '#e8b06a'],
      [1, '#6a3a1a'],
    ],
    { x2: 1, y2: 1 },
  );
  const corner =
    path('M0 0H150L126 22H22V126L0 150Z', { fill: bronze, stroke: '#3a1e0e', strokeWidth: 4 }) +
    path(starPath(38, 38, 22, 4, 0.4), { fill: '#ffe0a0', stroke: '#3a1e0e', strokeWidth: 3 }) +
    circle(112, 11, 5, { fill: '#ffe0a0' }) +
    circle(11, 112, 5, { fill: '#ffe0a0' });
  return (
    rect(0, 0, width, height, {
      fill: defs.radial(
        [
          [0, '#10061e', 0],
          [0.62, '#10061e', 0.05],
          [1, '#10061e', 0.72],
        ],
        { r: 0.74 },
      ),
    }) + everyCorner(width * 0.014, stage, corner, width / 768)
  );
}

/** A painted border of vines and berries on gold. */
export function manuscriptBorder(stage: Stage): Svg {
  const { width, height } = stage;
  const thick = width * 0.05;
  const vine = (length: number) => {
    const count = Math.max(3, Math.round(length / (thick * 1.9)));
    const pitch = length / count;
    const wave = Array.from(
      { length: count },
      (_, index) => `q${round(pitch / 2)} ${round((index % 2 === 0 ? -1 : 1) * thick * 0.52)} ${round(pitch)} 0`,
    ).join('');
    const buds = Array.from({ length: count }, (_, index) => {
      const [x, y] = [pitch * (index + 0.5), (index % 2 === 0 ? 1 : -1) * thick * 0.16];
      return index % 2 === 0
        ? circle(x, y, thick * 0.13, { fill: '#c8383e' })
        : path(
            `M${round(x - thick * 0.2)} ${round(y)}Q${round(x)} ${round(y - thick * 0.3)} ${round(x + thick * 0.2)} ${round(y)}Q${round(x)} ${round(y + thick * 0.3)} ${round(x - thick * 0.2)} ${round(y)}Z`,
            { fill: '#3f7a9a' },
          );
    });
    return stroke(`M0 0${wave}`, '#3a7a4a', thick * 0.09) + buds.join('');
  };
  const sides = [
    place(vine(width), { y: thick / 2 }),
    place(vine(width), { y: height - thick / 2 }),
    place(vine(height), { x: thick / 2, turn: 90 }),
    place(vine(height), { x: width - thick / 2, turn: 90 }),
  ];
  const boss =
    rect(-thick * 0.5, -thick * 0.5, thick, thick, { fill: '#3a4a8a', stroke: '#d8a83e', strokeWidth: thick * 0.1 }) +
    path(starPath(0, 0, thick * 0.36, 8, 0.5), { fill: '#f2cc6a' });
  return (
    path(band(stage, thick), { fill: '#f2dc9a', fillRule: 'evenodd' }) +
    sides.join('') +
    rect(thick, thick, width - 2 * thick, height - 2 * thick, {
      fill: 'none',
      stroke: '#b8862a',
      strokeWidth: thick * 0.13,
    }) +
    everyCorner(thick / 2, stage, boss, 1)
  );
}

/** A sheet of card with a cut-out that casts a shadow on the picture below. */
export function tapedPaper(stage: Stage): Svg {
  const { width, height, random } = stage;
  const inset = width * 0.03;
  const scallops = (length: number, away: number) => {
    const count = Math.max(4, Math.round(length / (width * 0.09)));
    return Array.from(
      { length: count },
      () => `q${round(length / count / 2)} ${round(away * random.between(0.7, 1.2))} ${round(length / count)} 0`,
    ).join('');
  };
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const swing = inset * 0.5;
  const turned = (length: number, away: number) => {
    const count = Math.max(4, Math.round(Math.abs(length) / (width * 0.09)));
    return Array.from(
      { length: count },
      () => `q${round(away * random.between(0.7, 1.2))} ${round(length / count / 2)} 0 ${round(length / count)}`,
    ).join('');
  };
  const opening = `M${round(inset)} ${round(inset)}${scallops(w, swing)}${turned(h, -swing)}${scallops(-w, -swing)}${turned(-h, swing)}Z`;
  const card = `M-4 -4H${width + 4}V${height + 4}H-4Z${opening}`;
  return (
    [3, 2, 1]
      .map((step) =>
        path(opening, {
          fill: 'none',
          stroke: '#141030',
          strokeWidth: width * 0.009 * step,
          opacity: 0.15,
          transform: `translate(${round(width * 0.003)} ${round(width * 0.005)})`,
        }),
      )
      .join('') + path(card, { fill: '#fdf4e4', fillRule: 'evenodd' })
  );
}

/** A thick black line with round corners, white outside. */
export function boldRim({ width, height }: Stage): Svg {
  const inset = width * 0.016;
  const [w, h, r] = [width - 2 * inset, height - 2 * inset, width * 0.035];
  const opening = `M${round(inset + r)} ${round(inset)}h${round(w - 2 * r)}a${round(r)} ${round(r)} 0 0 1 ${round(r)} ${round(r)}v${round(h - 2 * r)}a${round(r)} ${round(r)} 0 0 1 ${round(-r)} ${round(r)}h${round(2 * r - w)}a${round(r)} ${round(r)} 0 0 1 ${round(-r)} ${round(-r)}v${round(2 * r - h)}a${round(r)} ${round(r)} 0 0 1 ${round(r)} ${round(-r)}Z`;
  return (
    path(`M-2 -2H${width + 2}V${height + 2}H-2Z${opening}`, { fill: '#fffdf6', fillRule: 'evenodd' }) +
    path(opening, { fill: 'none', stroke: '#1a1420', strokeWidth: width * 0.012 })
  );
}

/** A rim of clay with fingerprints. */
export function clayRim({ width, height, defs }: Stage): Svg {
  const thick = width * 0.034;
  const frame = rect(thick / 2, thick / 2, width - thick, height - thick, {
    rx: thick * 1.3,
    fill: 'none',
    stroke: defs.linear(
      [
        [0, '#f6c8a8'],
        [1, '#d8906a'],
      ],
      { x2: 1, y2: 1 },
    ),
    strokeWidth: thick,
  });
  const corners = path(
    `M-2 -2H${width + 2}V${height + 2}H-2ZM${round(thick)} ${round(thick * 2)}V${round(height - thick * 2)}Q${round(thick)} ${round(height - thick)} ${round(thick * 2)} ${round(height - thick)}H${round(width - thick * 2)}Q${round(width - thick)} ${round(height - thick)} ${round(width - thick)} ${round(height - thick * 2)}V${round(thick * 2)}Q${round(width - thick)} ${round(thick)} ${round(width - thick * 2)} ${round(thick)}H${round(thick * 2)}Q${round(thick)} ${round(thick)} ${round(thick)} ${round(thick * 2)}Z`,
    { fill: '#e8ae86', fillRule: 'evenodd' },
  );
  const light = rect(thick * 0.36, thick * 0.36, width - thick * 0.72, height - thick * 0.72, {
    rx: thick * 1.2,
    fill: 'none',
    stroke: '#fff2e2',
    strokeWidth: thick * 0.16,
    strokeDasharray: `${round(thick * 3)} ${round(thick * 1.4)}`,
    strokeLinecap: 'round',
    opacity: 0.75,
  });
  return corners + frame + light;
}
