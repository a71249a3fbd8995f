import type { Pen } from '../../pen.ts';
import type { CritterSpec, FeatureName } from '../../picture-spec.ts';
import { place, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { coatOf } from './coat.ts';
import type { Gait } from '../stance.ts';
import { critterBody, critterStride } from './critter-body.ts';
import type { CritterForm } from './critter-form.ts';
import { critterHead, sideHeads } from './critter-head.ts';
import { critterTail, critterTailTip } from './critter-tails.ts';
import { critterBack } from './critter-wings.ts';
import { critterForm } from './critters.ts';
import {
  AT_RUMP,
  atRump,
  CENTER_X,
  HEAD_DROP,
  LEVEL_REACH,
  levelBody,
  levelStride,
  ON_BACK,
  stepsOnAllFours,
} from './on-all-fours.ts';

/** How high an animal on a cloud sits above the ground, so that the cloud fits below it. */
const CLOUD_HEIGHT = 44;

/** A mammal that sits, or walks on all fours or upright; its kind decides everything except color and expression. */
export function drawCritter(pen: Pen, spec: CritterSpec, gait: Gait | null, isCarrying: boolean): FigureDrawing {
  const form = critterForm(spec.kind);
  const coat = coatOf(spec, form);
  const ground = form.extras.includes('cloud') ? -CLOUD_HEIGHT : 0;
  const isLevel = gait !== null && !isCarrying && stepsOnAllFours(form, spec.features);
  const drop = ground + (isLevel ? HEAD_DROP : 0);
  const rise = drop - form.neck;
  const aboveGround = (content: Svg) => place(content, { y: ground });
  const tailTip = critterTailTip(form);
  const hasThreeHeads = form.extras.includes('three-heads');
  const [wings, tail] = [critterBack(pen, form, coat), critterTail(pen, form, coat)];
  const sides = hasThreeHeads ? place(sideHeads(pen, form, coat, spec), { y: rise - ground }) : '';
  const stride = gait && (isLevel ? levelStride : critterStride)(pen, form, coat, gait);
  return {
    back: isLevel ? place(wings, ON_BACK) + place(tail, AT_RUMP) : aboveGround(wings + tail + sides),
    body: isLevel
      ? levelBody(pen, form, coat) + sides
      : aboveGround(critterBody(pen, form, coat, spec, stride !== null)),
    head: place(critterHead(pen, form, coat, spec), { y: rise }),
    front: '',
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: -290 + rise } },
    anchors: {
      crown: { x: 0, y: -566 + rise },
      headHalfWidth: 182,
      forehead: { x: 0, y: -516 + rise },
      cheek: { x: -134, y: -372 + rise },
      eyes: { x: 0, y: -430 + rise, spread: 78, radius: 48 },
      chest: { x: 0, y: -206 + drop },
      neck: { x: 0, y: -284 + drop },
      neckHalfWidth: form.neck > 0 ? 84 : 112,
      shoulder: { x: 96, y: -236 + drop },
      hand: { x: 150, y: -130 + ground },
      ...(tailTip === null ? {} : { tailTip: isLevel ? atRump(tailTip) : { x: tailTip.x, y: tailTip.y + ground } }),
      reach: reachOf(form) + (isLevel ? LEVEL_REACH : 0),
    },
    owned: ownedBy(form),
    shadowHalfWidth: isLevel ? 260 : 190,
    stride,
    level: isLevel ? CENTER_X : null,
  };
}

const SHORT_TAILS: ReadonlySet<CritterForm['tail']> = new Set(['none', 'puff', 'stub', 'curl']);

/** Half the total width, including tails and wings. */
function reachOf({ extras, tail, ears, horns }: CritterForm): number {
  if (tail === 'nine' || extras.includes('three-heads')) return 412;
  if (extras.includes('butterfly-wings')) return 400;
  if (extras.includes('feather-wings') || extras.includes('leather-wings')) return 356;
  if (ears === 'elephant' || tail === 'squirrel' || tail === 'flukes') return 350;
  return SHORT_TAILS.has(tail) && horns !== 'palms' ? 262 : 320;
}

function ownedBy({ extras, horns }: CritterForm): ReadonlySet<FeatureName> {
  const owned = new Set<FeatureName>();
  if (extras.some((extra) => extra.endsWith('-wings'))) owned.add('wings');
  if (horns !== 'none' && horns !== 'unicorn') owned.add('horns');
  return owned;
}
