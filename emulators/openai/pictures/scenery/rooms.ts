import { mix, shade, type Hex } from '../svg/colour.ts';
import { circle, ellipse, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, starPath } from '../svg/paths.ts';
import type { Ground } from './grounds.ts';
import { isNight } from './lights.ts';
import type { View } from './view.ts';

/** How a room is built; its furniture are the details that stand in it. */
export interface Room {
  readonly wall: Hex;
  readonly texture: 'plaster' | 'wood' | 'stone' | 'metal' | 'stripes' | 'mirrors';
  readonly windows: 'arched' | 'square' | 'round' | 'wide' | 'dome' | 'none';
  readonly sides: 'books' | 'shelves' | 'columns' | 'curtains' | 'plants' | 'pipes' | 'none';
  readonly floor: Hex;
  readonly cover: 'carpet' | 'rug' | 'tiles' | 'planks' | 'metal';
  readonly ceiling: 'chandelier' | 'lamps' | 'beams' | 'cobwebs' | 'none';
}

const FLOOR_AT = 0.74;

/** The walls of a room, with its windows on the sky outside. */
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
    standingY: () => view.stage.height * (FLOOR_AT + 0.045),
  });

function floor({ stage, brushes, unit }: View, { floor: colour, cover, wall }: Room): Svg {
  const { width: w, height: h } = stage;
  const top = h * FLOOR_AT;
  const wood = brushes.near.lit(colour);
  const seams = Array.from({ length: 17 }, (_, index) => {
    const share = index / 16 - 0.5;
    return `M${round(w / 2 + share * w)} ${round(top)}L${round(w / 2 + share * w * 2.4)} ${h}`;
  });
  const across =
    cover === 'tiles' || cover === 'metal'
      ? [0.1, 0.3, 0.6].map((share) => `M0 ${round(top + (h - top) * share)}H${w}`)
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
    .map(([share, colour]) =>
      ellipse(w / 2, y, w * Number(share), (h - top) * Number(share) * 0.9, { fill: brushes.near.lit(String(colour)) }),
    )
    .join('');
}

const TEXTURES: Readonly<Record<Room['texture'], (view: View, wall: Hex) => Svg>> = {
  plaster: () => '',
  wood: ({ stage, unit }, wall) =>
    stroke(
      Array.from(
        { length: 15 },
        (_, index) => `M${round((stage.width * index) / 14)} 0V${round(stage.height * FLOOR_AT)}`,
      ).join(''),
      shade(wall, -0.08),
      4 * unit,
      { opacity: 0.7 },
    ),
  stripes: ({ stage }, wall) =>
    Array.from({ length: 12 }, (_, index) =>
      rect((stage.width * (index + 0.25)) / 12, 0, stage.width / 24, stage.height * FLOOR_AT, {
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
      [0.2, 0.5, 0.8].map((share) => `M${round(stage.width * share)} 0V${round(stage.height * FLOOR_AT)}`).join('') +
        `M0 ${round(stage.height * 0.56)}H${stage.width}M0 ${round(stage.height * 0.12)}H${stage.width}`,
      shade(wall, -0.1),
      7 * unit,
    ) + stroke(`M0 ${round(stage.height * 0.58)}H${stage.width}`, stage.light.accent, 4 * unit, { opacity: 0.7 }),
  mirrors: ({ stage, brushes, unit }) =>
    [0.1, 0.3, 0.5, 0.7, 0.9]
      .map((share) => {
        const [x, half, top, bottom] = [
          stage.width * share,
          stage.width * 0.075,
          stage.height * 0.12,
          stage.height * FLOOR_AT,
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

/** What is seen through a window of this size: the sky of this light, a hill, a star or the sun. */
function outlook({ stage }: View, x: number, y: number, half: number, tall: number): Svg {
  const { light, defs } = stage;
  const glass = defs.linear([
    [0, light.sky[0]],
    [0.5, light.sky[2]],
    [1, light.sky[3]],
  ]);
  return (
    rect(x - half, y - tall, half * 2, tall * 2, { fill: glass }) +
    path(
      `M${round(x - half)} ${round(y + tall)}V${round(y + tall * 0.5)}Q${round(x - half * 0.3)} ${round(y + tall * 0.2)} ${round(x + half * 0.2)} ${round(y + tall * 0.5)}T${round(x + half)} ${round(y + tall * 0.4)}V${round(y + tall)}Z`,
      {
        fill: mix(light.foliage, light.haze, 0.4),
      },
    ) +
    (isNight(light)
      ? path(
          [
            starPath(x - half * 0.4, y - tall * 0.5, half * 0.1),
            starPath(x + half * 0.3, y - tall * 0.2, half * 0.08),
            starPath(x + half * 0.1, y - tall * 0.7, half * 0.06),
          ].join(''),
          { fill: '#fff' },
        )
      : '')
  );
}

function paned(view: View, x: number, y: number, half: number, tall: number, shape: 'arch' | 'square'): Svg {
  const { stage, brushes } = view;
  const frame = brushes.middle.lit('#d8b07a');
  const top = y - tall;
  const outline =
    shape === 'arch'
      ? `M${round(x - half)} ${round(y + tall)}V${round(top)}A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(top)}V${round(y + tall)}Z`
      : `M${round(x - half)} ${round(y + tall)}V${round(top)}H${round(x + half)}V${round(y + tall)}Z`;
  const clip = stage.defs.clip(path(outline, {}));
  return (
    ellipse(x, y, half * 2.6, tall * 1.9, { fill: stage.defs.glow(stage.light.sun, 0.4) }) +
    `<g clip-path="${clip}">${outlook(view, x, y - half * 0.5, half, tall + half)}</g>` +
    path(outline, { fill: 'none', stroke: frame, strokeWidth: half * 0.16 }) +
    stroke(
      `M${round(x)} ${round(shape === 'arch' ? top - half : top)}V${round(y + tall)}M${round(x - half)} ${round(y - tall * 0.3)}H${round(x + half)}M${round(x - half)} ${round(y + tall * 0.35)}H${round(x + half)}`,
      frame,
      half * 0.07,
    )
  );
}

const WINDOWS: Readonly<Record<Room['windows'], (view: View) => Svg>> = {
  none: () => '',
  arched: (view) =>
    [0.26, 0.5, 0.74]
      .map((share) =>
        paned(
          view,
          view.stage.width * share,
          view.stage.height * 0.36,
          view.stage.width * 0.08,
          view.stage.height * 0.16,
          'arch',
        ),
      )
      .join(''),
  square: (view) =>
    [0.3, 0.7]
      .map((share) =>
        paned(
          view,
          view.stage.width * share,
          view.stage.height * 0.36,
          view.stage.width * 0.085,
          view.stage.height * 0.12,
          'square',
        ),
      )
      .join(''),
  round: (view) => {
    const { stage, brushes } = view;
    return [0.25, 0.5, 0.75]
      .map((share) => {
        const [x, y, r] = [stage.width * share, stage.height * 0.36, Math.min(stage.width, stage.height) * 0.1];
        const clip = stage.defs.clip(circle(x, y, r, {}));
        return (
          `<g clip-path="${clip}">${outlook(view, x, y, r, r)}</g>` +
          circle(x, y, r, { fill: 'none', stroke: brushes.middle.lit('#c8a05a'), strokeWidth: r * 0.2 }) +
          [0, 60, 120, 180, 240, 300]
            .map((turn) =>
              circle(x + Math.cos(turn / 57.3) * r, y + Math.sin(turn / 57.3) * r, r * 0.05, {
                fill: brushes.middle.lit('#8a6a34'),
              }),
            )
            .join('')
        );
      })
      .join('');
  },
  wide: ({ stage, brushes, unit }) => {
    const { width, height, random } = stage;
    const [left, top, w, h] = [width * 0.08, height * 0.14, width * 0.84, height * 0.42];
    const stars = Array.from({ length: 60 }, () =>
      circle(
        left + random.between(0.02, 0.98) * w,
        top + random.between(0.04, 0.96) * h,
        random.between(0.8, 2.6) * unit * 1.4,
        { fill: '#fff' },
      ),
    );
    return (
      rect(left, top, w, h, {
        rx: h * 0.2,
        fill: stage.defs.linear([
          [0, '#0a1030'],
          [0.6, '#2a2a68'],
          [1, '#6a4a98'],
        ]),
      }) +
      stars.join('') +
      circle(left + w * 0.72, top + h * 0.52, h * 0.26, {
        fill: stage.defs.radial(
          [
            [0, '#ffd0a0'],
            [0.6, '#e08a6a'],
            [1, '#7a3a6a'],
          ],
          { cx: 0.34, cy: 0.3, r: 0.8 },
        ),
      }) +
      ellipse(left + w * 0.72, top + h * 0.52, h * 0.44, h * 0.09, {
        fill: 'none',
        stroke: '#ffe6c0',
        strokeWidth: h * 0.03,
        transform: `rotate(-16 ${round(left + w * 0.72)} ${round(top + h * 0.52)})`,
      }) +
      circle(left + w * 0.2, top + h * 0.3, h * 0.1, { fill: '#8ac8f0' }) +
      rect(left, top, w, h, {
        rx: h * 0.2,
        fill: 'none',
        stroke: brushes.middle.lit('#c4d0e4'),
        strokeWidth: 15 * unit,
      }) +
      stroke(
        `M${round(width * 0.36)} ${round(top)}V${round(top + h)}M${round(width * 0.64)} ${round(top)}V${round(top + h)}`,
        brushes.middle.lit('#c4d0e4'),
        8 * unit,
      )
    );
  },
  dome: ({ stage, brushes, unit }) => {
    const { width, height, random, light } = stage;
    const stars = Array.from({ length: 90 }, () => {
      const [x, y] = [random.between(0.08, 0.92) * width, random.between(0.04, 0.6) * height];
      return circle(x, y, random.between(0.8, 3) * unit * 1.3, { fill: '#fff', opacity: random.between(0.5, 1) });
    });
    const signs = `M${round(width * 0.2)} ${round(height * 0.3)}l${round(width * 0.07)} ${round(-height * 0.07)}l${round(width * 0.08)} ${round(height * 0.03)}l${round(width * 0.05)} ${round(height * 0.08)}M${round(width * 0.64)} ${round(height * 0.2)}l${round(width * 0.06)} ${round(height * 0.08)}l${round(width * 0.1)} ${round(-height * 0.02)}l${round(-width * 0.03)} ${round(-height * 0.1)}l${round(-width * 0.13)} ${round(height * 0.04)}`;
    return (
      path(
        `M0 ${round(height * 0.7)}V${round(height * 0.3)}Q${round(width * 0.5)} ${round(-height * 0.42)} ${width} ${round(height * 0.3)}V${round(height * 0.7)}Z`,
        {
          fill: stage.defs.linear([
            [0, '#0a1030'],
            [0.7, '#2f2a70'],
            [1, mix('#6a5ab0', light.haze, 0.2)],
          ]),
          stroke: brushes.middle.lit('#b8a0d0'),
          strokeWidth: 12 * unit,
        },
      ) +
      stars.join('') +
      stroke(signs, '#ffe8a0', 3 * unit, { opacity: 0.8 })
    );
  },
};

const SPINES = ['#b4483c', '#3f6fa8', '#4a8a5a', '#c8963e', '#7a4c96', '#d8c8a8', '#2f5f6a'] as const;

function bookcase({ stage, brushes }: View, x: number, y: number, w: number, h: number): Svg {
  const { random } = stage;
  const wood = brushes.middle.lit('#6a4430');
  const gap = h / 6;
  const parts = [rect(x, y, w, h, { fill: shade(wood, -0.12) })];
  for (let shelf = 0; shelf < 6; shelf++) {
    const floorY = y + (shelf + 1) * gap;
    for (let at = x + 6; at < x + w - 12;) {
      const thick = random.between(0.008, 0.016) * stage.height;
      const tall = gap * random.between(0.58, 0.85);
      parts.push(
        rect(at, floorY - tall, thick, tall, { rx: 2, fill: brushes.middle.lit(random.pick(SPINES)) }),
        rect(at, floorY - tall * 0.82, thick, 4, { fill: '#f4d890', opacity: 0.6 }),
      );
      at += thick + 1.5;
    }
    parts.push(rect(x, floorY - 3, w, 9, { fill: wood }));
  }
  return parts.join('');
}

const bothSides = (drawing: (side: -1 | 1) => Svg): Svg => drawing(-1) + drawing(1);

const SIDES: Readonly<Record<Room['sides'], (view: View) => Svg>> = {
  none: () => '',
  books: (view) => {
    const { width: w, height: h } = view.stage;
    return bookcase(view, 0, h * 0.14, w * 0.15, h * 0.6) + bookcase(view, w * 0.85, h * 0.14, w * 0.15, h * 0.6);
  },
  shelves: (view) => {
    const { stage, brushes, unit } = view;
    const { width: w, height: h, random } = stage;
    return bothSides((side) => {
      const x = side < 0 ? 0 : w * 0.86;
      return [0.3, 0.44, 0.58]
        .map(
          (share) =>
            rect(x, h * share, w * 0.14, 12 * unit, { fill: brushes.middle.lit('#8a5c3a') }) +
            [0.2, 0.5, 0.8]
              .map((dx) => {
                const colour = random.pick(['#e8a04a', '#6aa8c8', '#c86a7a', '#8ab86a', '#f0e0c0']);
                const r = random.between(18, 30) * unit;
                return random.chance(0.5)
                  ? ellipse(x + w * 0.14 * dx, h * share - r, r * 0.8, r, { fill: brushes.middle.ball(colour) }) +
                      rect(x + w * 0.14 * dx - r * 0.3, h * share - r * 2.3, r * 0.6, r * 0.5, {
                        fill: brushes.middle.lit(colour, -0.06),
                      })
                  : rect(x + w * 0.14 * dx - r * 0.7, h * share - r * 1.5, r * 1.4, r * 1.5, {
                      rx: 5 * unit,
                      fill: brushes.middle.sheen(colour),
                    });
              })
              .join(''),
        )
        .join('');
    });
  },
  columns: ({ stage, brushes }) => {
    const { width: w, height: h } = stage;
    const half = w * 0.032;
    return [0.05, 0.16, 0.84, 0.95]
      .map(
        (share) =>
          rect(w * share - half, h * 0.06, half * 2, h * 0.68, { fill: brushes.middle.sheen('#efe4d4') }) +
          rect(w * share - half * 1.5, h * 0.04, half * 3, h * 0.03, { rx: 6, fill: brushes.middle.lit('#f6ecd8') }) +
          rect(w * share - half * 1.5, h * 0.71, half * 3, h * 0.035, { rx: 6, fill: brushes.middle.lit('#e0d0b8') }),
      )
      .join('');
  },
  curtains: ({ stage, brushes }) => {
    const { width: w, height: h } = stage;
    return bothSides((side) => {
      const at = (share: number) => round(side < 0 ? w * share : w * (1 - share));
      return (
        path(
          `M${at(-0.02)} 0H${at(0.22)}Q${at(0.2)} ${round(h * 0.34)} ${at(0.08)} ${round(h * 0.48)}Q${at(0.14)} ${round(h * 0.6)} ${at(0.13)} ${round(h * 0.75)}H${at(-0.02)}Z`,
          { fill: brushes.middle.sheen('#a83a4c') },
        ) +
        stroke(
          `M${at(0.05)} 0Q${at(0.06)} ${round(h * 0.3)} ${at(0.03)} ${round(h * 0.48)}M${at(0.14)} 0Q${at(0.13)} ${round(h * 0.3)} ${at(0.06)} ${round(h * 0.48)}`,
          brushes.middle.lit('#7a2438'),
          5,
          { opacity: 0.6 },
        ) +
        stroke(
          `M${at(-0.02)} ${round(h * 0.46)}Q${at(0.04)} ${round(h * 0.52)} ${at(0.1)} ${round(h * 0.47)}`,
          brushes.middle.lit('#f0c860'),
          13,
        )
      );
    });
  },
  plants: ({ stage, brushes, unit }) => {
    const { width: w, height: h } = stage;
    return [0.05, 0.15, 0.85, 0.95]
      .map((share, index) =>
        place(
          path('M-40 0L-32 -60H32L40 0Z', { fill: brushes.near.sheen('#c8744a') }) +
            [-150, -120, -90, -60, -30]
              .map((turn) =>
                path('M0 -56Q40 -90 130 -60Q60 -30 0 -56Z', {
                  fill: brushes.near.lit('#5aaa58', turn / 2400),
                  transform: `rotate(${turn} 0 -56)`,
                }),
              )
              .join('') +
            (index % 2 === 0
              ? path(starPath(0, -170, 27, 6, 0.6), { fill: '#ffb0c8' }) + circle(0, -170, 9, { fill: '#ffe27a' })
              : ''),
          { x: w * share, y: h * (index % 2 === 0 ? 0.77 : 0.8), scale: unit * 1.25 },
        ),
      )
      .join('');
  },
  pipes: ({ stage, brushes, unit }) => {
    const { width: w, height: h } = stage;
    return bothSides((side) => {
      const at = (share: number) => round(side < 0 ? w * share : w * (1 - share));
      return (
        stroke(
          `M${at(0.03)} 0V${round(h * 0.5)}H${at(0.12)}V${round(h * 0.74)}M${at(0.09)} 0V${round(h * 0.3)}H${at(-0.02)}`,
          brushes.middle.lit('#c8843e'),
          24 * unit,
        ) +
        stroke(
          `M${at(0.026)} 0V${round(h * 0.5)}M${at(0.116)} ${round(h * 0.52)}V${round(h * 0.74)}`,
          '#ffe0a8',
          5 * unit,
          { opacity: 0.6 },
        ) +
        circle(at(0.12), h * 0.42, 32 * unit, {
          fill: '#fff8e4',
          stroke: brushes.middle.lit('#a8702e'),
          strokeWidth: 8 * unit,
        }) +
        stroke(`M${at(0.12)} ${round(h * 0.42)}l${round(-14 * unit)} ${round(-14 * unit)}`, '#c83a3a', 5 * unit)
      );
    });
  },
};

function chandelier({ stage, unit }: View, share: number): Svg {
  const candles = [-70, -24, 24, 70].map(
    (at) =>
      circle(at, -40, 44, { fill: stage.defs.glow('#ffd27a', 0.75) }) +
      rect(at - 6, -30, 12, 34, { fill: '#fff4dc' }) +
      path(`M${at} -56q12 16 0 26q-12 -10 0 -26Z`, { fill: '#ffc24a' }),
  );
  return place(stroke('M0 -200V-4M-84 6Q0 40 84 6', '#c8964a', 8) + candles.join(''), {
    x: stage.width * share,
    y: stage.height * 0.13,
    scale: unit * 1.1,
  });
}

const CEILINGS: Readonly<Record<Room['ceiling'], (view: View) => Svg>> = {
  none: () => '',
  chandelier: (view) => chandelier(view, 0.2) + chandelier(view, 0.8),
  lamps: ({ stage, unit }) =>
    [0.22, 0.5, 0.78]
      .map((share, index) =>
        place(
          stroke('M0 -160V-30', '#6a5040', 4) +
            circle(0, 4, 90, { fill: stage.defs.glow('#ffd27a', 0.7) }) +
            path('M-40 4Q-34 -36 0 -38Q34 -36 40 4Z', { fill: ['#e8785a', '#5a9ab0', '#e8b04a'][index] ?? '#e8785a' }) +
            circle(0, 8, 15, { fill: '#fff2c0' }),
          { x: stage.width * share, y: stage.height * 0.12, scale: unit },
        ),
      )
      .join(''),
  beams: ({ stage, brushes, unit }) => {
    const { width: w, height: h } = stage;
    return (
      path(`M0 ${round(h * 0.34)}L${round(w * 0.5)} ${round(-h * 0.06)}L${w} ${round(h * 0.34)}V0H0Z`, {
        fill: brushes.middle.lit('#6a4a38', -0.06),
      }) +
      stroke(
        `M${round(-w * 0.02)} ${round(h * 0.36)}L${round(w * 0.5)} ${round(-h * 0.05)}L${round(w * 1.02)} ${round(h * 0.36)}M0 ${round(h * 0.2)}H${w}`,
        brushes.middle.lit('#8a6244'),
        26 * unit,
      )
    );
  },
  cobwebs: ({ stage, unit }) => {
    const { width: w } = stage;
    const web = (side: -1 | 1) => {
      const x = side < 0 ? 0 : w;
      const s = (value: number) => round(value * unit * -side);
      const u = (value: number) => round(value * unit);
      return `M${x} 0L${round(x + s(200))} ${u(40)}M${x} 0L${round(x + s(150))} ${u(150)}M${x} 0L${round(x + s(40))} ${u(210)}M${round(x + s(90))} ${u(18)}Q${round(x + s(70))} ${u(40)} ${round(x + s(68))} ${u(68)}Q${round(x + s(36))} ${u(70)} ${round(x + s(18))} ${u(94)}M${round(x + s(160))} ${u(32)}Q${round(x + s(124))} ${u(70)} ${round(x + s(120))} ${u(120)}Q${round(x + s(66))} ${u(124)} ${round(x + s(32))} ${u(168)}`;
    };
    return stroke(web(-1) + web(1), '#ffffff', 3 * unit, { opacity: 0.55 });
  },
};
