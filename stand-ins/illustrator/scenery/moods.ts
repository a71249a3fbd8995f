import { mix } from '../svg/color.ts';
import { circle, ellipse, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, sparklePath, starPath, type Point } from '../svg/paths.ts';
import { balloon } from './details/travel.ts';
import { flyingBirds, kite, rainbowBubbles } from './details/magic.ts';
import type { Mood } from './setting-spec.ts';
import type { View } from './view.ts';

/** What a mood adds: something in the sky behind the land, and something over the place but behind the figures. */
interface MoodEffect {
  readonly sky?: (view: View) => Svg;
  readonly over?: (view: View) => Svg;
}

/** Mood effects for outdoor places only. */
export const moodInSky = (view: View): Svg => EFFECTS[view.setting.mood].sky?.(view) ?? '';
export const moodOverPlace = (view: View): Svg => EFFECTS[view.setting.mood].over?.(view) ?? '';

/** Whether the mood fills the upper corners of the picture. */
export const hangsInCorners = (mood: Mood): boolean => CORNER_MOODS.has(mood);

const CORNER_MOODS: ReadonlySet<Mood> = new Set<Mood>([
  'cheerful',
  'magical',
  'playful',
  'cozy',
  'adventurous',
  'whimsical',
  'festive',
  'wonder',
]);

const wash = ({ stage }: View, color: string, opacity: number): Svg =>
  rect(0, 0, stage.width, stage.height, { fill: color, opacity });

const at = (view: View, content: Svg, x: number, y: number, scale: number): Svg =>
  place(content, { x: view.stage.width * x, y: view.stage.height * y, scale: view.unit * scale });

const rays = ({ stage }: View, x: number, y: number, color: string, opacity: number): Svg => {
  const reach = stage.width + stage.height;
  const beams = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2 + 0.1;
    const tip = (turn: number): Point => [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    return polygonPath([[x, y], tip(angle), tip(angle + 0.2)]);
  });
  return path(beams.join(''), { fill: color, opacity });
};

const BUNTING = ['#e8584a', '#f2b03c', '#4f9ad0', '#5ab068', '#b070d0'] as const;

const bunting = ({ unit }: View, from: Point, to: Point, sag: number): Svg => {
  const count = Math.max(5, Math.round((to[0] - from[0]) / (62 * unit)));
  const point = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  const flags = Array.from({ length: count }, (_, index) => {
    const [x, y] = point((index + 0.5) / count);
    return path(`M${round(x - 20 * unit)} ${round(y)}h${round(40 * unit)}l${round(-20 * unit)} ${round(46 * unit)}Z`, {
      fill: BUNTING[index % BUNTING.length] ?? BUNTING[0],
    });
  });
  return (
    stroke(
      `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + 2 * sag)} ${round(to[0])} ${round(to[1])}`,
      '#fff8ec',
      4 * unit,
    ) + flags.join('')
  );
};

const EFFECTS: Readonly<Record<Mood, MoodEffect>> = {
  plain: {},
  cheerful: {
    sky: (view) => rays(view, view.stage.width * 0.5, view.stage.height * 0.1, '#ffffff', 0.1),
    over: (view) =>
      at(view, flyingBirds(view.brushes.middle), 0.24, 0.14, 0.8) + at(view, rainbowBubbles(), 0.5, 0.2, 1.1),
  },
  magical: {
    over: ({ stage, unit }) => {
      const trail = Array.from({ length: 34 }, (_, index) => {
        const t = index / 33;
        const x = stage.width * (0.02 + 0.96 * t);
        const y = stage.height * (0.2 + 0.1 * Math.sin(t * 7)) + stage.random.between(-20, 20) * unit;
        return path(sparklePath(x, y, stage.random.between(12, 34) * unit), {
          fill: stage.random.pick(['#ffe27a', '#ffffff', '#ffb0e8', '#a8e8ff']),
        });
      });
      return trail.join('');
    },
  },
  peaceful: {
    over: (view) => {
      const { stage } = view;
      const cloudLine = `M${round(stage.width * 0.06)} ${round(stage.height * 0.1)}h${round(stage.width * 0.2)}M${round(stage.width * 0.7)} ${round(stage.height * 0.16)}h${round(stage.width * 0.24)}`;
      return wash(view, '#cfe4f0', 0.14) + stroke(cloudLine, '#ffffff', 15 * view.unit, { opacity: 0.5 });
    },
  },
  playful: {
    over: (view) =>
      at(view, kite(view.brushes.near), 0.16, 0.17, 1.15) +
      at(view, balloon(view.brushes.middle, ['#5ab0d8', '#fff0b8']), 0.86, 0.42, 0.8),
  },
  mysterious: {
    over: (view) =>
      wash(view, mix(view.stage.light.dark, '#2a2060', 0.5), 0.26) +
      [0.56, 0.74, 0.9]
        .map((fraction) =>
          rect(0, view.stage.height * (fraction - 0.09), view.stage.width, view.stage.height * 0.18, {
            fill: view.stage.defs.linear([
              [0, '#b8b0e8', 0],
              [0.5, '#b8b0e8', 0.42],
              [1, '#b8b0e8', 0],
            ]),
          }),
        )
        .join(''),
  },
  heroic: { sky: (view) => rays(view, view.stage.width / 2, view.stage.horizonY, view.stage.light.sun, 0.34) },
  dreamy: {
    over: (view) => {
      const { stage, unit } = view;
      const bokeh = Array.from({ length: 26 }, () =>
        circle(
          stage.random.between(0, stage.width),
          stage.random.between(0, stage.height * 0.85),
          stage.random.between(16, 60) * unit,
          {
            fill: stage.random.pick(['#ffd8f0', '#d8e4ff', '#fff2d8']),
            opacity: stage.random.between(0.14, 0.34),
          },
        ),
      );
      return wash(view, '#f4dcff', 0.16) + bokeh.join('');
    },
  },
  cozy: {
    over: (view) => {
      const { stage, unit } = view;
      const bulbs = Array.from({ length: 13 }, (_, index) => {
        const t = index / 12;
        const [x, y] = [stage.width * t, stage.height * (0.05 + 0.1 * Math.sin(Math.PI * ((t * 2) % 1)))];
        return (
          circle(x, y, 58 * unit, { fill: stage.defs.glow('#ffcf7a', 0.8) }) +
          ellipse(x, y, 14 * unit, 19 * unit, { fill: '#fff0b8' })
        );
      });
      const half = (from: number) =>
        `M${round(stage.width * from)} ${round(stage.height * 0.04)}Q${round(stage.width * (from + 0.25))} ${round(stage.height * 0.25)} ${round(stage.width * (from + 0.5))} ${round(stage.height * 0.04)}`;
      return wash(view, '#ffb46a', 0.12) + stroke(half(0) + half(0.5), '#6a4a3a', 3 * unit) + bulbs.join('');
    },
  },
  adventurous: {
    over: (view) =>
      at(view, flyingBirds(view.brushes.middle), 0.74, 0.1, 0.75) +
      at(view, balloon(view.brushes.far), 0.14, 0.44, 0.85) +
      signpost(view),
  },
  majestic: {
    sky: (view) => rays(view, view.stage.width * 0.5, -view.stage.height * 0.05, '#ffe6a0', 0.3),
    over: (view) => wash(view, '#ffd88a', 0.1) + at(view, flyingBirds(view.brushes.far), 0.5, 0.1, 1.1),
  },
  whimsical: {
    over: (view) => {
      const { stage, unit } = view;
      const hung = [0.06, 0.17, 0.31, 0.69, 0.82, 0.94].map((fraction, index) => {
        const [x, y] = [stage.width * fraction, stage.height * (0.12 + ((index * 7) % 5) * 0.035)];
        const toy =
          index % 2 === 0
            ? path(starPath(x, y, 46 * unit), { fill: '#ffe27a' })
            : path(
                `M${round(x - 10 * unit)} ${round(y - 34 * unit)}a${round(34 * unit)} ${round(34 * unit)} 0 1 0 ${round(36 * unit)} ${round(46 * unit)}a${round(27 * unit)} ${round(27 * unit)} 0 1 1 ${round(-36 * unit)} ${round(-46 * unit)}Z`,
                { fill: '#fff4c8' },
              );
        return stroke(`M${round(x)} 0V${round(y - 20 * unit)}`, '#ffffff', 2.4 * unit, { opacity: 0.7 }) + toy;
      });
      return hung.join('');
    },
  },
  hopeful: {
    over: (view) => {
      const { stage } = view;
      const { width, height } = stage;
      const shaft = polygonPath([
        [width * 0.42, -10],
        [width * 0.58, -10],
        [width * 0.92, height],
        [width * 0.08, height],
      ]);
      return (
        path(shaft, {
          fill: stage.defs.linear([
            [0, '#fff6d0', 0.75],
            [1, '#fff6d0', 0],
          ]),
          filter: stage.defs.blur(width * 0.02),
        }) + at(view, flyingBirds(view.brushes.near), 0.5, 0.14, 0.6)
      );
    },
  },
  festive: {
    over: (view) => {
      const { stage, unit } = view;
      const { width: w, height: h, random } = stage;
      const confetti = Array.from({ length: 60 }, (_, index) =>
        rect(random.between(0, w), random.between(0, h * 0.72), 13 * unit, 7 * unit, {
          fill: BUNTING[index % BUNTING.length] ?? BUNTING[0],
          rx: 2,
          transform: `rotate(${Math.round(random.between(0, 180))} ${round(w / 2)} ${round(h * 0.3)})`,
        }),
      );
      return (
        group(confetti) +
        bunting(view, [-10, h * 0.03], [w * 0.52, h * 0.05], h * 0.07) +
        bunting(view, [w * 0.48, h * 0.05], [w + 10, h * 0.03], h * 0.08)
      );
    },
  },
  wonder: {
    over: ({ stage, unit }) => {
      const { width: w, height: h, defs } = stage;
      const shooting = (
        [
          [0.22, 0.14, 1],
          [0.66, 0.08, 0.8],
          [0.86, 0.26, 0.66],
          [0.1, 0.34, 0.5],
        ] as const
      ).map(([x, y, scale]) =>
        place(
          path('M0 0Q90 -44 230 -84Q110 -20 10 18Z', {
            fill: defs.acrossLinear([
              [0, '#ffffff', 0.9],
              [1, '#ffffff', 0],
            ]),
          }) +
            circle(0, 6, 44, { fill: defs.glow('#fff2b8', 0.9) }) +
            path(starPath(0, 6, 22), { fill: '#fff3b0' }),
          { x: w * x, y: h * y, scale: scale * unit },
        ),
      );
      return shooting.join('');
    },
  },
  quiet: {
    over: (view) => wash(view, mix(view.stage.light.haze, '#8a9ab0', 0.5), 0.3),
  },
};

const signpost = (view: View): Svg =>
  at(
    view,
    stroke('M0 4V-170', view.brushes.near.lit('#8a6040'), 14) +
      path('M-74 -160H40L66 -140L40 -120H-74Z', { fill: view.brushes.near.sheen('#c89a62') }) +
      path('M70 -108H-30L-54 -90L-30 -72H70Z', { fill: view.brushes.near.sheen('#b8864e') }) +
      path(starPath(-30, -140, 12), { fill: '#fff0c0' }) +
      path('M6 -90l14 -9v6h22v6h-22v6Z', { fill: '#fff0c0' }),
    0.12,
    0.93,
    0.85,
  );
