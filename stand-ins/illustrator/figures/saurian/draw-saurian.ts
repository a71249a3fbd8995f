import { surface, type Pen } from '../../pen.ts';
import type { FeatureName, SaurianSpec } from '../../picture-spec.ts';
import { path, place, type Svg } from '../../svg/elements.ts';
import { limbPath } from '../../svg/paths.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { hideOf, type Hide } from './hide.ts';
import { saurianBack, saurianTailTip } from './saurian-back.ts';
import type { Gait } from '../stance.ts';
import { saurianBody, saurianStride } from './saurian-body.ts';
import { saurianForm, type SaurianForm } from './saurian-form.ts';
import { saurianHead } from './saurian-head.ts';

/** The middle of the head above the shoulders. */
const HEAD_Y = -412;

/** A reptile, frog or dinosaur; its kind decides body, head, crest, back and tail. */
export function drawSaurian(pen: Pen, spec: SaurianSpec, gait: Gait | null): FigureDrawing {
  const form = saurianForm(spec.kind);
  const hide = hideOf(spec, form);
  const headY = HEAD_Y - form.neck + (1 - form.headSize) * 110 + (form.body === 'squat' ? 46 : 0);
  const at = (y: number) => headY + y * form.headSize;
  const stride = gait === null ? null : saurianStride(pen, form, hide, gait);
  const tailTip = saurianTailTip(form);
  const isFrog = form.head === 'wide';
  const head = place(saurianHead(pen, form, hide, spec), { y: headY, scale: form.headSize });
  return {
    back: saurianBack(pen, form, hide) + (form.heads === 3 ? sideHeads(pen, form, hide, spec) : ''),
    body: saurianBody(pen, form, hide, spec, stride !== null),
    head,
    front: '',
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: at(124) } },
    anchors: {
      crown: { x: 0, y: at(isFrog ? -160 : -144) },
      headHalfWidth: 176 * form.headSize,
      forehead: { x: 0, y: at(isFrog ? -60 : -104) },
      cheek: { x: -134 * form.headSize, y: at(isFrog ? 20 : 30) },
      eyes: { x: 0, y: at(isFrog ? -96 : -34), spread: 80 * form.headSize, radius: 47 * form.headSize },
      chest: { x: 0, y: -206 },
      neck: { x: 0, y: -280 },
      neckHalfWidth: form.body === 'coils' ? 76 : 104,
      shoulder: { x: 106, y: -236 },
      hand: { x: 140, y: -140 },
      ...(tailTip === null ? {} : { tailTip }),
      reach: reachOf(form),
    },
    owned: ownedBy(form),
    shadowHalfWidth: form.body === 'coils' || form.body === 'afloat' ? 240 : 200,
    stride,
  };
}

function reachOf({ body, back, heads, tail, crest }: SaurianForm): number {
  if (heads === 3) return 410;
  if (body === 'afloat' || tail === 'club' || tail === 'spiral' || back === 'sail') return 344;
  return back === 'plates' ? 344 : back !== 'none' || crest === 'frill' || tail === 'thick' ? 324 : 290;
}

function ownedBy({ back, crest }: SaurianForm): ReadonlySet<FeatureName> {
  const owned = new Set<FeatureName>();
  if (back === 'feather-wings') owned.add('wings');
  if (crest === 'frill' || crest === 'little-horns') owned.add('horns');
  return owned;
}

/** Two more necks, each with a smiling head. */
function sideHeads(pen: Pen, form: SaurianForm, hide: Hide, spec: SaurianSpec): Svg {
  const head = saurianHead(pen, form, hide, {
    ...spec,
    expression: { ...spec.expression, brow: 'soft', mouth: 'open' },
  });
  const beside = (side: -1 | 1) =>
    path(limbPath([side * 40, -200], [side * 190, -220], [side * 206, -350], 96, 66), surface(pen, hide.skin)) +
    place(head, { x: side * 214, y: -396, scale: 0.56, turn: side * 8 });
  return beside(-1) + beside(1);
}
