import type { Pen } from '../../pen.ts';
import type { Pose, SeaSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { ellipse, path, type Svg } from '../../svg/elements.ts';
import { sparklePath } from '../../svg/paths.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import type { CreatureEyes } from '../shared/creature-face.ts';
import type { SeaForm } from './sea-form.ts';

/** The colors of one sea creature. */
export interface SeaSkin {
  readonly skin: Hex;
  readonly belly: Hex;
  readonly accent: Hex;
  readonly marks: SeaForm['marks'];
}

export type SeaPainter = (pen: Pen, form: SeaForm, colors: SeaSkin, spec: SeaSpec) => FigureDrawing;

export const seaSkinOf = ({ color }: SeaSpec, form: SeaForm): SeaSkin => ({
  skin: color,
  belly: mix(color, form.belly, 0.8),
  accent: mix(form.accent, color, 0.14),
  marks: form.marks,
});

const IRISES = ['#3a8ac0', '#3a9a8a', '#8a5a2a', '#7a5ac0', '#2f7a5a'] as const;

export const seaEyes = (
  spec: SeaSpec,
  { skin }: SeaSkin,
  place: Pick<CreatureEyes, 'spread' | 'y' | 'radius' | 'blush'>,
): CreatureEyes => ({
  ...place,
  iris: createRandom(`${spec.identity}|iris`).pick(IRISES),
  lid: shade(skin, 0.04),
  brow: shade(skin, -0.26),
});

/** Spots or stars at the given places. */
export function seaMarks(
  { marks, skin }: SeaSkin,
  places: readonly (readonly [x: number, y: number, size: number])[],
): Svg {
  if (marks === 'none') return '';
  return places
    .map(([x, y, size]) =>
      marks === 'stars'
        ? path(sparklePath(x, y, size * 1.5), { fill: '#fff6c8', opacity: 0.95 })
        : ellipse(x, y, size, size * 0.8, { fill: shade(skin, -0.12), opacity: 0.7 }),
    )
    .join('');
}

/** How far each limb [left, right] is raised, 0..1. */
export const LIFTS: Readonly<Record<Pose, readonly [number, number]>> = {
  relaxed: [0, 0],
  wave: [1, 0],
  hip: [0, 0.35],
  shy: [-0.2, -0.2],
  raised: [1, 1],
};
