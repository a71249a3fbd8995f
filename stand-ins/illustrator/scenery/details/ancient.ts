import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Ancient buildings, with their foot at the origin. */

const STONE = '#d8ccb8';
const MOSS = '#7aa858';

/** Broken columns and an arch overgrown with moss, about 400 wide. */
export function ruins(brush: Brush): Svg {
  const fill = brush.sheen(STONE);
  const moss = brush.lit(MOSS);
  const column = (at: number, tall: number) =>
    rect(at - 18, -tall, 36, tall, { fill }) +
    rect(at - 25, -tall - 12, 50, 16, { rx: 4, fill: brush.lit(STONE, 0.03) }) +
    rect(at - 26, -14, 52, 16, { rx: 4, fill: brush.lit(STONE, -0.04) }) +
    stroke(`M${at - 6} ${-tall + 8}V-18M${at + 7} ${-tall + 8}V-18`, brush.lit(STONE, -0.1), 3, { opacity: 0.6 }) +
    path(`M${at - 24} ${-tall - 8}q24 -14 48 0q-8 22 -16 10q-8 26 -16 4q-8 14 -16 -14Z`, { fill: moss });
  return [
    column(-150, 150),
    column(-70, 226),
    path('M30 0V-190A60 60 0 0 1 150 -190V0H122V-186A32 32 0 0 0 58 -186V0Z', { fill }),
    path('M26 -196q60 -84 130 2q-14 22 -30 -16q-20 -22 -44 -6q-26 34 -56 20Z', { fill: moss }),
    column(206, 96),
  ].join('');
}

/** Standing stones in a ring, one lintel still up. */
export function stoneCircle(brush: Brush): Svg {
  const stone = (x: number, y: number, tall: number, half: number) =>
    path(
      `M${x - half} ${y}Q${x - half - 4} ${y - tall * 0.6} ${x - half * 0.7} ${y - tall}Q${x} ${y - tall - 12} ${x + half * 0.8} ${y - tall + 6}Q${x + half + 4} ${y - tall * 0.5} ${x + half} ${y}Q${x} ${y + 8} ${x - half} ${y}Z`,
      {
        fill: brush.sheen('#a8a4b0'),
      },
    );
  const glyph = (x: number, y: number) =>
    circle(x, y, 22, { fill: brush.defs.glow(brush.light.accent, 0.7) }) +
    stroke(`M${x - 7} ${y + 9}L${x} ${y - 10}L${x + 7} ${y + 9}M${x - 5} ${y + 2}h10`, '#fffbe0', 3);
  return [
    stone(-60, -44, 84, 20),
    stone(4, -50, 78, 18),
    stone(66, -42, 86, 20),
    stone(-150, -8, 138, 30),
    stone(154, -8, 144, 30),
    path('M66 -146Q110 -172 196 -150L192 -120Q120 -136 70 -116Z', { fill: brush.lit('#b4b0bc') }),
    stone(88, 4, 122, 26),
    stone(-92, 12, 112, 27),
    ellipse(0, 16, 84, 17, { fill: brush.defs.glow(brush.light.accent, 0.5) }),
    glyph(-92, -52),
    glyph(88, -58),
    glyph(154, -90),
  ].join('');
}

/** A stepped temple, vines on its terraces. */
export const jungleTemple = (brush: Brush): Svg =>
  [
    path('M-190 4V-66H190V4Z', { fill: brush.sheen('#c8b48a') }),
    path('M-144 -66V-132H144V-66Z', { fill: brush.sheen('#d0bc92') }),
    path('M-98 -132V-196H98V-132Z', { fill: brush.sheen('#c8b48a') }),
    path('M-60 -196V-256H60V-196Z', { fill: brush.sheen('#d8c69c') }),
    rect(-72, -268, 144, 16, { rx: 3, fill: brush.lit('#b8a478') }),
    path('M-20 -196V-234H20V-196Z', { fill: '#3a2a34' }),
    circle(0, -214, 28, { fill: brush.defs.glow(brush.lamp, 0.7) }),
    path('M-40 4L-24 -196H24L40 4Z', { fill: brush.lit('#e2d2a8') }),
    stroke(
      Array.from({ length: 12 }, (_, step) => `M${-38 + step * 1.2} ${-8 - step * 16}H${38 - step * 1.2}`).join(''),
      brush.lit('#b09a6c'),
      4,
    ),
    path(
      'M-190 -66q40 -16 70 0q-10 40 -26 6q-12 50 -24 4q-10 22 -20 -10ZM144 -132q-30 -14 -56 0q10 34 22 4q10 40 20 2q8 16 14 -6ZM60 -256q-30 -12 -50 2q8 26 18 2q14 34 32 -4Z',
      {
        fill: brush.lit('#5a9a48'),
      },
    ),
  ].join('');

/** A temple of columns beneath a golden sun. */
export function sunTemple(brush: Brush): Svg {
  const columns = [-132, -80, -28, 28, 80, 132].map(
    (x) =>
      rect(x - 15, -164, 30, 140, { fill: brush.sheen('#f2e6cc') }) +
      rect(x - 21, -172, 42, 12, { rx: 3, fill: brush.lit('#f6ecd6') }) +
      stroke(`M${x - 5} -156V-30M${x + 5} -156V-30`, brush.lit('#d4c4a0'), 2.5),
  );
  const beams = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    return `M${Math.cos(angle) * 44} ${-262 + Math.sin(angle) * 44}L${Math.cos(angle) * 66} ${-262 + Math.sin(angle) * 66}`;
  });
  return [
    circle(0, -262, 150, { fill: brush.defs.glow('#ffd04a', 0.8) }),
    path('M-186 4V-24H186V4Z', { fill: brush.sheen('#e8dabc') }),
    rect(-164, -40, 328, 18, { fill: brush.lit('#efe2c6') }),
    rect(-120, -166, 240, 130, { fill: brush.lit('#8a6a5a', -0.05) }),
    circle(0, -92, 100, { fill: brush.defs.glow('#ffd04a', 0.6) }),
    ...columns,
    path('M-176 -172L0 -236L176 -172Z', { fill: brush.fade('#f2e4c4', 0.05) }),
    rect(-176, -180, 352, 14, { fill: brush.lit('#e2d0a8') }),
    circle(0, -262, 36, { fill: brush.ball('#ffcf4a') }),
    stroke(beams.join(''), '#ffcf4a', 8),
  ].join('');
}

/** A shrine gate over water. */
export const shrine = (brush: Brush): Svg =>
  [
    stroke('M-92 6L-84 -206M92 6L84 -206', brush.lit('#d8503c'), 22),
    path('M-160 -236Q0 -204 160 -236L150 -204Q0 -180 -150 -204Z', { fill: brush.fade('#c8402e', 0.06) }),
    path('M-168 -246Q0 -214 168 -246L164 -232Q0 -200 -164 -232Z', { fill: brush.lit('#3f3a50') }),
    rect(-118, -172, 236, 18, { fill: brush.lit('#d8503c') }),
    rect(-14, -200, 28, 34, { fill: brush.lit('#e8c058') }),
    rect(-108, -6, 34, 16, { fill: brush.lit('#3f3a50') }),
    rect(74, -6, 34, 16, { fill: brush.lit('#3f3a50') }),
    stroke('M-78 -150Q0 -120 78 -150', '#fff4e0', 7),
    ...[-44, 0, 44].map((x) => path(`M${x - 8} -136l8 12l-8 12l14 0l4 -24Z`, { fill: '#ffffff' })),
  ].join('');

const headstone = (
  brush: Brush,
  x: number,
  y: number,
  tall: number,
  lean: number,
  mark: 'heart' | 'star' | 'flower',
): Svg => {
  const marks = {
    heart: path('M0 -34C-14 -48 -26 -34 0 -14C26 -34 14 -48 0 -34Z', { fill: brush.lit('#b8788c') }),
    star: path(starPath(0, -tall * 0.55, 15), { fill: brush.lit('#d8c078') }),
    flower: path(starPath(0, -tall * 0.55, 16, 6, 0.6), { fill: brush.lit('#a48cc8') }),
  };
  return place(
    ellipse(0, 2, 46, 8, { fill: '#0a0a20', opacity: 0.25 }) +
      path(`M-34 4V${-tall + 34}A34 34 0 0 1 34 ${-tall + 34}V4Z`, { fill: brush.sheen('#a8a6b8') }) +
      marks[mark] +
      path('M-40 6q10 -26 18 -4q8 -30 16 0q8 -20 14 4Z', { fill: brush.lit('#5f8a58') }) +
      circle(24, -2, 6, { fill: '#ffd0dc' }) +
      circle(34, 0, 5, { fill: '#fff0c0' }),
    { x, y, turn: lean },
  );
};

/** Rounded stones with hearts and flowers, so that they do not frighten. */
export const gravestones = (brush: Brush): Svg =>
  headstone(brush, -66, -34, 96, -5, 'flower') +
  headstone(brush, 74, -30, 106, 4, 'star') +
  headstone(brush, -134, 4, 118, 3, 'star') +
  headstone(brush, 6, 14, 112, -3, 'heart') +
  headstone(brush, 148, 10, 100, -6, 'flower');

/** A small stone house with an ivy roof and a candle in the door. */
export const crypt = (brush: Brush): Svg =>
  [
    path('M-110 4V-132H110V4Z', { fill: brush.sheen('#9c98ac') }),
    path('M-132 -126L0 -196L132 -126Z', { fill: brush.fade('#8a86a0', 0.06) }),
    rect(-136, -134, 272, 16, { rx: 3, fill: brush.lit('#b4b0c0') }),
    ...[-84, 84].map((x) => rect(x - 15, -122, 30, 122, { fill: brush.sheen('#b8b4c4') })),
    path('M-36 4V-62A36 36 0 0 1 36 -62V4Z', { fill: '#2e2a44' }),
    circle(0, -28, 66, { fill: brush.defs.glow(brush.lamp, 0.75) }),
    rect(-7, -26, 14, 30, { fill: '#fff4dc' }),
    path('M0 -48q12 14 0 24q-12 -10 0 -24Z', { fill: '#ffc24a' }),
    path(starPath(0, -154, 15), { fill: brush.lit('#d8c078') }),
    path(
      'M-132 -126q20 54 4 92q-10 -30 -22 -34q6 -34 18 -58ZM126 -130q-24 24 -20 62q16 -10 24 -34q8 -12 -4 -28ZM-60 -166q20 14 50 -2q-10 34 -24 18q-14 12 -26 -16Z',
      {
        fill: brush.lit('#5f8a58'),
      },
    ),
  ].join('');

/** An overgrown city with an obelisk, half sunken. */
export const lostCity = (brush: Brush): Svg =>
  [
    path('M-190 6L-176 -150L-160 -176L-144 -150L-132 6Z', { fill: brush.sheen('#c8b88e') }),
    path('M-104 6V-96A56 60 0 0 1 8 -96V6H-20V-90A28 32 0 0 0 -76 -90V6Z', { fill: brush.sheen('#d4c69c') }),
    path('M34 6V-214L58 -244L82 -214V6Z', { fill: brush.sheen('#c8b88e') }),
    circle(58, -190, 34, { fill: brush.defs.glow('#6af0d0', 0.8) }),
    path('M58 -212L74 -190L58 -168L42 -190Z', { fill: '#8affe0' }),
    path('M104 6V-120H196V6Z', { fill: brush.sheen('#d4c69c') }),
    path('M96 -118L150 -166L204 -118Z', { fill: brush.lit('#bca878') }),
    path('M132 6V-52A18 18 0 0 1 168 -52V6Z', { fill: '#3a3240' }),
    stroke('M-170 -110h20M-170 -86h20M46 -140h24M46 -116h24M46 -92h24', brush.lit('#9a8a60'), 5),
    path(
      'M-108 -110q54 -60 120 0q-14 34 -30 -8q-22 30 -40 -6q-24 38 -50 14ZM102 -122q50 -30 98 0q-10 34 -24 4q-14 40 -32 2q-18 34 -42 -6ZM-190 6q10 -60 26 -74q-8 46 8 74Z',
      {
        fill: brush.lit('#5a9a4c'),
      },
    ),
  ].join('');
