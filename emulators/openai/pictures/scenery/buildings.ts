import { mix, shade, type Hex } from '../svg/colour.ts';
import { circle, ellipse, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { isNight } from './lights.ts';
import type { Stage } from './stage.ts';

interface Masonry {
  readonly wall: Hex;
  readonly wallFill: string;
  readonly roofFill: string;
  readonly window: Hex;
}

/** A many-towered castle, its gate at (`x`, `y`); at `scale` 1 about 360 pixels wide. */
export function castle(stage: Stage, x: number, y: number, scale: number, roof: Hex): Svg {
  const { defs, random, light } = stage;
  const night = isNight(light);
  const wall = mix('#e9d7c3', light.far, night ? 0.5 : 0.22);
  const tint = (colour: Hex, lift: number, fall: number) =>
    defs.acrossLinear([
      [0, shade(colour, lift)],
      [0.55, colour],
      [1, shade(colour, -fall)],
    ]);
  const window = night ? '#ffe08a' : '#ffd27a';
  const stone: Masonry = {
    wall,
    wallFill: tint(wall, 0.05, 0.12),
    roofFill: tint(mix(roof, light.far, 0.2), 0.08, 0.12),
    window,
  };
  const merlons = Array.from({ length: 10 }, (_, index) =>
    rect(-150 + index * 31, -126, 20, 18, { fill: shade(wall, 0.02) }),
  );
  const bricks = Array.from({ length: 26 }, () =>
    rect(random.between(-165, 150), random.between(-105, -8), 13, 6, {
      rx: 2,
      fill: shade(wall, -0.08),
      opacity: 0.35,
    }),
  );
  const parts = [
    tower(stone, -62, 0, 46, 250, 100),
    tower(stone, 70, 0, 42, 225, 92),
    tower(stone, 8, 0, 74, 300, 130),
    rect(-150, -112, 300, 112, { fill: stone.wallFill }),
    ...merlons,
    tower(stone, -150, 4, 58, 178, 96),
    tower(stone, 150, 4, 58, 178, 96),
    path('M-34 0v-56a34 34 0 0 1 68 0V0Z', { fill: shade(wall, -0.3) }),
    path('M-25 0v-54a25 25 0 0 1 50 0V0Z', {
      fill: defs.linear([
        [0, window],
        [1, shade(window, -0.2)],
      ]),
    }),
    ...[-92, -64, 64, 92].map((at) => archedWindow(at, -60, 7, 18, window)),
    ...bricks,
  ];
  return place(parts.join(''), { x, y, scale });
}

const archedWindow = (x: number, y: number, half: number, tall: number, fill: Hex): Svg =>
  path(`M${round(x - half)} ${y + tall}v${-tall}a${round(half)} ${round(half)} 0 0 1 ${round(2 * half)} 0v${tall}Z`, {
    fill,
  });

function tower(stone: Masonry, x: number, base: number, width: number, height: number, roofHeight: number): Svg {
  const [half, top] = [width / 2, base - height];
  const tip = top - roofHeight;
  const eaves = half + 12;
  const bend = top - roofHeight * 0.45;
  const roof = `M${x - eaves} ${top}Q${round(x - width * 0.14)} ${round(bend)} ${x} ${tip}Q${round(x + width * 0.14)} ${round(bend)} ${x + eaves} ${top}Q${x} ${top + 12} ${x - eaves} ${top}Z`;
  return [
    rect(x - half, top, width, height, { fill: stone.wallFill }),
    rect(x - half - 5, top - 4, width + 10, 14, { rx: 4, fill: shade(stone.wall, 0.03) }),
    path(roof, { fill: stone.roofFill }),
    stroke(`M${x} ${tip}v-30`, shade(stone.wall, -0.2), 3),
    path(`M${x} ${tip - 30}q16 3 30 -3q-4 11 0 19q-14 5 -30 0Z`, { fill: stone.window }),
    archedWindow(x, round(base - height * 0.62), width * 0.12, 20, stone.window),
    height > 170 ? archedWindow(x, round(base - height * 0.3), width * 0.1, 16, stone.window) : '',
  ].join('');
}

const WALLS = ['#f3dcc0', '#e8c9b0', '#dfe3d0'] as const;
const ROOFS = ['#c8553d', '#6a7fc0', '#8a5fa0', '#d98a3a'] as const;

/** A cottage with lit windows and a smoking chimney, about 150 pixels wide at `scale` 1. */
export function cottage({ defs, random, light }: Stage, x: number, y: number, scale: number): Svg {
  const wall = mix(random.pick(WALLS), light.far, 0.18);
  const roof = mix(random.pick(ROOFS), light.far, 0.12);
  const wallFill = defs.linear(
    [
      [0, shade(wall, 0.03)],
      [0.5, wall],
      [1, shade(wall, -0.12)],
    ],
    { x2: 1, y2: 0.1 },
  );
  const roofFill = defs.linear(
    [
      [0, shade(roof, 0.1)],
      [0.55, roof],
      [1, shade(roof, -0.13)],
    ],
    { x2: 1, y2: 0.3 },
  );
  const smoke = group(circle(36, -146, 9, {}) + circle(46, -164, 13, {}) + circle(40, -188, 17, {}), {
    fill: '#fff',
    opacity: 0.5,
  });
  const windows = [-34, 34].map(
    (at) =>
      circle(at, -36, 24, { fill: defs.glow('#ffd97a', 0.6) }) +
      rect(at - 9, -47, 18, 21, { rx: 9, fill: '#ffe9a8' }) +
      stroke(`M${at} -47v21M${at - 9} -37h18`, '#8a5a3a', 2),
  );
  return place(
    [
      ellipse(0, 2, 84, 11, { fill: '#0a0a20', opacity: 0.22 }),
      rect(26, -132, 20, 46, { rx: 3, fill: shade(wall, -0.16) }),
      smoke,
      rect(-54, -72, 108, 74, { rx: 6, fill: wallFill }),
      path('M-74 -60Q-28 -86 0 -142Q28 -86 74 -60Q38 -50 0 -52Q-38 -50 -74 -60Z', { fill: roofFill }),
      stroke(
        'M-52 -70q12 8 24 0q12 8 26 0q12 8 26 0q12 8 26 0M-34 -88q12 7 22 0q12 7 24 0q10 7 22 0',
        shade(roof, -0.16),
        3,
        { opacity: 0.5 },
      ),
      path('M-15 2v-36a15 15 0 0 1 30 0V2Z', {
        fill: defs.linear([
          [0, '#8a5a3a'],
          [1, '#5e3b26'],
        ]),
      }),
      circle(9, -16, 2.6, { fill: '#ffe08a' }),
      ...windows,
    ].join(''),
    { x, y, scale },
  );
}

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

function skyscraper({ defs, random, light }: Stage, x: number, base: number, w: number, h: number, colour: Hex): Svg {
  const top = base - h;
  const fill = defs.acrossLinear([
    [0, shade(colour, 0.06)],
    [1, shade(colour, -0.08)],
  ]);
  const crown = random.pick([
    `M${round(x)} ${round(top)}L${round(x + w / 2)} ${round(top - w * 0.7)}L${round(x + w)} ${round(top)}Z`,
    `M${round(x)} ${round(top)}A${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(x + w)} ${round(top)}Z`,
    `M${round(x + w * 0.3)} ${round(top)}V${round(top - w * 0.4)}H${round(x + w * 0.7)}V${round(top)}Z`,
  ]);
  const lights: Svg[] = [];
  for (let y = top + 14; y < base - 20; y += 22) {
    for (const share of [0.2, 0.45, 0.7]) {
      if (random.chance(0.6)) lights.push(rect(x + w * share, y, w * 0.12, 9, { rx: 2 }));
    }
  }
  return (
    rect(x, top, w, h, { fill }) +
    path(crown, { fill }) +
    group(lights, { fill: isNight(light) ? '#ffe9a0' : '#ffffff', opacity: isNight(light) ? 0.8 : 0.45 })
  );
}

/** Broken columns and an arch overgrown with moss. */
export function ruins(stage: Stage, x: number, y: number, scale: number): Svg {
  const { defs, light } = stage;
  const stone = mix('#d8ccb8', light.far, 0.2);
  const moss = mix(light.foliage, '#8ac060', 0.3);
  const fill = defs.acrossLinear([
    [0, shade(stone, 0.05)],
    [0.5, stone],
    [1, shade(stone, -0.14)],
  ]);
  const column = (at: number, tall: number) =>
    rect(at - 18, -tall, 36, tall, { fill }) +
    rect(at - 25, -tall - 12, 50, 16, { rx: 4, fill: shade(stone, 0.03) }) +
    rect(at - 26, -14, 52, 16, { rx: 4, fill: shade(stone, -0.04) }) +
    stroke(`M${at - 6} ${-tall + 8}V-18M${at + 7} ${-tall + 8}V-18`, shade(stone, -0.1), 3, { opacity: 0.6 }) +
    path(`M${at - 24} ${-tall - 8}q24 -14 48 0q-8 22 -16 10q-8 26 -16 4q-8 14 -16 -14Z`, { fill: moss });
  return place(
    [
      column(-150, 150),
      column(-70, 226),
      path('M30 0V-190A60 60 0 0 1 150 -190V0H122V-186A32 32 0 0 0 58 -186V0Z', { fill }),
      path('M26 -196q60 -84 130 2q-14 22 -30 -16q-20 -22 -44 -6q-26 34 -56 20Z', { fill: moss }),
      column(206, 96),
    ].join(''),
    { x, y, scale },
  );
}

/** A sailing ship about 220 pixels wide at `scale` 1, its waterline at the origin. */
export function ship({ defs, light }: Stage, x: number, y: number, scale: number): Svg {
  const sail = defs.acrossLinear([
    [0, '#fffaf0'],
    [1, mix('#f0dcc0', light.haze, 0.4)],
  ]);
  const wood = mix('#8a5636', light.far, 0.15);
  return place(
    [
      stroke('M-30 -20V-200M48 -20V-170', shade(wood, -0.08), 7),
      path('M-30 -192C30 -176 30 -96 -24 -70C-60 -84 -62 -170 -30 -192Z', { fill: sail }),
      path('M48 -162C96 -146 96 -84 52 -64C22 -78 22 -146 48 -162Z', { fill: sail }),
      path('M-30 -200q24 -10 44 4q-20 12 -44 10Z', { fill: '#e0584a' }),
      path('M-110 -44Q0 -24 118 -52C108 -12 84 10 60 12H-66C-90 6 -104 -16 -110 -44Z', { fill: wood }),
      stroke('M-96 -22Q0 -4 106 -30', shade(wood, 0.12), 5),
      [-56, -8, 40].map((at) => circle(at, -10, 7, { fill: '#ffe29a' })).join(''),
    ].join(''),
    { x, y, scale },
  );
}
