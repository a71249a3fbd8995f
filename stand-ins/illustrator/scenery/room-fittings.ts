import { shade } from '../svg/color.ts';
import { circle, ellipse, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { starPath } from '../svg/paths.ts';
import type { Room } from './room.ts';
import type { View } from './view.ts';

/** The fittings at the side walls and ceilings of rooms. */

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

export const SIDES: Readonly<Record<Room['sides'], (view: View) => Svg>> = {
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
          (fraction) =>
            rect(x, h * fraction, w * 0.14, 12 * unit, { fill: brushes.middle.lit('#8a5c3a') }) +
            [0.2, 0.5, 0.8]
              .map((dx) => {
                const color = random.pick(['#e8a04a', '#6aa8c8', '#c86a7a', '#8ab86a', '#f0e0c0']);
                const r = random.between(18, 30) * unit;
                return random.chance(0.5)
                  ? ellipse(x + w * 0.14 * dx, h * fraction - r, r * 0.8, r, { fill: brushes.middle.ball(color) }) +
                      rect(x + w * 0.14 * dx - r * 0.3, h * fraction - r * 2.3, r * 0.6, r * 0.5, {
                        fill: brushes.middle.lit(color, -0.06),
                      })
                  : rect(x + w * 0.14 * dx - r * 0.7, h * fraction - r * 1.5, r * 1.4, r * 1.5, {
                      rx: 5 * unit,
                      fill: brushes.middle.sheen(color),
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
        (fraction) =>
          rect(w * fraction - half, h * 0.06, half * 2, h * 0.68, { fill: brushes.middle.sheen('#efe4d4') }) +
          rect(w * fraction - half * 1.5, h * 0.04, half * 3, h * 0.03, {
            rx: 6,
            fill: brushes.middle.lit('#f6ecd8'),
          }) +
          rect(w * fraction - half * 1.5, h * 0.71, half * 3, h * 0.035, {
            rx: 6,
            fill: brushes.middle.lit('#e0d0b8'),
          }),
      )
      .join('');
  },
  curtains: ({ stage, brushes }) => {
    const { width: w, height: h } = stage;
    return bothSides((side) => {
      const at = (fraction: number) => round(side < 0 ? w * fraction : w * (1 - fraction));
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
      .map((fraction, index) =>
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
          { x: w * fraction, y: h * (index % 2 === 0 ? 0.77 : 0.8), scale: unit * 1.25 },
        ),
      )
      .join('');
  },
  pipes: ({ stage, brushes, unit }) => {
    const { width: w, height: h } = stage;
    return bothSides((side) => {
      const at = (fraction: number) => round(side < 0 ? w * fraction : w * (1 - fraction));
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

function chandelier({ stage, unit }: View, fraction: number): Svg {
  const candles = [-70, -24, 24, 70].map(
    (at) =>
      circle(at, -40, 44, { fill: stage.defs.glow('#ffd27a', 0.75) }) +
      rect(at - 6, -30, 12, 34, { fill: '#fff4dc' }) +
      path(`M${at} -56q12 16 0 26q-12 -10 0 -26Z`, { fill: '#ffc24a' }),
  );
  return place(stroke('M0 -200V-4M-84 6Q0 40 84 6', '#c8964a', 8) + candles.join(''), {
    x: stage.width * fraction,
    y: stage.height * 0.13,
    scale: unit * 1.1,
  });
}

export const CEILINGS: Readonly<Record<Room['ceiling'], (view: View) => Svg>> = {
  none: () => '',
  chandelier: (view) => chandelier(view, 0.2) + chandelier(view, 0.8),
  lamps: ({ stage, unit }) =>
    [0.22, 0.5, 0.78]
      .map((fraction, index) =>
        place(
          stroke('M0 -160V-30', '#6a5040', 4) +
            circle(0, 4, 90, { fill: stage.defs.glow('#ffd27a', 0.7) }) +
            path('M-40 4Q-34 -36 0 -38Q34 -36 40 4Z', { fill: ['#e8785a', '#5a9ab0', '#e8b04a'][index] ?? '#e8785a' }) +
            circle(0, 8, 15, { fill: '#fff2c0' }),
          { x: stage.width * fraction, y: stage.height * 0.12, scale: unit },
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
