import { roundSurface, surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, flipped, mirrored, path, type Svg } from '../../svg/elements.ts';
import { limbPath, quadraticPoint, type Point } from '../../svg/paths.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, seaMarks, type SeaPainter, type SeaSkin } from './sea-skin.ts';

const DOME =
  'M-196 -380C-210 -520 -110 -590 0 -590C110 -590 210 -520 196 -380C190 -300 150 -220 116 -190H-116C-150 -220 -190 -300 -196 -380Z';
/** The pointed mantle of a kraken. */
const MANTLE =
  'M-196 -370C-210 -460 -150 -560 0 -690C150 -560 210 -460 196 -370C190 -300 150 -220 116 -190H-116C-150 -220 -190 -300 -196 -370Z';
const FINS = 'M84 -610C170 -640 240 -580 250 -500C210 -520 170 -510 136 -490Z';

type Arm = readonly [from: Point, bend: Point, to: Point];

const armsOf = (lift: number): readonly Arm[] => [
  [
    [112, -220],
    [320, -160 - lift * 60],
    [266, -120 - lift * 320],
  ],
  [
    [86, -196],
    [240, 30],
    [308, -66],
  ],
  [
    [50, -190],
    [120, 40],
    [196, -14],
  ],
  [
    [20, -190],
    [16, 10],
    [76, 2],
  ],
];

/** An octopus or, with a mantle, a kraken. */
export const drawOctopus: SeaPainter = (pen, form, colors, spec) => {
  const hasMantle = form.top === 'mantle';
  const [left, right] = LIFTS[spec.pose];
  const lifted = (lift: number) => Math.max(hasMantle ? 0.75 : 0, lift);
  const { skin } = colors;
  return roundBodyDrawing({
    back: hasMantle ? mirrored(path(FINS, surface(pen, shade(skin, 0.04)))) : '',
    body: arms(pen, colors, lifted(right)) + flipped(arms(pen, colors, lifted(left))),
    head: [
      path(hasMantle ? MANTLE : DOME, roundSurface(pen, skin)),
      seaMarks({ ...colors, marks: 'spots' }, [
        [-84, -528, 22],
        [-36, -556, 14],
        [88, -520, 18],
        [136, -460, 13],
        [-146, -456, 15],
      ]),
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 84, y: -378, radius: 52, blush: { x: 142, y: -304 } })),
      mouth(spec.expression.mouth, -298, 1.3),
      spec.age === 'elder' ? elderTufts(pen, 66, -456) : '',
      ellipse(-70, -548, 54, 16, { fill: '#fff', opacity: 0.2, transform: 'rotate(-16 -70 -548)' }),
    ].join(''),
    crownY: hasMantle ? -660 : -590,
    headHalfWidth: hasMantle ? 110 : 178,
    eyes: { x: 0, y: -378, spread: 84, radius: 52 },
    chestY: -104,
    shoulder: { x: 120, y: -226 },
    hand: { x: 256, y: -140 },
    reach: 330,
    shadowHalfWidth: 280,
    lean: spec.expression.lean,
  });
};

function arms(pen: Pen, { skin, accent }: SeaSkin, lift: number): Svg {
  return armsOf(lift)
    .map(
      ([from, bend, to]) =>
        path(limbPath(from, bend, to, 88, 24), surface(pen, skin)) +
        [0.5, 0.68, 0.84]
          .map((t, index) => {
            const [x, y] = quadraticPoint(from, bend, to, t);
            return circle(x, y + 9, 12 - index * 2.4, { fill: accent, opacity: 0.85 });
          })
          .join(''),
    )
    .join('');
}
