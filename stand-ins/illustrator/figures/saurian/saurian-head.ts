import { roundSurface, surface, type Pen } from '../../pen.ts';
import type { Expression, SaurianSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { createRandom } from '../../svg/random.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import type { Hide } from './hide.ts';
import { crestBehind, crestInFront } from './saurian-crests.ts';
import type { SaurianForm } from './saurian-form.ts';

const IRISES = ['#5a9a3a', '#c08a20', '#8a5a2a', '#3a9a8a', '#d8742a'] as const;
const SKULL = 'M-176 2C-176 -100 -100 -144 0 -144C100 -144 176 -100 176 2C176 94 96 144 0 144C-96 144 -176 94 -176 2Z';
/** The y of a frog's eyes, on top of its head. */
const WIDE_EYES_Y = -96;

/** The head, relative to its center. */
export function saurianHead(pen: Pen, form: SaurianForm, hide: Hide, spec: SaurianSpec): Svg {
  const isWide = form.head === 'wide';
  const { skin } = hide;
  return [
    crestBehind(pen, form, hide),
    isWide ? mirrored(circle(92, WIDE_EYES_Y, 70, surface(pen, skin))) : '',
    isWide ? ellipse(0, 10, 206, 130, roundSurface(pen, skin)) : path(SKULL, roundSurface(pen, skin)),
    headMarks(form, hide),
    SNOUTS[form.head](pen, hide, spec.expression.mouth),
    creatureEyes(pen, spec, {
      spread: isWide ? 92 : 80,
      y: isWide ? WIDE_EYES_Y : -34,
      radius: isWide ? 50 : 47,
      iris: form.iris ?? createRandom(`${spec.identity}|iris`).pick(IRISES),
      lid: shade(skin, 0.04),
      brow: shade(skin, -0.26),
      blush: { x: isWide ? 150 : 134, y: isWide ? 26 : 40 },
    }),
    crestInFront(pen, form, hide),
    spec.age === 'elder' ? elderTufts(pen, 62, isWide ? -176 : -104) : '',
    ellipse(-60, -116, 50, 14, { fill: '#fff', opacity: 0.2, transform: 'rotate(-12 -60 -116)' }),
  ].join('');
}

const headMarks = ({ marks }: SaurianForm, { marks: dark, accent }: Hide): Svg => {
  switch (marks) {
    case 'stripes':
      return stroke('M0 -138v34M-36 -132l6 28M36 -132l-6 28', dark, 13);
    case 'spots':
      return [
        [-34, -116, 12],
        [4, -124, 15],
        [42, -114, 10],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, { fill: dark, opacity: 0.7 }))
        .join('');
    case 'bands':
    case 'diamonds':
      return path('M-26 -142L0 -92L26 -142Q0 -148 -26 -142Z', { fill: accent });
    case 'stars':
    case 'none':
      return '';
  }
};

type Smile = Expression['mouth'];

const nostrils = (x: number, y: number, color: Hex): Svg => mirrored(ellipse(x, y, 7, 9, { fill: shade(color, -0.3) }));

const SNOUTS: Readonly<Record<SaurianForm['head'], (pen: Pen, hide: Hide, smile: Smile) => Svg>> = {
  blunt: (_pen, { skin, belly }, smile) =>
    path('M-116 70C-116 34 -60 26 0 26C60 26 116 34 116 70C112 116 56 140 0 140C-56 140 -112 116 -116 70Z', {
      fill: mix(belly, skin, 0.15),
    }) +
    nostrils(16, 48, skin) +
    mouth(smile, 84, 1.2),
  jaw: (pen, { skin, belly }, smile) =>
    path(
      'M-138 66C-144 14 -84 6 0 6C84 6 144 14 138 66C132 142 76 172 0 172C-76 172 -132 142 -138 66Z',
      surface(pen, shade(skin, 0.02)),
    ) +
    path('M-122 96C-96 128 96 128 122 96C112 144 64 164 0 164C-64 164 -112 144 -122 96Z', { fill: belly }) +
    nostrils(34, 34, skin) +
    (smile === 'open' || smile === 'grin' ? mouth(smile, 104, 1.7) : stroke(SMILES[smile], shade(skin, -0.3), 6)) +
    mirrored(path('M92 104l9 24 13 -32Z', { fill: '#fffdf2' })),
  beak: (pen, { skin, belly }, smile) =>
    path('M-112 64C-112 26 -60 20 0 20C60 20 112 26 112 64C108 112 56 138 0 138C-56 138 -108 112 -112 64Z', {
      fill: mix(belly, skin, 0.2),
    }) +
    nostrils(18, 38, skin) +
    mouth(smile, 104, 1.1) +
    path('M-52 58Q0 36 52 58Q40 92 0 104Q-40 92 -52 58Z', surface(pen, mix(belly, '#8a7a5a', 0.4))),
  wide: (_pen, { skin, belly }, smile) =>
    path('M-178 40C-150 110 -80 138 0 138C80 138 150 110 178 40C120 74 -120 74 -178 40Z', { fill: belly }) +
    nostrils(14, -16, skin) +
    (smile === 'open' || smile === 'grin'
      ? mouth(smile, 52, 2.2)
      : stroke('M-128 36Q0 96 128 36', shade(skin, -0.32), 6.5) +
        mirrored(stroke('M122 32q12 0 16 -12', shade(skin, -0.32), 6))),
};

const SMILES: Readonly<Record<Exclude<Smile, 'open' | 'grin'>, string>> = {
  smile: 'M-118 92Q0 140 118 92',
  small: 'M-80 108Q0 128 80 108',
  flat: 'M-112 108H112',
  smirk: 'M-104 108Q30 138 122 82',
};
