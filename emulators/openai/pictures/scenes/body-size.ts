import type { FigureSpec } from '../picture-spec.ts';

const CHILD_SIZE = 0.84;
const SIZES_BY_RIG: Readonly<Partial<Record<FigureSpec['rig'], number>>> = {
  human: 1,
  dragon: 1.08,
  robot: 0.9,
  critter: 0.74,
};
const OTHER_SIZE = 0.86;

/** How large a figure is beside a grown person; a dragon of a picture book is no mountain. */
export function bodySize({ rig, age, stature }: FigureSpec): number {
  return (SIZES_BY_RIG[rig] ?? OTHER_SIZE) * stature * (age === 'child' ? CHILD_SIZE : 1);
}
