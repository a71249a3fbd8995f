import { roundSurface, surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, sparklePath, starPath } from '../../svg/paths.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, seaMarks, type SeaPainter, type SeaSkin } from './sea-skin.ts';
import type { SeaForm } from './sea-form.ts';

const BODY =
  'M-250 -236C-250 -430 -140 -540 0 -540C140 -540 250 -430 250 -236C250 -84 140 -4 0 -4C-140 -4 -250 -84 -250 -236Z';
const BELLY = 'M-244 -186C-180 -236 180 -236 244 -186C224 -70 120 -4 0 -4C-120 -4 -224 -70 -244 -186Z';
const FLIPPER = 'M-10 -24C60 -20 124 40 118 110C66 116 8 80 -20 30Z';
const FLUKES = 'M0 10C-50 -14 -84 -66 -74 -110C-34 -104 -10 -78 0 -50C10 -78 34 -104 74 -110C84 -66 50 -14 0 10Z';

/** A whale seen from the front, its tail curling up behind. */
export const drawWhale: SeaPainter = (pen, form, colors, spec) => {
  const { skin, belly } = colors;
  const [left, right] = LIFTS[spec.pose];
  const flipper = path(FLIPPER, surface(pen, shade(skin, -0.05)));
  return roundBodyDrawing({
    back:
      path(limbPath([120, -50], [330, -20], [292, -290], 150, 40), surface(pen, shade(skin, -0.04))) +
      place(path(FLUKES, surface(pen, shade(skin, -0.03))), { x: 292, y: -280, turn: 8 }),
    body:
      path(BODY, roundSurface(pen, skin)) +
      path(BELLY, { fill: belly }) +
      stroke(
        'M-150 -196Q-130 -80 -80 -22M-76 -212Q-66 -90 -40 -12M0 -216V-8M76 -212Q66 -90 40 -12M150 -196Q130 -80 80 -22',
        shade(belly, -0.12),
        6,
        { opacity: 0.7 },
      ) +
      seaMarks(colors, [
        [-150, -430, 20],
        [-96, -480, 14],
        [60, -500, 17],
        [140, -440, 22],
        [192, -360, 15],
        [-200, -350, 16],
      ]),
    head:
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 124, y: -320, radius: 47, blush: { x: 178, y: -250 } })) +
      mouth(spec.expression.mouth, -250, 2) +
      (spec.age === 'elder' ? elderTufts(pen, 106, -392) : ''),
    front:
      place(flipper, { x: 206, y: -176, turn: 8 - right * 110 }) +
      place(place(flipper, { x: 206, y: -176, turn: 8 - left * 110 }), { scaleX: -1 }) +
      TOPS[form.top](pen, colors),
    crownY: -540,
    headHalfWidth: 210,
    eyes: { x: 0, y: -320, spread: 124, radius: 47 },
    chestY: -150,
    shoulder: { x: 180, y: -200 },
    hand: { x: 250, y: -120 },
    reach: 372,
    shadowHalfWidth: 240,
    lean: spec.expression.lean * 0.5,
    owned: form.top === 'tusk' ? ['horns'] : [],
  });
};

const TOPS: Readonly<Record<SeaForm['top'], (pen: Pen, colors: SeaSkin) => Svg>> = {
  none: () => '',
  mantle: () => '',
  tusk: (pen) =>
    path('M-24 -520L4 -712L30 -520Q4 -508 -24 -520Z', surface(pen, '#fff0c8')) +
    stroke('M-17 -560q18 12 38 0M-11 -602q14 9 28 0M-6 -644q9 6 18 0', '#d8b26a', 5),
  fountain: (pen) =>
    mirrored(
      path(
        'M2 -536C4 -610 40 -640 96 -630C120 -622 122 -590 100 -588C60 -600 34 -580 26 -536Z',
        surface(pen, '#8fd4f4'),
      ),
    ) + mirrored(circle(104, -560, 12, { fill: '#b8e8fb' }) + circle(126, -604, 8, { fill: '#d8f4ff' })),
  stardust: (pen) =>
    mirrored(path('M2 -536C8 -600 40 -630 90 -624C66 -606 40 -586 26 -536Z', { fill: pen.defs.glow('#ffe9a8', 0.9) })) +
    path(starPath(0, -600, 30) + sparklePath(-70, -606, 24) + sparklePath(76, -590, 28), { fill: '#ffe9a8' }),
};
