import { roundSurface, surface, type Pen } from '../../pen.ts';
import type { BirdSpec, FeatureName } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { rod } from '../shared/rod.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import { birdBeak } from './bird-beaks.ts';
import { birdTail, birdWings, buzzingWing, crest, spreadWing } from './bird-feathers.ts';
import { birdForm, type BirdForm } from './bird-form.ts';
import { plumageOf, type Plumage } from './plumage.ts';

const IRISES = ['#5a9a3a', '#3a8ac0', '#8a5a2a', '#c08a20', '#3a9a8a', '#7a5ac0'] as const;
/** The middle of a songbird's head. */
const HEAD_Y = -414;
const WHEEL_REACH = 396;
const SPREAD_REACH = 330;
const LONG_TAIL_REACH = 330;
const FOLDED_REACH = 262;

/** A standing bird; its kind decides beak, crest, wings, tail, neck and legs. */
export function drawBird(pen: Pen, spec: BirdSpec, gait: Gait | null): FigureDrawing {
  const form = birdForm(spec.kind);
  const plumage = plumageOf(spec, form);
  const headY = HEAD_Y - form.legs - form.neck + (1 - form.head) * 100;
  const at = (y: number) => headY + y * form.head;
  const onLegs = (content: Svg) => place(content, { y: -form.legs });
  return {
    back: onLegs(openWings(pen, form, plumage, spec) + birdTail(pen, form, plumage)),
    body:
      (gait === null ? legs(pen, form) : '') +
      onLegs(neck(pen, form, plumage) + trunk(pen, form, plumage) + birdWings(pen, form, plumage, spec.pose)),
    head: place(head(pen, form, plumage, spec), { y: headY, scale: form.head }),
    front: '',
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: at(124) } },
    anchors: {
      crown: { x: 0, y: at(-152) },
      headHalfWidth: 176 * form.head,
      forehead: { x: 0, y: at(-98) },
      cheek: { x: -132 * form.head, y: at(46) },
      eyes: { x: 0, y: at(-12), spread: 76 * form.head, radius: 50 * form.head },
      chest: { x: 0, y: -206 - form.legs },
      neck: { x: 0, y: -286 - form.legs },
      neckHalfWidth: form.neck > 40 ? 78 : 110,
      shoulder: { x: 92, y: -238 - form.legs },
      hand: { x: 128, y: -96 - form.legs },
      reach: reachOf(form),
    },
    owned: new Set<FeatureName>(['wings']),
    shadowHalfWidth: 160,
    stride: gait && birdStride(pen, form, gait),
  };
}

function reachOf({ tail, wings }: BirdForm): number {
  if (tail === 'wheel') return WHEEL_REACH;
  if (wings === 'spread' || wings === 'buzzing') return SPREAD_REACH;
  return tail === 'long' ? LONG_TAIL_REACH : FOLDED_REACH;
}

function openWings(pen: Pen, form: BirdForm, plumage: Plumage, { pose }: BirdSpec): Svg {
  if (form.wings === 'buzzing') return mirrored(place(buzzingWing(pen, plumage), { x: 60, y: -230 }));
  if (form.wings !== 'spread') return '';
  const lift = pose === 'raised' || pose === 'wave' ? -14 : pose === 'shy' ? 26 : 0;
  return mirrored(place(spreadWing(pen, plumage), { x: 62, y: -226, turn: lift, scale: 1.04 }));
}

function legs(pen: Pen, form: BirdForm): Svg {
  const shanks = form.legs === 0 ? '' : rod(pen, `M36 -10V${-form.legs - 30}`, legColor(form), 15);
  return mirrored(shanks + foot(pen, form));
}

/** The shortest legs that a walking bird shows. */
const SHORT_LEGS = 116;

const birdStride = (pen: Pen, form: BirdForm, gait: Gait): Stride =>
  strideOf(pen, gait, {
    hip: { x: 40, y: -form.legs - 36 },
    length: Math.max(SHORT_LEGS, form.legs + 50),
    width: 22,
    color: legColor(form),
    foot: foot(pen, form),
    footX: 36,
  });

const legColor = ({ isWebbed, beakColor, beak }: BirdForm): Hex =>
  beak === 'flamingo' ? '#e8708e' : isWebbed ? '#f0943c' : mix(beakColor, '#e8a03a', 0.5);

const foot = (pen: Pen, form: BirdForm): Svg =>
  form.isWebbed
    ? path(
        'M36 -26C58 -24 86 -6 90 6C70 10 60 2 50 8C40 2 26 10 6 6C10 -8 22 -24 36 -26Z',
        surface(pen, legColor(form)),
      )
    : stroke('M14 -2q10 -18 22 -14q12 -4 24 14M36 -14v16', legColor(form), 13);

function trunk(pen: Pen, form: BirdForm, plumage: Plumage): Svg {
  const { feather, coat, cream, accent } = plumage;
  const belly =
    form.face === 'penguin' || form.face === 'clown'
      ? place(
          path('M-60 -46C-80 -160 -50 -266 0 -270C50 -266 80 -160 60 -46C40 -16 -40 -16 -60 -46Z', { fill: cream }),
          { scaleX: coat === feather ? 1 : BROAD_FRONT },
        )
      : path('M-62 -60C-80 -170 -46 -260 0 -264C46 -260 80 -170 62 -60C38 -26 -38 -26 -62 -60Z', {
          fill: hasPaleHead(form) ? shade(feather, 0.07) : cream,
          opacity: 0.95,
        });
  const breast =
    form.face === 'breast'
      ? path('M-104 -268C-60 -300 60 -300 104 -268C112 -196 62 -146 0 -140C-62 -146 -112 -196 -104 -268Z', {
          fill: accent,
        })
      : '';
  return (
    path(
      'M-118 -40C-152 -160 -112 -290 0 -296C112 -290 152 -160 118 -40C102 8 -102 8 -118 -40Z',
      roundSurface(pen, coat),
    ) +
    belly +
    breast +
    breastFeathers(plumage)
  );
}

const breastFeathers = ({ feather, cream }: Plumage): Svg =>
  [0, 1, 2]
    .flatMap((row) =>
      [-1, 0, 1].map((column) =>
        stroke(
          `M${(column + (row % 2) * 0.5 - 0.25) * 30 - 12} ${-168 + row * 40}q12 20 24 0`,
          mix(feather, cream, 0.5),
          5,
          {
            opacity: 0.8,
          },
        ),
      ),
    )
    .join('');

const hasPaleHead = ({ face, isFiery }: BirdForm): boolean => face === 'pale' && !isFiery;

function neck(pen: Pen, { neck: length, head: headScale }: BirdForm, { feather }: Plumage): Svg {
  if (length < 40) return '';
  const half = 78 * headScale;
  const top = -300 - length;
  return path(
    `M-104 -190C-90 -270 ${-half} -290 ${-half} ${top}L${half} ${top}C${half} -290 90 -270 104 -190Z`,
    surface(pen, feather),
  );
}

const SKULL = 'M-176 2C-176 -104 -100 -152 0 -152C100 -152 176 -104 176 2C176 98 96 150 0 150C-96 150 -176 98 -176 2Z';

/** The head, relative to its center. */
function head(pen: Pen, form: BirdForm, plumage: Plumage, spec: BirdSpec): Svg {
  const { feather, coat, cream } = plumage;
  return [
    crest(pen, form, plumage),
    path(SKULL, roundSurface(pen, hasPaleHead(form) ? cream : coat)),
    FACES[form.face](pen, plumage),
    creatureEyes(pen, spec, {
      spread: 76,
      y: -12,
      radius: 51,
      iris: form.iris ?? createRandom(`${spec.identity}|iris`).pick(IRISES),
      lid: form.face === 'plain' ? shade(feather, 0.03) : cream,
      brow: shade(feather, -0.26),
      blush: { x: 130, y: 60 },
    }),
    place(birdBeak(pen, form, spec.expression.mouth), { y: 34 }),
    spec.age === 'elder' ? elderTufts(pen, 62, -84) : '',
    ellipse(-64, -120, 52, 15, { fill: '#fff', opacity: 0.2, transform: 'rotate(-12 -64 -120)' }),
  ].join('');
}

/** Scales of the belly and face of a penguin with a dark coat: they alone show the chosen color, so they are larger. */
const BROAD_FRONT = 1.5;
const BROAD_MASK = 1.14;

const FACES: Readonly<Record<BirdForm['face'], (pen: Pen, plumage: Plumage) => Svg>> = {
  plain: () => '',
  discs: (_pen, { cream }) => mirrored(circle(78, -8, 94, { fill: cream })),
  pale: (_pen, { cream }) => mirrored(ellipse(70, 26, 90, 84, { fill: cream })),
  'bare-cheeks': (_pen, { cream }) => mirrored(ellipse(92, 0, 74, 66, { fill: mix(cream, '#ffffff', 0.5) })),
  breast: (_pen, { accent, cream }) =>
    path('M-150 40C-140 -30 -60 -60 0 -30C60 -60 140 -30 150 40C130 120 70 150 0 150C-70 150 -130 120 -150 40Z', {
      fill: accent,
    }) + mirrored(circle(80, -14, 58, { fill: cream, opacity: 0.9 })),
  penguin: (_pen, { feather, coat, cream, accent }) =>
    place(
      path('M0 -48C-30 -92 -130 -82 -132 2C-128 66 -60 92 0 92C60 92 128 66 132 2C130 -82 30 -92 0 -48Z', {
        fill: cream,
      }),
      { scale: coat === feather ? 1 : BROAD_MASK },
    ) + mirrored(ellipse(142, 74, 22, 32, { fill: accent, opacity: 0.8 })),
  clown: (_pen, { cream }) =>
    mirrored(
      ellipse(84, -2, 66, 74, { fill: cream }) + path('M70 -84L92 -30L112 -80Z', { fill: '#4a4454', opacity: 0.6 }),
    ),
};
