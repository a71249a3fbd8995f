import { surface, type Pen } from '../../pen.ts';
import type { FigureSpec } from '../../picture-spec.ts';
import type { Hex } from '../../svg/color.ts';
import { mirrored, path, place, type Svg } from '../../svg/elements.ts';
import type { Spot } from '../figure-drawing.ts';
import { eyes } from './eyes.ts';
import { blush, brows } from './face.ts';

export interface CreatureEyes {
  readonly spread: number;
  readonly y: number;
  readonly radius: number;
  readonly iris: Hex;
  readonly lid: Hex;
  readonly brow: Hex;
  /** The rosy spot on the right cheek. */
  readonly blush: Spot;
  readonly hasSlitPupil?: boolean;
}

/** Young figures have larger eyes. */
const CHILD_EYE_SCALE = 1.1;
/** Distance from the middle of the eyes to the brows, in eye radii. */
const BROW_RISE = 1.62;

/** Eyes, brows and cheeks of any creature, with the character's expression. */
export function creatureEyes(pen: Pen, spec: FigureSpec, look: CreatureEyes): Svg {
  const { expression } = spec;
  const radius = look.radius * (spec.age === 'child' ? CHILD_EYE_SCALE : 1);
  return [
    eyes(
      pen,
      look.spread,
      look.y,
      {
        iris: look.iris,
        lid: look.lid,
        radius,
        hasLashes: spec.gender === 'female',
        hasSlitPupil: look.hasSlitPupil === true,
        isGlowing: spec.features.includes('glowing-eyes'),
      },
      expression,
    ),
    expression.brow === 'soft'
      ? ''
      : brows(expression.brow, look.spread + 2, look.y - radius * BROW_RISE, look.brow, radius * 0.2),
    blush(look.blush.x, look.blush.y, expression.blush),
  ].join('');
}

/** White brows of the old, their middle at ±`x`. */
export const elderTufts = (pen: Pen, x: number, y: number): Svg =>
  mirrored(
    place(path('M-22 0q34 -34 84 -6q-22 22 -44 14q-8 14 -24 6q-10 0 -16 -14Z', surface(pen, '#f4f0ec')), { x, y }),
  );
