import type { Pen } from '../../pen.ts';
import type { AlienSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { place, type Svg } from '../../svg/elements.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { elderTufts } from '../shared/creature-face.ts';
import { eyes, type EyeLook } from '../shared/eyes.ts';
import { blush, brows, mouth } from '../shared/face.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import type { Gait } from '../stance.ts';
import { alienForm, type AlienForm } from './alien-form.ts';
import { alienBody, type AlienBody } from './alien-outlines.ts';
import { alienArms, alienBack, alienLegs, alienPattern, alienStride } from './alien-parts.ts';
import { topBehind, topInFront } from './alien-tops.ts';

const IRISES = ['#5a3ac0', '#2f8a9a', '#c0407a', '#3a6ad8', '#c07a20'] as const;

interface EyePlan {
  readonly spread: number;
  readonly radius: number;
}

const EYE_PLANS: Readonly<Record<AlienForm['eyes'], EyePlan>> = {
  1: { spread: 0, radius: 88 },
  2: { spread: 84, radius: 54 },
  3: { spread: 104, radius: 42 },
};
const THIRD_EYE_RISE = 70;
/** The widest position of capes and straps, however round the body is. */
const BROADEST_SHOULDER = 130;

/** A small alien; its kind decides outline, eyes, top, back and legs. */
export function drawAlien(pen: Pen, spec: AlienSpec, gait: Gait | null): FigureDrawing {
  const form = alienForm(spec.kind);
  const skin = spec.color;
  const accent = mix(form.accent, skin, 0.1);
  const body = alienBody(pen, form.outline, skin, form.accent);
  const plan = EYE_PLANS[form.eyes];
  const stride = gait === null ? null : alienStride(pen, form.legs, skin, gait);
  const atCrown = (content: Svg) => place(content, { y: body.crownY });
  return roundBodyDrawing({
    back: alienBack(pen, form.back, skin, accent),
    body:
      (stride === null ? alienLegs(pen, form.legs, skin) : '') +
      atCrown(topBehind(pen, form.top, skin, accent)) +
      body.svg +
      alienPattern(pen, form, body, skin, accent),
    head: face(pen, form, body, skin, spec) + atCrown(topInFront(pen, form.top, skin, accent)),
    front: alienArms(pen, body, skin, spec.pose),
    crownY: body.crownY,
    headHalfWidth: body.halfWidth,
    eyes: { x: 0, y: body.eyesY, spread: Math.max(plan.spread, 60), radius: plan.radius },
    chestY: body.chestY,
    shoulder: { x: Math.min(body.arm.x, BROADEST_SHOULDER), y: body.arm.y },
    hand: { x: body.arm.x + 84, y: body.arm.y + 70 },
    reach: reachOf(form),
    shadowHalfWidth: 190,
    stride,
    lean: spec.expression.lean * 0.4,
    owned: form.back === 'wings' ? ['wings'] : [],
  });
}

function reachOf({ back, top, outline, legs }: AlienForm): number {
  if (back === 'wings' || back === 'tail' || back === 'rings' || back === 'crystals') return 356;
  if (top === 'rays' || outline === 'star') return 372;
  return back !== 'none' || top === 'fins' || legs !== 'feet' ? 336 : 318;
}

function face(pen: Pen, form: AlienForm, { eyesY, mouthY }: AlienBody, skin: Hex, spec: AlienSpec): Svg {
  const { expression } = spec;
  const { spread, radius } = EYE_PLANS[form.eyes];
  const look: EyeLook = {
    iris: createRandom(`${spec.identity}|iris`).pick(IRISES),
    lid: shade(skin, 0.04),
    radius: radius * (spec.age === 'child' ? 1.08 : 1),
    hasLashes: spec.gender === 'female',
    isGlowing: spec.features.includes('glowing-eyes'),
  };
  const browSpread = Math.max(spread, 56);
  return [
    eyes(pen, spread, eyesY, look, expression),
    form.eyes === 3 ? eyes(pen, 0, eyesY - THIRD_EYE_RISE, look, expression) : '',
    expression.brow === 'soft' ? '' : brows(expression.brow, browSpread, eyesY - radius * 1.5, shade(skin, -0.28), 10),
    blush(132, mouthY - 26, expression.blush),
    mouth(expression.mouth, mouthY, 1.3),
    spec.age === 'elder' ? elderTufts(pen, 66, eyesY - radius * 1.46) : '',
  ].join('');
}
