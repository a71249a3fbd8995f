import { shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, path, rect, round, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Castles and towers with their gate at the origin, in units of a picture 1024 high. */

interface CastleLook {
  readonly wall: Hex;
  readonly roof: Hex;
  readonly flag: Hex;
  /** Whether it has domes instead of pointed roofs. */
  readonly hasDomes?: boolean;
  /** Whether walls are translucent, for glass and ice. */
  readonly isClear?: boolean;
}

interface Masonry {
  readonly look: CastleLook;
  readonly wall: Hex;
  readonly wallFill: string;
  readonly roofFill: string;
  readonly window: Hex;
  readonly flag: Hex;
}

function masonry(brush: Brush, look: CastleLook): Masonry {
  return {
    look,
    wall: brush.lit(look.wall),
    wallFill: brush.sheen(look.wall),
    roofFill: brush.sheen(look.roof),
    window: brush.lamp,
    flag: brush.lit(look.flag),
  };
}

const archedWindow = (x: number, y: number, half: number, tall: number, fill: Hex): Svg =>
  path(`M${round(x - half)} ${y + tall}v${-tall}a${round(half)} ${round(half)} 0 0 1 ${round(2 * half)} 0v${tall}Z`, {
    fill,
  });

const pennant = (x: number, y: number, color: Hex, pole: Hex): Svg =>
  stroke(`M${x} ${y}v-30`, pole, 3) + path(`M${x} ${y - 30}q16 3 30 -3q-4 11 0 19q-14 5 -30 0Z`, { fill: color });

function roofPath(x: number, top: number, eaves: number, tall: number, isDome: boolean): string {
  if (isDome) {
    return `M${x - eaves} ${top}C${x - eaves * 1.3} ${round(top - tall * 0.5)} ${x - eaves * 0.3} ${round(top - tall * 0.62)} ${x} ${round(top - tall * 0.9)}C${x + eaves * 0.3} ${round(top - tall * 0.62)} ${x + eaves * 1.3} ${round(top - tall * 0.5)} ${x + eaves} ${top}Z`;
  }
  const bend = round(top - tall * 0.45);
  return `M${x - eaves} ${top}Q${round(x - eaves * 0.22)} ${bend} ${x} ${top - tall}Q${round(x + eaves * 0.22)} ${bend} ${x + eaves} ${top}Q${x} ${top + 12} ${x - eaves} ${top}Z`;
}

function turret(stone: Masonry, x: number, base: number, width: number, height: number, roofHeight: number): Svg {
  const [half, top] = [width / 2, base - height];
  const isDome = stone.look.hasDomes === true;
  const tip = top - roofHeight * (isDome ? 0.9 : 1);
  return [
    rect(x - half, top, width, height, { fill: stone.wallFill, opacity: stone.look.isClear ? 0.85 : 1 }),
    rect(x - half - 5, top - 4, width + 10, 14, { rx: 4, fill: shade(stone.wall, 0.03) }),
    path(roofPath(x, top, half + 12, roofHeight, isDome), { fill: stone.roofFill }),
    pennant(x, tip, stone.flag, shade(stone.wall, -0.2)),
    archedWindow(x, round(base - height * 0.62), width * 0.12, 20, stone.window),
    height > 170 ? archedWindow(x, round(base - height * 0.3), width * 0.1, 16, stone.window) : '',
  ].join('');
}

/** A castle with many towers, about 360 wide and 430 tall. */
export function castle(brush: Brush, look: CastleLook): Svg {
  const stone = masonry(brush, look);
  const { wall, window } = stone;
  const merlons = Array.from({ length: 10 }, (_, index) =>
    rect(-150 + index * 31, -126, 20, 18, { fill: shade(wall, 0.02) }),
  );
  const bricks = Array.from({ length: 26 }, () =>
    rect(brush.random.between(-165, 150), brush.random.between(-105, -8), 13, 6, {
      rx: 2,
      fill: shade(wall, -0.08),
      opacity: 0.35,
    }),
  );
  return [
    turret(stone, -62, 0, 46, 250, 100),
    turret(stone, 70, 0, 42, 225, 92),
    turret(stone, 8, 0, 74, 300, 130),
    rect(-150, -112, 300, 112, { fill: stone.wallFill, opacity: look.isClear ? 0.85 : 1 }),
    ...merlons,
    turret(stone, -150, 4, 58, 178, 96),
    turret(stone, 150, 4, 58, 178, 96),
    path('M-34 0v-56a34 34 0 0 1 68 0V0Z', { fill: shade(wall, -0.3) }),
    path('M-25 0v-54a25 25 0 0 1 50 0V0Z', {
      fill: brush.defs.linear([
        [0, window],
        [1, shade(window, -0.2)],
      ]),
    }),
    ...[-92, -64, 64, 92].map((at) => archedWindow(at, -60, 7, 18, window)),
    ...(look.isClear
      ? [stroke('M-120 -10L-90 -100M-104 -10L-80 -80M100 -16L126 -96', '#ffffff', 5, { opacity: 0.5 })]
      : bricks),
  ].join('');
}

/** A crooked house with steep roofs and warm windows, partly hidden by hills. */
export function crookedMansion(brush: Brush): Svg {
  const wall = brush.lit('#6f6288');
  const fill = brush.sheen('#6f6288');
  const roof = brush.sheen('#3f3a5e');
  const lamp = brush.lamp;
  const windows = [
    [-78, -70],
    [78, -70],
    [-30, -160],
    [30, -160],
    [0, -262],
    [-112, -168],
  ] as const;
  return [
    path('M-120 0L-112 -120H112L120 0Z', { fill }),
    path('M-60 -110L-56 -230H60L64 -110Z', { fill }),
    path('M-146 -112Q-70 -140 -52 -196L-40 -112ZM146 -112Q70 -140 52 -196L40 -112Z', { fill: roof }),
    path('M-80 -222Q-16 -260 -6 -352Q4 -360 10 -350Q24 -262 84 -222Q0 -208 -80 -222Z', { fill: roof }),
    path('M-140 -116L-134 -204H-92L-86 -116Z', { fill }),
    path('M-156 -198Q-122 -226 -116 -286Q-104 -226 -70 -198Q-112 -188 -156 -198Z', { fill: roof }),
    path('M-22 2V-58A22 22 0 0 1 22 -58V2Z', { fill: '#4a3040' }),
    circle(12, -28, 3.4, { fill: lamp }),
    ...windows.map(
      ([x, y]) => circle(x, y, 34, { fill: brush.defs.glow(lamp, 0.45) }) + archedWindow(x, y, 12, 20, lamp),
    ),
    stroke(windows.map(([x, y]) => `M${x} ${y - 10}v30M${x - 12} ${y + 4}h24`).join(''), shade(wall, -0.2), 3),
    path(starPath(4, -372, 12, 5), { fill: lamp }),
  ].join('');
}

/** A single round tower about 110 wide and 420 tall. */
export function loneTower(
  brush: Brush,
  look: CastleLook,
  top: 'roof' | 'clock' | 'beacon' | 'bell' | 'telescope',
): Svg {
  const stone = masonry(brush, look);
  const stones = Array.from({ length: 16 }, () =>
    rect(brush.random.between(-44, 30), brush.random.between(-270, -20), 15, 7, {
      rx: 2,
      fill: shade(stone.wall, -0.09),
      opacity: 0.4,
    }),
  );
  return [
    path('M-60 2L-48 -290H48L60 2Q0 14 -60 2Z', { fill: stone.wallFill }),
    ...stones,
    path('M-20 4V-46A20 20 0 0 1 20 -46V4Z', { fill: shade(stone.wall, -0.3) }),
    archedWindow(0, -128, 11, 26, stone.window),
    archedWindow(0, -214, 10, 22, stone.window),
    TOWER_TOPS[top](brush, stone),
  ].join('');
}

const gallery = (stone: Masonry): Svg =>
  path('M-62 -284L-54 -312H54L62 -284Z', { fill: shade(stone.wall, 0.04) }) +
  [-54, -26, 2, 30].map((x) => rect(x, -328, 22, 20, { fill: stone.wallFill })).join('');

const TOWER_TOPS: Readonly<
  Record<'roof' | 'clock' | 'beacon' | 'bell' | 'telescope', (brush: Brush, stone: Masonry) => Svg>
> = {
  roof: (_brush, stone) =>
    path('M-76 -282Q-16 -330 -4 -416Q12 -440 22 -426Q14 -330 76 -282Q0 -264 -76 -282Z', { fill: stone.roofFill }) +
    path(starPath(14, -444, 15), { fill: stone.window }) +
    path(starPath(-22, -316, 9) + starPath(22, -330, 7) + starPath(4, -368, 7), { fill: stone.flag }),
  clock: (brush, stone) =>
    rect(-58, -396, 116, 116, { rx: 6, fill: stone.wallFill }) +
    circle(0, -338, 66, { fill: brush.defs.glow(stone.window, 0.4) }) +
    circle(0, -338, 44, { fill: '#fff6dc', stroke: brush.lit('#8a6a3a'), strokeWidth: 7 }) +
    stroke('M0 -338V-368M0 -338L20 -326', '#4a3a3a', 6) +
    circle(0, -338, 5, { fill: '#4a3a3a' }) +
    path(roofPath(0, -394, 72, 110, false), { fill: stone.roofFill }) +
    pennant(0, -504, stone.flag, shade(stone.wall, -0.2)),
  beacon: (brush, stone) =>
    gallery(stone) +
    circle(0, -360, 100, { fill: brush.defs.glow('#ffb04a', 0.8) }) +
    path('M-22 -328Q-34 -362 -8 -384Q-8 -372 4 -400Q24 -372 22 -352Q30 -344 20 -328Z', { fill: '#ff8a3a' }) +
    path('M-10 -328Q-14 -350 2 -368Q16 -348 10 -328Z', { fill: '#ffe08a' }),
  bell: (brush, stone) =>
    rect(-54, -372, 108, 90, { fill: stone.wallFill }) +
    path('M-34 -284V-330A34 34 0 0 1 34 -330V-284Z', { fill: brush.lit('#3a3450') }) +
    path('M-20 -294Q-16 -302 -15 -318A15 16 0 0 1 15 -318Q16 -302 20 -294Z', { fill: brush.ball('#e0b050') }) +
    circle(0, -291, 5, { fill: brush.lit('#a87a30') }) +
    path(roofPath(0, -368, 70, 96, false), { fill: stone.roofFill }),
  telescope: (brush, stone) =>
    path('M-64 -284A64 70 0 0 1 64 -284Z', { fill: brush.ball(stone.look.roof) }) +
    path('M-4 -356L6 -286L22 -286L20 -352Z', { fill: '#1a2040' }) +
    path('M0 -318L44 -398L64 -388L26 -306Z', { fill: brush.sheen('#d8b060') }) +
    ellipse(54, -393, 13, 6, { fill: '#bfe8ff', transform: 'rotate(27 54 -393)' }),
};
