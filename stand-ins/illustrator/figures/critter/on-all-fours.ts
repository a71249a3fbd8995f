import { roundSurface, type Pen } from '../../pen.ts';
import type { FeatureName } from '../../picture-spec.ts';
import { shade } from '../../svg/color.ts';
import { ellipse, path, place, type Placement, type Svg } from '../../svg/elements.ts';
import type { Spot } from '../figure-drawing.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import type { Coat } from './coat.ts';
import { bell, fleece, neck, pawOf, quills } from './critter-body.ts';
import type { CritterForm } from './critter-form.ts';
import { bodyMarks } from './critter-marks.ts';

/** How much lower the head is than the head of a sitting animal. */
export const HEAD_DROP = 56;
/** Moves a figure whose body is to the right of its head to the middle. */
export const CENTER_X = -84;
/** How much further an animal on all fours extends to the side than a sitting one. */
export const LEVEL_REACH = 80;

/** Turns the marks of an upright trunk, so that they fit a horizontal one. */
const ON_FLANK: Placement = { x: 312, y: -180, turn: -90, scaleX: 0.74 };
/** Places what surrounds an upright trunk, such as quills, around a horizontal one. */
const AROUND: Placement = { x: 102, y: -72, scaleX: 1.62, scaleY: 0.78 };
/** Places wings and humps. */
export const ON_BACK: Placement = { x: 130, y: -20 };
/** Places a tail at the rump. */
export const AT_RUMP = { x: 206, y: -148 } satisfies Placement;
export const atRump = ({ x, y }: Spot): Spot => ({ x: x + AT_RUMP.x, y: y + AT_RUMP.y });

const TRUNK =
  'M-116 -190C-120 -264 -60 -286 10 -280C90 -268 170 -276 232 -268C300 -256 330 -206 320 -150C312 -100 262 -84 196 -92C120 -82 40 -78 -24 -84C-84 -90 -112 -130 -116 -190Z';

/**
 * Whether a figure walks on four legs. Apes do not, nor do figures with a shell, a pouch, a cloud or seams, swimming or
 * waddling figures, and figures that wear or hold things made for upright ones.
 */
export const stepsOnAllFours = ({ body, muzzle, extras }: CritterForm, features: readonly FeatureName[]): boolean =>
  body === 'beast' &&
  muzzle !== 'ape' &&
  !UPRIGHT_KINDS.some((extra) => extras.includes(extra)) &&
  !features.some((feature) => WORN_UPRIGHT.has(feature));

const UPRIGHT_KINDS = ['pouch', 'cloud', 'seams'] as const;
const WORN_UPRIGHT: ReadonlySet<FeatureName> = new Set([
  'cape',
  'raven-cloak',
  'bat-cape',
  'moss-cloak',
  'backpack',
  'quiver',
  'armour',
  'gauntlets',
  'banner',
  'shield',
  'sword',
  'wooden-sword',
  'moon-blade',
]);

/** A horizontal body in the left half of the picture, below a head at its usual place. */
export const levelBody = (pen: Pen, form: CritterForm, coat: Coat): Svg =>
  [
    form.mane === 'quills' ? place(quills(pen, coat), AROUND) : '',
    form.extras.includes('fluffy') ? place(fleece(pen, coat), AROUND) : '',
    form.neck > 0 ? place(neck(pen, form, coat), { y: HEAD_DROP }) : '',
    path(TRUNK, roundSurface(pen, coat.fur)),
    ellipse(-38, -168, 58, 76, { fill: form.muzzle === 'beak' ? shade(coat.fur, 0.07) : coat.cream, opacity: 0.95 }),
    place(bodyMarks(pen, form, coat), ON_FLANK),
    form.extras.includes('bell') ? place(bell(pen, form.neck), { y: HEAD_DROP }) : '',
  ].join('');

/** Four legs in step: two below the chest and two below the rump. */
export function levelStride(pen: Pen, form: CritterForm, coat: Coat, gait: Gait): Stride {
  const { upper, foot } = pawOf(pen, form, coat);
  const pair = strideOf(pen, gait, {
    hip: { x: 34, y: 0 },
    length: 146,
    width: 66,
    color: upper,
    foot,
    footX: 40,
  }).legs;
  return { legs: place(pair, { x: -24 }) + place(pair, { x: 226 }), raise: gait === 'run' ? 40 : 0 };
}
