import { ink, roundSurface, surface } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, path, stroke } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { rod } from '../shared/rod.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { LIFTS, seaEyes, seaMarks, type SeaPainter } from './sea-skin.ts';

const BELL =
  'M-230 -270C-250 -480 -130 -580 0 -580C130 -580 250 -480 230 -270Q192 -226 154 -270Q116 -226 77 -270Q39 -226 0 -270Q-39 -226 -77 -270Q-116 -226 -154 -270Q-192 -226 -230 -270Z';

/** A floating jellyfish. */
export const drawJellyfish: SeaPainter = (pen, form, colors, spec) => {
  const { skin, belly, accent } = colors;
  const [left, right] = LIFTS[spec.pose];
  const ribbons = [-150, -74, 0, 74, 150];
  return roundBodyDrawing({
    back: circle(0, -330, 330, { fill: pen.defs.glow(mix(skin, '#ffffff', 0.4), 0.6) }),
    body:
      ribbons
        .map((x, index) => {
          const out = (x / 150) * (x < 0 ? left : right) * 130;
          const d = `M${x} -280C${x - 46} -200 ${x + 46 + out} -150 ${x + out} -${80 + Math.abs(out)}S${x - 30 + out * 1.3} -30 ${x + 16 + out * 1.4} ${-8 - Math.abs(out) * 1.4}`;
          return rod(pen, d, index % 2 === 0 ? shade(skin, 0.03) : accent, index % 2 === 0 ? 30 : 22);
        })
        .join('') +
      path('M-110 -280Q-96 -180 -60 -150Q-50 -190 -30 -150Q-10 -190 10 -150Q30 -190 50 -150Q96 -180 110 -280Z', {
        fill: belly,
        ...ink(pen, belly, 0.6),
      }),
    head: [
      path(BELL, roundSurface(pen, skin)),
      seaMarks({ ...colors, marks: form.marks === 'none' ? 'spots' : form.marks }, [
        [-120, -500, 18],
        [-50, -540, 13],
        [70, -530, 17],
        [140, -470, 13],
        [-176, -420, 12],
      ]),
      creatureEyes(pen, spec, seaEyes(spec, colors, { spread: 86, y: -400, radius: 52, blush: { x: 150, y: -334 } })),
      mouth(spec.expression.mouth, -326, 1.2),
      spec.age === 'elder' ? elderTufts(pen, 66, -480) : '',
      form.top === 'stardust'
        ? path(starPath(0, -606, 40), surface(pen, accent)) +
          path(sparklePath(-130, -600, 24) + sparklePath(136, -590, 20), { fill: '#fff3b8' })
        : '',
      ellipse(-86, -530, 60, 17, { fill: '#fff', opacity: 0.28, transform: 'rotate(-20 -86 -530)' }),
      stroke('M-206 -300Q-200 -400 -160 -470', '#ffffff', 9, { opacity: 0.3 }),
    ].join(''),
    crownY: -580,
    headHalfWidth: 190,
    eyes: { x: 0, y: -400, spread: 86, radius: 52 },
    chestY: -176,
    shoulder: { x: 120, y: -260 },
    hand: { x: 170, y: -120 },
    reach: 366,
    shadowHalfWidth: 170,
    lean: spec.expression.lean,
  });
};
