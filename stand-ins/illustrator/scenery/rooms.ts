import { mix, shade } from '../svg/color.ts';
import { ellipse, path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath } from '../svg/paths.ts';
import type { Ground } from './grounds.ts';
import { isNight } from './lights.ts';
import { FLOOR_TOP, type Room } from './room.ts';
import type { View } from './view.ts';
import { TEXTURES } from './room-walls.ts';
import { WINDOWS } from './room-windows.ts';
import { CEILINGS, SIDES } from './room-fittings.ts';

/** The walls of a room, with the sky outside its windows. */
export const roomBack =
  (room: Room) =>
  (view: View): Svg => {
    const { stage, brushes } = view;
    const { light, width: w, height: h } = stage;
    const wall = mix(brushes.middle.lit(room.wall), light.dark, isNight(light) ? 0.12 : 0);
    const fill = stage.defs.linear([
      [0, shade(wall, -0.1)],
      [0.6, wall],
      [1, shade(wall, 0.04)],
    ]);
    return [
      rect(0, 0, w, h, { fill }),
      TEXTURES[room.texture](view, wall),
      WINDOWS[room.windows](view),
      SIDES[room.sides](view),
      CEILINGS[room.ceiling](view),
    ].join('');
  };

export const roomGround =
  (room: Room) =>
  (view: View): Ground => ({
    back: floor(view, room),
    front: '',
    standingY: () => view.stage.height * (FLOOR_TOP + 0.045),
  });

function floor({ stage, brushes, unit }: View, { floor: color, cover, wall }: Room): Svg {
  const { width: w, height: h } = stage;
  const top = h * FLOOR_TOP;
  const wood = brushes.near.lit(color);
  const seams = Array.from({ length: 17 }, (_, index) => {
    const fraction = index / 16 - 0.5;
    return `M${round(w / 2 + fraction * w)} ${round(top)}L${round(w / 2 + fraction * w * 2.4)} ${h}`;
  });
  const across =
    cover === 'tiles' || cover === 'metal'
      ? [0.1, 0.3, 0.6].map((fraction) => `M0 ${round(top + (h - top) * fraction)}H${w}`)
      : [];
  return [
    rect(0, top, w, h - top, {
      fill: stage.defs.linear([
        [0, shade(wood, -0.07)],
        [1, shade(wood, 0.03)],
      ]),
    }),
    stroke([...seams, ...across].join(''), shade(wood, cover === 'metal' ? 0.16 : -0.14), 2.6 * unit, {
      opacity: 0.55,
    }),
    cover === 'carpet' ? carpet({ stage, brushes }, top) : '',
    cover === 'rug' ? rug({ stage, brushes }, top) : '',
    rect(0, top - 9 * unit, w, 14 * unit, { fill: shade(brushes.near.lit(wall), -0.16) }),
  ].join('');
}

function carpet({ stage, brushes }: Pick<View, 'stage' | 'brushes'>, top: number): Svg {
  const { width: w, height: h } = stage;
  const shape = polygonPath([
    [w * 0.3, top],
    [w * 0.7, top],
    [w * 1.02, h],
    [w * -0.02, h],
  ]);
  return (
    path(shape, { fill: brushes.near.lit('#a8384a'), opacity: 0.94 }) +
    stroke(
      `M${round(w * 0.335)} ${round(top)}L${round(w * 0.06)} ${h}M${round(w * 0.665)} ${round(top)}L${round(w * 0.94)} ${h}`,
      brushes.near.lit('#f0c870'),
      5,
      { opacity: 0.85 },
    )
  );
}

function rug({ stage, brushes }: Pick<View, 'stage' | 'brushes'>, top: number): Svg {
  const { width: w, height: h } = stage;
  const y = top + (h - top) * 0.62;
  return [
    [0.4, '#b8503c'],
    [0.35, '#f0d8a8'],
    [0.3, '#4f7a8a'],
    [0.18, '#e8b45a'],
  ]
    .map(([fraction, color]) =>
      ellipse(w / 2, y, w * Number(fraction), (h - top) * Number(fraction) * 0.9, {
        fill: brushes.near.lit(String(color)),
      }),
    )
    .join('');
}
