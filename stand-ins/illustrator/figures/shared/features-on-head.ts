import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { glasses } from './glasses.ts';
import { flame, flower, leaf, moonGlyph, starGlyph, sunGlyph, vineSprig, heartGlyph } from './glyphs.ts';

const GOLD = '#f2c14e';

const RAINBOW = ['#f2566a', '#f6b24a', '#f4dc5a', '#6cc878', '#5aaef0', '#a87ae8'] as const;

const EMBERS = [
  [-0.9, 40],
  [0.86, 70],
  [-0.7, 190],
  [0.94, 240],
] as const;

/** Marks, crowns and flowers: over the face, tilted with the head. */
export const ON_HEAD: FeaturePainters = {
  crown: (pen, { crown, headHalfWidth }) => place(crownGlyph(pen), { y: crown.y + 16, scale: headHalfWidth / 170 }),
  'mushroom-hat': (pen, { crown, headHalfWidth }) =>
    place(mushroomHat(pen), { y: crown.y + 40, scale: headHalfWidth / 160 }),
  'heart-mark': (pen, { cheek }) => place(heartGlyph(pen), { x: -cheek.x - 6, y: cheek.y - 26, scale: 0.34 }),
  'rainbow-streak': (_pen, { crown, headHalfWidth }) =>
    RAINBOW.map((color, index) => {
      const x = headHalfWidth * 0.16 + index * 11;
      return stroke(`M${x} ${crown.y + 8}Q${x + 30} ${crown.y + 44} ${x + 34} ${crown.y + 92}`, color, 11);
    }).join(''),
  hat: (pen, { crown, headHalfWidth }, { color }) =>
    place(sunHat(pen, shade(color, -0.06)), { y: crown.y + 44, scale: headHalfWidth / 160 }),
  freckles: (_pen, { cheek }, { color }) =>
    mirrored(
      [-18, -3, 11, 24]
        .map((dx, index) =>
          ellipse(cheek.x + dx + 16, cheek.y - 22 + (index % 2) * 10, 4, 3.5, {
            fill: shade(mix(color, '#a86a44', 0.5), -0.15),
            opacity: 0.6,
          }),
        )
        .join(''),
    ),
  scar: (_pen, { cheek }) =>
    place(stroke('M-13 -16L13 16M-9 6L5 -5M0 14L12 4', '#b4524e', 4.5, { opacity: 0.85 }), {
      x: -cheek.x - 4,
      y: cheek.y - 30,
    }),
  'star-mark': (pen, { cheek, forehead }) =>
    place(starGlyph(pen), { x: forehead.x, y: forehead.y, scale: 0.42 }) +
    place(starGlyph(pen, '#fff3b8'), { x: cheek.x + 6, y: cheek.y - 18, scale: 0.24 }),
  'moon-mark': (pen, { forehead }) =>
    place(moonGlyph(pen), { x: forehead.x + 4, y: forehead.y, scale: 0.52, turn: -16 }),
  'sun-mark': (pen, { forehead }) => place(sunGlyph(pen), { x: forehead.x, y: forehead.y, scale: 0.5 }),
  gem: (pen, { forehead }) =>
    circle(forehead.x, forehead.y, 36, { fill: pen.defs.glow('#ff9ade', 0.7) }) +
    place(
      path('M0 -24L17 0L0 24L-17 0Z', surface(pen, '#e85ab4')) +
        path('M0 -24L17 0H-17Z', { fill: '#ffffff', opacity: 0.35 }),
      { x: forehead.x, y: forehead.y },
    ),
  glasses: (_pen, { eyes }, { rig }) => glasses(eyes.spread, eyes.y, eyes.radius, rig === 'robot' ? GOLD : undefined),
  horns: (pen, { crown, headHalfWidth }) =>
    mirrored(
      path(
        `M${headHalfWidth * 0.36} ${crown.y + 30}C${headHalfWidth * 0.44} ${crown.y - 50} ${headHalfWidth * 0.8} ${crown.y - 80} ${headHalfWidth} ${crown.y - 74}C${headHalfWidth * 0.86} ${crown.y - 44} ${headHalfWidth * 0.86} ${crown.y} ${headHalfWidth * 0.7} ${crown.y + 62}Z`,
        surface(pen, '#e8d8b8'),
      ),
    ),
  feather: (pen, { crown, headHalfWidth }) =>
    place(
      path('M0 30C-26 -10 -22 -80 14 -124C36 -76 30 -10 0 30Z', surface(pen, '#ff9a5a')) +
        stroke('M0 26C2 -30 6 -70 12 -104', '#c8602e', 4),
      { x: headHalfWidth * 0.5, y: crown.y + 26, turn: 20 },
    ),
  flowers: (pen, { crown, headHalfWidth }) =>
    [-0.72, -0.38, 0, 0.38, 0.72]
      .map((fraction, index) =>
        place(flower(pen, ['#ff9ac0', '#fff0f4', '#ffd06a'][index % 3]), {
          x: fraction * headHalfWidth,
          y: crown.y + 26 + fraction * fraction * 84,
          scale: 0.62,
        }),
      )
      .join(''),
  leaves: (pen, { crown, headHalfWidth }) =>
    mirrored(place(leaf(pen), { x: headHalfWidth * 0.34, y: crown.y + 6, scale: 0.7, turn: 36 })) +
    place(leaf(pen, '#8cc860'), { y: crown.y - 8, scale: 0.8 }),
  vines: (pen, { crown, headHalfWidth }) =>
    place(vineSprig(pen), { x: -headHalfWidth * 0.5, y: crown.y + 4, scale: 0.8, turn: -24 }),
  frost: (_pen, { cheek, forehead }) =>
    [
      [forehead.x, forehead.y, 20],
      [cheek.x + 4, cheek.y - 30, 13],
      [-cheek.x - 4, cheek.y - 30, 13],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        stroke(
          `M${x} ${y - r}V${y + r}M${x - r * 0.87} ${y - r / 2}L${x + r * 0.87} ${y + r / 2}M${x - r * 0.87} ${y + r / 2}L${x + r * 0.87} ${y - r / 2}`,
          '#f4fdff',
          4.5,
        ),
      )
      .join(''),
  embers: (pen, { crown, reach }) =>
    EMBERS.map(([fraction, dy]) =>
      place(flame(pen), { x: fraction * reach * 0.86, y: crown.y + dy, scale: 0.34 }),
    ).join(''),
};

const crownGlyph = (pen: Pen): Svg =>
  path('M-100 0L-116 -92L-58 -44L0 -116L58 -44L116 -92L100 0Q0 28 -100 0Z', {
    ...ink(pen, '#e0a43a'),
    fill: pen.defs.linear([
      [0, '#ffe79a'],
      [1, '#e0a43a'],
    ]),
  }) +
  circle(0, -28, 13, { fill: '#e0526a' }) +
  circle(-56, -20, 9, { fill: '#5ab8e8' }) +
  circle(56, -20, 9, { fill: '#5ab8e8' });

const sunHat = (pen: Pen, color: Hex): Svg =>
  path('M-210 10C-140 -40 140 -40 210 10C140 44 -140 44 -210 10Z', surface(pen, color)) +
  path('M-104 -6C-104 -110 104 -110 104 -6Q0 24 -104 -6Z', surface(pen, color)) +
  path('M-106 -28Q0 4 106 -28V-4Q0 26 -106 -4Z', { fill: GOLD });

const CAP_SPOTS = [
  [0, -78, 24],
  [-86, -36, 18],
  [84, -40, 20],
  [-36, -22, 11],
  [40, -20, 12],
] as const;

const mushroomHat = (pen: Pen): Svg =>
  path('M-196 10C-190 -150 190 -150 196 10Q0 50 -196 10Z', surface(pen, '#e0526a')) +
  CAP_SPOTS.map(([x, y, r]) => ellipse(x, y, r * 1.2, r, { fill: '#fff6e0' })).join('');
