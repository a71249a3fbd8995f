import { ink, surface, type Pen } from '../../pen.ts';
import type { FeatureName, FigureSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import { circle, ellipse, flipped, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { Anchors, FigureDrawing } from '../figure-drawing.ts';
import { flame, flower, leaf, moonGlyph, starGlyph, sunGlyph, vineSprig, wisp } from './glyphs.ts';

const GOLD = '#f2c14e';

type Painter = (pen: Pen, anchors: Anchors, spec: FigureSpec) => Svg;

function painted(
  painters: Partial<Record<FeatureName, Painter>>,
): (pen: Pen, spec: FigureSpec, drawing: FigureDrawing) => Svg {
  return (pen, spec, { anchors, owned }) =>
    spec.features
      .filter((feature) => !owned.has(feature))
      .map((feature) => painters[feature]?.(pen, anchors, spec) ?? '')
      .join('');
}

/** Wings, capes and auras. */
export const featuresBehind = painted({
  aura: (pen, { crown, reach }, { colour }) => aura(pen, crown.y, reach, mix(colour, '#ffffff', 0.45), 0.75),
  'glowing-body': (pen, { crown, reach }, { colour }) => aura(pen, crown.y, reach, mix(colour, '#fff2b0', 0.6), 0.8),
  'shadow-wisps': (pen, { crown, reach }) =>
    aura(pen, crown.y, reach, '#4a3a80', 0.7) +
    mirrored(place(wisp(pen, '#4e3f86'), { x: reach * 0.72, y: crown.y * 0.3, scale: 0.8, turn: 20 })),
  wings: (pen, { shoulder }) => mirrored(place(featherWing(pen), { x: shoulder.x * 0.5, y: shoulder.y - 6 })),
  cape: (pen, { shoulder }, { colour }) => cape(pen, shoulder.x, shoulder.y, shade(colour, -0.06)),
  halo: (pen, { crown }) =>
    ellipse(0, crown.y - 44, 132, 52, { fill: pen.defs.glow('#fff0b0', 0.7) }) +
    ellipse(0, crown.y - 40, 88, 21, { fill: 'none', stroke: '#ffe48a', strokeWidth: 12 }),
  backpack: (pen, { shoulder }) =>
    rect(-shoulder.x - 34, shoulder.y - 14, 2 * shoulder.x + 68, 150, { rx: 46, ...surface(pen, '#a8744a') }),
});

const aura = (pen: Pen, crownY: number, reach: number, colour: Hex, strength: number): Svg =>
  ellipse(0, crownY * 0.52, reach * 1.25, -crownY * 0.74, { fill: pen.defs.glow(colour, strength) });

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

const cape = (pen: Pen, shoulderX: number, shoulderY: number, colour: Hex): Svg => {
  const [inner, outer] = [shoulderX * 0.9, shoulderX * 2];
  return path(
    `M${-inner} ${shoulderY}C${-outer * 0.8} ${shoulderY * 0.66} ${-outer * 0.94} -70 ${-outer} -14C${-outer * 0.6} 10 ${-outer * 0.3} -6 0 -12C${outer * 0.3} -6 ${outer * 0.6} 10 ${outer} -14C${outer * 0.94} -70 ${outer * 0.8} ${shoulderY * 0.66} ${inner} ${shoulderY}Z`,
    surface(pen, colour),
  );
};

/** Necklaces, scarves, vines, shields: over the body, under the chin. */
export const featuresOnBody = painted({
  scarf: (pen, { neck, neckHalfWidth }, { colour }) => scarf(pen, neck.y, neckHalfWidth, contrasting(colour)),
  cape: (pen, { neck, neckHalfWidth }) =>
    stroke(`M${-neckHalfWidth * 0.8} ${neck.y + 4}Q0 ${neck.y + 50} ${neckHalfWidth * 0.8} ${neck.y + 4}`, GOLD, 8) +
    circle(0, neck.y + 28, 13, surface(pen, GOLD)),
  necklace: (pen, { neck, neckHalfWidth }) =>
    stroke(`M${-neckHalfWidth * 0.7} ${neck.y + 6}Q0 ${neck.y + 84} ${neckHalfWidth * 0.7} ${neck.y + 6}`, GOLD, 6) +
    circle(0, neck.y + 52, 34, { fill: pen.defs.glow('#8df0ff', 0.7) }) +
    path(`M0 ${neck.y + 32}l15 18l-15 24l-15 -24Z`, surface(pen, '#5ac8f0')),
  'bow-tie': (pen, { neck }) =>
    mirrored(path(`M0 ${neck.y + 22}L44 ${neck.y - 2}Q54 ${neck.y + 22} 44 ${neck.y + 48}Z`, surface(pen, '#e0526a'))) +
    circle(0, neck.y + 22, 12, surface(pen, '#c83e58')),
  armour: (pen, { neck, shoulder }) => armour(pen, neck.y, shoulder.x, shoulder.y),
  vines: (pen, { chest, shoulder }) =>
    stroke(
      `M${-shoulder.x} ${shoulder.y + 10}C-40 ${chest.y - 40} 60 ${chest.y - 10} ${shoulder.x} ${chest.y + 120}`,
      '#4c8a3c',
      9,
    ) +
    [-0.7, -0.25, 0.25, 0.7]
      .map((share) =>
        place(leaf(pen, '#74bc54'), {
          x: share * shoulder.x,
          y: chest.y - 20 + share * 66 + (share < 0 ? -12 : 0),
          scale: 0.42,
          turn: share * 90 - 30,
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
      .map(([share = 0, dy = 0]) =>
        path(sparklePath(share * shoulder.x * 1.15, chest.y + dy, 17), { fill: '#fffbe0', opacity: 0.95 }),
      )
      .join(''),
  backpack: (pen, { shoulder }) =>
    mirrored(
      stroke(
        `M${shoulder.x * 0.62} ${shoulder.y - 8}Q${shoulder.x * 0.72} ${shoulder.y + 60} ${shoulder.x * 0.86} ${shoulder.y + 110}`,
        '#8a5a38',
        14,
      ),
    ) + rect(-11, shoulder.y + 40, 22, 10, { rx: 4, fill: pen.defs.glow('#8a5a38', 0.01) }),
  sword: (pen, { hand }) => place(sword(pen), { x: hand.x, y: hand.y, turn: 14 }),
  shield: (pen, { hand, chest }, { colour }) =>
    place(roundShield(pen, colour), { x: -hand.x, y: Math.max(hand.y, chest.y) + 10 }),
});

/** A second colour that stands beside `colour` without fighting it. */
const contrasting = (colour: Hex): Hex => shade(mix(colour, '#c8504a', 0.15), -0.02, 0.04, 150);

function scarf(pen: Pen, y: number, half: number, colour: Hex): Svg {
  return (
    path(`M${half * 0.5} ${y + 44}q36 54 28 124q-28 14 -58 0q8 -66 -12 -110Z`, surface(pen, shade(colour, -0.05))) +
    path(
      `M${-half - 6} ${y - 8}Q0 ${y + 58} ${half + 6} ${y - 8}Q${half + 16} ${y + 32} ${half - 2} ${y + 46}Q0 ${y + 98} ${-half + 2} ${y + 46}Q${-half - 16} ${y + 32} ${-half - 6} ${y - 8}Z`,
      surface(pen, colour),
    )
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

export const roundShield = (pen: Pen, colour: Hex): Svg =>
  circle(0, 0, 66, surface(pen, '#c2ccda')) +
  circle(0, 0, 52, surface(pen, shade(colour, -0.02))) +
  path(starPath(0, 0, 30), { fill: GOLD, ...ink(pen, GOLD, 0.6) });

const EMBERS = [
  [-0.9, 40],
  [0.86, 70],
  [-0.7, 190],
  [0.94, 240],
] as const;

/** Marks, crowns and flowers: over the face, leaning with the head. */
export const featuresOnHead = painted({
  crown: (pen, { crown, headHalfWidth }) => place(crownGlyph(pen), { y: crown.y + 16, scale: headHalfWidth / 170 }),
  hat: (pen, { crown, headHalfWidth }, { colour }) =>
    place(sunHat(pen, shade(colour, -0.06)), { y: crown.y + 44, scale: headHalfWidth / 160 }),
  freckles: (_pen, { cheek }, { colour }) =>
    mirrored(
      [-18, -3, 11, 24]
        .map((dx, index) =>
          ellipse(cheek.x + dx + 16, cheek.y - 22 + (index % 2) * 10, 4, 3.5, {
            fill: shade(mix(colour, '#a86a44', 0.5), -0.15),
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
  glasses: (_pen, { eyes }) => glasses(eyes.spread, eyes.y, eyes.radius),
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
      .map((share, index) =>
        place(flower(pen, ['#ff9ac0', '#fff0f4', '#ffd06a'][index % 3]), {
          x: share * headHalfWidth,
          y: crown.y + 26 + share * share * 84,
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
    EMBERS.map(([share, dy]) => place(flame(pen), { x: share * reach * 0.86, y: crown.y + dy, scale: 0.34 })).join(''),
});

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

const sunHat = (pen: Pen, colour: Hex): Svg =>
  path('M-210 10C-140 -40 140 -40 210 10C140 44 -140 44 -210 10Z', surface(pen, colour)) +
  path('M-104 -6C-104 -110 104 -110 104 -6Q0 24 -104 -6Z', surface(pen, colour)) +
  path('M-106 -28Q0 4 106 -28V-4Q0 26 -106 -4Z', { fill: GOLD });

/** Round spectacles over eyes at ±`spread`. */
export function glasses(spread: number, y: number, radius: number): Svg {
  const lens = (x: number) =>
    circle(x, y, radius * 1.24, { fill: '#dff4ff', fillOpacity: 0.16, stroke: '#4a3a48', strokeWidth: 7 }) +
    stroke(
      `M${x - radius * 0.7} ${y - radius * 0.5}q${radius * 0.2} ${-radius * 0.34} ${radius * 0.5} ${-radius * 0.4}`,
      '#ffffff',
      5,
      { opacity: 0.7 },
    );
  const bridge = spread - radius * 1.24;
  const arm = stroke(`M${spread + radius * 1.24} ${y}l${radius * 0.5} -8`, '#4a3a48', 7);
  return (
    lens(-spread) +
    lens(spread) +
    stroke(`M${-bridge} ${y}Q0 ${y - 10} ${bridge} ${y}`, '#4a3a48', 7) +
    arm +
    flipped(arm)
  );
}
