import { roundSurface, surface, type Pen } from '../../pen.ts';
import type { FeatureName, MonsterSpec } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, path, place, type Svg } from '../../svg/elements.ts';
import { limbPath, type Point } from '../../svg/paths.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { clothOf } from '../human/garments.ts';
import { heldArt } from '../human/held-items.ts';
import { eye, eyes, type EyeLook } from '../shared/eyes.ts';
import { blush, brows, mouth } from '../shared/face.ts';
import type { Gait } from '../stance.ts';
import { monsterBody, monsterFeet, monsterStride, monsterTeeth, monsterTop } from './monster-parts.ts';

const IRISES = ['#3a9a6a', '#8a5ac0', '#d8862a', '#3a8ac8'] as const;
const EYE_Y = -388;
/** Held things lean less on a large figure, so that they stay beside it. */
const HELD_LEAN = 0.3;
const HELD_SCALE = 0.92;

/** A furry monster whose head is part of its body. */
export function drawMonster(pen: Pen, spec: MonsterSpec, gait: Gait | null): FigureDrawing {
  const { color, form, expression } = spec;
  const stride = gait === null ? null : monsterStride(pen, form, color, gait);
  return {
    back: '',
    body: (stride === null ? monsterFeet(pen, form, color) : '') + monsterBody(pen, form, color) + arms(pen, spec),
    head: [
      monsterTop(pen, form.top, color),
      monsterEyes(pen, spec),
      blush(126, -316, expression.blush),
      mouth(expression.mouth === 'smile' ? 'open' : expression.mouth, -292, 1.7),
      monsterTeeth(form.teeth),
    ].join(''),
    front: '',
    headTurn: { degrees: expression.lean * 0.5, pivot: { x: 0, y: -260 } },
    anchors: {
      crown: { x: 0, y: -556 },
      headHalfWidth: 176,
      forehead: { x: 0, y: -480 },
      cheek: { x: -126, y: -306 },
      eyes:
        form.eyes === 1 ? { x: 0, y: EYE_Y - 12, spread: 0, radius: 84 } : { x: 0, y: EYE_Y, spread: 70, radius: 52 },
      chest: { x: 0, y: -196 },
      neck: { x: 0, y: -254 },
      neckHalfWidth: 140,
      shoulder: { x: 150, y: -230 },
      ...handsOf(spec),
      reach: 282,
    },
    owned: new Set<FeatureName>(form.top === 'nubs' || form.top === 'bull' ? ['horns'] : []),
    shadowHalfWidth: 190,
    heldExtent: 330,
    stride,
  };
}

const HANDS = { down: [218, -130], up: [252, -392] } as const satisfies Record<string, Point>;
const ELBOW_CONTROLS = { down: [256, -230], up: [272, -250] } as const satisfies Record<string, Point>;

const rightHandPosition = ({ pose, form }: MonsterSpec): keyof typeof HANDS =>
  pose === 'raised' && form.held === 'nothing' ? 'up' : 'down';
const leftHandPosition = ({ pose }: MonsterSpec): keyof typeof HANDS =>
  pose === 'raised' || pose === 'wave' ? 'up' : 'down';

function handsOf(spec: MonsterSpec) {
  const [[x, y], [leftX, leftY]] = [HANDS[rightHandPosition(spec)], HANDS[leftHandPosition(spec)]];
  return { hand: { x, y }, leftHand: { x: -leftX, y: leftY } };
}

function arms(pen: Pen, spec: MonsterSpec): Svg {
  const { color, form } = spec;
  const [left, right] = [leftHandPosition(spec), rightHandPosition(spec)];
  const heldThing = heldArt(pen, form.held, clothOf(color));
  const [x, y] = HANDS[right];
  const arm = (raise: keyof typeof HANDS) =>
    path(limbPath([148, -226], ELBOW_CONTROLS[raise], HANDS[raise], 62, 48), surface(pen, shade(color, -0.02)));
  const paw = (raise: keyof typeof HANDS) =>
    place(clawedPaw(pen, color, raise === 'up'), { x: HANDS[raise][0], y: HANDS[raise][1] });
  return [
    place(arm(left) + paw(left), { scaleX: -1 }),
    arm(right),
    heldThing === null ? '' : place(heldThing.art, { x, y, turn: heldThing.turn * HELD_LEAN, scale: HELD_SCALE }),
    paw(right),
  ].join('');
}

const clawedPaw = (pen: Pen, fur: Hex, isRaised: boolean): Svg =>
  circle(0, 0, 37, roundSurface(pen, shade(fur, 0.03))) +
  [-24, 0, 24]
    .map((turn) => place(path('M-8 -30L0 -52L8 -30Z', surface(pen, '#fff6dc')), { turn: isRaised ? turn : 180 + turn }))
    .join('');

/** Positions of additional eyes, with their scale. */
const EXTRA_EYES: Readonly<
  Record<MonsterSpec['form']['eyes'], readonly (readonly [x: number, y: number, fraction: number])[]>
> = {
  1: [],
  2: [],
  3: [[0, -486, 0.66]],
  5: [
    [0, -478, 0.6],
    [-172, -604, 0.6],
    [172, -604, 0.6],
  ],
};

function monsterEyes(pen: Pen, spec: MonsterSpec): Svg {
  const { expression, form, color } = spec;
  const look: EyeLook = {
    iris: createRandom(`${spec.identity}|iris`).pick(IRISES),
    lid: shade(color, -0.05),
    radius: 54,
    hasLashes: spec.gender === 'female',
    isGlowing: spec.features.includes('glowing-eyes'),
  };
  const main =
    form.eyes === 1
      ? eye(pen, 0, EYE_Y - 12, 1, { ...look, radius: 88 }, expression)
      : eyes(pen, 70, EYE_Y, look, expression) + brows(expression.brow, 72, EYE_Y - 84, shade(color, -0.26), 11);
  const extra = EXTRA_EYES[form.eyes].map(([x, y, fraction]) =>
    eye(pen, x, y, x < 0 ? -1 : 1, { ...look, radius: look.radius * fraction }, expression),
  );
  return main + extra.join('');
}
