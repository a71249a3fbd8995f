import { roundSurface, surface } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { ellipse, mirrored, path, place, stroke } from '../../svg/elements.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, type SeaPainter } from './sea-skin.ts';

const BODY =
  'M0 -570C110 -570 180 -490 176 -390C172 -270 120 -120 40 -40Q0 -16 -40 -40C-120 -120 -172 -270 -176 -390C-180 -490 -110 -570 0 -570Z';
const BELLY =
  'M0 -290C70 -290 106 -250 92 -190C74 -120 44 -76 0 -52C-44 -76 -74 -120 -92 -190C-106 -250 -70 -290 0 -290Z';
const FLIPPER = 'M-6 -24C60 -14 112 50 116 126C62 124 4 84 -20 26Z';

/** A dolphin standing on its tail. */
export const drawDolphin: SeaPainter = (pen, _form, colors, spec) => {
  const { skin, belly } = colors;
  const [left, right] = LIFTS[spec.pose];
  const flipper = path(FLIPPER, surface(pen, shade(skin, -0.05)));
  const isOpen = spec.expression.mouth === 'open' || spec.expression.mouth === 'grin';
  return roundBodyDrawing({
    back:
      path('M120 -330C190 -340 240 -290 252 -222C210 -244 160 -236 108 -206Z', surface(pen, shade(skin, -0.06))) +
      mirrored(path('M0 -64C50 -70 150 -60 206 6C150 22 60 16 0 -18Z', surface(pen, shade(skin, -0.05)))),
    body: path(BODY, roundSurface(pen, skin)) + path(BELLY, { fill: belly }),
    head: [
      ellipse(0, -348, 118, 66, { fill: belly, opacity: 0.9 }),
      isOpen ? mouth(spec.expression.mouth, -326, 1.5) : '',
      path(
        'M-92 -352C-92 -392 -46 -408 0 -408C46 -408 92 -392 92 -352C80 -332 40 -326 0 -326C-40 -326 -80 -332 -92 -352Z',
        surface(pen, shade(skin, 0.03)),
      ),
      isOpen ? '' : stroke('M-84 -340Q0 -300 84 -340', shade(skin, -0.26), 6),
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 92, y: -440, radius: 46, blush: { x: 136, y: -372 } })),
      spec.age === 'elder' ? elderTufts(pen, 76, -512) : '',
      ellipse(-56, -536, 48, 14, { fill: '#fff', opacity: 0.22, transform: 'rotate(-14 -56 -536)' }),
    ].join(''),
    front:
      place(flipper, { x: 128, y: -262, turn: 14 - right * 120 }) +
      place(place(flipper, { x: 128, y: -262, turn: 14 - left * 120 }), { scaleX: -1 }),
    crownY: -570,
    headHalfWidth: 172,
    eyes: { x: 0, y: -440, spread: 92, radius: 46 },
    chestY: -216,
    shoulder: { x: 116, y: -256 },
    hand: { x: 190, y: -160 },
    reach: 262,
    shadowHalfWidth: 170,
    lean: spec.expression.lean * 0.5,
  });
};
