import { mix, shade, type Hex } from '../svg/color.ts';
import { circle, group, path, place, rect, type Svg } from '../svg/elements.ts';
import { polygonPath, smoothPath, type Point } from '../svg/paths.ts';
import { isNight } from './lights.ts';
import type { Stage } from './stage.ts';

const STARS_AT_DEEP_NIGHT = 150;
const DESIGN_WIDTH = 1200;
const SUN_RADIUS = 70;
const MOON_RADIUS = 62;
const CRATERS = [
  [-0.3, -0.2, 0.2],
  [0.25, 0.15, 0.28],
  [-0.1, 0.42, 0.13],
  [0.34, -0.36, 0.1],
] as const;

/** Gradient, stars and, unless hidden, the sun or moon at (`lampX`, `lampY`). */
export function sky(stage: Stage, lampX: number, lampY: number, hasLamp: boolean): Svg {
  const { defs, light, width, height } = stage;
  const fill = defs.linear([
    [0, light.sky[0]],
    [0.38, light.sky[1]],
    [0.62, light.sky[2]],
    [0.8, light.sky[3]],
  ]);
  return rect(0, 0, width, height, { fill }) + stars(stage) + (hasLamp ? lamp(stage, lampX, lampY) : '');
}

function stars({ random, light, width, horizonY }: Stage): Svg {
  if (!isNight(light)) return '';
  return Array.from({ length: Math.round(STARS_AT_DEEP_NIGHT * light.night) }, () => {
    const radius = random.between(0.6, 2.2) * (random.chance(0.08) ? 1.8 : 1);
    const y = horizonY * random.unit() ** 1.6;
    return circle(random.between(0, width), y, radius, { fill: '#fff', opacity: random.between(0.35, 1) });
  }).join('');
}

function lamp({ defs, light, width, height }: Stage, x: number, y: number): Svg {
  const night = isNight(light);
  const radius = (night ? MOON_RADIUS : SUN_RADIUS) * (Math.max(width, height * 0.8) / DESIGN_WIDTH);
  const halo = defs.radial([
    [0, light.sun, 0.75],
    [0.25, light.sun, 0.32],
    [1, light.sun, 0],
  ]);
  const disc = defs.radial(
    [
      [0, '#fffdf2'],
      [0.75, light.sun],
      [1, mix(light.sun, light.sky[2], 0.25)],
    ],
    { cx: 0.4, cy: 0.4, r: 0.65 },
  );
  const craters = night
    ? CRATERS.map(([dx, dy, r]) =>
        circle(x + dx * radius, y + dy * radius, r * radius, {
          fill: mix(light.sun, light.sky[2], 0.35),
          opacity: 0.45,
        }),
      )
    : [];
  return circle(x, y, radius * 5.5, { fill: halo }) + circle(x, y, radius, { fill: disc }) + craters.join('');
}

export function clouds(stage: Stage, count: number): Svg {
  const { random, light, width, height } = stage;
  const night = isNight(light);
  const color = night ? mix(light.sky[1], light.sky[3], 0.35) : mix(light.sky[3], '#ffffff', 0.45);
  return Array.from({ length: count }, () => {
    const x = random.between(0, width);
    const y = height * random.between(0.1, 0.42);
    const scale = (random.between(0.5, 1.25) * Math.max(width, 900)) / 1300;
    return cloud(stage, x, y, scale, color, night ? 0.55 : 0.8);
  }).join('');
}

const CLOUD_WIDTH = 210;

function cloud({ defs, random }: Stage, x: number, y: number, scale: number, color: Hex, opacity: number): Svg {
  const puffs = random.integer(4, 6);
  const body = Array.from({ length: puffs }, (_, index) => {
    const along = index / (puffs - 1);
    const radius = 26 + 40 * Math.sin(Math.PI * (0.12 + 0.76 * along)) + random.between(-6, 10);
    return circle(-CLOUD_WIDTH / 2 + CLOUD_WIDTH * along, -radius * 0.45, radius, {});
  });
  body.push(rect(-CLOUD_WIDTH / 2 - 26, -14, CLOUD_WIDTH + 52, 30, { rx: 15 }));
  const fill = defs.linear([
    [0, shade(color, 0.05)],
    [1, color],
  ]);
  return place(group(body, { fill, opacity }), { x, y, scale });
}

export function sunRays({ defs, random, light, width, height }: Stage, x: number, y: number, strength = 0.5): Svg {
  const length = height * 1.1;
  const beams = Array.from({ length: 9 }, () => {
    const angle = random.between(0.15, 3);
    const spread = random.between(0.04, 0.11);
    const tip = (turn: number): Point => [x + Math.cos(turn) * length, y + Math.sin(turn) * length];
    return path(polygonPath([[x, y], tip(angle), tip(angle + spread)]), { fill: light.sun, opacity: 0.2 });
  });
  return group(beams, { opacity: strength, filter: defs.blur(width * 0.012) });
}

export function northernLights({ defs, random, light, width, height }: Stage): Svg {
  const colors = [light.accent, '#7dffc8', '#76c8ff'];
  const curtains = colors.map((color, index) => {
    const noise = random.noise();
    const top: Point[] = [];
    for (let x = -60; x <= width + 60; x += 60) {
      top.push([x, height * (0.16 + index * 0.07) + noise(x / 420, index) * height * 0.09]);
    }
    const bottom = top.toReversed().map(([x, y]): Point => [x, y + height * random.between(0.12, 0.24)]);
    const fill = defs.linear([
      [0, color, 0],
      [0.35, color, 0.75],
      [1, '#7dffc8', 0],
    ]);
    return path(smoothPath([...top, ...bottom], true), { fill });
  });
  return group(curtains, { filter: defs.blur(width * 0.03), opacity: 0.75 });
}

const PLANETS = [
  [0.16, 0.15, 0.085, '#e8a06a'],
  [0.82, 0.12, 0.05, '#7ac0e8'],
  [0.9, 0.4, 0.035, '#c88ae0'],
] as const;

/** Planets with and without rings, for a sky in space. */
export function planets({ defs, light, width, height }: Stage): Svg {
  return PLANETS.map(([shareX, shareY, shareR, color], index) => {
    const [x, y, r] = [width * shareX, height * shareY, Math.min(width, height) * shareR];
    const fill = defs.radial(
      [
        [0, shade(color, 0.14)],
        [0.6, color],
        [1, mix(color, light.dark, 0.6)],
      ],
      { cx: 0.32, cy: 0.3, r: 0.8 },
    );
    const ring = path(`M${-r * 1.7} 0A${r * 1.7} ${r * 0.42} 0 0 0 ${r * 1.7} 0`, {
      fill: 'none',
      stroke: mix(color, '#fff4d8', 0.6),
      strokeWidth: r * 0.16,
      opacity: 0.85,
    });
    return place(circle(0, 0, r, { fill }) + (index === 0 ? ring : ''), { x, y, turn: -18 });
  }).join('');
}
