import { shade } from '../svg/color.ts';
import { path, place, stroke } from '../svg/elements.ts';
import { scallopPath } from '../svg/paths.ts';
import type { Growth } from './growths.ts';

const CORALS = ['#f2788a', '#f6a84e', '#c07ae0', '#f4d45e', '#f28ac0'] as const;
const BRANCHES = 'M0 0V-60M0 -20C-30 -30 -34 -60 -32 -84M0 -34C28 -42 34 -64 30 -96M0 -56C-8 -76 -10 -92 -4 -112';

/** Branching and round corals. */
export const corals: Growth = ({ stage }, x, y, size) => {
  const { defs, random } = stage;
  const color = random.pick(CORALS);
  if (random.chance(0.4)) {
    const fill = defs.linear([
      [0, shade(color, 0.08)],
      [1, shade(color, -0.12)],
    ]);
    return path(scallopPath([x, y - size * 0.2], size * 0.36, size * 0.3, 9), { fill });
  }
  return place(stroke(BRANCHES, shade(color, -0.12), 21) + stroke(BRANCHES, color, 15), {
    x,
    y,
    scale: (size * 0.8) / 110,
  });
};
