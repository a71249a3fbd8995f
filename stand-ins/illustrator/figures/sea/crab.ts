import { roundSurface, surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { creatureEyes } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { rod } from '../shared/rod.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, seaMarks, type SeaPainter } from './sea-skin.ts';

const SHELL =
  'M-232 -210C-240 -320 -130 -372 0 -372C130 -372 240 -320 232 -210C224 -110 130 -56 0 -56C-130 -56 -224 -110 -232 -210Z';

/** A crab with raised claws and eyes on stalks. */
export const drawCrab: SeaPainter = (pen, _form, colors, spec) => {
  const { skin, belly } = colors;
  const [left, right] = LIFTS[spec.pose];
  return roundBodyDrawing({
    back: mirrored(
      rod(pen, 'M150 -110Q250 -110 280 0', shade(skin, -0.06), 26) +
        rod(pen, 'M120 -84Q200 -70 214 4', shade(skin, -0.06), 26) +
        rod(pen, 'M80 -70Q130 -50 134 6', shade(skin, -0.06), 26),
    ),
    body:
      claw(pen, skin, right) +
      place(claw(pen, skin, left), { scaleX: -1 }) +
      path(SHELL, roundSurface(pen, skin)) +
      path('M-176 -120C-110 -76 110 -76 176 -120C140 -74 80 -56 0 -56C-80 -56 -140 -74 -176 -120Z', { fill: belly }),
    head: [
      mirrored(rod(pen, 'M76 -340L84 -440', skin, 34)),
      seaMarks({ ...colors, marks: 'spots' }, [
        [-150, -292, 18],
        [-108, -322, 11],
        [150, -290, 16],
        [116, -324, 12],
      ]),
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 86, y: -464, radius: 56, blush: { x: 150, y: -210 } })),
      mouth(spec.expression.mouth, -226, 2),
      ellipse(-110, -336, 46, 13, { fill: '#fff', opacity: 0.22, transform: 'rotate(-18 -110 -336)' }),
    ].join(''),
    crownY: -524,
    headHalfWidth: 150,
    eyes: { x: 0, y: -464, spread: 86, radius: 56 },
    chestY: -140,
    shoulder: { x: 150, y: -190 },
    hand: { x: 268, y: -330 },
    reach: 366,
    shadowHalfWidth: 280,
    lean: spec.expression.lean * 0.5,
  });
};

function claw(pen: Pen, skin: Hex, lift: number): Svg {
  const pincer =
    path(
      'M-26 30C-80 -20 -70 -110 10 -130C0 -90 6 -70 26 -56C44 -80 50 -100 46 -124C100 -90 100 -10 50 30C20 44 -6 44 -26 30Z',
      surface(pen, skin),
    ) + stroke('M-30 -20Q-36 -60 -14 -90', shade(skin, 0.12), 8, { opacity: 0.7 });
  return (
    rod(pen, 'M190 -210Q270 -220 262 -280', shade(skin, -0.04), 36) +
    place(pincer, { x: 262, y: -300 - lift * 40, turn: 8 - lift * 16 })
  );
}
