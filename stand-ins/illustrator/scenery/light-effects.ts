import { mix } from '../svg/color.ts';
import { circle, ellipse, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { sparklePath } from '../svg/paths.ts';
import { rainbow } from './details/nature.ts';
import type { LightName } from './lights.ts';
import { northernLights, sunRays } from './sky.ts';
import type { View } from './view.ts';
import { thunderclouds, veil, weatherLayer } from './weather.ts';

/** What a light adds besides its colors. */
interface LightEffect {
  /** What the light adds in the sky, behind the land. */
  readonly sky?: (view: View) => Svg;
  /** What the light adds in the air, indoors and outdoors, in front of the land and behind the figures. */
  readonly air?: (view: View) => Svg;
}

export const skyEffect = (view: View): Svg => EFFECTS[view.setting.light].sky?.(view) ?? '';
export const airEffect = (view: View): Svg => EFFECTS[view.setting.light].air?.(view) ?? '';

const warmPool = ({ stage }: View, color: string, x: number, y: number, reach: number): Svg =>
  circle(stage.width * x, stage.height * y, stage.height * reach, { fill: stage.defs.glow(color, 0.55) });

const paperLantern = (view: View, x: number, y: number, size: number, color: string): Svg =>
  circle(x, y, size * 2.6, { fill: view.stage.defs.glow('#ffb648', 0.6) }) +
  path(
    `M${round(x - size * 0.7)} ${round(y - size)}H${round(x + size * 0.7)}Q${round(x + size * 1.1)} ${round(y)} ${round(x + size * 0.7)} ${round(y + size)}H${round(x - size * 0.7)}Q${round(x - size * 1.1)} ${round(y)} ${round(x - size * 0.7)} ${round(y - size)}Z`,
    {
      fill: color,
    },
  ) +
  stroke(
    `M${round(x - size * 0.6)} ${round(y - size)}H${round(x + size * 0.6)}M${round(x - size * 0.6)} ${round(y + size)}H${round(x + size * 0.6)}M${round(x)} ${round(y + size)}v${round(size * 0.5)}`,
    '#a85a2e',
    size * 0.16,
  );

const EFFECTS: Readonly<Record<LightName, LightEffect>> = {
  golden: {
    air: (view) =>
      warmPool(view, '#ffe0a0', 0.5, 0.5, 0.5) +
      sunRays(view.stage, view.stage.width * 0.1, -view.stage.height * 0.1, 0.5),
  },
  day: {},
  dawn: { air: (view) => veil(view, 0.66, 0.45) },
  moonlit: {
    air: ({ stage }) =>
      rect(0, stage.height * 0.7, stage.width, stage.height * 0.3, {
        fill: stage.defs.linear([
          [0, '#c8d8ff', 0],
          [1, '#c8d8ff', 0.14],
        ]),
      }),
  },
  aurora: { sky: ({ stage }) => northernLights(stage) },
  ember: { air: (view) => warmPool(view, '#ff8a4a', 0.5, 0.95, 0.5) },
  mystic: {
    air: (view) => {
      const { stage, unit } = view;
      const swirl = [0.2, 0.8].map((fraction, index) => {
        const [x, y, s] = [stage.width * fraction, stage.height * 0.4, unit * (index === 0 ? 1 : -1)];
        const q = (value: number) => round(value * s);
        return `M${round(x)} ${round(y + 120 * unit)}q${q(-90)} ${round(-60 * unit)} ${q(-20)} ${round(-130 * unit)}q${q(70)} ${round(-40 * unit)} ${q(60)} ${round(30 * unit)}q${q(-30)} ${round(34 * unit)} ${q(-46)} ${round(-2 * unit)}`;
      });
      return stroke(swirl.join(''), '#ffe8ff', 5 * unit, { opacity: 0.55 }) + glints(view, 26, '#ffe6a8');
    },
  },
  storm: { sky: thunderclouds, air: (view) => weatherLayer(view, 'rain') },
  candle: {
    air: (view) => {
      const { stage, unit } = view;
      const candles = [0.05, 0.14, 0.87, 0.95].map((fraction, index) =>
        place(
          circle(0, -92, 120, { fill: stage.defs.glow('#ffd27a', 0.7) }) +
            rect(-15, -70 + index * 6, 30, 74 - index * 6, { rx: 5, fill: '#fff4dc' }) +
            path('M0 -112q18 24 0 40q-18 -16 0 -40Z', { fill: '#ffc24a', transform: `translate(0 ${index * 6})` }) +
            ellipse(0, 4, 34, 8, { fill: '#c8964a' }),
          { x: stage.width * fraction, y: stage.height * (0.94 + (index % 2) * 0.03), scale: unit * 0.85 },
        ),
      );
      return warmPool(view, '#ffcf80', 0.5, 0.6, 0.55) + candles.join('');
    },
  },
  neon: {
    air: ({ stage }) =>
      stroke(
        `M0 ${round(stage.height * 0.985)}H${stage.width}M0 ${round(stage.height * 0.965)}H${stage.width}`,
        stage.light.accent,
        4,
        { opacity: 0.6 },
      ),
  },
  starlit: {
    sky: (view) => {
      const { stage, unit } = view;
      const { random, width, height } = stage;
      const band = Array.from({ length: 220 }, () => {
        const t = random.unit();
        const off = (random.unit() + random.unit() - 1) * height * 0.13;
        return circle(t * width, height * (0.5 - t * 0.44) + off, random.between(0.7, 2.6) * unit * 1.2, {
          fill: '#fff',
          opacity: random.between(0.4, 1),
        });
      });
      const glow = path(
        `M0 ${round(height * 0.56)}L${width} ${round(height * 0.1)}V${round(-height * 0.04)}L0 ${round(height * 0.36)}Z`,
        {
          fill: '#a8c0ff',
          opacity: 0.22,
          filter: stage.defs.blur(width * 0.03),
        },
      );
      return glow + band.join('') + glints(view, 12, '#ffffff');
    },
  },
  lantern: {
    sky: (view) =>
      (
        [
          [0.12, 0.16, 22],
          [0.3, 0.08, 15],
          [0.42, 0.24, 12],
          [0.62, 0.12, 17],
          [0.78, 0.26, 14],
          [0.9, 0.1, 24],
          [0.2, 0.34, 12],
          [0.7, 0.4, 10],
        ] as const
      )
        .map(([x, y, size], index) =>
          paperLantern(
            view,
            view.stage.width * x,
            view.stage.height * y,
            size * view.unit * 1.5,
            ['#ffb04a', '#ff9a4e', '#ffd06a'][index % 3] ?? '#ffb04a',
          ),
        )
        .join(''),
    air: (view) => warmPool(view, '#ffb648', 0.08, 0.8, 0.34) + warmPool(view, '#ffb648', 0.92, 0.8, 0.34),
  },
  firelit: {
    air: (view) => {
      const { stage, unit } = view;
      const sparks = Array.from({ length: 36 }, () =>
        circle(
          stage.random.between(0, stage.width),
          stage.random.between(0.3, 0.98) * stage.height,
          stage.random.between(2, 6) * unit,
          { fill: stage.random.pick(['#ffb04a', '#ff8a3a', '#ffe08a']) },
        ),
      );
      return warmPool(view, '#ff8a3a', 0.5, 0.98, 0.75) + sparks.join('');
    },
  },
  sunset: {
    sky: ({ stage }) => {
      const { width, height, horizonY, defs } = stage;
      const r = height * 0.2;
      return (
        circle(width / 2, horizonY, r * 2.6, { fill: defs.glow('#ffd27a', 0.8) }) +
        circle(width / 2, horizonY - r * 0.1, r, {
          fill: defs.linear([
            [0, '#fff3b8'],
            [0.6, '#ffb05e'],
            [1, '#ff6f5a'],
          ]),
        }) +
        [0.1, 0.24, 0.4]
          .map((fraction) =>
            rect(width / 2 - r, horizonY - r * fraction - r * 0.1, r * 2, r * (0.02 + 0.05 * (0.4 - fraction)), {
              fill: '#ff8a6a',
              opacity: 0.8,
            }),
          )
          .join('')
      );
    },
  },
  twilight: {
    sky: ({ stage }) => {
      const { width, height, unit } = { ...stage, unit: stage.height / 1024 };
      const streaks = [0.2, 0.28, 0.37].map(
        (fraction, index) =>
          `M${round(width * (0.1 + index * 0.22))} ${round(height * fraction)}h${round(width * 0.34)}`,
      );
      return stroke(streaks.join(''), mix(stage.light.sky[3], '#ffffff', 0.25), 11 * unit, { opacity: 0.45 });
    },
  },
  rainbow: {
    sky: (view) =>
      place(rainbow(view.brushes.far), {
        x: view.stage.width / 2,
        y: view.stage.horizonY + view.stage.height * 0.06,
        scaleX: view.stage.width / 1000,
        scaleY: view.stage.height / 1024,
      }),
  },
  misty: {
    sky: (view) => veil(view, 0.3, 0.5),
    air: (view) => veil(view, 0.52, 0.75) + veil(view, 0.7, 0.6) + veil(view, 0.9, 0.45),
  },
};

const glints = ({ stage, unit }: View, count: number, color: string): Svg =>
  Array.from({ length: count }, () =>
    path(
      sparklePath(
        stage.random.between(0, stage.width),
        stage.random.between(0, stage.height * 0.6),
        stage.random.between(6, 18) * unit,
      ),
      { fill: color },
    ),
  ).join('');
