import type { Pen } from '../../pen.ts';
import type { ElementalSpec, HumanSpec } from '../../picture-spec.ts';
import { mix } from '../../svg/color.ts';
import { place, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { PERSON, type Being } from '../human/being.ts';
import { maneBehind } from '../human/being-mane.ts';
import { complexionOf } from '../human/complexion.ts';
import { clothOf } from '../human/garments.ts';
import { headAnchors, headLayers, seated, type HeadSeat } from '../human/human-head.ts';
import { PLAIN_OUTFIT } from '../human/outfit.ts';
import type { ElementName } from './element-names.ts';
import { ELEMENTAL_HANDS, elementalBody, type ElementalArm } from './elemental-bodies.ts';

const SEAT: HeadSeat = { chinY: -298, scale: 0.9 };

type ElementHead = Pick<Being, 'horns' | 'marks' | 'ears'> & { readonly mane: Exclude<Being['mane'], 'hair'> };

const HEADS: Readonly<Record<ElementName, ElementHead>> = {
  fire: { mane: 'flames', horns: 'none', marks: [], ears: 'pointed' },
  water: { mane: 'water', horns: 'none', marks: ['scales'], ears: 'fin' },
  air: { mane: 'feathers', horns: 'none', marks: ['swirls'], ears: 'none' },
  earth: { mane: 'leaves', horns: 'branches', marks: ['cracks'], ears: 'none' },
  ice: { mane: 'icicles', horns: 'none', marks: ['cracks'], ears: 'pointed' },
  lightning: { mane: 'crystals', horns: 'none', marks: ['runes'], ears: 'long' },
  crystal: { mane: 'crystals', horns: 'crystal', marks: ['cracks'], ears: 'none' },
  light: { mane: 'none', horns: 'none', marks: ['stars'], ears: 'none' },
};

/** A being made of its element, which swirls or crumbles at the bottom instead of having feet. */
export function drawElemental(pen: Pen, spec: ElementalSpec): FigureDrawing {
  const { element, color } = spec;
  const head = HEADS[element];
  const person: HumanSpec = {
    ...spec,
    rig: 'human',
    being: { ...PERSON, ...head, skin: 'dyed', coat: 'dyed', hasBeard: false },
    outfit: { ...PLAIN_OUTFIT, headwear: element === 'light' ? 'sun-rays' : 'none' },
  };
  const body = elementalBody(element);
  const onHead = (content: Svg) => seated(content, SEAT);
  const isRaised = spec.pose === 'raised';
  const left: ElementalArm = isRaised || spec.pose === 'wave' ? 'up' : 'down';
  const right: ElementalArm = isRaised ? 'up' : 'down';
  const [handX, handY] = ELEMENTAL_HANDS[right];
  return {
    back: body.behind(pen, color),
    headBehind: onHead(maneBehind(pen, head.mane, mix(color, '#ffffff', 0.2))),
    body: body.trunk(pen, color) + place(body.arm(pen, color, left), { scaleX: -1 }) + body.arm(pen, color, right),
    head: onHead(headLayers(pen, person, clothOf(color), complexionOf(person))),
    front: '',
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: SEAT.chinY } },
    anchors: {
      ...headAnchors(SEAT),
      chest: { x: 0, y: -236 },
      neck: { x: 0, y: -304 },
      neckHalfWidth: 96,
      shoulder: { x: 108, y: -282 },
      hand: { x: handX, y: handY },
      leftHand: { x: -ELEMENTAL_HANDS[left][0], y: ELEMENTAL_HANDS[left][1] },
      reach: 262,
    },
    owned: new Set(head.horns === 'none' ? [] : (['horns'] as const)),
    shadowHalfWidth: 130,
    extent: 306,
  };
}
