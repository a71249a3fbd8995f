import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { wisp } from './glyphs.ts';

export const BEHIND: FeaturePainters = {
  aura: (pen, { crown, reach }, { color }) => aura(pen, crown.y, reach, mix(color, '#ffffff', 0.45), 0.75),
  'glowing-body': (pen, { crown, reach }, { color }) => aura(pen, crown.y, reach, mix(color, '#fff2b0', 0.6), 0.8),
  'shadow-wisps': (pen, { crown, reach }) =>
    aura(pen, crown.y, reach, '#4a3a80', 0.7) +
    mirrored(place(wisp(pen, '#4e3f86'), { x: reach * 0.72, y: crown.y * 0.3, scale: 0.8, turn: 20 })),
  wings: (pen, { shoulder }) => mirrored(place(featherWing(pen), { x: shoulder.x * 0.5, y: shoulder.y - 6 })),
  cape: (pen, { shoulder }, { color }) => cape(pen, shoulder.x, shoulder.y, shade(color, -0.06)),
  halo: (pen, { crown }) =>
    ellipse(0, crown.y - 44, 132, 52, { fill: pen.defs.glow('#fff0b0', 0.7) }) +
    ellipse(0, crown.y - 40, 88, 21, { fill: 'none', stroke: '#ffe48a', strokeWidth: 12 }),
  backpack: (pen, { shoulder: { x, y } }) =>
    mirrored(rect(x + 34, y + 34, 52, 96, { rx: 22, ...surface(pen, '#8f6038') })) +
    rect(-x - 56, y - 64, 2 * x + 112, 236, { rx: 64, ...surface(pen, '#a8744a') }) +
    mirrored(stroke(`M${x - 20} ${y - 46}q40 10 56 44`, '#7a5030', 8)) +
    rect(-x - 40, y - 40, 40, 40, { rx: 7, fill: '#e8604a' }) +
    rect(x, y - 44, 36, 36, { rx: 7, fill: '#4a9ae0' }),
};

const aura = (pen: Pen, crownY: number, reach: number, color: Hex, strength: number): Svg =>
  ellipse(0, crownY * 0.52, reach * 1.25, -crownY * 0.74, { fill: pen.defs.glow(color, strength) });

function featherWing(pen: Pen): Svg {
  const feathers = [
    [-62, 250],
    [-44, 236],
    [-26, 214],
    [-8, 184],
    [12, 150],
  ].map(([turn = 0, length = 0]) =>
    place(
      path(
        `M0 -16C${length * 0.4} -34 ${length * 0.9} -30 ${length} 0C${length * 0.9} 24 ${length * 0.4} 28 0 18Z`,
        surface(pen, '#f2f4fc'),
      ),
      {
        x: 30,
        y: 0,
        turn,
      },
    ),
  );
  return feathers.join('');
}

const cape = (pen: Pen, shoulderX: number, shoulderY: number, color: Hex): Svg => {
  const [inner, outer] = [shoulderX * 0.9, shoulderX * 2];
  return path(
    `M${-inner} ${shoulderY}C${-outer * 0.8} ${shoulderY * 0.66} ${-outer * 0.94} -70 ${-outer} -14C${-outer * 0.6} 10 ${-outer * 0.3} -6 0 -12C${outer * 0.3} -6 ${outer * 0.6} 10 ${outer} -14C${outer * 0.94} -70 ${outer * 0.8} ${shoulderY * 0.66} ${inner} ${shoulderY}Z`,
    surface(pen, color),
  );
};
