import type { Pen } from '../../pen.ts';
import type { FeatureName, GiantSpec, HumanSpec } from '../../picture-spec.ts';
import { place, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { beingTail } from '../human/being-tails.ts';
import { maneBehind } from '../human/being-mane.ts';
import { beingWings } from '../human/being-wings.ts';
import { complexionOf } from '../human/complexion.ts';
import { clothOf } from '../human/garments.ts';
import { hairBehind } from '../human/hair.ts';
import { heldArt } from '../human/held-items.ts';
import { coatOf, headAnchors, headLayers, seated, type HeadSeat } from '../human/human-head.ts';
import { PLAIN_OUTFIT } from '../human/outfit.ts';
import type { Gait } from '../stance.ts';
import {
  GIANT_ARMS,
  GIANT_LEFT_ARM,
  giantArm,
  giantHand,
  giantLegs,
  giantStride,
  giantTorso,
  type ArmRoute,
} from './giant-bodies.ts';
import { foliageBehind, foliageInFront, giantClothes } from './giant-dress.ts';

const SEAT: HeadSeat = { chinY: -352, scale: 0.82 };
const HELD_SCALE = 1.05;
/** Held things lean less on a large figure, so that they stay beside it. */
const HELD_LEAN = 0.25;

/** A large body with a small head between its shoulders: giants, golems, snow people and walking trees. */
export function drawGiant(pen: Pen, spec: GiantSpec, gait: Gait | null): FigureDrawing {
  const { form } = spec;
  const person: HumanSpec = {
    ...spec,
    rig: 'human',
    being: form.head,
    outfit: { ...PLAIN_OUTFIT, headwear: form.headwear },
  };
  const complexion = complexionOf(person);
  const cloth = clothOf(form.cloth);
  const coat = coatOf(person, complexion);
  const { mane, wings, tail } = form.head;
  const onHead = (content: Svg) => seated(content, SEAT);
  const stride = gait === null ? null : giantStride(pen, form.body, spec.color, gait);
  const hair = mane === 'hair' ? hairBehind(pen, complexion) : maneBehind(pen, mane, coat);
  return {
    back: [place(beingWings(pen, wings, spec.color), { y: -150, scale: 1.08 }), beingTail(pen, tail, coat)].join(''),
    headBehind: foliageBehind(pen, form.foliage) + (form.foliage === 'none' ? onHead(hair) : ''),
    body:
      (stride === null ? giantLegs(pen, form.body, spec.color) : '') +
      giantTorso(pen, form.body, spec.color) +
      giantClothes(pen, form.clothes, form.cloth),
    head: onHead(headLayers(pen, person, cloth, complexion)) + foliageInFront(pen, form.foliage),
    front: arms(pen, spec),
    headTurn: { degrees: spec.expression.lean * 0.7, pivot: { x: 0, y: SEAT.chinY } },
    anchors: {
      ...headAnchors(SEAT, form.head.eyes),
      chest: { x: 0, y: -300 },
      neck: { x: 0, y: -372 },
      neckHalfWidth: 104,
      shoulder: { x: 166, y: -376 },
      ...handsOf(spec),
      reach: wings === 'none' ? 300 : 336,
    },
    owned: ownedBy(spec),
    shadowHalfWidth: 220,
    stride,
    heldExtent: form.held === 'nothing' ? 0 : 345,
  };
}

const rightArm = ({ pose, form }: GiantSpec): ArmRoute =>
  pose === 'raised' && form.held === 'nothing' ? GIANT_ARMS.up : GIANT_ARMS.down;

const leftArm = ({ pose }: GiantSpec): ArmRoute => GIANT_ARMS[GIANT_LEFT_ARM[pose]];

function handsOf(spec: GiantSpec) {
  const [[x, y], [leftX, leftY]] = [rightArm(spec).hand, leftArm(spec).hand];
  return { hand: { x, y }, leftHand: { x: -leftX, y: leftY } };
}

function arms(pen: Pen, spec: GiantSpec): Svg {
  const { form, color } = spec;
  const [left, right] = [leftArm(spec), rightArm(spec)];
  const heldThing = heldArt(pen, form.held, clothOf(form.cloth));
  const [x, y] = right.hand;
  return [
    place(giantArm(pen, form.body, color, left) + giantHand(pen, form.body, color, left), { scaleX: -1 }),
    giantArm(pen, form.body, color, right),
    heldThing === null
      ? ''
      : place(heldThing.art, { x: x + 6, y, turn: heldThing.turn * HELD_LEAN, scale: HELD_SCALE }),
    giantHand(pen, form.body, color, right),
  ].join('');
}

function ownedBy({ form: { head } }: GiantSpec): ReadonlySet<FeatureName> {
  const grown: FeatureName[] = [];
  if (head.wings !== 'none') grown.push('wings');
  if (head.horns !== 'none') grown.push('horns');
  return new Set(grown);
}
