import { circle, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Workbenches and boards, with their foot at the origin. */

/** A bench with a half-made toy, gears and tools above it. */
export function workbench(brush: Brush, craft: 'toys' | 'gears' | 'clocks' | 'potions'): Svg {
  return [
    rect(-190, -104, 380, 26, { rx: 5, fill: brush.fade('#b88452') }),
    stroke('M-164 -84V0M164 -84V0M-164 -30H164', brush.lit('#8a5c38'), 17),
    rect(-190, -300, 380, 12, { fill: brush.lit('#8a5c38') }),
    CRAFTS[craft](brush),
  ].join('');
}

const gear = (brush: Brush, x: number, y: number, r: number, color: string): Svg =>
  path(starPath(x, y, r, 12, 0.8), { fill: brush.lit(color) }) +
  circle(x, y, r * 0.7, { fill: brush.ball(color) }) +
  circle(x, y, r * 0.24, { fill: brush.lit('#4a3a44') });

const clockFace = (brush: Brush, x: number, y: number, r: number, rim: string, hands: string): Svg =>
  circle(x, y, r, { fill: '#fff8e6', stroke: brush.lit(rim), strokeWidth: r * 0.2 }) +
  stroke(hands, '#4a3a3a', r * 0.11);

const CRAFTS: Readonly<Record<'toys' | 'gears' | 'clocks' | 'potions', (brush: Brush) => Svg>> = {
  toys: (brush) =>
    [
      circle(-110, -138, 30, { fill: brush.ball('#c08a54') }),
      circle(-132, -162, 13, { fill: brush.lit('#a8744a') }),
      circle(-88, -162, 13, { fill: brush.lit('#a8744a') }),
      ...[-120, -100].map((x) => circle(x, -142, 4, { fill: '#2a2030' })),
      rect(-40, -156, 52, 52, { rx: 4, fill: brush.sheen('#4f8ad0') }),
      rect(-26, -202, 46, 46, { rx: 4, fill: brush.sheen('#e8503c') }),
      path('M70 -108h90v-20h-24l-14 -26h-40l-4 46Z', { fill: brush.lit('#5ab068') }),
      circle(88, -108, 14, { fill: brush.lit('#f2c03e') }),
      circle(142, -108, 14, { fill: brush.lit('#f2c03e') }),
      ...[-150, -60, 30, 120].map((x, index) =>
        circle(x, -322, 21, { fill: brush.ball(['#f2c03e', '#e8503c', '#a070d0', '#5ac0a0'][index] ?? '#f2c03e') }),
      ),
      path('M-20 -300q14 -50 26 0Z', { fill: brush.lit('#f6a8c0') }),
    ].join(''),
  gears: (brush) =>
    [
      gear(brush, -110, -210, 58, '#d8a24a'),
      gear(brush, -30, -246, 38, '#a8b0c0'),
      gear(brush, 60, -200, 66, '#c8784a'),
      gear(brush, 142, -246, 36, '#d8a24a'),
      rect(-50, -160, 100, 56, { rx: 10, fill: brush.sheen('#8a9ab8') }),
      circle(-20, -134, 12, { fill: '#9af0ff' }),
      circle(22, -134, 12, { fill: '#9af0ff' }),
      stroke('M0 -160V-186', brush.lit('#6a7a98'), 5),
      circle(0, -190, 9, { fill: '#ff7a5a' }),
      stroke('M100 -108L146 -134M-150 -110L-112 -140', brush.lit('#b0b8c8'), 9),
    ].join(''),
  clocks: (brush) =>
    [
      clockFace(brush, -120, -220, 52, '#c8783e', 'M-120 -220V-256M-120 -220L-98 -210'),
      clockFace(brush, -6, -236, 40, '#5a8ab0', 'M-6 -236V-262M-6 -236L10 -250'),
      clockFace(brush, 110, -216, 58, '#d8a24a', 'M110 -216L82 -236M110 -216V-260'),
      path('M-30 -106V-150L0 -180L30 -150V-106Z', { fill: brush.sheen('#a8643e') }),
      clockFace(brush, 0, -134, 19, '#6a4630', 'M0 -134V-146M0 -134L8 -130'),
      gear(brush, -110, -124, 24, '#d8a24a'),
      gear(brush, 96, -126, 26, '#a8b0c0'),
      clockFace(brush, -150, -318, 17, '#8a5ac0', 'M-150 -318V-330'),
      clockFace(brush, 150, -318, 17, '#c85a6a', 'M150 -318L158 -312'),
    ].join(''),
  potions: (brush) =>
    [-150, -90, -30, 40, 100, 154]
      .map((x, index) => {
        const color = ['#7af0c0', '#f07ac8', '#7ac0ff', '#ffd04a', '#b08aff', '#ff8a6a'][index] ?? '#7af0c0';
        const y = index % 2 === 0 ? -104 : -300;
        return (
          circle(x, y - 30, 46, { fill: brush.defs.glow(color, 0.5) }) +
          path(`M${x - 9} ${y - 76}h18v26q24 12 24 32a18 18 0 0 1 -18 18h-30a18 18 0 0 1 -18 -18q0 -20 24 -32Z`, {
            fill: color,
            opacity: 0.9,
          }) +
          rect(x - 11, y - 86, 22, 12, { rx: 4, fill: brush.lit('#a87848') })
        );
      })
      .join(''),
};

/** A blackboard with a sum of apples, and two desks. */
export function blackboard(brush: Brush, lesson: 'apples' | 'magic' | 'flight' | 'flasks'): Svg {
  const chalk = { fill: 'none', stroke: '#f4fff4', strokeWidth: 6, strokeLinecap: 'round' } as const;
  const desk = (x: number) =>
    rect(x - 74, -84, 148, 16, { rx: 4, fill: brush.fade('#c08a54') }) +
    stroke(`M${x - 56} -68V0M${x + 56} -68V0`, brush.lit('#8a5c38'), 11) +
    path(`M${x - 30} -88l30 -8l30 8v-14l-30 -8l-30 8Z`, { fill: '#fffaf0' });
  const drawings = {
    apples:
      circle(-90, -306, 23, chalk) +
      path('M-90 -330q4 -14 16 -14', chalk) +
      circle(-10, -306, 23, chalk) +
      path('M-10 -330q4 -14 16 -14', chalk) +
      path('M50 -306h28M64 -320v28', chalk) +
      path(starPath(120, -306, 24), chalk),
    magic:
      path(starPath(-80, -306, 36), chalk) +
      circle(-80, -306, 46, chalk) +
      path('M10 -280L70 -340M62 -348l18 18', chalk) +
      path(starPath(116, -332, 17), chalk) +
      path('M20 -340q10 -14 0 -24', chalk),
    flight:
      path('M-130 -290Q-80 -360 -20 -320T110 -350M88 -362l24 12l-16 22', chalk) +
      path('M-40 -280q40 -30 70 0q-34 20 -70 0', chalk),
    flasks:
      path('M-90 -346v24l-28 46h76l-28 -46v-24M-110 -290h62', chalk) +
      circle(40, -310, 28, chalk) +
      path('M40 -338v-14M66 -296l26 16M14 -296l-26 16', chalk) +
      circle(120, -330, 12, chalk),
  };
  return [
    rect(-184, -388, 368, 152, { rx: 5, fill: brush.lit('#a8744a') }),
    rect(-172, -376, 344, 128, { fill: brush.lit('#2f5a4e') }),
    drawings[lesson],
    desk(-106),
    desk(106),
  ].join('');
}
