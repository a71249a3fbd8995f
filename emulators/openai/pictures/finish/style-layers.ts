import type { ArtStyleName } from '../art-styles.ts';
import type { Stage } from '../scenery/stage.ts';
import { shade } from '../svg/colour.ts';
import { circle, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, type Point } from '../svg/paths.ts';

/** What a style adds between the landscape and the figure. */
export function layerBehindFigure(stage: Stage, style: ArtStyleName): Svg {
  if (style === 'Digital') return neonGrid(stage);
  return style === 'Anime' ? speedLines(stage) : '';
}

/** What a style adds over everything. */
export const layerOverPicture = (stage: Stage, style: ArtStyleName): Svg =>
  style === 'Fantasy' ? ornateFrame(stage) : '';

const NEON_BLUE = '#7af6ff';
const NEON_PINK = '#ff5ad8';

function neonGrid({ width, height }: Stage): Svg {
  const top = height * 0.66;
  const floor: string[] = [];
  for (let line = -12; line <= 12; line++) {
    floor.push(`M${round(width * (0.5 + line * 0.03))} ${round(top)}L${round(width * (0.5 + line * 0.2))} ${height}`);
  }
  for (let row = 0; row < 9; row++) floor.push(`M0 ${round(top + (height - top) * (row / 9) ** 2)}H${width}`);
  const rings = [0.33, 0.4, 0.47].map((share) =>
    circle(width / 2, height * 0.5, width * share, {
      strokeDasharray: `${round(width * 0.12)} ${round(width * 0.05)}`,
    }),
  );
  return (
    path(floor.join(''), { fill: 'none', stroke: NEON_BLUE, strokeWidth: 1.5, opacity: 0.4 }) +
    group(rings, { fill: 'none', stroke: NEON_PINK, strokeWidth: 3, opacity: 0.55 })
  );
}

function speedLines({ random, width, height }: Stage): Svg {
  const lines = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const near = random.between(0.46, 0.58) * width;
    const spread = random.between(0.004, 0.018);
    const at = (turn: number, reach: number, stretch: number): Point => [
      width / 2 + Math.cos(turn) * reach,
      height / 2 + Math.sin(turn) * reach * stretch,
    ];
    const far = Math.max(width, height) * 0.85;
    return polygonPath([at(angle, near, 1.25), at(angle - spread, far, 1), at(angle + spread, far, 1)]);
  });
  return path(lines.join(''), { fill: '#fff', opacity: 0.2 });
}

function ornateFrame({ width, height, light }: Stage): Svg {
  const inset = round(width * 0.028);
  const colour = shade(light.accent, 0.08);
  const corner =
    stroke('M14 92C14 40 40 14 92 14M26 70C40 66 52 54 44 44C36 36 24 48 34 54M70 26C66 40 54 52 44 44', colour, 4) +
    circle(104, 14, 4, { fill: colour }) +
    circle(14, 104, 4, { fill: colour });
  const corners: [number, number, number][] = [
    [inset, inset, 0],
    [width - inset, inset, 90],
    [width - inset, height - inset, 180],
    [inset, height - inset, 270],
  ];
  return (
    rect(inset, inset, width - 2 * inset, height - 2 * inset, {
      rx: inset * 1.2,
      fill: 'none',
      stroke: colour,
      strokeWidth: 3,
      opacity: 0.75,
    }) +
    corners.map(([x, y, turn]) => place(group(corner, { opacity: 0.95 }), { x, y, turn, scale: width / 768 })).join('')
  );
}
