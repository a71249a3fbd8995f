import { surface, type Pen } from '../../pen.ts';
import type { GhostSpec, Pose } from '../../picture-spec.ts';
import { shade } from '../../svg/color.ts';
import { path, place, type Svg } from '../../svg/elements.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { clothOf } from '../human/garments.ts';
import { headwear } from '../human/headwear.ts';
import { heldArt } from '../human/held-items.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { glasses } from '../shared/glasses.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import type { Apparition, ApparitionPainter } from './apparition.ts';
import { ghostForm, type GhostForm, type GhostShape } from './ghost-form.ts';
import { sheet, veil } from './ghosts.ts';
import { book, clock, hearth, lantern, teapot } from './household-spirits.ts';
import { blossom, drop, flame, gust, leaf, peak, raincloud, snowball } from './nature-spirits.ts';

const SHAPES: Readonly<Record<GhostShape, ApparitionPainter>> = {
  veil,
  sheet,
  drop,
  leaf,
  peak,
  gust,
  raincloud,
  snowball,
  flame,
  blossom,
  hearth,
  teapot,
  clock,
  lantern,
  book,
};

const IRISES = ['#3a8ac0', '#3a9a8a', '#7a5ac0', '#5a6ac8', '#8a5a2a'] as const;
/** Scales a human hat to a ghost's wider head. */
const HAT = { y: 36, scale: 1.03 } as const;

/** A friendly ghost or spirit, floating a little above the ground. */
export function drawGhost(pen: Pen, spec: GhostSpec): FigureDrawing {
  const form = ghostForm(spec.kind);
  const shape = SHAPES[form.shape](pen, spec.color, form.accent);
  const { eyes } = shape;
  return roundBodyDrawing({
    back: shape.back ?? '',
    body: shape.body,
    head: face(pen, form, shape, spec),
    front: arms(pen, form, shape, spec.pose) + (shape.front ?? ''),
    crownY: shape.crownY,
    headHalfWidth: shape.halfWidth,
    eyes: { x: 0, ...eyes },
    chestY: shape.mouthY + 116,
    shoulder: { x: shape.halfWidth * 0.72, y: shape.mouthY + 60 },
    hand: { x: (shape.arm?.x ?? shape.halfWidth) + 60, y: shape.mouthY + 90 },
    reach: form.held === 'nothing' ? shape.reach : shape.reach + 70,
    shadowHalfWidth: shape.halfWidth,
    lean: spec.expression.lean * 0.4,
    owned: form.hat === 'none' ? [] : ['hat', 'crown'],
  });
}

function face(pen: Pen, form: GhostForm, { eyes, mouthY, skin }: Apparition, spec: GhostSpec): Svg {
  return [
    creatureEyes(pen, spec, {
      ...eyes,
      iris: createRandom(`${spec.identity}|iris`).pick(IRISES),
      lid: skin,
      brow: shade(skin, -0.34),
      blush: { x: eyes.spread * 1.62, y: mouthY - 24 },
    }),
    mouth(spec.expression.mouth, mouthY, 1.15),
    form.hasGlasses ? glasses(eyes.spread, eyes.y, eyes.radius) : '',
    spec.age === 'elder' ? elderTufts(pen, 60, eyes.y - 74) : '',
    form.hat === 'none' ? '' : place(headwear(pen, form.hat, clothOf(form.accent)), HAT),
  ].join('');
}

const ARM = 'M-10 -26C50 -30 104 4 106 44C104 72 72 74 44 60C10 44 -16 14 -10 -26Z';

/** Rotation of each arm [left, right] in degrees from straight down. */
const LIFT: Readonly<Record<Pose, readonly [number, number]>> = {
  relaxed: [20, 20],
  wave: [-70, 20],
  hip: [20, 50],
  shy: [60, 60],
  raised: [-70, -70],
};

function arms(pen: Pen, form: GhostForm, { arm, skin }: Apparition, pose: Pose): Svg {
  if (arm === null) return '';
  const [left, right] = LIFT[pose];
  const limb = path(ARM, surface(pen, shade(skin, -0.02)));
  const heldThing = heldArt(pen, form.held, clothOf(form.accent));
  const holding = heldThing === null ? right : 34;
  const angle = ((holding + 24) * Math.PI) / 180;
  const inHand =
    heldThing === null
      ? ''
      : place(heldThing.art, {
          x: arm.x + Math.cos(angle) * 92,
          y: arm.y + Math.sin(angle) * 92,
          turn: heldThing.turn,
          scale: 0.94,
        });
  return place(place(limb, { ...arm, turn: left }), { scaleX: -1 }) + inHand + place(limb, { ...arm, turn: holding });
}
