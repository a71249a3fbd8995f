import type { FeatureName } from '../../picture-spec.ts';
import type { Svg } from '../../svg/elements.ts';
import type { Stride } from './stride.ts';
import type { Anchors, FigureDrawing, Spot } from '../figure-drawing.ts';

interface RoundBody {
  readonly back?: Svg;
  readonly body: Svg;
  /** The part that tilts with the face; a body without a neck tilts as a whole. */
  readonly head: Svg;
  readonly front?: Svg;
  readonly crownY: number;
  readonly headHalfWidth: number;
  readonly eyes: Anchors['eyes'];
  readonly chestY: number;
  readonly shoulder: Spot;
  readonly hand: Spot;
  readonly reach: number;
  readonly shadowHalfWidth: number;
  readonly lean: number;
  readonly stride?: Stride | null;
  readonly owned?: readonly FeatureName[];
}

const NECK_ABOVE_CHEST = 76;
const FOREHEAD_ABOVE_EYES = 1.75;

/** Creates a drawing whose anchors for marks, crowns and necklaces are derived from the eyes and the chest. */
export function roundBodyDrawing(parts: RoundBody): FigureDrawing {
  const { eyes, chestY, shoulder, headHalfWidth } = parts;
  const neckY = chestY - NECK_ABOVE_CHEST;
  return {
    back: parts.back ?? '',
    body: parts.body,
    head: parts.head,
    front: parts.front ?? '',
    headTurn: { degrees: parts.lean, pivot: { x: 0, y: neckY } },
    anchors: {
      crown: { x: 0, y: parts.crownY },
      headHalfWidth,
      forehead: { x: 0, y: eyes.y - eyes.radius * FOREHEAD_ABOVE_EYES },
      cheek: { x: -eyes.spread * 1.66, y: eyes.y + eyes.radius * 1.2 },
      eyes,
      chest: { x: 0, y: chestY },
      neck: { x: 0, y: neckY },
      neckHalfWidth: shoulder.x * 0.92,
      shoulder,
      hand: parts.hand,
      reach: parts.reach,
    },
    owned: new Set(parts.owned),
    shadowHalfWidth: parts.shadowHalfWidth,
    stride: parts.stride ?? null,
  };
}
