import { mix } from '../svg/color.ts';
import { circle, ellipse, path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { starPath } from '../svg/paths.ts';
import { isNight } from './lights.ts';
import type { Room } from './room.ts';
import type { View } from './view.ts';

/** The windows of rooms and the view through them. */

/** The view through a window of this size: the sky of this light, a hill, a star or the sun. */
function windowView({ stage }: View, x: number, y: number, half: number, tall: number): Svg {
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

function panedWindow(view: View, x: number, y: number, half: number, tall: number, shape: 'arch' | 'square'): Svg {
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
    `<g clip-path="${clip}">${windowView(view, x, y - half * 0.5, half, tall + half)}</g>` +
    path(outline, { fill: 'none', stroke: frame, strokeWidth: half * 0.16 }) +
    stroke(
      `M${round(x)} ${round(shape === 'arch' ? top - half : top)}V${round(y + tall)}M${round(x - half)} ${round(y - tall * 0.3)}H${round(x + half)}M${round(x - half)} ${round(y + tall * 0.35)}H${round(x + half)}`,
      frame,
      half * 0.07,
    )
  );
}

export const WINDOWS: Readonly<Record<Room['windows'], (view: View) => Svg>> = {
  none: () => '',
  arched: (view) =>
    [0.26, 0.5, 0.74]
      .map((fraction) =>
        panedWindow(
          view,
          view.stage.width * fraction,
          view.stage.height * 0.36,
          view.stage.width * 0.08,
          view.stage.height * 0.16,
          'arch',
        ),
      )
      .join(''),
  square: (view) =>
    [0.3, 0.7]
      .map((fraction) =>
        panedWindow(
          view,
          view.stage.width * fraction,
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
      .map((fraction) => {
        const [x, y, r] = [stage.width * fraction, stage.height * 0.36, Math.min(stage.width, stage.height) * 0.1];
        const clip = stage.defs.clip(circle(x, y, r, {}));
        return (
          `<g clip-path="${clip}">${windowView(view, x, y, r, r)}</g>` +
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
