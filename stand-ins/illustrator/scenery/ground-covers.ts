import { mix, type Hex } from '../svg/color.ts';
import { circle, ellipse, path, place, round, stroke, type Svg } from '../svg/elements.ts';
import { starPath } from '../svg/paths.ts';
import { isNight } from './lights.ts';
import type { GroundCover } from './places/place.ts';
import { CAP_COLORS, flowerBed, mushroom, tufts } from './plants.ts';
import type { View } from './view.ts';

const DAY_FLOWERS = ['#ff8fa8', '#fff1f0', '#ffd45e', '#b79cf0'] as const;

/** What covers the ground in the foreground. */
export const groundCoverLayer = (view: View, groundCover: GroundCover): Svg => GROUND_COVERS[groundCover](view);

/** Scatters `count` things over the foreground, larger towards the viewer; the middle stays clear for figures. */
function scatter({ stage, unit, hasFiguresInFront }: View, count: number, draw: (index: number) => Svg): Svg {
  const { random, width, height } = stage;
  return Array.from({ length: count }, (_, index) => {
    const y = random.between(0.83, 0.98);
    const side = random.unit();
    const x = hasFiguresInFront ? (side < 0.5 ? side * 0.5 : 1 - (1 - side) * 0.5) : side;
    return place(draw(index), {
      x: width * x,
      y: height * y,
      scale: unit * (0.5 + (y - 0.83) * 4),
      turn: random.between(-12, 12),
    });
  }).join('');
}

function grass({ stage }: View): Svg {
  const { light, height, horizonY } = stage;
  return tufts(stage, horizonY + height * 0.14, height * 0.99, 60, mix(light.foliage, light.near, 0.15));
}

function flowers({ stage }: View, count: number): Svg {
  const colors: readonly [Hex, ...Hex[]] = isNight(stage.light)
    ? [stage.light.accent, '#cdb7ff', '#9fe8ff']
    : DAY_FLOWERS;
  return flowerBed(stage, stage.height * 0.82, stage.height * 0.97, count, colors);
}

const GROUND_COVERS: Readonly<Record<GroundCover, (view: View) => Svg>> = {
  meadow: (view) => grass(view) + flowers(view, 38),
  wildflowers: (view) => grass(view) + flowers(view, 90),
  toadstools: (view) => {
    const { stage } = view;
    const { width, height, random, light } = stage;
    const glow = isNight(light) ? light.accent : null;
    const stools = [0.08, 0.2, 0.83, 0.94].map((slot) =>
      mushroom(
        stage,
        width * slot,
        height * random.between(0.9, 0.97),
        height * random.between(0.06, 0.1),
        random.pick(CAP_COLORS),
        glow,
      ),
    );
    return grass(view) + flowers(view, 30) + stools.join('');
  },
  'fallen-leaves': (view) =>
    grass(view) +
    scatter(view, 44, (index) =>
      path('M-20 0Q0 -15 22 0Q0 15 -20 0Z', {
        fill: view.brushes.near.lit(['#e8863a', '#d8543a', '#f0b444', '#b8683a'][index % 4] ?? '#e8863a'),
      }),
    ),
  shells: (view) =>
    scatter(view, 16, (index) =>
      index % 3 === 0
        ? path(starPath(0, 0, 24, 5, 0.5), { fill: view.brushes.near.ball('#f08a6a') })
        : index % 3 === 1
          ? path('M-22 6Q-20 -26 0 -28Q20 -26 22 6Q0 14 -22 6Z', { fill: view.brushes.near.ball('#fbe0d4') }) +
            stroke('M0 -26V8M-10 -22L-8 9M10 -22L8 9', view.brushes.near.lit('#e0a898'), 2.4)
          : circle(0, 0, 11, { fill: view.brushes.near.ball('#fff6ee') }),
    ),
  sweets: (view) =>
    scatter(view, 30, (index) => {
      const color = ['#f2708e', '#5ac0a0', '#ffd04a', '#8a7ae0', '#6ac0f0'][index % 5] ?? '#f2708e';
      return index % 2 === 0
        ? ellipse(0, -9, 20, 16, { fill: view.brushes.near.ball(color) })
        : path('M-16 -8L-36 -20V4ZM16 -8L36 -20V4Z', { fill: view.brushes.near.lit(color, 0.08) }) +
            circle(0, -8, 16, { fill: view.brushes.near.ball(color) });
    }),
  pebbles: (view) =>
    scatter(view, 26, (index) =>
      ellipse(0, -6, 12 + (index % 3) * 7, 8 + (index % 3) * 4, {
        fill: view.brushes.near.ball(['#a8a0a8', '#c0b4a8', '#8f8f9c'][index % 3] ?? '#a8a0a8'),
      }),
    ),
  hoops: (view) => {
    const { width, height } = view.stage;
    const colors = ['#e8584a', '#f2b03c', '#4f9ad0', '#5ab068'];
    return (
      grass(view) +
      [0.07, 0.17, 0.84, 0.94]
        .map((fraction, index) =>
          place(
            circle(0, -40, 40, { fill: view.brushes.near.ball(colors[index] ?? '#e8584a') }) +
              path(starPath(0, -40, 22), { fill: '#fff6dc' }) +
              stroke(`M-38 -30Q0 ${round(-14)} 38 -30`, '#fff6dc', 6),
            { x: width * fraction, y: height * (0.93 + (index % 2) * 0.03), scale: view.unit * 0.8 },
          ),
        )
        .join('')
    );
  },
};
