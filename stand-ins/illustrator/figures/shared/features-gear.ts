import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import type { Anchors, Spot } from '../figure-drawing.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { heartGlyph } from './glyphs.ts';

const GOLD = '#f2c14e';
const STEEL = '#b9c4d4';

/** Pendants, gloves, blades and lights worn on the body. */
export const GEAR: FeaturePainters = {
  locket: (pen, anchors) =>
    chain(anchors, '#c8d0dc') + place(heartGlyph(pen, '#c8d0dc'), { y: anchors.neck.y + 62, scale: 0.4 }),
  'bone-pendant': (pen, anchors) =>
    chain(anchors, '#8a6a50') +
    place(
      path(
        'M-26 -9C-36 -24 -52 -8 -42 0C-52 8 -36 24 -26 9H26C36 24 52 8 42 0C52 -8 36 -24 26 -9Z',
        surface(pen, '#f8f2e2'),
      ),
      { y: anchors.neck.y + 58 },
    ),
  'acorn-necklace': (pen, anchors) =>
    chain(anchors, '#7a9a4a') +
    place(
      path('M-18 -4C-18 22 -6 34 0 40C6 34 18 22 18 -4Z', surface(pen, '#c8924a')) +
        path('M-24 -2C-24 -24 24 -24 24 -2Q0 8 -24 -2Z', surface(pen, '#7a5230')) +
        stroke('M0 -20V-30', '#7a5230', 6),
      { y: anchors.neck.y + 56 },
    ),
  'wooden-sword': (pen, { hand }) => place(blade(pen, '#c08a50', '#7d5132'), { x: hand.x, y: hand.y, turn: 14 }),
  'moon-blade': (pen, { hand }) =>
    place(
      path('M-16 -40C-40 -120 -20 -210 40 -250C14 -190 10 -120 18 -40Z', surface(pen, '#dfe8ff')) +
        circle(10, -150, 110, { fill: pen.defs.glow('#c8d4ff', 0.55) }) +
        rect(-38, -46, 76, 16, { rx: 8, ...surface(pen, '#8a9ad8') }) +
        rect(-8, -34, 16, 60, { rx: 8, fill: '#4a4a7a' }),
      { x: hand.x, y: hand.y, turn: 10 },
    ),
  core: (pen, { chest }) =>
    circle(0, chest.y + 20, 92, { fill: pen.defs.glow('#8df4ff', 0.9) }) +
    circle(0, chest.y + 20, 34, { fill: '#dffbff', stroke: '#4ac0e0', strokeWidth: 9 }) +
    circle(0, chest.y + 20, 16, { fill: '#ffffff' }),
  'glowing-scales': (pen, { chest, shoulder }) =>
    [-0.62, -0.3, 0, 0.3, 0.62]
      .flatMap((fraction) =>
        [0, 1, 2].map((row) => [fraction * shoulder.x + (row % 2) * 14, chest.y + row * 34] as const),
      )
      .map(
        ([x, y]) =>
          circle(x, y, 22, { fill: pen.defs.glow('#c8fff0', 0.7) }) +
          path(`M${x - 13} ${y - 4}q13 24 26 0q-13 -18 -26 0Z`, { fill: '#e8fff4', opacity: 0.9 }),
      )
      .join(''),
  'glowing-cracks': (pen, { chest, shoulder }) => {
    const d = `M${-shoulder.x * 0.7} ${chest.y - 30}l24 26l-16 24l30 30M${shoulder.x * 0.7} ${chest.y - 20}l-26 22l18 26l-28 26M-6 ${chest.y + 60}l14 22l-20 20l10 26`;
    return (
      stroke(d, '#ffb84a', 17, { opacity: 0.5 }) +
      stroke(d, '#fff2b0', 7) +
      circle(0, chest.y + 30, 90, { fill: pen.defs.glow('#ffd27a', 0.4) })
    );
  },
  patches: (_pen, { chest, shoulder }) =>
    PATCHES.map(([fraction, dy, turn, color]) =>
      place(
        rect(-24, -22, 48, 44, { rx: 7, fill: color }) +
          rect(-17, -15, 34, 30, { rx: 4, fill: 'none', stroke: '#fff8e8', strokeWidth: 4, strokeDasharray: '7 6' }),
        { x: fraction * shoulder.x, y: chest.y + dy, turn },
      ),
    ).join(''),
  'tail-tip': (pen, { tailTip }) =>
    tailTip === undefined ? '' : path(scallopPath([tailTip.x, tailTip.y], 34, 34, 8), surface(pen, '#fdfdff')),
  swirls: (_pen, { chest, shoulder }, { color }) =>
    mirrored(
      stroke(
        `M${shoulder.x * 0.68} ${chest.y + 40}c-34 -16 -40 -56 -8 -62c26 -2 30 34 6 34c-12 0 -14 -14 -4 -18`,
        swirlColor(color),
        8,
      ),
    ),
};

/** Gloves, drawn over the hands. */
export const GLOVES: FeaturePainters = {
  gauntlets: (pen, anchors, { pose }) => {
    const left: Spot | null =
      anchors.leftHand ?? (LEFT_HAND_RESTS.has(pose) ? { x: -anchors.hand.x, y: anchors.hand.y } : null);
    return gauntlet(pen, anchors.hand) + (left === null ? '' : gauntlet(pen, left));
  },
};

/** Patches that contrast with any coat. */
const PATCHES = [
  [-0.56, 10, -10, '#e8604a'],
  [0.5, 60, 12, '#4a9ae0'],
  [-0.2, 116, 6, '#f2c14e'],
] as const;

/** A swirl color darker and bluer than the coat. */
const swirlColor = (color: Hex): Hex => mix(shade(color, -0.24), '#5a4ae0', 0.3);

const LEFT_HAND_RESTS: ReadonlySet<string> = new Set(['relaxed', 'shy']);

const chain = ({ neck, neckHalfWidth }: Anchors, color: Hex): Svg =>
  stroke(`M${-neckHalfWidth * 0.7} ${neck.y + 6}Q0 ${neck.y + 84} ${neckHalfWidth * 0.7} ${neck.y + 6}`, color, 6);

const gauntlet = (pen: Pen, { x, y }: Spot): Svg =>
  place(
    path('M-30 -52H30L24 -18H-24Z', surface(pen, STEEL)) +
      ellipse(0, 6, 34, 30, surface(pen, STEEL)) +
      stroke('M-14 8v18M2 10v18M18 8v16', shade(STEEL, -0.18), 5) +
      circle(0, -36, 7, { fill: GOLD }),
    { x, y },
  );

const blade = (pen: Pen, wood: Hex, grip: Hex): Svg =>
  path('M-15 -28L-13 -200Q0 -232 13 -200L15 -28Z', surface(pen, wood)) +
  stroke('M-3 -50C2 -90 -4 -140 2 -190', shade(wood, -0.1), 4) +
  rect(-44, -36, 88, 18, { rx: 9, ...surface(pen, shade(wood, -0.06)) }) +
  rect(-9, -22, 18, 56, { rx: 9, fill: grip });

/** Hats, horns and marks of the head that need more than a glyph. */
export const HEAD_GEAR: FeaturePainters = {
  goggles: (pen, { forehead, headHalfWidth }) =>
    stroke(
      `M${-headHalfWidth} ${forehead.y - 14}Q0 ${forehead.y - 64} ${headHalfWidth} ${forehead.y - 14}`,
      '#6a4a34',
      headHalfWidth * 0.13,
    ) +
    [-0.32, 0.32]
      .map((fraction) => {
        const [x, r] = [fraction * headHalfWidth, headHalfWidth * 0.25];
        const y = forehead.y - 36;
        return (
          circle(x, y, r, surface(pen, '#c89a4a')) +
          circle(x, y, r * 0.68, { fill: '#8ad8f4' }) +
          stroke(`M${x - r * 0.36} ${y - r * 0.2}q${r * 0.1} ${-r * 0.3} ${r * 0.4} ${-r * 0.3}`, '#ffffff', 5)
        );
      })
      .join(''),
  'tiny-crown': (pen, { crown, headHalfWidth }) =>
    place(
      path('M-46 0L-54 -52L-24 -26L0 -64L24 -26L54 -52L46 0Q0 14 -46 0Z', surface(pen, GOLD)) +
        circle(0, -14, 8, { fill: '#e0526a' }) +
        mirrored(circle(28, -10, 5, { fill: '#5ab8e8' })),
      { x: headHalfWidth * 0.3, y: crown.y + 14, turn: 14, scale: headHalfWidth / 130 },
    ),
  'thorn-crown': (pen, { crown, headHalfWidth: half }) => {
    const y = crown.y + 44;
    const d = `M${-half * 0.9} ${y + 22}C${-half * 0.5} ${y - 50} ${-half * 0.2} ${y + 10} 0 ${y - 26}C${half * 0.2} ${y + 10} ${half * 0.5} ${y - 50} ${half * 0.9} ${y + 22}`;
    const thorns = [-0.66, -0.26, 0.26, 0.66].map((fraction) =>
      path(
        `M${fraction * half - 9} ${y - 14}L${fraction * half + fraction * 22} ${y - 62}L${fraction * half + 11} ${y - 12}Z`,
        surface(pen, '#5a6a44'),
      ),
    );
    return thorns.join('') + stroke(d, '#44503a', 18) + stroke(d, '#76865a', 10);
  },
  'plumed-helmet': (pen, { crown, headHalfWidth: half, forehead }) => {
    const rim = forehead.y + 16;
    const top = Math.min(crown.y - 30, rim - half * 0.74);
    return (
      path(
        `M${half * 0.05} ${top + 26}C${-half * 0.1} ${top - half * 0.4} ${half * 0.5} ${top - half * 0.6} ${half * 0.9} ${top - half * 0.3}C${half * 0.6} ${top - half * 0.3} ${half * 0.5} ${top} ${half * 0.3} ${top + 40}Z`,
        surface(pen, '#e0526a'),
      ) +
      path(
        `M${-half * 1.04} ${rim}C${-half * 1.1} ${top - 10} ${half * 1.1} ${top - 10} ${half * 1.04} ${rim}Q0 ${rim - 60} ${-half * 1.04} ${rim}Z`,
        surface(pen, STEEL),
      ) +
      stroke(`M0 ${top + 22}V${rim - 34}`, GOLD, 12)
    );
  },
  antenna: (pen, { crown }) =>
    stroke(`M30 ${crown.y + 18}q6 -46 -4 -86`, '#5a6478', 10) +
    circle(26, crown.y - 78, 62, { fill: pen.defs.glow('#ff9a8a', 0.8) }) +
    circle(26, crown.y - 78, 19, surface(pen, '#ff6a5a')) +
    stroke(`M-14 ${crown.y - 100}l-16 -12M66 ${crown.y - 100}l16 -12M26 ${crown.y - 126}v-18`, '#ffd0c0', 7),
  'curly-horns': (pen, { crown, headHalfWidth: half }) =>
    mirrored(
      place(
        path(
          'M-10 20C0 -70 110 -80 122 -10C128 50 66 74 48 38C40 18 60 4 72 16C64 24 74 36 86 22C98 -6 60 -40 34 24Z',
          surface(pen, '#ecdcb8'),
        ) + stroke('M10 -24l18 18M44 -50l6 24M86 -44l-8 22M114 -12l-24 4', '#b89a70', 5),
        { x: half * 0.52, y: crown.y + 26, scale: half / 150 },
      ),
    ),
  curls: (pen, { crown, headHalfWidth: half }, { rig }) =>
    curlsAt(pen, crown.y, half, rig === 'human' ? '#6a4228' : '#8a5a34'),
  'leafy-curls': (pen, { crown, headHalfWidth: half }) => curlsAt(pen, crown.y, half, '#6aa84a'),
  'spotted-ears': (_pen, { crown, headHalfWidth: half }, { color }) =>
    mirrored(
      [
        [0.5, -34, 12],
        [0.66, -56, 10],
        [0.74, -24, 9],
        [0.6, -80, 8],
      ]
        .map(([fraction = 0, dy = 0, r = 0]) =>
          circle(fraction * half, crown.y + dy + 14, r, { fill: shade(color, -0.2), opacity: 0.75 }),
        )
        .join(''),
    ),
  'face-swirls': (_pen, { cheek }, { color }) =>
    mirrored(
      stroke(`M${-cheek.x + 26} ${cheek.y - 34}c-26 -16 -42 8 -26 20c16 8 26 -10 12 -14`, swirlColor(color), 6.5),
    ),
  constellation: (_pen, { cheek }) =>
    mirrored(
      stroke(`M${-cheek.x - 28} ${cheek.y - 22}l24 -14l20 16l22 -12`, '#fff6c8', 3, { opacity: 0.9 }) +
        [
          [-28, -22, 7],
          [-4, -36, 5],
          [16, -20, 6],
          [38, -32, 5],
        ]
          .map(([dx = 0, dy = 0, r = 0]) =>
            circle(-cheek.x + dx, cheek.y + dy, r, { fill: '#fff2a8', stroke: '#e8b84a', strokeWidth: 2 }),
          )
          .join(''),
    ),
  'comet-streak': (pen, { crown, headHalfWidth: half }) =>
    place(
      path('M0 -14C60 -60 130 -74 190 -64C140 -48 90 -20 40 22Z', {
        fill: pen.defs.acrossLinear([
          [0, '#fff6c8', 0.95],
          [1, '#8ad8ff', 0.1],
        ]),
      }) +
        path('M0 -34L9 -9L35 -9L14 7L22 32L0 17L-22 32L-14 7L-35 -9L-9 -9Z', {
          fill: '#fff2a0',
          ...ink(pen, GOLD, 0.7),
        }),
      { x: -half * 0.5, y: crown.y + 44, scale: half / 160 },
    ),
};

const curlsAt = (pen: Pen, crownY: number, half: number, color: Hex): Svg =>
  mirrored(
    stroke(`M${half * 0.96} ${crownY + half * 0.7}c36 10 40 54 8 58c-22 0 -22 -30 -4 -30`, color, 12) +
      stroke(`M${half * 0.9} ${crownY + half * 0.35}c40 -4 56 40 28 52c-22 6 -28 -24 -10 -28`, color, 12),
  ) + path(scallopPath([0, crownY + 10], half * 0.5, 30, 9), surface(pen, color));
