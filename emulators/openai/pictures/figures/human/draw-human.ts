import { surface, roundSurface, type Pen } from '../../pen.ts';
import type { AgeGroup, HumanSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import { ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { eyes } from '../shared/eyes.ts';
import { blush, brows, mouth } from '../shared/face.ts';
import { arm, FREE_ARM, handSpot, type ArmLook, type ArmPose, type Build } from './arms.ts';
import { complexionOf, type Complexion } from './complexion.ts';
import { faceWear } from './face-wear.ts';
import { dressedFor, WORN_FEATURES } from './dress.ts';
import { clothOf, collar, GARMENT_FORMS, garmentBody, type Cloth } from './garments.ts';
import { beard, hairBehind, hairInFront } from './hair.ts';
import { headwear, headwearBehind, fitOf } from './headwear.ts';
import { heldArt } from './held-items.ts';
import type { Garment, Headwear, HeldItem } from './outfit.ts';

/** In relation to the drawn shapes; clothes are large enough to be the largest colour of the figure. */
interface Proportions {
  readonly build: Build;
  readonly head: number;
}

const PROPORTIONS: Readonly<Record<AgeGroup, Proportions>> = {
  child: { build: { breadth: 1.14, tallness: 1.24, limbs: 1.12 }, head: 0.8 },
  adult: { build: { breadth: 1.18, tallness: 1.42, limbs: 1.16 }, head: 0.77 },
  elder: { build: { breadth: 1.2, tallness: 1.34, limbs: 1.16 }, head: 0.76 },
};

const NECK_Y = -290;
/** From the neck to the top of the hair, in head units. */
const HEAD_HEIGHT = 316;

/** A person in the clothes of a calling; age sets the proportions. */
export function drawHuman(pen: Pen, undressed: HumanSpec): FigureDrawing {
  const spec: HumanSpec = { ...undressed, outfit: dressedFor(undressed) };
  const complexion = tucked(complexionOf(spec), spec.outfit.headwear);
  const cloth = clothOf(spec.colour);
  const { build, head } = PROPORTIONS[spec.age];
  const { breadth, tallness } = build;
  const neckY = NECK_Y * tallness;
  const onBody = (content: Svg) => place(content, { scaleX: breadth, scaleY: tallness });
  const onHead = (content: Svg) => place(content, { y: neckY - NECK_Y * head, scale: head });
  const headY = (y: number) => neckY + (y - NECK_Y) * head;
  const poses = armPoses(spec);
  const [handX, handY] = handSpot(poses.right, build);
  return {
    back:
      onBody(backLayers(pen, spec, cloth)) +
      onHead(headwearBehind(pen, spec.outfit.headwear, cloth) + hairBehind(pen, complexion)),
    body: onBody(bodyLayers(pen, spec, cloth, complexion)),
    head: onHead(headLayers(pen, spec, cloth, complexion)),
    front: armLayers(pen, spec, build, complexion, poses),
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: neckY } },
    anchors: {
      crown: { x: 0, y: neckY - HEAD_HEIGHT * head },
      headHalfWidth: 158 * head,
      forehead: { x: 0, y: headY(-470) },
      cheek: { x: -106 * head, y: headY(-342) },
      eyes: { x: 0, y: headY(-400), spread: 68 * head, radius: 44 * head },
      chest: { x: 0, y: -216 * tallness },
      neck: { x: 0, y: neckY + 6 },
      neckHalfWidth: 66 * breadth,
      shoulder: { x: 88 * breadth, y: -262 * tallness },
      hand: { x: handX, y: handY },
      reach: 216 * breadth,
    },
    owned: WORN_FEATURES,
    shadowHalfWidth: 166 * breadth,
  };
}

/** Hair that stands up or off the head has no room under a hat or hood. */
function tucked(complexion: Complexion, hat: Headwear): Complexion {
  const { coversCrown, coversEars } = fitOf(hat);
  if (!coversCrown) return complexion;
  const { cut, back } = complexion;
  const standsUp = cut === 'spiky' || (coversEars && cut === 'afro');
  const standsOff = coversEars && (back === 'buns' || back === 'ponytail');
  return { ...complexion, cut: standsUp ? 'swept' : cut, back: standsOff ? 'short' : back };
}

const ARM_FOR_GRIP = { fist: 'grip', palm: 'offer' } as const;

function armPoses(spec: HumanSpec): { left: ArmPose; right: ArmPose } {
  const { held, secondHeld } = spec.outfit;
  const main = heldGrip(held);
  const second = heldGrip(secondHeld);
  const free = FREE_ARM[spec.pose];
  const leftIsFree = second === null || spec.pose === 'wave' || spec.pose === 'raised';
  return {
    right: main === null ? (spec.pose === 'raised' || spec.pose === 'shy' ? free : 'down') : ARM_FOR_GRIP[main],
    left: leftIsFree ? free : ARM_FOR_GRIP[second],
  };
}

const heldGrip = (item: HeldItem): 'fist' | 'palm' | null => {
  if (item === 'nothing') return null;
  return PALM_ITEMS.has(item) ? 'palm' : 'fist';
};

const PALM_ITEMS: ReadonlySet<HeldItem> = new Set([
  'cake',
  'crystal-ball',
  'vase',
  'gem',
  'cup',
  'trophy',
  'book',
  'compass',
  'map',
]);

function backLayers(pen: Pen, spec: HumanSpec, cloth: Cloth): Svg {
  const wings = spec.folk === 'fairy' ? fairyWings(pen, cloth.trim) : '';
  const tail =
    spec.folk === 'hybrid'
      ? path(
          'M60 -90C190 -70 250 -150 214 -250C204 -270 180 -262 186 -242C204 -170 160 -140 64 -150Z',
          surface(pen, '#d88a4a'),
        )
      : '';
  return wings + tail + (spec.outfit.hasCape ? cape(pen, cloth) : '');
}

const cape = (pen: Pen, { dye }: Cloth): Svg =>
  path(
    'M-86 -270C-146 -180 -182 -66 -198 -16C-140 8 -60 -6 0 -12C60 -6 140 8 198 -16C182 -66 146 -180 86 -270Z',
    surface(pen, shade(dye, -0.08, 0, 12)),
  );

const fairyWings = (pen: Pen, tint: Hex): Svg => {
  const fill = pen.defs.linear([
    [0, '#e9fbff', 0.9],
    [1, mix(tint, '#c8f0ff', 0.5), 0.75],
  ]);
  const edge = { fill, stroke: '#ffffff', strokeWidth: 4 };
  return mirrored(
    path('M20 -250C90 -430 250 -460 270 -380C286 -310 160 -230 20 -230Z', edge) +
      path('M20 -226C120 -240 230 -190 210 -130C190 -80 80 -130 20 -210Z', edge),
  );
};

function bodyLayers(pen: Pen, spec: HumanSpec, cloth: Cloth, { skinShade }: Complexion): Svg {
  return (
    garmentBody(pen, spec.outfit.garment, cloth) +
    path('M-28 -312h56v48q-28 22 -56 0Z', { fill: skinShade }) +
    (COLLARLESS.has(spec.outfit.garment) ? '' : collar(pen, cloth))
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
  const cloth = clothOf(spec.colour);
  const look: ArmLook = { cloth, skin, sleeve: GARMENT_FORMS[spec.outfit.garment].sleeve, build };
  const holdsLeft = poses.left === 'grip' || poses.left === 'offer';
  const left = arm(pen, poses.left, look, holdsLeft ? heldArt(pen, spec.outfit.secondHeld, cloth) : null);
  const right = arm(pen, poses.right, look, heldArt(pen, spec.outfit.held, cloth));
  return place(left, { scaleX: -1 }) + right;
}

const SKULL =
  'M-158 -430C-158 -540 -90 -580 0 -580C90 -580 158 -540 158 -430C158 -340 84 -284 0 -284C-84 -284 -158 -340 -158 -430Z';

function headLayers(pen: Pen, spec: HumanSpec, cloth: Cloth, complexion: Complexion): Svg {
  const { skin, hair } = complexion;
  const hat = spec.outfit.headwear;
  const fit = fitOf(hat);
  return [
    fit.coversEars ? '' : mirrored(ear(pen, spec, complexion)),
    path(SKULL, roundSurface(pen, skin, 0.05)),
    face(pen, spec, complexion),
    complexion.hasBeard ? beard(pen, spec.age === 'elder' ? hair : shade(hair, 0.02), spec.age === 'elder') : '',
    fit.coversHair ? '' : hairInFront(pen, complexion),
    faceWear(pen, spec.outfit.faceWear, cloth),
    headwear(pen, hat, cloth),
  ].join('');
}

function ear(pen: Pen, spec: HumanSpec, { skin, skinShade }: Complexion): Svg {
  if (spec.folk === 'hybrid') {
    return (
      path('M60 -560C84 -640 130 -680 156 -676C176 -650 172 -570 150 -500Z', surface(pen, '#d88a4a')) +
      path('M88 -568C106 -616 130 -640 144 -638C152 -610 148 -566 138 -530Z', { fill: '#f4b0b4' })
    );
  }
  const isPointed = spec.folk !== 'person' && spec.folk !== 'spirit';
  if (!isPointed) return ellipse(156, -404, 24, 30, surface(pen, skinShade));
  return (
    path('M146 -424C190 -440 216 -478 234 -496C236 -440 208 -380 150 -376Z', surface(pen, skin)) +
    stroke('M162 -410Q190 -430 208 -452', skinShade, 6)
  );
}

function face(pen: Pen, spec: HumanSpec, { skin, skinShade, hair, iris }: Complexion): Svg {
  const { expression } = spec;
  const isElder = spec.age === 'elder';
  const browColour = isElder ? shade(hair, -0.12) : shade(hair, -0.03);
  return [
    eyes(
      pen,
      68,
      -400,
      {
        iris: spec.folk === 'dark' ? '#c0442e' : iris,
        lid: shade(skin, -0.03),
        radius: spec.age === 'child' ? 49 : 47,
        hasLashes: spec.gender === 'female',
        isGlowing: spec.features.includes('glowing-eyes'),
      },
      expression,
    ),
    blush(106, -346, expression.blush),
    brows(expression.brow, 70, -466, browColour, spec.gender === 'female' ? 7.5 : 11),
    stroke('M-8 -362q9 9 18 1', shade(skin, -0.16), 5),
    isElder
      ? mirrored(stroke('M118 -392q14 6 16 16M120 -378q10 6 11 14', skinShade, 4)) +
        stroke('M-30 -512q30 -8 60 0', skinShade, 4)
      : '',
    mouth(expression.mouth, -332, 0.92),
  ].join('');
}
