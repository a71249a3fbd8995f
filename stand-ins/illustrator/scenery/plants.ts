import { mix, shade, type Hex } from '../svg/color.ts';
import { circle, ellipse, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { scallopPath } from '../svg/paths.ts';
import type { Stage } from './stage.ts';

const PINE_TIERS = 4;

/** A pine with its foot at the origin, `height` pixels tall. */
export function pine({ defs }: Stage, x: number, y: number, height: number, color: Hex, snow: Hex | null = null): Svg {
  const fill = defs.linear(
    [
      [0, shade(color, 0.07)],
      [0.5, color],
      [1, shade(color, -0.09)],
    ],
    { x2: 1, y2: 0.25 },
  );
  const tiers = Array.from({ length: PINE_TIERS }, (_, index) => {
    const tier = PINE_TIERS - 1 - index;
    const top = -(0.36 + tier * 0.2) * height;
    const bottom = -(0.08 + tier * 0.19) * height;
    const half = height * 0.2 * (1 - tier * 0.2);
    const skirt = `M0 ${round(top)}Q${round(-half * 0.4)} ${round(bottom - height * 0.08)} ${round(-half)} ${round(bottom)}Q0 ${round(bottom + height * 0.07)} ${round(half)} ${round(bottom)}Q${round(half * 0.4)} ${round(bottom - height * 0.08)} 0 ${round(top)}Z`;
    const cap = `M0 ${round(top)}Q${round(-half * 0.3)} ${round(bottom - height * 0.11)} ${round(-half * 0.62)} ${round(bottom - height * 0.05)}Q0 ${round(bottom - height * 0.09)} ${round(half * 0.5)} ${round(bottom - height * 0.06)}Q${round(half * 0.3)} ${round(bottom - height * 0.11)} 0 ${round(top)}Z`;
    return path(skirt, { fill }) + (snow === null ? '' : path(cap, { fill: snow }));
  });
  const stem = rect(-height * 0.035, -height * 0.14, height * 0.07, height * 0.16, {
    fill: mix(color, '#3a2418', 0.6),
  });
  return place(stem + tiers.join(''), { x, y });
}

const BARK = '#6b4830';
const LEAF_MASSES = [
  [-0.13, -0.1, 0.42],
  [0.1, -0.06, 0.36],
  [-0.02, 0.07, 0.4],
  [-0.05, -0.18, 0.3],
] as const;

/** A leafy tree of overlapping scalloped crowns, `h` pixels tall. */
export function roundTree({ defs, random }: Stage, x: number, y: number, h: number, color: Hex): Svg {
  const wobble = () => random.between(0.92, 1.06);
  const tint = (from: number, to: number) =>
    defs.linear([
      [0, shade(color, from)],
      [1, shade(color, to)],
    ]);
  const crown = (dx: number, dy: number, fraction: number, bumps: number) =>
    scallopPath([dx * h, (dy - 0.68) * h], h * 0.34 * fraction, h * 0.27 * fraction, bumps, wobble);
  const masses = LEAF_MASSES.map(([dx, dy, fraction]) =>
    path(crown(dx, dy, fraction, 9), { fill: tint(0.12, 0), opacity: 0.8 }),
  );
  const leaves = Array.from({ length: 12 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.unit()) * 0.85;
    return ellipse(
      Math.cos(angle) * h * 0.34 * reach,
      -h * 0.68 + Math.sin(angle) * h * 0.27 * reach,
      h * 0.014,
      h * 0.009,
      {
        fill: shade(color, 0.22),
        opacity: 0.6,
      },
    );
  });
  return place(
    [
      ellipse(0, 0, h * 0.24, h * 0.03, { fill: '#0a0a20', opacity: 0.25 }),
      trunk(
        defs.acrossLinear([
          [0, shade(BARK, 0.06)],
          [0.45, BARK],
          [1, shade(BARK, -0.12)],
        ]),
        h,
      ),
      path(crown(0, 0.03, 1, 13), { fill: tint(-0.02, -0.15) }),
      path(crown(-0.03, -0.03, 0.82, 12), { fill: tint(0.06, -0.08) }),
      ...masses,
      ...leaves,
    ].join(''),
    { x, y },
  );
}

function trunk(fill: string, h: number): Svg {
  const p = (x: number, y: number) => `${round(x * h)} ${round(y * h)}`;
  const body = `M${p(-0.1, 0)}Q${p(-0.03, -0.06)} ${p(-0.035, -0.5)}L${p(0.035, -0.5)}Q${p(0.03, -0.06)} ${p(0.11, 0)}Q${p(0, -0.02)} ${p(-0.1, 0)}Z`;
  const boughs = `M${p(0, -0.34)}Q${p(0.1, -0.42)} ${p(0.16, -0.52)}M${p(0, -0.3)}Q${p(-0.1, -0.38)} ${p(-0.14, -0.5)}`;
  return path(body, { fill }) + stroke(boughs, BARK, h * 0.025);
}

const CAP_SPOTS = [
  [-0.5, -0.16, 0.1],
  [0, -0.3, 0.13],
  [0.48, -0.17, 0.1],
  [-0.18, -0.1, 0.06],
  [0.24, -0.08, 0.05],
] as const;

/** A toadstool `h` pixels tall; `glow` lights it from inside at night. */
export function mushroom({ defs }: Stage, x: number, y: number, h: number, cap: Hex, glow: Hex | null): Svg {
  const half = h * 0.62;
  const rim = -h * 0.58;
  const r = round;
  const stalk = `M${r(-h * 0.1)} ${r(rim)}Q${r(-h * 0.05)} ${r(-h * 0.2)} ${r(-h * 0.15)} 0Q0 ${r(h * 0.05)} ${r(h * 0.15)} 0Q${r(h * 0.05)} ${r(-h * 0.2)} ${r(h * 0.1)} ${r(rim)}Z`;
  const top = `M${r(-half)} ${r(rim)}C${r(-half)} ${r(rim - h * 0.62)} ${r(half)} ${r(rim - h * 0.62)} ${r(half)} ${r(rim)}Q0 ${r(rim + h * 0.09)} ${r(-half)} ${r(rim)}Z`;
  const spots = CAP_SPOTS.map(([dx, dy, size]) =>
    ellipse(dx * half, rim + dy * h, size * half * 1.25, size * half, { fill: '#fff6e0', opacity: 0.9 }),
  );
  const parts = [
    glow === null ? '' : circle(0, rim, h * 0.95, { fill: defs.glow(glow, 0.55) }),
    path(stalk, {
      fill: defs.acrossLinear([
        [0, '#d9c3a8'],
        [0.3, '#fff3dd'],
        [1, '#cdb294'],
      ]),
    }),
    ellipse(0, rim, half * 0.9, h * 0.1, { fill: shade(cap, -0.18) }),
    path(top, {
      fill: defs.radial(
        [
          [0, shade(cap, 0.14)],
          [0.55, cap],
          [1, shade(cap, -0.12)],
        ],
        { cx: 0.36, cy: 0.25, r: 0.85 },
      ),
    }),
    ...spots,
  ];
  return place(parts.join(''), { x, y });
}

/** A crystal `h` pixels tall leaning by `lean` degrees. */
function crystal({ defs }: Stage, x: number, y: number, h: number, lean: number, color: Hex): Svg {
  const half = h * 0.2;
  const p = (dx: number, dy: number) => `${round(dx * half)} ${round(dy * h)}`;
  const lit = defs.linear([
    [0, shade(color, 0.2)],
    [1, color],
  ]);
  const dim = defs.linear([
    [0, shade(color, 0.05)],
    [1, shade(color, -0.15)],
  ]);
  const parts = [
    circle(0, -h * 0.5, h * 0.75, { fill: defs.glow(color, 0.35) }),
    path(`M${p(-1, 0)}L${p(-1.05, -0.72)}L${p(0, -1)}L${p(0.1, -0.66)}L${p(0, 0)}Z`, { fill: lit }),
    path(`M${p(1, 0)}L${p(0.95, -0.72)}L${p(0, -1)}L${p(0.1, -0.66)}L${p(0, 0)}Z`, { fill: dim }),
    path(`M${p(-0.36, -0.08)}L${p(-0.3, -0.7)}L${p(0, -1)}L${p(-0.02, -0.64)}Z`, { fill: '#ffffff', opacity: 0.22 }),
    stroke(`M${p(-0.7, -0.1)}L${p(-0.74, -0.66)}`, '#fff', half * 0.12, { opacity: 0.6 }),
  ];
  return place(parts.join(''), { x, y, turn: lean });
}

export const crystalCluster = (stage: Stage, x: number, y: number, h: number): Svg =>
  crystal(stage, x - h * 0.16, y, h * 0.7, -16, stage.light.accent) +
  crystal(stage, x + h * 0.15, y + 4, h * 0.55, 14, '#7de3ff') +
  crystal(stage, x, y + 6, h * 0.95, -2, mix(stage.light.accent, '#ff9de0', 0.5)) +
  crystal(stage, x - h * 0.3, y + 8, h * 0.34, -30, '#b79cff');

export function grassFringe({ random, width }: Stage, y: number, height: number, count: number, color: Hex): Svg {
  const blades = Array.from({ length: count }, () => {
    const x = random.between(-10, width + 10);
    const tall = height * random.between(0.4, 1);
    const bend = random.between(-18, 18);
    const half = random.between(2.5, 5);
    return `M${round(x - half)} ${round(y)}Q${round(x + bend * 0.2)} ${round(y - tall * 0.6)} ${round(x + bend)} ${round(y - tall)}Q${round(x + half + bend * 0.3)} ${round(y - tall * 0.5)} ${round(x + half)} ${round(y)}Z`;
  });
  return path(blades.join(''), { fill: color });
}

/** Small tufts of grass between `top` and `bottom`, larger towards the viewer. */
export function tufts({ random, width }: Stage, top: number, bottom: number, count: number, color: Hex): Svg {
  const spots = Array.from({ length: count }, () => ({ x: random.between(0, width), y: random.between(top, bottom) }));
  spots.sort((a, b) => a.y - b.y);
  return spots
    .map(({ x, y }) => {
      const nearness = 0.45 + (0.75 * (y - top)) / (bottom - top);
      const blades = random.integer(3, 5);
      const d = Array.from({ length: blades }, (_, index) => {
        const lean = (index - (blades - 1) / 2) * random.between(6, 9) * nearness;
        const tall = random.between(13, 24) * nearness;
        return `M${round(x + lean * 0.5 - 2 * nearness)} ${round(y)}Q${round(x + lean * 0.6)} ${round(y - tall * 0.6)} ${round(x + lean * 1.5)} ${round(y - tall)}Q${round(x + lean * 0.9 + nearness)} ${round(y - tall * 0.4)} ${round(x + lean * 0.5 + 2 * nearness)} ${round(y)}Z`;
      });
      return path(d.join(''), { fill: shade(color, random.between(-0.02, 0.07)) });
    })
    .join('');
}

const STEM = '#2f5f3f';

export function flowerBed(
  { random, width }: Stage,
  top: number,
  bottom: number,
  count: number,
  colors: readonly [Hex, ...Hex[]],
): Svg {
  return Array.from({ length: count }, () => {
    const y = random.between(top, bottom);
    const nearness = (y - top) / (bottom - top);
    const size = 3 + 8 * nearness;
    const color = random.pick(colors);
    const petals = Array.from({ length: 5 }, (_, index) => {
      const angle = (index / 5) * Math.PI * 2 + 0.3;
      return circle(Math.cos(angle) * size * 0.75, Math.sin(angle) * size * 0.62, size * 0.52, {});
    });
    const stem = stroke(
      `M0 0q${round(random.between(-4, 4))} ${round(size * 2)} 0 ${round(size * 3)}`,
      STEM,
      1 + nearness * 1.5,
    );
    const bloom = group(petals, { fill: color }) + circle(0, 0, size * 0.42, { fill: '#ffe27a' });
    return place(stem + bloom, { x: random.between(0, width), y });
  }).join('');
}

export const BLOSSOM_COLORS = ['#f2a3bd', '#f7c0cf', '#e88aae'] as const;
export const CAP_COLORS = ['#e0526a', '#8a5fd0', '#3fa7b8', '#f08a4a'] as const;

/** A saguaro-like cactus for deserts. */
export function cactus({ defs }: Stage, x: number, y: number, h: number, color: Hex): Svg {
  const arms = 'M0 0V-100M0 -34C-34 -34 -34 -50 -34 -68M0 -50C30 -50 32 -62 32 -84';
  return place(
    stroke(arms, shade(color, -0.1), 28) +
      stroke(arms, color, 21) +
      stroke('M-4 -4V-98', shade(color, 0.1), 4, { opacity: 0.6 }) +
      circle(0, -114, 9, {
        fill: defs.radial([
          [0, '#fff0f4'],
          [1, '#f07aa0'],
        ]),
      }),
    { x, y, scale: h / 120 },
  );
}
