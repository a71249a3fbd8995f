import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import type { CritterSpec, FeatureName } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { eyes } from '../shared/eyes.ts';
import { blush, brows, mouth } from '../shared/face.ts';
import { CRITTER_FORMS, type CritterForm } from './critter-forms.ts';
import { critterEars } from './critter-ears.ts';
import { critterTail } from './critter-tails.ts';

interface Coat {
  readonly fur: Hex;
  readonly cream: Hex;
  readonly dark: Hex;
}

const NOSE = '#3a2028';
const IRISES = ['#5a9a3a', '#3a8ac0', '#8a5a2a', '#c08a20', '#3a9a8a', '#7a5ac0'] as const;

/** A sitting animal; its kind decides ears, muzzle, tail and markings. */
export function drawCritter(pen: Pen, spec: CritterSpec): FigureDrawing {
  const form = CRITTER_FORMS[spec.kind];
  const coat: Coat = {
    fur: spec.colour,
    cream: mix(spec.colour, form.cream, 0.86),
    dark: form.points ?? shade(spec.colour, -0.2),
  };
  return {
    back: critterTail(pen, form.tail, coat.fur, coat.cream),
    body: body(pen, coat, form, spec),
    head: head(pen, coat, form, spec),
    front: '',
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: -290 } },
    anchors: {
      crown: { x: 0, y: -566 },
      headHalfWidth: 182,
      forehead: { x: 0, y: -516 },
      cheek: { x: -134, y: -372 },
      eyes: { x: 0, y: -430, spread: 78, radius: 48 },
      chest: { x: 0, y: -206 },
      neck: { x: 0, y: -284 },
      neckHalfWidth: 112,
      shoulder: { x: 96, y: -236 },
      hand: { x: 150, y: -130 },
      reach: 250,
    },
    owned: new Set<FeatureName>(form.body === 'bird' ? ['wings'] : []),
    shadowHalfWidth: 190,
  };
}

function body(pen: Pen, coat: Coat, form: CritterForm, spec: CritterSpec): Svg {
  const trunk =
    path(
      'M-118 -40C-152 -160 -112 -290 0 -296C112 -290 152 -160 118 -40C102 8 -102 8 -118 -40Z',
      roundSurface(pen, coat.fur),
    ) +
    path('M-62 -60C-80 -170 -46 -260 0 -264C46 -260 80 -170 62 -60C38 -26 -38 -26 -62 -60Z', {
      fill: coat.cream,
      opacity: 0.95,
    });
  if (form.body === 'bird') return trunk + breastFeathers(coat) + birdLimbs(pen, coat, spec);
  return trunk + bodyMarks(form, coat) + haunches(pen, coat) + forelegs(pen, coat, form, spec);
}

const breastFeathers = ({ fur, cream }: Coat): Svg =>
  [0, 1, 2, 3]
    .flatMap((row) =>
      [-1.5, -0.5, 0.5, 1.5].map((column) =>
        stroke(
          `M${(column + (row % 2) * 0.5 - 0.25) * 28 - 12} ${-212 + row * 38}q12 20 24 0`,
          mix(fur, cream, 0.35),
          5,
          {
            opacity: 0.8,
          },
        ),
      ),
    )
    .join('');

function birdLimbs(pen: Pen, { fur }: Coat, spec: CritterSpec): Svg {
  const wing =
    path('M0 -14C78 22 84 152 20 208C-4 152 -12 62 0 -14Z', surface(pen, shade(fur, -0.03))) +
    stroke('M32 52q18 60 -6 120M54 82q6 40 -10 80', shade(fur, -0.18), 5, { opacity: 0.5 });
  const raised = spec.pose === 'wave' || spec.pose === 'raised';
  const right = place(wing, { x: 94, y: -242, turn: spec.pose === 'raised' ? -96 : -6 });
  const left = place(wing, { x: -94, y: -242, scaleX: -1, turn: raised ? 98 : 6 });
  const claws = mirrored(stroke('M28 -14q10 24 22 0q10 24 22 0', '#e8a03a', 14));
  return claws + left + right;
}

function bodyMarks(form: CritterForm, { fur, dark }: Coat): Svg {
  if (form.markings === 'stripes') {
    return mirrored(stroke('M96 -226q20 14 34 12M104 -176q22 12 36 8M106 -128q20 8 32 2', shade(fur, -0.3), 11));
  }
  if (form.markings === 'dapples') {
    return [
      [-88, -214],
      [88, -214],
      [-104, -160],
      [104, -160],
      [-94, -110],
      [94, -110],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 10, 8, { fill: '#fff6e0', opacity: 0.85 }))
      .join('');
  }
  return form.markings === 'panda'
    ? path('M-120 -190Q0 -236 120 -190Q118 -276 0 -290Q-118 -276 -120 -190Z', { fill: dark })
    : '';
}

const haunches = (pen: Pen, { fur }: Coat): Svg =>
  mirrored(path('M62 -14C60 -96 128 -120 142 -56C150 -18 128 4 92 4C74 4 64 0 62 -14Z', surface(pen, fur)));

function forelegs(pen: Pen, { fur, dark }: Coat, form: CritterForm, spec: CritterSpec): Svg {
  const socks = form.points === null ? shade(fur, -0.05) : dark;
  const isDark = form.markings === 'panda';
  const fill = pen.defs.linear([
    [0, isDark ? dark : fur],
    [0.68, isDark ? dark : fur],
    [0.78, socks],
    [1, socks],
  ]);
  const leg = 'M22 -200C60 -206 84 -160 80 -30C80 10 18 10 16 -10C14 -60 10 -160 22 -200Z';
  const toes = stroke('M38 -2v-14M57 -2v-14', shade(socks, -0.2), 4);
  const right = path(leg, { fill, ...ink(pen, fur) }) + toes;
  const left = place(right, { scaleX: -1 });
  if (spec.pose === 'wave' || spec.pose === 'raised') return right + wavingPaw(pen, fur, socks, form);
  return left + right;
}

function wavingPaw(pen: Pen, fur: Hex, socks: Hex, form: CritterForm): Svg {
  const paw = form.markings === 'panda' || form.points !== null ? socks : fur;
  const pads =
    ellipse(-166, -262, 15, 12, { fill: '#f2a0a8' }) +
    [-184, -166, -148].map((x, index) => circle(x, index === 1 ? -288 : -282, 6.5, { fill: '#f2a0a8' })).join('');
  return (
    path(
      'M-60 -206C-100 -190 -140 -214 -146 -252L-192 -262C-196 -190 -150 -118 -72 -120Z',
      surface(pen, form.markings === 'panda' ? socks : fur),
    ) +
    circle(-167, -270, 36, surface(pen, paw)) +
    pads
  );
}

function head(pen: Pen, coat: Coat, form: CritterForm, spec: CritterSpec): Svg {
  const { fur } = coat;
  const skull =
    'M-186 -412C-186 -520 -106 -568 0 -568C106 -568 186 -520 186 -412C186 -316 100 -262 0 -262C-100 -262 -186 -316 -186 -412Z';
  return [
    form.hasMane ? mane(pen, mix(shade(fur, -0.16), '#b4561e', 0.3)) : '',
    mirrored(critterEars(pen, form, fur, coat.dark, coat.cream)),
    form.cheekTufts ? cheekTufts(pen, fur) : '',
    path(skull, roundSurface(pen, fur)),
    headMarks(form, coat),
    form.body === 'bird' ? birdFace(pen, coat, form) : muzzle(coat, form, spec),
    form.hasHorn ? unicornCrown(pen) : '',
    eyes(
      pen,
      78,
      form.body === 'bird' ? -424 : -432,
      {
        iris: form.iris ?? createRandom(`${spec.identity}|iris`).pick(IRISES),
        lid: form.body === 'bird' ? coat.cream : shade(fur, 0.03),
        radius: form.body === 'bird' ? 54 : 47,
        hasLashes: spec.gender === 'female',
        isGlowing: spec.features.includes('glowing-eyes'),
      },
      spec.expression,
    ),
    spec.expression.brow === 'soft' ? '' : brows(spec.expression.brow, 80, -508, shade(fur, -0.26), 10),
    spec.age === 'elder' ? elderTufts(pen) : '',
    blush(132, -356, spec.expression.blush),
    ellipse(-66, -536, 54, 15, { fill: '#fff', opacity: 0.2, transform: 'rotate(-12 -66 -536)' }),
  ].join('');
}

const mane = (pen: Pen, colour: Hex): Svg =>
  path(scallopPath([0, -412], 222, 214, 15), surface(pen, colour)) +
  path(scallopPath([0, -408], 194, 184, 13), { fill: shade(colour, 0.07) });

const cheekTufts = (pen: Pen, fur: Hex): Svg =>
  mirrored(path('M150 -420L222 -382L186 -368L208 -330L168 -332L170 -296L110 -300Z', surface(pen, fur)));

function headMarks(form: CritterForm, { fur, dark }: Coat): Svg {
  switch (form.markings) {
    case 'stripes':
      return (
        stroke('M0 -556v44M-34 -550l6 34M34 -550l-6 34', shade(fur, -0.3), 12) +
        mirrored(stroke('M178 -440l-34 8M182 -404l-34 0M172 -368l-30 -8', shade(fur, -0.3), 11))
      );
    case 'panda':
      return mirrored(ellipse(82, -424, 62, 72, { fill: dark, transform: 'rotate(24 82 -424)' }));
    case 'blaze':
      return path('M-30 -560C-22 -500 -46 -450 -60 -400H60C46 -450 22 -500 30 -560Q0 -572 -30 -560Z', {
        fill: '#fff',
        opacity: 0.7,
      });
    case 'dapples':
      return (
        ellipse(-40, -534, 9, 7, { fill: '#fff6e0', opacity: 0.9 }) +
        ellipse(0, -544, 9, 7, { fill: '#fff6e0', opacity: 0.9 }) +
        ellipse(40, -534, 9, 7, { fill: '#fff6e0', opacity: 0.9 })
      );
    case 'none':
      return '';
  }
}

const BEAKS = {
  owl: 'M-24 -384Q0 -404 24 -384Q14 -334 0 -328Q-14 -334 -24 -384Z',
  bird: 'M-38 -380Q0 -408 38 -380Q20 -336 0 -330Q-20 -336 -38 -380Z',
};

function birdFace(pen: Pen, { cream }: Coat, form: CritterForm): Svg {
  const beak = form.ears === 'tufts' ? BEAKS.owl : BEAKS.bird;
  return (
    mirrored(circle(78, -420, 92, { fill: cream })) +
    path(beak, surface(pen, '#f2a83e')) +
    stroke('M-14 -352Q0 -344 14 -352', '#b8701e', 4)
  );
}

function muzzle({ cream, fur }: Coat, form: CritterForm, spec: CritterSpec): Svg {
  const nose =
    form.muzzle === 'round'
      ? 'M-32 -370Q0 -390 32 -370Q24 -336 0 -332Q-24 -336 -32 -370Z'
      : 'M-25 -366Q0 -382 25 -366Q18 -340 0 -335Q-18 -340 -25 -366Z';
  return [
    path(MUZZLES[form.muzzle], { fill: cream, opacity: 0.96 }),
    path(nose, { fill: form.muzzle === 'soft' ? '#e0788a' : NOSE }),
    ellipse(-8, -366, 8, 4, { fill: '#fff', opacity: 0.45 }),
    stroke('M0 -334v11', NOSE, 4.5),
    mouth(spec.expression.mouth, -322, 0.92),
    form.hasWhiskers
      ? mirrored(stroke('M62 -342L150 -356M62 -330L150 -326', shade(fur, -0.22), 3, { opacity: 0.6 }))
      : '',
    form.ears === 'long'
      ? path('M-11 -316h22v17q-11 5 -22 0Z', { fill: '#fffdf6', stroke: '#c8b8a8', strokeWidth: 2 })
      : '',
  ].join('');
}

const MUZZLES: Readonly<Record<CritterForm['muzzle'], string>> = {
  mask: 'M-184 -392C-130 -400 -60 -388 0 -420C60 -388 130 -400 184 -392C176 -310 96 -264 0 -264C-96 -264 -176 -310 -184 -392Z',
  round:
    'M-92 -344C-92 -392 -46 -410 0 -410C46 -410 92 -392 92 -344C92 -294 46 -272 0 -272C-46 -272 -92 -294 -92 -344Z',
  soft: 'M-104 -338C-100 -378 -50 -386 0 -396C50 -386 100 -378 104 -338C100 -292 50 -268 0 -268C-50 -268 -100 -292 -104 -338Z',
};

function unicornCrown(pen: Pen): Svg {
  const horn = pen.defs.linear([
    [0, '#fff6c8'],
    [1, '#f0b84a'],
  ]);
  return [
    path('M-22 -552L2 -722L28 -552Z', { fill: horn, ...ink(pen, '#e0a83a', 0.8) }),
    stroke('M-16 -590q18 10 36 -2M-11 -626q14 8 26 -1M-6 -662q9 6 18 0', '#d8962e', 4),
    path(
      'M-62 -560C-132 -540 -192 -470 -188 -380C-160 -440 -130 -460 -100 -470C-62 -486 -40 -520 -62 -560Z',
      surface(pen, '#f7a8d0'),
    ),
    path('M-18 -572C-60 -540 -62 -500 -112 -470C-40 -470 22 -500 42 -568Z', surface(pen, '#b79cf0')),
  ].join('');
}

const elderTufts = (pen: Pen): Svg =>
  mirrored(path('M40 -500q34 -34 84 -6q-22 22 -44 14q-8 14 -24 6q-10 0 -16 -14Z', surface(pen, '#f4f0ec')));
