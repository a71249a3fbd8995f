import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import type { CritterSpec } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { createRandom } from '../../svg/random.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { moonGlyph } from '../shared/glyphs.ts';
import type { Coat } from './coat.ts';
import { critterEar } from './critter-ears.ts';
import type { CritterForm, Extra } from './critter-form.ts';
import { hornsBehind, hornsInFront } from './critter-horns.ts';
import { maneBehind, maneInFront } from './critter-manes.ts';
import { faceMarks } from './critter-marks.ts';
import { critterMuzzle } from './critter-muzzles.ts';

const IRISES = ['#5a9a3a', '#3a8ac0', '#8a5a2a', '#c08a20', '#3a9a8a', '#7a5ac0'] as const;
const SKULL =
  'M-186 -412C-186 -520 -106 -568 0 -568C106 -568 186 -520 186 -412C186 -316 100 -262 0 -262C-100 -262 -186 -316 -186 -412Z';

/** The position of a head on a short neck. */
export function critterHead(pen: Pen, form: CritterForm, coat: Coat, spec: CritterSpec): Svg {
  const has = (extra: Extra) => form.extras.includes(extra);
  return [
    maneBehind(pen, form, coat),
    has('headdress') ? headdress(pen, coat) : '',
    hornsBehind(pen, form),
    mirrored(critterEar(pen, form, coat)),
    has('cheek-tufts') ? cheekTufts(pen, coat.fur) : '',
    has('cheek-pads') ? mirrored(ellipse(150, -340, 64, 58, surface(pen, shade(coat.fur, 0.03)))) : '',
    path(SKULL, roundSurface(pen, form.muzzle === 'beak' ? coat.cream : coat.fur)),
    has('head-shell') ? headShell(pen, coat) : '',
    faceMarks(pen, form, coat),
    critterMuzzle(pen, form, coat, spec),
    creatureEyes(pen, spec, {
      spread: 78,
      y: -432,
      radius: 47,
      iris: form.iris ?? createRandom(`${spec.identity}|iris`).pick(IRISES),
      lid: shade(coat.fur, 0.03),
      brow: shade(coat.fur, -0.26),
      blush: { x: 132, y: -356 },
    }),
    has('beard')
      ? path('M-34 -258C-30 -220 -10 -196 4 -182C14 -204 34 -226 36 -258Q0 -244 -34 -258Z', surface(pen, coat.accent))
      : '',
    has('big-teeth')
      ? path('M-11 -316h22v17q-11 5 -22 0Z', { fill: '#fffdf6', stroke: '#c8b8a8', strokeWidth: 2 })
      : '',
    has('lower-teeth')
      ? mirrored(path('M44 -292q10 -22 20 0Z', { fill: '#fffdf6', stroke: '#c8b8a8', strokeWidth: 2 }))
      : '',
    has('whiskers')
      ? mirrored(stroke('M62 -342L150 -356M62 -330L150 -326', shade(coat.fur, -0.22), 3, { opacity: 0.6 }))
      : '',
    maneInFront(pen, form, coat),
    hornsInFront(pen, form),
    has('crescent') ? place(moonGlyph(pen), { y: -518, scale: 0.5, turn: -16 }) : '',
    spec.age === 'elder' ? elderTufts(pen, 62, -500) : '',
    ellipse(-66, -536, 54, 15, { fill: '#fff', opacity: 0.2, transform: 'rotate(-12 -66 -536)' }),
  ].join('');
}

/** Two more heads behind the middle one. */
export function sideHeads(pen: Pen, form: CritterForm, coat: Coat, spec: CritterSpec): Svg {
  const head = critterHead(pen, form, coat, {
    ...spec,
    expression: { ...spec.expression, brow: 'soft', mouth: 'open' },
  });
  const beside = (side: -1 | 1) => place(head, { x: side * 158, y: -60, scale: 0.66, turn: side * 14 });
  return beside(-1) + beside(1);
}

const cheekTufts = (pen: Pen, fur: Hex): Svg =>
  mirrored(path('M150 -420L222 -382L186 -368L208 -330L168 -332L170 -296L110 -300Z', surface(pen, fur)));

function headShell(pen: Pen, { fur }: Coat): Svg {
  const shell = shade(fur, -0.1);
  return (
    path('M-150 -500C-120 -580 120 -580 150 -500Q80 -486 0 -470Q-80 -486 -150 -500Z', surface(pen, shell)) +
    stroke('M-110 -528Q0 -496 110 -528M-70 -550Q0 -530 70 -550', shade(shell, -0.12), 6)
  );
}

function headdress(pen: Pen, { accent }: Coat): Svg {
  const gold = '#f2c14e';
  const cloth =
    'M-120 -560C-240 -520 -250 -330 -226 -216C-190 -200 -140 -206 -112 -226L112 -226C140 -206 190 -200 226 -216C250 -330 240 -520 120 -560C60 -600 -60 -600 -120 -560Z';
  const stripes = mirrored(
    stroke(
      'M226 -250Q170 -236 130 -256M236 -300Q180 -284 130 -310M238 -352Q190 -340 150 -362M232 -408Q196 -400 170 -416M216 -464Q196 -458 178 -468',
      accent,
      17,
    ),
  );
  return (
    path(cloth, { ...surface(pen, gold) }) + stripes + circle(0, -584, 20, { fill: accent, ...ink(pen, accent, 0.6) })
  );
}
