import { mix, shade, type Hex } from '../svg/color.ts';
import { circle, ellipse, group, path, place, rect, round, type Svg } from '../svg/elements.ts';
import { sparklePath } from '../svg/paths.ts';
import type { Stage } from './stage.ts';

/** Particles in the air and overlays over the whole picture. */

export function fireflies({ defs, random, width }: Stage, top: number, bottom: number, count: number, color: Hex): Svg {
  const fill = defs.radial([
    [0, '#fff'],
    [0.25, color, 0.9],
    [1, color, 0],
  ]);
  const lights = Array.from({ length: count }, () =>
    circle(
      random.between(0, width),
      random.between(top, bottom),
      (random.between(4, 15) * Math.max(width, 900)) / 1400,
      {},
    ),
  );
  return group(lights, { fill });
}

/** Sparkles on a ring around the middle, clear of faces. */
export function sparkleRing({ random, light, width, height }: Stage, count: number): Svg {
  return Array.from({ length: count }, (_, index) => {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(0.38, 0.56);
    const x = width / 2 + Math.cos(angle) * width * reach;
    const y = height / 2 + Math.sin(angle) * height * reach * 0.76;
    return path(sparklePath(x, y, (random.between(6, 17) * width) / 768), {
      fill: index % 3 === 0 ? light.accent : '#fff',
    });
  }).join('');
}

export function fallingPetals({ random, width, height }: Stage, count: number, colors: readonly [Hex, ...Hex[]]): Svg {
  return Array.from({ length: count }, () =>
    place(ellipse(0, 0, 9, 5, { fill: random.pick(colors), opacity: 0.9 }), {
      x: random.between(0, width),
      y: random.between(height * 0.08, height * 0.95),
      turn: random.between(0, 180),
      scale: (random.between(0.6, 1.3) * width) / 768,
    }),
  ).join('');
}

export function fallingSnow({ random, width, height }: Stage, count: number): Svg {
  const flakes = Array.from({ length: count }, () =>
    circle(random.between(0, width), random.between(0, height), (random.between(1.5, 5.5) * width) / 768, {
      opacity: random.between(0.5, 1),
    }),
  );
  return group(flakes, { fill: '#ffffff' });
}

export function bubbles({ random, width, height }: Stage, count: number): Svg {
  return Array.from({ length: count }, () => {
    const radius = (random.between(4, 13) * width) / 768;
    const [x, y] = [random.between(0, width), random.between(height * 0.1, height * 0.9)];
    return (
      circle(x, y, radius, {
        fill: '#ffffff',
        fillOpacity: 0.14,
        stroke: '#ffffff',
        strokeOpacity: 0.7,
        strokeWidth: 1.5,
      }) + circle(x - radius * 0.35, y - radius * 0.35, radius * 0.22, { fill: '#fff', opacity: 0.9 })
    );
  }).join('');
}

/** Dark leaves in the upper corners, as if seen from inside a bush. */
export function leafFrame(stage: Stage): Svg {
  const { random, light, width, height } = stage;
  const color = mix(light.near, light.dark, 0.55);
  const leaves: Svg[] = [];
  for (const side of [1, -1]) {
    for (let branch = 0; branch < 3; branch++) {
      let angle = side === 1 ? random.between(8, 40) : 180 - random.between(8, 40);
      let x = side === 1 ? -10 : width + 10;
      let y = height * (-0.02 + branch * 0.05);
      for (let step = 0; step < 7; step++) {
        x += Math.cos((angle * Math.PI) / 180) * width * 0.03;
        y += Math.sin((angle * Math.PI) / 180) * width * 0.03;
        angle += side * 5;
        for (const lean of [-1, 1]) {
          const length = width * random.between(0.035, 0.06);
          leaves.push(
            frameLeaf(x, y, length, angle + lean * random.between(35, 60), shade(color, random.between(-0.03, 0.05))),
          );
        }
      }
    }
  }
  return leaves.join('');
}

function frameLeaf(x: number, y: number, length: number, turn: number, fill: Hex): Svg {
  const p = (dx: number, dy: number) => `${round(length * dx)} ${round(length * dy)}`;
  return place(
    path(`M0 0C${p(0.3, -0.28)} ${p(0.75, -0.22)} ${p(1, 0)}C${p(0.75, 0.22)} ${p(0.3, 0.28)} 0 0Z`, { fill }),
    { x, y, turn },
  );
}

export const vignette = ({ defs, light, width, height }: Stage, strength: number): Svg =>
  rect(0, 0, width, height, {
    fill: defs.radial(
      [
        [0, light.dark, 0],
        [0.62, light.dark, 0],
        [1, light.dark, strength],
      ],
      { r: 0.75 },
    ),
  });
