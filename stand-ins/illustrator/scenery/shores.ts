import { mix, shade } from '../svg/color.ts';
import { circle, ellipse, path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { scallopPath } from '../svg/paths.ts';
import { hill, ridge, sea } from './land.ts';
import type { View } from './view.ts';
import type { Ground } from './grounds.ts';

/** Grounds with water: the sea, lakes and bogs. */

/** Open water with a shore in front. */
export const seaside =
  (shore: 'sand' | 'planks' | 'snow' = 'sand') =>
  ({ stage, brushes }: View): Ground => ({
    back: sea(stage),
    front: SHORES[shore]({ stage, brushes }),
    standingY: () => stage.height * 0.865,
  });

const SHORES: Readonly<Record<'sand' | 'planks' | 'snow', (view: Pick<View, 'stage' | 'brushes'>) => Svg>> = {
  sand: () => '',
  snow: ({ stage, brushes }) =>
    hill(
      stage,
      ridge(stage, stage.height * 0.85, stage.height * 0.014, 1.2),
      brushes.near.lit('#ffffff'),
      brushes.near.lit('#cfe2f4'),
    ),
  planks: ({ stage, brushes }) => {
    const { width, height } = stage;
    const top = height * 0.85;
    const posts = [0.06, 0.24, 0.76, 0.94].map(
      (fraction) =>
        rect(width * fraction - 12, top - 52, 24, height * 0.15 + 52, { rx: 5, fill: brushes.near.sheen('#7a5a44') }) +
        ellipse(width * fraction, top - 52, 12, 5, { fill: brushes.near.lit('#a8845e') }),
    );
    const ropes = `M${width * 0.06} ${top - 40}Q${width * 0.15} ${top - 10} ${width * 0.24} ${top - 40}M${width * 0.76} ${top - 40}Q${width * 0.85} ${top - 10} ${width * 0.94} ${top - 40}`;
    const seams = Array.from(
      { length: 16 },
      (_, index) => `M${(width * index) / 15} ${top}L${width * (0.5 + (index / 15 - 0.5) * 1.5)} ${height}`,
    );
    return (
      rect(0, top, width, height - top, { fill: brushes.near.fade('#a8805a', 0.05) }) +
      stroke(seams.join(''), brushes.near.lit('#7a5a40'), 3, { opacity: 0.6 }) +
      rect(0, top - 4, width, 12, { fill: brushes.near.lit('#c09a70') }) +
      posts.join('') +
      stroke(ropes, brushes.near.lit('#d8c49a'), 6)
    );
  },
};

/** A calm lake between its banks. */
export const lakeside = ({ stage, brushes }: View): Ground => {
  const { light, random, width, height, horizonY } = stage;
  const [middleY, halfHeight] = [horizonY + height * 0.14, height * 0.1];
  const water = mix(light.sky[1], light.sky[3], 0.4);
  const line = ridge(stage, horizonY + height * 0.045, height * 0.03, 1.1);
  const front = ridge(stage, height * 0.85, height * 0.02, 1.3);
  const glints = Array.from({ length: 18 }, () => {
    const y = middleY + random.between(-0.7, 1) * halfHeight;
    const x = width * random.between(0.08, 0.9);
    return `M${round(x)} ${round(y)}h${round(width * random.between(0.02, 0.07))}`;
  });
  return {
    back:
      hill(stage, line, mix(light.foliage, light.haze, 0.2), light.foliage, 0.4) +
      ellipse(width / 2, middleY, width * 0.62, halfHeight * 1.05, { fill: brushes.near.lit('#d8c498') }) +
      ellipse(width / 2, middleY, width * 0.6, halfHeight, {
        fill: stage.defs.linear([
          [0, mix(water, '#ffffff', 0.35)],
          [1, shade(water, -0.1)],
        ]),
      }) +
      stroke(glints.join(''), '#ffffff', 3, { opacity: 0.5 }),
    front: hill(stage, front, shade(light.foliage, 0.02), mix(light.near, light.dark, 0.35)),
    standingY: () => middleY + halfHeight * 0.3,
  };
};

/** Dark water with tussocks and lily pads. */
export const bog = ({ stage, brushes, unit }: View): Ground => {
  const { random, light, width, height, horizonY } = stage;
  const top = horizonY + height * 0.06;
  const water = mix(brushes.near.lit('#4f7a68'), light.sky[2], 0.2);
  const pads = Array.from({ length: 26 }, () => {
    const y = random.between(top + height * 0.03, height * 0.97);
    const r = unit * (12 + 34 * ((y - top) / (height - top)));
    const x = random.between(0, width);
    const pad = path(
      `M${round(x)} ${round(y)}L${round(x + r)} ${round(y - r * 0.12)}A${round(r)} ${round(r * 0.36)} 0 1 0 ${round(x + r)} ${round(y + r * 0.12)}Z`,
      {
        fill: brushes.near.lit('#6ab060', random.between(-0.05, 0.04)),
      },
    );
    return random.chance(0.3) ? pad + circle(x - r * 0.3, y - r * 0.2, r * 0.22, { fill: '#ffc0da' }) : pad;
  });
  const islets = [0.1, 0.3, 0.68, 0.9].map((fraction) => {
    const y = top + height * random.between(0.03, 0.08);
    return path(scallopPath([width * fraction, y], width * 0.1, height * 0.025, 9), {
      fill: brushes.middle.lit('#5f8a54'),
    });
  });
  const bank = ridge(stage, height * 0.87, height * 0.016, 1.4);
  return {
    back:
      rect(0, top, width, height - top, {
        fill: stage.defs.linear([
          [0, mix(water, light.haze, 0.4)],
          [1, shade(water, -0.12)],
        ]),
      }) +
      islets.join('') +
      pads.join(''),
    front: hill(stage, bank, brushes.near.lit('#6f8a52'), brushes.near.lit('#4a6444')),
    standingY: () => top + height * 0.09,
  };
};
