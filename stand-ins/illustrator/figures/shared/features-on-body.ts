import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { flower, leaf, heartGlyph } from './glyphs.ts';
import { roundShield } from './shields.ts';

const GOLD = '#f2c14e';

/** Necklaces, scarves, vines, shields: over the body, below the chin. */
export const ON_BODY: FeaturePainters = {
  scarf: (pen, { neck, neckHalfWidth }, { color }) => scarf(pen, neck.y, neckHalfWidth, contrasting(color)),
  cape: (pen, { neck, neckHalfWidth }) =>
    stroke(`M${-neckHalfWidth * 0.8} ${neck.y + 4}Q0 ${neck.y + 50} ${neckHalfWidth * 0.8} ${neck.y + 4}`, GOLD, 8) +
    circle(0, neck.y + 28, 13, surface(pen, GOLD)),
  necklace: (pen, { neck, neckHalfWidth }) =>
    stroke(`M${-neckHalfWidth * 0.7} ${neck.y + 6}Q0 ${neck.y + 84} ${neckHalfWidth * 0.7} ${neck.y + 6}`, GOLD, 6) +
    circle(0, neck.y + 52, 34, { fill: pen.defs.glow('#8df0ff', 0.7) }) +
    path(`M0 ${neck.y + 32}l15 18l-15 24l-15 -24Z`, surface(pen, '#5ac8f0')),
  'bow-tie': (pen, { neck }) =>
    mirrored(path(`M0 ${neck.y + 22}L44 ${neck.y - 2}Q54 ${neck.y + 22} 44 ${neck.y + 48}Z`, surface(pen, '#e0526a'))) +
    mirrored(
      [
        [20, 16, 5],
        [36, 28, 5],
        [36, 10, 4],
      ]
        .map(([x = 0, dy = 0, r = 0]) => circle(x, neck.y + dy, r, { fill: '#fff4e8' }))
        .join(''),
    ) +
    circle(0, neck.y + 22, 12, surface(pen, '#c83e58')),
  armour: (pen, { neck, shoulder }) => armour(pen, neck.y, shoulder.x, shoulder.y),
  vines: (pen, { chest, shoulder }) =>
    stroke(
      `M${-shoulder.x} ${shoulder.y + 10}C-40 ${chest.y - 40} 60 ${chest.y - 10} ${shoulder.x} ${chest.y + 120}`,
      '#4c8a3c',
      9,
    ) +
    [-0.7, -0.25, 0.25, 0.7]
      .map((fraction) =>
        place(leaf(pen, '#74bc54'), {
          x: fraction * shoulder.x,
          y: chest.y - 20 + fraction * 66 + (fraction < 0 ? -12 : 0),
          scale: 0.42,
          turn: fraction * 90 - 30,
        }),
      )
      .join(''),
  flowers: (pen, { chest, neckHalfWidth }) =>
    [-1, 0, 1]
      .map((step) =>
        place(flower(pen, ['#ff9ac0', '#fff0f4', '#ffd06a'][step + 1]), {
          x: step * neckHalfWidth * 0.56,
          y: chest.y - 46 + (1 - Math.abs(step)) * 22,
          scale: 0.4,
        }),
      )
      .join(''),
  runes: (pen, { chest }) => runes(pen, chest.y),
  'glowing-body': (_pen, { chest, shoulder }) =>
    [
      [-0.5, 30],
      [0.56, 14],
      [-0.62, 96],
      [0.62, 104],
      [0.1, 150],
    ]
      .map(([fraction = 0, dy = 0]) =>
        path(sparklePath(fraction * shoulder.x * 1.15, chest.y + dy, 17), { fill: '#fffbe0', opacity: 0.95 }),
      )
      .join(''),
  backpack: (pen, { shoulder, chest }) =>
    mirrored(
      stroke(
        `M${shoulder.x * 0.6} ${shoulder.y - 6}Q${shoulder.x * 0.74} ${shoulder.y + 60} ${shoulder.x * 0.82} ${chest.y + 96}`,
        '#b8824e',
        20,
      ) + rect(shoulder.x * 0.62, shoulder.y + 44, 26, 20, { rx: 6, ...surface(pen, GOLD) }),
    ),
  'glowing-heart': (pen, { chest }) =>
    circle(0, chest.y + 10, 96, { fill: pen.defs.glow('#ffd0e0', 0.85) }) +
    place(heartGlyph(pen, '#ff5a86'), { y: chest.y + 10, scale: 0.62 }),
  sword: (pen, { hand }) => place(sword(pen), { x: hand.x, y: hand.y, turn: 14 }),
  shield: (pen, { hand, chest }, { color }) =>
    place(roundShield(pen, color), { x: -hand.x, y: Math.max(hand.y, chest.y) + 10 }),
};

/** A second color that contrasts with `color` without clashing. */
const contrasting = (color: Hex): Hex => shade(mix(color, '#c8504a', 0.15), -0.02, 0.04, 150);

function scarf(pen: Pen, y: number, half: number, color: Hex): Svg {
  return (
    path(`M${half * 0.5} ${y + 44}q36 54 28 124q-28 14 -58 0q8 -66 -12 -110Z`, surface(pen, shade(color, -0.05))) +
    path(
      `M${-half - 6} ${y - 8}Q0 ${y + 58} ${half + 6} ${y - 8}Q${half + 16} ${y + 32} ${half - 2} ${y + 46}Q0 ${y + 98} ${-half + 2} ${y + 46}Q${-half - 16} ${y + 32} ${-half - 6} ${y - 8}Z`,
      surface(pen, color),
    ) +
    [-0.72, -0.36, 0, 0.36, 0.72]
      .map((fraction) => {
        const dip = y + 28 - fraction * fraction * 30;
        return stroke(`M${fraction * half - 4} ${dip - 16}L${fraction * half + 4} ${dip + 42}`, '#fff4e0', half * 0.1);
      })
      .join('') +
    stroke(`M${half * 0.6} ${y + 108}h34M${half * 0.6} ${y + 138}h38`, '#fff4e0', half * 0.1)
  );
}

function armour(pen: Pen, neckY: number, shoulderX: number, shoulderY: number): Svg {
  const steel = '#b9c4d4';
  return (
    path(
      `M-64 ${neckY + 22}Q0 ${neckY + 60} 64 ${neckY + 22}L70 ${neckY + 110}Q0 ${neckY + 156} -70 ${neckY + 110}Z`,
      surface(pen, steel),
    ) +
    path(starPath(0, neckY + 84, 24), { fill: GOLD }) +
    mirrored(
      path(
        `M${shoulderX - 44} ${shoulderY + 26}Q${shoulderX - 36} ${shoulderY - 34} ${shoulderX + 14} ${shoulderY - 22}Q${shoulderX + 44} ${shoulderY + 4} ${shoulderX + 32} ${shoulderY + 40}Z`,
        surface(pen, steel),
      ),
    )
  );
}

function runes(pen: Pen, y: number): Svg {
  const marks = ['M-8 -16V16M-8 -6L10 -16M-8 6L10 16', 'M0 -18L14 0L0 18L-14 0Z', 'M-10 16L0 -16L10 16M-5 4H5'];
  return marks
    .map((d, index) => {
      const x = (index - 1) * 44;
      return (
        circle(x, y + 8, 34, { fill: pen.defs.glow('#8df0ff', 0.5) }) + place(stroke(d, '#c4f8ff', 5), { x, y: y + 8 })
      );
    })
    .join('');
}

const sword = (pen: Pen): Svg =>
  path('M-11 -26L-9 -220L0 -250L9 -220L11 -26Z', surface(pen, '#d8e2f0')) +
  stroke('M0 -40V-214', '#ffffff', 4, { opacity: 0.8 }) +
  rect(-42, -34, 84, 17, { rx: 8, ...surface(pen, GOLD) }) +
  rect(-8, -20, 16, 50, { rx: 8, fill: '#6a4028' }) +
  circle(0, 34, 11, surface(pen, GOLD));
