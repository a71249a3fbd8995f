import type { Stage } from '../scenery/stage.ts';
import { circle, ellipse, group, path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, starPath, type Point } from '../svg/paths.ts';

/** Layers that styles draw between the place and the figure, each covering the whole picture. */

const NEON_BLUE = '#7af6ff';
const NEON_PINK = '#ff5ad8';

export function neonGrid({ width, height }: Stage): Svg {
  const top = height * 0.66;
  const floor: string[] = [];
  for (let line = -12; line <= 12; line++) {
    floor.push(`M${round(width * (0.5 + line * 0.03))} ${round(top)}L${round(width * (0.5 + line * 0.2))} ${height}`);
  }
  for (let row = 0; row < 9; row++) floor.push(`M0 ${round(top + (height - top) * (row / 9) ** 2)}H${width}`);
  const rings = [0.33, 0.4, 0.47].map((fraction) =>
    circle(width / 2, height * 0.5, width * fraction, {
      strokeDasharray: `${round(width * 0.12)} ${round(width * 0.05)}`,
    }),
  );
  return (
    rect(0, 0, width, height, { fill: '#140a4a', opacity: 0.5 }) +
    path(floor.join(''), { fill: 'none', stroke: NEON_BLUE, strokeWidth: 1.5, opacity: 0.5 }) +
    group(rings, { fill: 'none', stroke: NEON_PINK, strokeWidth: 3, opacity: 0.6 })
  );
}

/** `count` wedges from a ring around the middle to beyond the edges. */
function wedges(
  { random, width, height }: Stage,
  count: number,
  from: readonly [number, number],
  spread: readonly [number, number],
): string {
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const near = random.between(...from) * width;
    const half = random.between(...spread);
    const at = (turn: number, reach: number, stretch: number): Point => [
      width / 2 + Math.cos(turn) * reach,
      height / 2 + Math.sin(turn) * reach * stretch,
    ];
    const far = Math.max(width, height) * 0.85;
    return polygonPath([at(angle, near, 1.25), at(angle - half, far, 1), at(angle + half, far, 1)]);
  }).join('');
}

export const speedLines = (stage: Stage): Svg =>
  path(wedges(stage, 70, [0.42, 0.56], [0.004, 0.022]), { fill: '#fff', opacity: 0.42 });

/** A burst of white and yellow shards, and dots that get smaller towards the middle. */
export function actionBurst(stage: Stage): Svg {
  const { width, height } = stage;
  const pitch = width / 34;
  const dots: Svg[] = [];
  for (let row = 0; row * pitch < height; row++) {
    for (let column = 0; column < 34; column++) {
      const [x, y] = [(column + (row % 2) * 0.5) * pitch, row * pitch];
      const far = Math.hypot((x - width / 2) / width, (y - height / 2) / height);
      if (far > 0.42) dots.push(circle(x, y, pitch * 0.42 * Math.min(1, (far - 0.42) * 4), {}));
    }
  }
  return (
    path(wedges(stage, 22, [0.5, 0.62], [0.03, 0.06]), { fill: '#ffe14a', opacity: 0.5 }) +
    group(dots, { fill: '#241a4a', opacity: 0.4 })
  );
}

const CANDY = ['#ff9ac4', '#ffe08a', '#8ad8f0', '#c8a8f6'] as const;

/** Even pastel rays with hearts and stars. */
export function candyRays({ random, width, height }: Stage): Svg {
  const reach = width + height;
  const rays = Array.from({ length: 12 }, (_, index): Svg => {
    const at = (turn: number): Point => [width / 2 + Math.cos(turn) * reach, height * 0.52 + Math.sin(turn) * reach];
    const angle = (index * Math.PI) / 6;
    return polygonPath([[width / 2, height * 0.52], at(angle), at(angle + Math.PI / 12)]);
  });
  const toys = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2 + random.between(-0.1, 0.1);
    const [x, y] = [width / 2 + Math.cos(angle) * width * 0.43, height * 0.46 + Math.sin(angle) * height * 0.4];
    const size = width * random.between(0.02, 0.034);
    const heart = `M${round(x)} ${round(y - size * 0.3)}C${round(x - size)} ${round(y - size * 1.3)} ${round(x - size * 1.7)} ${round(y)} ${round(x)} ${round(y + size)}C${round(x + size * 1.7)} ${round(y)} ${round(x + size)} ${round(y - size * 1.3)} ${round(x)} ${round(y - size * 0.3)}Z`;
    return path(index % 2 === 0 ? heart : starPath(x, y, size * 1.2), {
      fill: CANDY[index % CANDY.length] ?? CANDY[0],
      stroke: '#fff',
      strokeWidth: width * 0.005,
      strokeLinejoin: 'round',
    });
  });
  return (
    rect(0, 0, width, height, { fill: '#ffe8f4', opacity: 0.34 }) +
    path(rays.join(''), { fill: '#ffffff', opacity: 0.32 }) +
    toys.join('')
  );
}

/** Broad ribbons of light behind the figure. */
export function auroraRibbons({ width, height, defs }: Stage): Svg {
  const ribbon = (y: number, color: string, lift: number) =>
    path(
      `M${round(-width * 0.1)} ${round(height * y)}C${round(width * 0.25)} ${round(height * (y - lift))} ${round(width * 0.6)} ${round(height * (y + lift))} ${round(width * 1.1)} ${round(height * (y - lift * 0.6))}L${round(width * 1.1)} ${round(height * (y - lift * 0.6 + 0.05))}C${round(width * 0.6)} ${round(height * (y + lift + 0.09))} ${round(width * 0.25)} ${round(height * (y - lift + 0.1))} ${round(-width * 0.1)} ${round(height * (y + 0.04))}Z`,
      {
        fill: defs.acrossLinear([
          [0, color, 0.1],
          [0.5, color, 0.75],
          [1, color, 0.1],
        ]),
      },
    );
  return (
    rect(0, 0, width, height, { fill: '#3a1a6e', opacity: 0.34 }) +
    ribbon(0.34, '#ff9ae0', 0.16) +
    ribbon(0.52, '#9ad0ff', -0.14) +
    ribbon(0.7, '#d8a8ff', 0.12)
  );
}

/** A pink disc, which sets off muted colors as well as white hair and fur. */
export const softDisc = ({ width, height, defs }: Stage): Svg =>
  rect(0, 0, width, height, { fill: '#fff6ee', opacity: 0.3 }) +
  ellipse(width / 2, height * 0.56, width * 0.46, height * 0.42, {
    fill: defs.radial([
      [0, '#f2d8d4', 0.85],
      [0.8, '#f2d8d4', 0.6],
      [1, '#f2d8d4', 0],
    ]),
  });

/** Fades the place into cream paper, as in a natural history plate. */
export const creamVignette = ({ width, height, defs }: Stage): Svg =>
  rect(0, 0, width, height, {
    fill: defs.radial(
      [
        [0, '#f6ecd4', 0.3],
        [0.45, '#f6ecd4', 0.55],
        [0.8, '#f6ecd4', 0.96],
        [1, '#f6ecd4', 1],
      ],
      { r: 0.62 },
    ),
  });

/** Long rays from behind the figure under a darkened sky. */
export function heroRays({ width, height, defs, light }: Stage): Svg {
  const reach = width + height;
  const rays = Array.from({ length: 16 }, (_, index): Svg => {
    const at = (turn: number): Point => [width / 2 + Math.cos(turn) * reach, height * 0.5 + Math.sin(turn) * reach];
    const angle = (index * Math.PI) / 8 + 0.1;
    return polygonPath([[width / 2, height * 0.5], at(angle), at(angle + 0.16)]);
  });
  return (
    rect(0, 0, width, height, { fill: '#1a0e34', opacity: 0.42 }) +
    path(rays.join(''), { fill: light.sun, opacity: 0.24 }) +
    circle(width / 2, height * 0.48, width * 0.5, { fill: defs.glow('#ffd88a', 0.7) })
  );
}

/** A gilded sun with straight rays behind the head. */
export function halftoneSun({ width, height }: Stage): Svg {
  const [x, y, r] = [width / 2, height * 0.44, Math.min(width, height) * 0.36];
  const rays = Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    const [from, to] = [r * 1.04, r * (index % 2 === 0 ? 1.26 : 1.15)];
    return `M${round(x + Math.cos(angle) * from)} ${round(y + Math.sin(angle) * from)}L${round(x + Math.cos(angle) * to)} ${round(y + Math.sin(angle) * to)}`;
  });
  return (
    rect(0, 0, width, height, { fill: '#f0dcae', opacity: 0.42 }) +
    circle(x, y, r, { fill: '#f6dc8a', opacity: 0.55, stroke: '#b8862a', strokeWidth: width * 0.006 }) +
    circle(x, y, r * 0.93, { fill: 'none', stroke: '#b8862a', strokeWidth: width * 0.0026 }) +
    stroke(rays.join(''), '#b8862a', width * 0.0055)
  );
}

/** Circles of stars, like star trails. */
export function orbits({ width, height, defs, random }: Stage): Svg {
  const [x, y] = [width / 2, height * 0.5];
  const rings = [0.32, 0.41, 0.51].map((fraction, index) => {
    const [rx, ry] = [width * fraction * 1.15, width * fraction * 0.84];
    const angle = random.between(0, Math.PI * 2);
    return (
      ellipse(x, y, rx, ry, {
        fill: 'none',
        stroke: '#ffe0ff',
        strokeWidth: 1.6,
        opacity: 0.6,
        transform: `rotate(${-18 + index * 20} ${round(x)} ${round(y)})`,
      }) +
      circle(x + Math.cos(angle) * rx * 0.94, y + Math.sin(angle) * ry * 0.94, width * (0.03 - index * 0.006), {
        fill: defs.radial(
          [
            [0, '#fff2d8'],
            [1, ['#f08ac8', '#7ac8ff', '#ffc06a'][index] ?? '#f08ac8'],
          ],
          { cx: 0.35, cy: 0.3, r: 0.7 },
        ),
      })
    );
  });
  return (
    rect(0, 0, width, height, {
      fill: defs.linear(
        [
          [0, '#3a1a8a', 0.72],
          [0.5, '#b83a9a', 0.5],
          [1, '#1a6a9a', 0.66],
        ],
        { x2: 1, y2: 1 },
      ),
    }) + rings.join('')
  );
}
