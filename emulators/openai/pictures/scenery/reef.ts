import { mix, shade, type Hex } from '../svg/colour.ts';
import { circle, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { scallopPath } from '../svg/paths.ts';
import { bubbles } from './atmosphere.ts';
import { hill, ridge } from './land.ts';
import { sunRays } from './sky.ts';
import type { Stage } from './stage.ts';

const CORALS = ['#f2788a', '#f6a84e', '#c07ae0', '#f4d45e', '#f28ac0'] as const;
const FISH = ['#f6a23e', '#5ac8e8', '#f27a9a', '#f4d85a'] as const;

/** A sunlit reef under water: rays from above, corals at the sides, small fish. */
export function reef(stage: Stage): Svg {
  const { defs, light, random, width, height } = stage;
  const shallow = mix('#5ecbe0', light.sky[2], 0.3);
  const deep = mix('#14487e', light.dark, 0.25);
  const water = defs.linear([
    [0, mix(shallow, '#ffffff', 0.35)],
    [0.35, shallow],
    [1, deep],
  ]);
  const far = ridge(stage, height * 0.66, height * 0.06, 1.8);
  const near = ridge(stage, height * 0.84, height * 0.03, 1.2);
  const sand = mix('#ecd9a8', deep, 0.25);
  const slots = [0.03, 0.11, 0.2, 0.8, 0.89, 0.97];
  return [
    rect(0, 0, width, height, { fill: water }),
    sunRays(stage, width * 0.5, -height * 0.1, 0.9),
    hill(stage, far, mix(deep, shallow, 0.5), deep, 0.6),
    ...slots.map((slot) => seaweed(stage, width * (slot + 0.03), height * 0.82, height * random.between(0.18, 0.3))),
    hill(stage, near, shade(sand, 0.03), shade(sand, -0.12)),
    ...slots.map((slot) =>
      coral(stage, width * slot, height * random.between(0.84, 0.92), height * random.between(0.12, 0.22)),
    ),
    ...Array.from({ length: 7 }, () => fish(stage)),
    bubbles(stage, 26),
  ].join('');
}

function coral({ defs, random }: Stage, x: number, y: number, size: number): Svg {
  const colour = random.pick(CORALS);
  if (random.chance(0.4)) {
    const fill = defs.linear([
      [0, shade(colour, 0.08)],
      [1, shade(colour, -0.12)],
    ]);
    return path(scallopPath([x, y - size * 0.3], size * 0.42, size * 0.36, 9), { fill });
  }
  const branches = 'M0 0V-60M0 -20C-30 -30 -34 -60 -32 -84M0 -34C28 -42 34 -64 30 -96M0 -56C-8 -76 -10 -92 -4 -112';
  return place(stroke(branches, shade(colour, -0.12), 21) + stroke(branches, colour, 15), { x, y, scale: size / 110 });
}

function seaweed({ random, light }: Stage, x: number, y: number, tall: number): Svg {
  const colour: Hex = mix('#2f9a6a', light.dark, 0.15);
  const blades = [-14, 0, 15].map((lean) => {
    const sway = random.between(-30, 30);
    return `M${round(x + lean)} ${round(y)}q${round(sway)} ${round(-tall * 0.33)} 0 ${round(-tall * 0.6)}q${round(-sway)} ${round(-tall * 0.2)} ${round(lean)} ${round(-tall * 0.4)}`;
  });
  return stroke(blades.join(''), colour, 9, { opacity: 0.85 });
}

function fish({ random, width, height }: Stage): Svg {
  const colour = random.pick(FISH);
  const body =
    path('M-22 0L-44 -16V16Z', { fill: shade(colour, -0.06) }) +
    path('M-28 0C-14 -24 22 -24 34 0C22 24 -14 24 -28 0Z', { fill: colour }) +
    stroke('M4 -17Q10 0 4 17', '#ffffff', 6, { opacity: 0.75 }) +
    circle(20, -5, 4, { fill: '#20283a' });
  const side = random.pick([-1, 1]);
  return place(group(body), {
    x: width * (side === 1 ? random.between(0.03, 0.24) : random.between(0.76, 0.97)),
    y: height * random.between(0.12, 0.7),
    scale: (random.between(0.6, 1.1) * width) / 768,
    scaleX: side,
  });
}
