import { surface, type Pen } from '../../pen.ts';
import type { AgeGroup, FeatureName, HumanSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { ellipse, path, place, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import type { Stride } from '../shared/stride.ts';
import type { Arms, Gait } from '../stance.ts';
import { arm, FREE_ARM, handSpot, type ArmLook, type ArmPose, type Build } from './arms.ts';
import { complexionOf, type Complexion } from './complexion.ts';
import type { Being } from './being.ts';
import { beingLegs, beingStride } from './being-legs.ts';
import { maneBehind } from './being-mane.ts';
import { beingTail } from './being-tails.ts';
import { beingWings } from './being-wings.ts';
import { carriesFeature, withFeatures, withFreeHands, featuresShownBy } from './dress.ts';
import { clothOf, collar, GARMENT_FORMS, garmentBody, garmentLegs, garmentStride, type Cloth } from './garments.ts';
import { hairBehind } from './hair.ts';
import { headwearBehind, fitOf } from './headwear.ts';
import { heldArt, isHeldOnPalm } from './held-items.ts';
import { CHIN_Y, coatOf, headAnchors, headLayers, seated, type HeadSeat } from './human-head.ts';
import type { Garment, Headwear, HeldItem } from './outfit.ts';

/** Relative to the drawn shapes; clothes are large enough to cover most of the figure. */
interface Proportions {
  readonly build: Build;
  readonly head: number;
}

const PROPORTIONS: Readonly<Record<Being['proportions'], Readonly<Record<AgeGroup, Proportions>>>> = {
  ordinary: {
    child: { build: { breadth: 1.14, tallness: 1.24, limbs: 1.12 }, head: 0.8 },
    adult: { build: { breadth: 1.18, tallness: 1.42, limbs: 1.16 }, head: 0.77 },
    elder: { build: { breadth: 1.2, tallness: 1.34, limbs: 1.16 }, head: 0.76 },
  },
  small: {
    child: { build: { breadth: 1.06, tallness: 0.98, limbs: 1.0 }, head: 0.9 },
    adult: { build: { breadth: 1.2, tallness: 1.08, limbs: 1.1 }, head: 0.88 },
    elder: { build: { breadth: 1.22, tallness: 1.02, limbs: 1.1 }, head: 0.87 },
  },
  slender: {
    child: { build: { breadth: 1.06, tallness: 1.34, limbs: 1.06 }, head: 0.77 },
    adult: { build: { breadth: 1.06, tallness: 1.56, limbs: 1.08 }, head: 0.72 },
    elder: { build: { breadth: 1.08, tallness: 1.5, limbs: 1.08 }, head: 0.72 },
  },
  broad: {
    child: { build: { breadth: 1.3, tallness: 1.3, limbs: 1.3 }, head: 0.74 },
    adult: { build: { breadth: 1.42, tallness: 1.5, limbs: 1.42 }, head: 0.68 },
    elder: { build: { breadth: 1.42, tallness: 1.44, limbs: 1.42 }, head: 0.68 },
  },
};

const NECK_Y = -290;
/** A figure whose body already has the chosen color wears a darker shade of it. */
const clothDye = ({ being, color }: HumanSpec): Hex =>
  being.skin === 'dyed' ? shade(color, -DEEPER_CLOTH, 0, 14) : color;
const DEEPER_CLOTH = 0.13;

/** How far wings and tails extend, in body units. */
const WIDE_REACH = 312;
/** How far bodies extend behind the person, in body units. */
const LONG_REACH = 336;
const ORDINARY_REACH = 216;
/** Room for staffs, ribbons and nets, which lean outwards. */
const HELD_REACH = 305;

/** A person, or a being with human shape, in the clothes of its occupation; age sets the proportions. */
export function drawHuman(pen: Pen, undressed: HumanSpec, arms: Arms | null, gait: Gait | null): FigureDrawing {
  const spec: HumanSpec = {
    ...undressed,
    outfit: arms === null ? withFeatures(undressed) : withFreeHands(undressed, arms),
  };
  const complexion = hairUnderHat(complexionOf(spec), spec.outfit.headwear);
  const cloth = clothOf(clothDye(spec));
  const coat = coatOf(spec, complexion);
  const { being } = spec;
  const { build, head } = PROPORTIONS[spec.being.proportions][spec.age];
  const { breadth, tallness } = build;
  const neckY = NECK_Y * tallness;
  const onBody = (content: Svg) => place(content, { scaleX: breadth, scaleY: tallness });
  const seat: HeadSeat = { chinY: neckY + (CHIN_Y - NECK_Y) * head, scale: head };
  const onHead = (content: Svg) => seated(content, seat);
  const poses = armPoses(spec, arms);
  const stride = gait === null ? null : personStride(pen, spec, cloth, coat, gait);
  const [handX, handY] = handSpot(poses.right, build);
  const [leftX, leftY] = handSpot(poses.left, build);
  return {
    back: onBody(backLayers(pen, spec, cloth, coat)),
    headBehind: onHead(
      headwearBehind(pen, spec.outfit.headwear, cloth) +
        (being.mane === 'hair' ? hairBehind(pen, complexion) : maneBehind(pen, being.mane, coat)),
    ),
    body: onBody(bodyLayers(pen, spec, cloth, complexion, { coat, isStriding: stride !== null })),
    head: onHead(headLayers(pen, spec, cloth, complexion)),
    front: armLayers(pen, spec, build, complexion, poses),
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: neckY } },
    anchors: {
      ...headAnchors(seat),
      chest: { x: 0, y: -216 * tallness },
      neck: { x: 0, y: neckY + 6 },
      neckHalfWidth: 66 * breadth,
      shoulder: { x: 88 * breadth, y: -262 * tallness },
      hand: { x: handX, y: handY },
      leftHand: { x: -leftX, y: leftY },
      reach: reachOf(being) * breadth,
    },
    owned: ownedBy(spec),
    shadowHalfWidth: 166 * breadth,
    stride: stride && { legs: onBody(stride.legs), raise: stride.raise * tallness },
    heldExtent: isHoldingSomething(spec) ? HELD_REACH * breadth : 0,
  };
}

/** Hides hair that stands up or out and would not fit under a hat or hood. */
function hairUnderHat(complexion: Complexion, hat: Headwear): Complexion {
  const { coversCrown, coversEars } = fitOf(hat);
  if (!coversCrown) return complexion;
  const { cut, back } = complexion;
  const isStandingUp = cut === 'spiky' || (coversEars && cut === 'afro');
  const isStickingOut = coversEars && (back === 'buns' || back === 'ponytail');
  return { ...complexion, cut: isStandingUp ? 'swept' : cut, back: isStickingOut ? 'short' : back };
}

const ARM_FOR_GRIP = { fist: 'grip', palm: 'offer' } as const;

function armPoses(spec: HumanSpec, arms: Arms | null): { left: ArmPose; right: ArmPose } {
  const { held, secondHeld } = spec.outfit;
  if (arms !== null) {
    const [left, right] = arms;
    return { left: secondHeld === 'nothing' ? left : 'grip', right: held === 'nothing' ? right : 'grip' };
  }
  const main = heldGrip(held);
  const second = heldGrip(secondHeld);
  const free = FREE_ARM[spec.pose];
  const isGreeting = (spec.pose === 'wave' || spec.pose === 'raised') && !carriesFeature(spec);
  const leftIsFree = second === null || isGreeting;
  return {
    right: main === null ? (spec.pose === 'raised' || spec.pose === 'shy' ? free : 'down') : ARM_FOR_GRIP[main],
    left: leftIsFree ? free : ARM_FOR_GRIP[second],
  };
}

const heldGrip = (item: HeldItem): 'fist' | 'palm' | null => {
  if (item === 'nothing') return null;
  return isHeldOnPalm(item) ? 'palm' : 'fist';
};

const isHoldingSomething = ({ outfit: { held, secondHeld } }: HumanSpec): boolean =>
  held !== 'nothing' || secondHeld !== 'nothing';

const LONG_BODIES: ReadonlySet<Being['legs']> = new Set(['horse', 'deer', 'snake', 'fish']);

function reachOf({ legs, wings, tail }: Being): number {
  if (LONG_BODIES.has(legs)) return LONG_REACH;
  return wings === 'none' && tail === 'none' ? ORDINARY_REACH : WIDE_REACH;
}

function ownedBy({ being: { wings, horns }, outfit }: HumanSpec): ReadonlySet<FeatureName> {
  const grown: FeatureName[] = [];
  if (wings !== 'none') grown.push('wings');
  if (horns !== 'none') grown.push('horns');
  return new Set([...featuresShownBy(outfit), ...grown]);
}

function backLayers(pen: Pen, { being, outfit, color }: HumanSpec, cloth: Cloth, coat: Hex): Svg {
  const glow =
    being.glow === null
      ? ''
      : ellipse(0, -250, 250, 330, { fill: pen.defs.glow(mix(being.glow, '#ffffff', 0.15), 0.8) });
  return [
    glow,
    beingWings(pen, being.wings, being.wings === 'dragon' ? coat : color),
    beingTail(pen, being.tail, coat),
    beingLegs(pen, being.legs, coat).behind,
    outfit.hasCape ? cape(pen, cloth) : '',
  ].join('');
}

const cape = (pen: Pen, { dye }: Cloth): Svg =>
  path(
    'M-86 -270C-146 -180 -182 -66 -198 -16C-140 8 -60 -6 0 -12C60 -6 140 8 198 -16C182 -66 146 -180 86 -270Z',
    surface(pen, shade(dye, -0.08, 0, 12)),
  );

/** Two legs in mid-stride; null for beings with other legs, which show no step. */
function personStride(pen: Pen, { being, outfit }: HumanSpec, cloth: Cloth, coat: Hex, gait: Gait): Stride | null {
  if (being.legs === 'person') return garmentStride(pen, outfit.garment, cloth, gait);
  return beingStride(pen, being.legs, coat, gait);
}

function bodyLayers(
  pen: Pen,
  spec: HumanSpec,
  cloth: Cloth,
  { skinShade }: Complexion,
  { coat, isStriding }: { coat: Hex; isStriding: boolean },
): Svg {
  const { legs } = spec.being;
  const { garment } = spec.outfit;
  const { below, above = '' } = beingLegs(pen, legs, coat);
  return (
    (isStriding ? '' : legs === 'person' ? garmentLegs(pen, garment, cloth) : below) +
    garmentBody(pen, garment, cloth, legs === 'person') +
    above +
    path('M-28 -312h56v48q-28 22 -56 0Z', { fill: skinShade }) +
    (COLLARLESS.has(garment) ? '' : collar(pen, cloth))
  );
}

const COLLARLESS: ReadonlySet<Garment> = new Set([
  'royal-gown',
  'explorer-vest',
  'chef-jacket',
  'space-suit',
  'armour',
  'kimono',
]);

function armLayers(
  pen: Pen,
  spec: HumanSpec,
  build: Build,
  { skin }: Complexion,
  poses: { left: ArmPose; right: ArmPose },
): Svg {
  const cloth = clothOf(clothDye(spec));
  const look: ArmLook = { cloth, skin, sleeve: GARMENT_FORMS[spec.outfit.garment].sleeve, build };
  const isLeftHolding = poses.left === 'grip' || poses.left === 'offer';
  const left = arm(pen, poses.left, look, isLeftHolding ? heldArt(pen, spec.outfit.secondHeld, cloth) : null);
  const right = arm(pen, poses.right, look, heldArt(pen, spec.outfit.held, cloth));
  return place(left, { scaleX: -1 }) + right;
}
