import { roundSurface, surface } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke } from '../../svg/elements.ts';
import { limbPath } from '../../svg/paths.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { rod } from '../shared/rod.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, type SeaPainter } from './sea-skin.ts';

const TRUNK =
  'M-96 -300C-150 -220 -140 -110 -60 -60C-20 -36 40 -30 66 -52C40 -70 60 -90 80 -120C130 -190 130 -260 96 -300C60 -330 -60 -330 -96 -300Z';
const FIN = 'M0 -40C70 -60 110 -10 106 50C60 60 10 40 -8 10Z';

/** A seahorse upright on its curled tail. */
export const drawSeahorse: SeaPainter = (pen, _form, colors, spec) => {
  const { skin, belly, accent } = colors;
  const [left, right] = LIFTS[spec.pose];
  const fin = path(FIN, surface(pen, accent)) + stroke('M14 -20L84 6M10 0L74 36', shade(accent, -0.14), 5);
  return roundBodyDrawing({
    back:
      path('M-96 -260C-190 -280 -236 -200 -206 -120C-180 -150 -140 -150 -104 -120Z', surface(pen, accent)) +
      stroke('M-110 -236L-196 -196M-112 -200L-206 -150', shade(accent, -0.14), 6),
    body:
      rod(pen, 'M-20 -56C-60 0 60 30 110 -14C150 -60 100 -104 66 -76C46 -56 66 -30 90 -40', skin, 44) +
      path(TRUNK, roundSurface(pen, skin)) +
      path('M-40 -286C-76 -200 -60 -120 0 -84C50 -110 70 -200 40 -286Z', { fill: belly }) +
      [0, 1, 2, 3]
        .map((index) =>
          stroke(`M-56 ${-250 + index * 42}Q0 ${-230 + index * 42} 56 ${-250 + index * 42}`, shade(belly, -0.15), 5),
        )
        .join(''),
    head: [
      path('M-60 -540L-84 -640L-34 -590L0 -664L34 -590L84 -640L60 -540Z', surface(pen, accent)),
      mirrored(path('M150 -440C210 -460 240 -420 236 -376C206 -380 180 -372 160 -356Z', surface(pen, accent))),
      ellipse(0, -424, 172, 142, roundSurface(pen, skin)),
      path(limbPath([-6, -372], [-4, -290], [84, -282], 96, 50), surface(pen, shade(skin, 0.02))),
      ellipse(92, -282, 17, 25, { fill: shade(skin, -0.22) }),
      mouth(spec.expression.mouth, -306, 0.8),
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 80, y: -440, radius: 48, blush: { x: 124, y: -366 } })),
      spec.age === 'elder' ? elderTufts(pen, 62, -510) : '',
      circle(-96, -520, 9, { fill: shade(skin, -0.1) }) + circle(100, -516, 9, { fill: shade(skin, -0.1) }),
    ].join(''),
    front:
      place(fin, { x: 96, y: -220, turn: -right * 70 }) +
      place(place(fin, { x: 96, y: -220, turn: -left * 70 }), { scaleX: -1 }),
    crownY: -566,
    headHalfWidth: 166,
    eyes: { x: 0, y: -440, spread: 80, radius: 48 },
    chestY: -210,
    shoulder: { x: 96, y: -246 },
    hand: { x: 160, y: -180 },
    reach: 262,
    shadowHalfWidth: 150,
    lean: spec.expression.lean,
  });
};
