import { roundSurface, surface } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { ellipse, mirrored, path, place, stroke } from '../../svg/elements.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, type SeaPainter } from './sea-skin.ts';

const FIN = 'M0 -40C80 -70 140 -20 146 50C90 60 20 40 -10 16Z';

/** A round fish with fins instead of hands. */
export const drawFish: SeaPainter = (pen, _form, colors, spec) => {
  const { skin, belly, accent } = colors;
  const [left, right] = LIFTS[spec.pose];
  const fin = path(FIN, surface(pen, accent)) + stroke('M20 -24L110 10M14 0L92 40', shade(accent, -0.12), 6);
  return roundBodyDrawing({
    back:
      path('M-90 -500C-60 -640 90 -640 120 -490Z', surface(pen, accent)) +
      path(
        'M150 -160C230 -260 300 -270 330 -230C300 -200 300 -160 326 -110C280 -80 210 -90 150 -130Z',
        surface(pen, accent),
      ),
    body:
      ellipse(0, -290, 236, 240, roundSurface(pen, skin)) +
      ellipse(0, -160, 150, 110, { fill: belly }) +
      mirrored(path('M40 -70C90 -40 110 -10 100 6C60 10 30 -10 20 -50Z', surface(pen, accent))),
    head: [
      [0, 1]
        .map((row) => mirrored(stroke(`M${150 + row * 10} ${-230 + row * 44}q18 22 36 0`, shade(skin, -0.1), 6)))
        .join(''),
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 100, y: -350, radius: 58, blush: { x: 164, y: -270 } })),
      mouth(spec.expression.mouth, -258, 1.5),
      spec.age === 'elder' ? elderTufts(pen, 80, -440) : '',
      ellipse(-90, -486, 60, 17, { fill: '#fff', opacity: 0.22, transform: 'rotate(-20 -90 -486)' }),
    ].join(''),
    front:
      place(fin, { x: 190, y: -200, turn: -right * 60 }) +
      place(place(fin, { x: 190, y: -200, turn: -left * 60 }), { scaleX: -1 }),
    crownY: -530,
    headHalfWidth: 190,
    eyes: { x: 0, y: -350, spread: 100, radius: 58 },
    chestY: -170,
    shoulder: { x: 160, y: -210 },
    hand: { x: 250, y: -180 },
    reach: 336,
    shadowHalfWidth: 180,
    lean: spec.expression.lean * 0.6,
  });
};
