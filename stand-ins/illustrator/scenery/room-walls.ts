import { mix, shade, type Hex } from '../svg/color.ts';
import { path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { FLOOR_TOP, type Room } from './room.ts';
import type { View } from './view.ts';

/** The wall textures of rooms. */

export const TEXTURES: Readonly<Record<Room['texture'], (view: View, wall: Hex) => Svg>> = {
  plaster: () => '',
  wood: ({ stage, unit }, wall) =>
    stroke(
      Array.from(
        { length: 15 },
        (_, index) => `M${round((stage.width * index) / 14)} 0V${round(stage.height * FLOOR_TOP)}`,
      ).join(''),
      shade(wall, -0.08),
      4 * unit,
      { opacity: 0.7 },
    ),
  stripes: ({ stage }, wall) =>
    Array.from({ length: 12 }, (_, index) =>
      rect((stage.width * (index + 0.25)) / 12, 0, stage.width / 24, stage.height * FLOOR_TOP, {
        fill: shade(wall, 0.05),
        opacity: 0.5,
      }),
    ).join(''),
  stone: ({ stage, unit }, wall) => {
    const stones = Array.from({ length: 46 }, () =>
      rect(stage.random.between(-20, stage.width), stage.random.between(0, stage.height * 0.7), 78 * unit, 34 * unit, {
        rx: 6 * unit,
        fill: shade(wall, stage.random.between(-0.05, 0.05)),
        opacity: 0.7,
      }),
    );
    return stones.join('');
  },
  metal: ({ stage, unit }, wall) =>
    stroke(
      [0.2, 0.5, 0.8]
        .map((fraction) => `M${round(stage.width * fraction)} 0V${round(stage.height * FLOOR_TOP)}`)
        .join('') + `M0 ${round(stage.height * 0.56)}H${stage.width}M0 ${round(stage.height * 0.12)}H${stage.width}`,
      shade(wall, -0.1),
      7 * unit,
    ) + stroke(`M0 ${round(stage.height * 0.58)}H${stage.width}`, stage.light.accent, 4 * unit, { opacity: 0.7 }),
  mirrors: ({ stage, brushes, unit }) =>
    [0.1, 0.3, 0.5, 0.7, 0.9]
      .map((fraction) => {
        const [x, half, top, bottom] = [
          stage.width * fraction,
          stage.width * 0.075,
          stage.height * 0.12,
          stage.height * FLOOR_TOP,
        ];
        const frame = `M${round(x - half)} ${round(bottom)}V${round(top + half)}A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(top + half)}V${round(bottom)}Z`;
        return (
          path(frame, {
            fill: stage.defs.linear([
              [0, '#e8f6ff'],
              [0.6, mix(stage.light.accent, '#ffffff', 0.4)],
              [1, '#9ab0e0'],
            ]),
            stroke: brushes.middle.lit('#d8b060'),
            strokeWidth: 9 * unit,
          }) +
          stroke(
            `M${round(x - half * 0.5)} ${round(bottom - 90 * unit)}L${round(x + half * 0.4)} ${round(top + 120 * unit)}`,
            '#ffffff',
            8 * unit,
            { opacity: 0.6 },
          )
        );
      })
      .join(''),
};
