import { ellipse, path, rect, stroke, type Svg } from '../svg/elements.ts';

/** How high the mattress is above the ground, in figure units. */
export const BED_HEIGHT = 112;

const WOOD = '#a8744a';
const EDGE = '#7a4f30';
/** How far the bed extends beyond the sleeper at each end. */
const MARGIN = 46;

/** Frame, mattress and pillow behind a sleeper whose head is on the left. */
export function bedFrame(width: number): Svg {
  const half = width / 2 + MARGIN;
  const board = (x: number, top: number) =>
    path(`M${x - 30} 6V${-top}Q${x} ${-top - 44} ${x + 30} ${-top}V6Z`, { fill: WOOD, stroke: EDGE, strokeWidth: 5 });
  return [
    board(-half, BED_HEIGHT + 190),
    rect(-half, -BED_HEIGHT + 34, 2 * half, 60, { fill: WOOD, stroke: EDGE, strokeWidth: 5 }),
    rect(-half + 20, -BED_HEIGHT - 14, 2 * half - 40, 62, { rx: 24, fill: '#fff6ea' }),
    board(half, BED_HEIGHT + 70),
    ellipse(-width * 0.33, -BED_HEIGHT - 40, width * 0.2, 66, { fill: '#ffffff', stroke: '#d8dcea', strokeWidth: 4 }),
  ].join('');
}

/** The blanket over all but the head and the shoulders. */
export function blanket({ width, height }: { width: number; height: number }): Svg {
  const [left, right] = [-width * 0.02, width / 2 + MARGIN - 24];
  const [hem, top, foot] = [-BED_HEIGHT + 62, -BED_HEIGHT - height, -BED_HEIGHT - height * 0.98];
  return (
    path(
      `M${left} ${hem}C${left - 26} ${hem - 120} ${left - 10} ${top + 90} ${left + 26} ${top}Q${right * 0.7} ${top - 20} ${right} ${foot}V${hem}Z`,
      { fill: '#5a7ac0', stroke: '#3c5896', strokeWidth: 5 },
    ) +
    path(
      `M${left} ${hem}C${left - 26} ${hem - 120} ${left - 10} ${top + 90} ${left + 26} ${top}h54C${left + 44} ${top + 90} ${left + 28} ${hem - 120} ${left + 54} ${hem}Z`,
      { fill: '#eef2ff' },
    ) +
    stroke(`M${left + 60} ${hem - 26}H${right - 8}`, '#ffe08a', 10, { strokeDasharray: '2 26' })
  );
}
