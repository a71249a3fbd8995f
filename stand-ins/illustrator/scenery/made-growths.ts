import { circle, ellipse, path, place, rect, round, stroke } from '../svg/elements.ts';
import { scallopPath, starPath } from '../svg/paths.ts';
import type { Growth } from './growths.ts';

/** What frames places without plants: sweets, toys, houses, flags. */

/** Trees of candyfloss and sticks of candy. */
export const candyTrees: Growth = ({ stage, brushes }, x, y, size) => {
  if (stage.random.chance(0.45)) {
    const s = size / 200;
    const cane = `M0 0V-150q0 -46 44 -46t44 44`;
    return place(
      stroke(cane, '#fff8f4', 22) +
        stroke(cane, brushes.near.lit('#e8485e'), 22, { strokeDasharray: '15 20', strokeLinecap: 'butt' }),
      {
        x: x - 30 * s,
        y,
        scale: s,
      },
    );
  }
  const color = stage.random.pick(['#ffb0d0', '#b8e4ff', '#fff0a8', '#d0c0ff']);
  return (
    rect(x - size * 0.025, y - size * 0.6, size * 0.05, size * 0.6, { fill: brushes.near.lit('#fff6ec') }) +
    path(scallopPath([x, y - size * 0.72], size * 0.27, size * 0.24, 12), { fill: brushes.near.ball(color) }) +
    path(scallopPath([x - size * 0.06, y - size * 0.78], size * 0.14, size * 0.1, 9), {
      fill: '#ffffff',
      opacity: 0.35,
    })
  );
};

/** A tall colored pencil, or a ball on a block. */
export const toys: Growth = ({ stage, brushes }, x, y, size) => {
  const color = stage.random.pick(['#e8503c', '#f2c03e', '#4f8ad0', '#5ab068', '#a070d0']);
  const [w, h] = [size * 0.17, size * stage.random.between(0.7, 1.05)];
  if (stage.random.chance(0.5)) {
    return (
      rect(x - w / 2, y - h, w, h, { fill: brushes.near.sheen(color) }) +
      path(
        `M${round(x - w / 2)} ${round(y - h)}L${round(x)} ${round(y - h - w * 1.2)}L${round(x + w / 2)} ${round(y - h)}Z`,
        { fill: brushes.near.lit('#f4dcb8') },
      ) +
      path(
        `M${round(x - w * 0.17)} ${round(y - h - w * 0.8)}L${round(x)} ${round(y - h - w * 1.2)}L${round(x + w * 0.17)} ${round(y - h - w * 0.8)}Z`,
        { fill: brushes.near.lit(color) },
      )
    );
  }
  const side = size * 0.34;
  return (
    rect(x - side / 2, y - side, side, side, { rx: 6, fill: brushes.near.sheen(color) }) +
    path(starPath(x, y - side / 2, side * 0.3), { fill: '#fff6dc' }) +
    circle(x, y - side * 1.42, side * 0.42, {
      fill: brushes.near.ball(stage.random.pick(['#ff8a6a', '#6ac0f0', '#ffd45e'])),
    })
  );
};

/** Musical notes and horns that grow like flowers. */
export const noteFlowers: Growth = ({ stage, brushes }, x, y, size) => {
  const color = brushes.near.lit(stage.random.pick(['#e8788a', '#6a8ae0', '#f0b444', '#6ab890']));
  const s = (size * stage.random.between(0.7, 1)) / 200;
  return place(
    stage.random.chance(0.5)
      ? ellipse(-14, -8, 27, 19, { fill: color, transform: 'rotate(-18 -14 -8)' }) +
          stroke('M10 -12V-176Q48 -160 54 -106', color, 12)
      : stroke('M0 0Q-12 -60 0 -112', brushes.near.lit('#d8a24a'), 12) +
          path('M-14 -108Q-8 -150 -60 -196Q0 -214 60 -196Q10 -150 14 -108Z', { fill: brushes.near.ball('#f0bc4a') }) +
          ellipse(0, -198, 60, 15, { fill: brushes.near.lit('#b8802e') }),
    { x, y, scale: s },
  );
};

/** A cloud or a crescent moon, hanging on a string. */
export const dreamThings: Growth = ({ stage, brushes }, x, y, size) => {
  const s = size / 200;
  const thread = stroke('M0 0V-120', '#ffffff', 3, { opacity: 0.6 });
  return place(
    stage.random.chance(0.5)
      ? thread + path(scallopPath([0, -150], 62, 36, 9), { fill: brushes.near.ball('#fdf4ff') })
      : thread + path('M-6 -210A58 58 0 1 0 52 -130A46 46 0 1 1 -6 -210Z', { fill: brushes.near.ball('#ffe7a0') }),
    { x, y, scale: s },
  );
};

/** Clipped hedges: a cone, or a ball on a stem. */
export const topiary: Growth = ({ stage, brushes }, x, y, size) => {
  const green = brushes.near.ball('#5a9a4e');
  const s = (size * 0.8) / 200;
  return place(
    rect(-30, -34, 60, 36, { rx: 5, fill: brushes.near.sheen('#c8805a') }) +
      (stage.random.chance(0.5)
        ? path('M-44 -34Q-20 -110 0 -196Q20 -110 44 -34Z', { fill: green })
        : stroke('M0 -34V-80', brushes.near.lit('#7a5a40'), 9) +
          circle(0, -106, 46, { fill: green }) +
          circle(0, -172, 30, { fill: green })),
    { x, y, scale: s },
  );
};

const BRICKS = ['#d8a88a', '#e8c8a0', '#c89a9a', '#b8b0c8', '#e0b890'] as const;

const TILES = ['#b4553c', '#6a7fa8', '#8a5f78', '#5a8a7a'] as const;

/** A narrow town house with lit windows. */
export const townHouses: Growth = ({ stage, brushes }, x, y, size) => {
  const { near } = brushes;
  const [w, h] = [size * 0.52, size * stage.random.between(0.9, 1.25)];
  const wall = stage.random.pick(BRICKS);
  const windows = [0.24, 0.5, 0.76].flatMap((floor) =>
    [-0.24, 0.24].map(
      (dx) =>
        rect(x + dx * w - w * 0.11, y - h * floor - h * 0.1, w * 0.22, h * 0.13, { rx: w * 0.05, fill: near.lamp }) +
        stroke(`M${round(x + dx * w)} ${round(y - h * floor - h * 0.1)}v${round(h * 0.13)}`, near.lit('#7a5a4a'), 3),
    ),
  );
  return [
    rect(x - w / 2, y - h, w, h, { fill: near.sheen(wall) }),
    path(
      `M${round(x - w * 0.6)} ${round(y - h + 4)}L${round(x)} ${round(y - h - w * 0.62)}L${round(x + w * 0.6)} ${round(y - h + 4)}Z`,
      {
        fill: near.fade(stage.random.pick(TILES)),
      },
    ),
    ...windows,
    path(
      `M${round(x - w * 0.12)} ${round(y)}v${round(-h * 0.15)}a${round(w * 0.12)} ${round(w * 0.12)} 0 0 1 ${round(w * 0.24)} 0v${round(h * 0.15)}Z`,
      { fill: near.fade('#7a4e34') },
    ),
    rect(x - w * 0.42, y - h * 0.36, w * 0.84, h * 0.02, { fill: near.lit(wall, -0.12) }),
  ].join('');
};

/** Slender masts with pennants, for harbours and fairs. */
export const flagPoles: Growth = ({ stage, brushes }, x, y, size) => {
  const color = stage.random.pick(['#e8584a', '#f2b03c', '#4f86c8', '#5ab068']);
  const tall = size * 1.15;
  return (
    rect(x - size * 0.015, y - tall, size * 0.03, tall, { fill: brushes.near.lit('#8a6a50') }) +
    path(
      `M${round(x)} ${round(y - tall)}q${round(size * 0.16)} ${round(size * 0.04)} ${round(size * 0.34)} ${round(-size * 0.02)}l${round(-size * 0.08)} ${round(size * 0.09)}l${round(size * 0.08)} ${round(size * 0.09)}q${round(-size * 0.16)} ${round(size * 0.04)} ${round(-size * 0.34)} 0Z`,
      {
        fill: brushes.near.lit(color),
      },
    ) +
    circle(x, y - tall, size * 0.03, { fill: brushes.near.lit('#f2c860') })
  );
};

/** Bales of hay and sunflowers. */
export const harvest: Growth = ({ stage, brushes }, x, y, size) =>
  stage.random.chance(0.5)
    ? circle(x, y - size * 0.2, size * 0.2, { fill: brushes.near.ball('#e8c45a') }) +
      stroke(
        `M${round(x - size * 0.1)} ${round(y - size * 0.2)}a${round(size * 0.1)} ${round(size * 0.1)} 0 1 1 ${round(size * 0.1)} ${round(size * 0.1)}`,
        brushes.near.lit('#b8923a'),
        4,
      )
    : stroke(`M${round(x)} ${round(y)}V${round(y - size * 0.66)}`, brushes.near.lit('#5a9a48'), size * 0.04) +
      path(starPath(x, y - size * 0.7, size * 0.17, 12, 0.7), { fill: brushes.near.lit('#ffcf4a') }) +
      circle(x, y - size * 0.7, size * 0.09, { fill: brushes.near.ball('#7a4a2a') });
