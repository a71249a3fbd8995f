import { mix, shade } from '../svg/color.ts';
import { circle, ellipse, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { starPath } from '../svg/paths.ts';
import { fallingPetals, fallingSnow, fireflies } from './atmosphere.ts';
import { BLOSSOM_COLORS } from './plants.ts';
import type { Weather } from './setting-spec.ts';
import type { View } from './view.ts';

const AUTUMN = ['#e8863a', '#d8543a', '#f0b444', '#c8683a'] as const;

/** Weather that is drawn behind the figures. */
export const weatherLayer = (view: View, weather: Weather): Svg => WEATHER[weather](view);

/** Rising sparks, for lava and fire. */
export const embers = ({ stage }: View): Svg =>
  fireflies(stage, stage.height * 0.2, stage.height * 0.98, 30, '#ff9a3e');

/** A soft band of mist across the picture, centered at `fraction` of the height. */
export const veil = ({ stage }: View, fraction: number, strength: number): Svg =>
  rect(0, stage.height * (fraction - 0.11), stage.width, stage.height * 0.22, {
    fill: stage.defs.linear([
      [0, stage.light.haze, 0],
      [0.5, mix(stage.light.haze, '#ffffff', 0.3), strength],
      [1, stage.light.haze, 0],
    ]),
  });

const WEATHER: Readonly<Record<Weather, (view: View) => Svg>> = {
  snow: ({ stage }) => fallingSnow(stage, 70),
  petals: ({ stage }) => fallingPetals(stage, 26, BLOSSOM_COLORS),
  leaves: ({ stage, unit }) =>
    Array.from({ length: 22 }, () =>
      place(
        path('M-16 0Q0 -16 18 0Q0 16 -16 0ZM-16 0l-9 5', {
          fill: stage.random.pick(AUTUMN),
          stroke: '#8a4a2a',
          strokeWidth: 1.5,
        }),
        {
          x: stage.random.between(0, stage.width),
          y: stage.random.between(stage.height * 0.05, stage.height * 0.95),
          turn: stage.random.between(0, 360),
          scale: unit * stage.random.between(0.6, 1.2),
        },
      ),
    ).join(''),
  rain: ({ stage, unit }) => {
    const { random, width, height, light } = stage;
    const drops = Array.from({ length: 90 }, () => {
      const tall = random.between(26, 60) * unit;
      const [x, y] = [random.between(-0.05, 1.05) * width, random.between(-0.05, 0.95) * height];
      return `M${round(x)} ${round(y)}l${round(-tall * 0.24)} ${round(tall)}`;
    });
    return (
      stroke(drops.join(''), mix('#dcecff', light.haze, 0.2), 2.2 * unit, { opacity: 0.55 }) +
      [0.16, 0.5, 0.83]
        .map((fraction) =>
          ellipse(width * fraction, height * 0.93, 70 * unit, 11 * unit, { fill: '#e4f0fa', opacity: 0.3 }),
        )
        .join('')
    );
  },
  mist: (view) => veil(view, 0.62, 0.5) + veil(view, 0.78, 0.55) + veil(view, 0.92, 0.5),
  wind: ({ stage, unit }) =>
    stroke(
      [0.18, 0.34, 0.52]
        .map((fraction, index) => {
          const [x, y] = [stage.width * (0.08 + index * 0.16), stage.height * fraction];
          const s = (value: number) => round(value * unit);
          return `M${round(x)} ${round(y)}q${s(150)} ${s(-50)} ${s(280)} 0t${s(170)} ${s(-30)}q${s(40)} ${s(-50)} ${s(-10)} ${s(-70)}q${s(-40)} 0 ${s(-30)} ${s(36)}`;
        })
        .join(''),
      '#ffffff',
      5 * unit,
      { opacity: 0.6 },
    ),
  stars: ({ stage, unit }) =>
    Array.from({ length: 26 }, () => {
      const [x, y] = [stage.random.between(0, stage.width), stage.random.between(0, stage.height * 0.7)];
      return path(starPath(x, y, stage.random.between(6, 16) * unit), {
        fill: '#fff4b8',
        opacity: stage.random.between(0.5, 1),
      });
    }).join(''),
};

/** Heavy clouds along the upper edge, with a soft flash in one of them. */
export const thunderclouds = ({ stage, unit }: View): Svg => {
  const { random, width, height, light } = stage;
  const dark = mix(light.sky[0], '#4a5670', 0.5);
  const clouds = Array.from({ length: 16 }, (_, index) => {
    const r = random.between(80, 150) * unit;
    return circle((width * (index + random.between(0, 1))) / 16, random.between(-0.02, 0.08) * height, r, {
      fill: shade(dark, random.between(-0.03, 0.06)),
    });
  });
  const flashX = width * random.pick([0.22, 0.78]);
  return (
    group(clouds) +
    circle(flashX, height * 0.1, 170 * unit, { fill: stage.defs.glow('#fff6c8', 0.8) }) +
    path(
      `M${round(flashX)} ${round(height * 0.12)}l${round(-34 * unit)} ${round(90 * unit)}h${round(30 * unit)}l${round(-26 * unit)} ${round(96 * unit)}l${round(82 * unit)} ${round(-122 * unit)}h${round(-34 * unit)}l${round(30 * unit)} ${round(-64 * unit)}Z`,
      { fill: '#fff3b0' },
    )
  );
};
