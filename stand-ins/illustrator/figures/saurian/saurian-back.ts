import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, sparklePath } from '../../svg/paths.ts';
import type { Spot } from '../figure-drawing.ts';
import { rod } from '../shared/rod.ts';
import type { Hide } from './hide.ts';
import type { SaurianForm } from './saurian-form.ts';

/** The parts behind the body: plates, sails, shells and tails. */
export const saurianBack = (pen: Pen, form: SaurianForm, hide: Hide): Svg =>
  (form.body === 'shell' ? shell(pen, hide) : '') + BACKS[form.back](pen, hide) + TAILS[form.tail](pen, hide);

const shell = (pen: Pen, { accent }: Hide): Svg =>
  ellipse(0, -170, 228, 190, surface(pen, accent)) +
  path('M-228 -150C-210 -60 210 -60 228 -150C232 -96 170 -20 0 -20C-170 -20 -232 -96 -228 -150Z', {
    fill: shade(accent, -0.1),
  }) +
  mirrored(stroke('M150 -306L178 -236L224 -200M178 -236L168 -160', shade(accent, -0.14), 8));

/** Parts that stand up along the spine, fanned out around the shoulders. */
const alongTheBack = (drawAt: (index: number) => Svg): Svg =>
  [-74, -50, -26, 26, 50, 74]
    .map((turn, index) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return place(drawAt(index), { x: Math.cos(angle) * 150, y: -190 + Math.sin(angle) * 150, turn });
    })
    .join('');

const BACKS: Readonly<Record<SaurianForm['back'], (pen: Pen, hide: Hide) => Svg>> = {
  none: () => '',
  plates: (pen, { accent }) =>
    [-104, -78, -52, -26, 0, 26, 52, 78, 104]
      .map((turn, index) => {
        const angle = ((turn - 90) * Math.PI) / 180;
        return place(
          path(
            'M-46 40C-56 -10 -20 -70 0 -96C20 -70 56 -10 46 40Z',
            surface(pen, shade(accent, index % 2 === 0 ? 0 : -0.06)),
          ),
          {
            x: Math.cos(angle) * 172,
            y: -232 + Math.sin(angle) * 220,
            turn,
            scale: 1.04,
          },
        );
      })
      .join(''),
  sail: (pen, { accent, skin }) =>
    path('M-206 -60C-330 -250 -250 -540 0 -640C250 -540 330 -250 206 -60Z', surface(pen, shade(skin, -0.03))) +
    [-54, -36, -18, 0, 18, 36, 54]
      .map((turn) => place(stroke(`M0 0V${-440 + Math.abs(turn) * 3.4}`, accent, 15), { y: -160, turn }))
      .join(''),
  spikes: (pen, { accent }) => alongTheBack(() => path('M-34 30L0 -78L34 30Z', surface(pen, accent))),
  ridge: (pen, { accent }) => alongTheBack(() => path('M-30 24Q0 -64 30 24Z', surface(pen, accent))),
  'feather-wings': (pen, { accent }) =>
    mirrored(
      [-52, -34, -16, 4, 24]
        .map((turn, index) =>
          place(
            path(
              'M0 -18C90 -40 210 -34 240 0C210 26 90 30 0 20Z',
              surface(pen, [accent, '#f2c14e', '#3aa8d8'][index % 3] ?? accent),
            ),
            {
              x: 60,
              y: -220,
              turn,
              scale: 1.12 - index * 0.08,
            },
          ),
        )
        .join(''),
    ),
  island: (pen) =>
    path('M-196 -262C-160 -360 160 -360 196 -262Z', surface(pen, '#7ab85a')) +
    mirrored(rod(pen, 'M196 -268Q214 -340 208 -400', '#9a7048', 17) + palmCrown(pen, 208, -402)) +
    path('M-236 -250Q0 -310 236 -250L220 -226Q0 -290 -220 -226Z', { fill: '#f0dca0' }),
  planet: (pen, { accent }) =>
    ellipse(0, -176, 300, 74, { fill: 'none', stroke: '#ffdf9a', strokeWidth: 17, transform: 'rotate(-12 0 -176)' }) +
    circle(0, -176, 224, surface(pen, accent)) +
    path(sparklePath(-186, -226, 26) + sparklePath(190, -110, 22) + sparklePath(-196, -110, 16), { fill: '#fff6c8' }) +
    ellipse(0, -176, 300, 74, {
      fill: 'none',
      stroke: '#ffdf9a',
      strokeWidth: 17,
      strokeDasharray: '0 590 620 0',
      transform: 'rotate(-12 0 -176)',
    }),
};

const palmCrown = (pen: Pen, x: number, y: number): Svg =>
  [-150, -100, -40, 20]
    .map((turn) =>
      place(path('M0 0C30 -24 74 -20 96 12C64 4 30 8 0 0Z', surface(pen, '#4f9a48')), { x, y, turn: turn + 40 }),
    )
    .join('');

/** Where each tail ends; null for those that have none. */
export const saurianTailTip = (form: SaurianForm): Spot | null => TAIL_TIPS[form.tail];

const TAIL_TIPS: Readonly<Record<SaurianForm['tail'], Spot | null>> = {
  none: null,
  thick: { x: 280, y: -176 },
  club: { x: 262, y: -186 },
  spiked: { x: 280, y: -176 },
  spiral: { x: 228, y: -132 },
};

const THICK = limbPath([80, -56], [330, 30], [280, -180], 108, 22);

const TAILS: Readonly<Record<SaurianForm['tail'], (pen: Pen, hide: Hide) => Svg>> = {
  none: () => '',
  thick: (pen, { skin }) => path(THICK, surface(pen, skin)),
  club: (pen, { skin, accent }) =>
    path(limbPath([80, -56], [320, 30], [270, -150], 100, 46), surface(pen, skin)) +
    ellipse(262, -186, 62, 52, surface(pen, accent)) +
    circle(240, -196, 10, { fill: shade(accent, 0.12) }) +
    circle(282, -178, 12, { fill: shade(accent, 0.12) }),
  spiked: (pen, { skin }) =>
    [
      [246, -64, 40],
      [282, -110, 64],
      [222, -104, -30],
      [258, -160, -10],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(path('M-16 10L0 -70L16 10Z', surface(pen, '#f4ead0')), { x, y, turn }))
      .join('') + path(THICK, surface(pen, skin)),
  spiral: (pen, { skin }) =>
    rod(
      pen,
      'M90 -40C190 10 300 -20 300 -120C300 -200 196 -206 196 -130C196 -84 252 -84 254 -122C254 -140 236 -146 228 -132',
      skin,
      36,
    ),
};
