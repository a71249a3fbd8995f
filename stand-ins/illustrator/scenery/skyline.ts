import { mix, shade, type Hex } from '../svg/color.ts';
import { group, path, rect, round, type Svg } from '../svg/elements.ts';
import { isNight } from './lights.ts';
import type { Stage } from './stage.ts';

/** A skyline of softly lit towers along the horizon. */
export function city(stage: Stage): Svg {
  const { defs, random, light, width, height, horizonY } = stage;
  const rows = [0.55, 0.3].map((haze, row) => {
    const count = 8 + row * 2;
    return Array.from({ length: count }, (_, index) => {
      const w = (width / count) * random.between(0.6, 0.85);
      const x = (width * (index + 0.5)) / count - w / 2;
      const h = height * random.between(0.12, 0.34) * (row === 0 ? 1.2 : 0.85);
      return skyscraper(
        stage,
        x,
        horizonY + height * 0.08,
        w,
        h,
        mix(mix('#5a6ab0', light.far, 0.4), light.haze, haze),
      );
    }).join('');
  });
  const glow = rect(0, horizonY - height * 0.2, width, height * 0.3, {
    fill: defs.linear([
      [0, light.accent, 0],
      [0.9, light.accent, 0.35],
      [1, light.accent, 0],
    ]),
  });
  return glow + rows.join('');
}

function skyscraper({ defs, random, light }: Stage, x: number, base: number, w: number, h: number, color: Hex): Svg {
  const top = base - h;
  const fill = defs.acrossLinear([
    [0, shade(color, 0.06)],
    [1, shade(color, -0.08)],
  ]);
  const crown = random.pick([
    `M${round(x)} ${round(top)}L${round(x + w / 2)} ${round(top - w * 0.7)}L${round(x + w)} ${round(top)}Z`,
    `M${round(x)} ${round(top)}A${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(x + w)} ${round(top)}Z`,
    `M${round(x + w * 0.3)} ${round(top)}V${round(top - w * 0.4)}H${round(x + w * 0.7)}V${round(top)}Z`,
  ]);
  const lights: Svg[] = [];
  for (let y = top + 14; y < base - 20; y += 22) {
    for (const fraction of [0.2, 0.45, 0.7]) {
      if (random.chance(0.6)) lights.push(rect(x + w * fraction, y, w * 0.12, 9, { rx: 2 }));
    }
  }
  return (
    rect(x, top, w, h, { fill }) +
    path(crown, { fill }) +
    group(lights, { fill: isNight(light) ? '#ffe9a0' : '#ffffff', opacity: isNight(light) ? 0.8 : 0.45 })
  );
}
