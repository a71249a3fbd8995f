import { roundSurface, surface } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke } from '../../svg/elements.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { rod } from '../shared/rod.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, seaMarks, type SeaPainter } from './sea-skin.ts';

const WING = 'M20 -500C130 -470 290 -420 384 -250C300 -290 190 -250 120 -160C80 -110 40 -80 0 -70Z';
const DISC =
  'M0 -560C110 -560 176 -480 170 -390C160 -260 90 -110 0 -60C-90 -110 -160 -260 -170 -390C-176 -480 -110 -560 0 -560Z';

/** A manta ray gliding towards the viewer. */
export const drawManta: SeaPainter = (pen, _form, colors, spec) => {
  const { skin, belly, accent } = colors;
  const [left, right] = LIFTS[spec.pose];
  const wing =
    path(WING, surface(pen, skin)) +
    stroke('M150 -410Q260 -370 330 -286M140 -350Q220 -320 270 -262', mix(accent, skin, 0.3), 9, { opacity: 0.7 });
  return roundBodyDrawing({
    back:
      circle(0, -330, 360, { fill: pen.defs.glow(accent, 0.45) }) +
      rod(pen, 'M0 -90C-30 -40 60 -20 150 -10', shade(skin, -0.05), 22) +
      place(wing, { turn: -right * 16 }) +
      place(place(wing, { turn: -left * 16 }), { scaleX: -1 }),
    body:
      path(DISC, roundSurface(pen, skin)) +
      path(
        'M0 -290C70 -290 96 -240 76 -180C56 -130 30 -100 0 -86C-30 -100 -56 -130 -76 -180C-96 -240 -70 -290 0 -290Z',
        { fill: belly },
      ) +
      mirrored(stroke('M36 -200q20 10 34 -2M30 -164q18 10 30 -2', shade(belly, -0.16), 6)) +
      seaMarks(colors, [
        [-230, -360, 13],
        [240, -350, 15],
        [-300, -310, 9],
        [310, -300, 10],
        [-124, -300, 11],
        [126, -290, 12],
      ]),
    head: [
      mirrored(path('M60 -530C70 -600 110 -640 150 -630C156 -580 140 -520 120 -480Z', surface(pen, shade(skin, 0.03)))),
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 92, y: -430, radius: 50, blush: { x: 134, y: -366 } })),
      mouth(spec.expression.mouth, -350, 1.5),
      spec.age === 'elder' ? elderTufts(pen, 76, -506) : '',
      ellipse(-50, -530, 44, 13, { fill: '#fff', opacity: 0.22, transform: 'rotate(-14 -50 -530)' }),
    ].join(''),
    crownY: -560,
    headHalfWidth: 160,
    eyes: { x: 0, y: -430, spread: 92, radius: 50 },
    chestY: -210,
    shoulder: { x: 110, y: -280 },
    hand: { x: 240, y: -280 },
    reach: 390,
    shadowHalfWidth: 190,
    lean: spec.expression.lean * 0.6,
    owned: ['wings'],
  });
};
