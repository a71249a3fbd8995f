import { roundSurface, type Pen } from '../../pen.ts';
import type { BugSpec } from '../../picture-spec.ts';
import { mix, shade } from '../../svg/color.ts';
import { ellipse, mirrored, path, place, type Svg } from '../../svg/elements.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { creatureEyes, elderTufts } from '../shared/creature-face.ts';
import { mouth } from '../shared/face.ts';
import { roundBodyDrawing } from '../shared/round-body.ts';
import { bugBody } from './bug-body.ts';
import { bugColorsOf, type BugColors } from './bug-colors.ts';
import { bugForm, type BugForm } from './bug-form.ts';
import { bugWings, feelers, stardust } from './bug-wings.ts';

const HEAD_Y = -412;
const IRISES = ['#5a9a3a', '#3a8ac0', '#8a5a2a', '#7a5ac0', '#2f8a7a'] as const;

/** An insect on two legs, a snail or a caterpillar. */
export function drawBug(pen: Pen, spec: BugSpec): FigureDrawing {
  const form = bugForm(spec.kind);
  const colors = bugColorsOf(spec, form);
  const isLifted = spec.pose === 'raised' || spec.pose === 'wave';
  const crawls = form.body === 'snail';
  return roundBodyDrawing({
    back: bugWings(pen, form, colors, isLifted ? 8 : 0),
    body: bugBody(pen, form, colors, spec),
    head: place(head(pen, form, colors, spec), { y: HEAD_Y, x: crawls ? -20 : 0 }) + (form.hasStars ? stardust() : ''),
    crownY: HEAD_Y - 148,
    headHalfWidth: 168,
    eyes: { x: 0, y: HEAD_Y - 6, spread: 78, radius: 54 },
    chestY: -200,
    shoulder: { x: 92, y: -236 },
    hand: { x: 154, y: -120 },
    reach: reachOf(form),
    shadowHalfWidth: crawls ? 240 : 150,
    lean: spec.expression.lean,
    owned: form.wings === 'none' ? [] : ['wings'],
  });
}

function reachOf({ wings, body }: BugForm): number {
  if (wings === 'long-glass' || wings === 'butterfly' || wings === 'moth') return 366;
  return body === 'snail' ? 356 : 300;
}

/** The head, relative to its center. */
function head(pen: Pen, form: BugForm, colors: BugColors, spec: BugSpec): Svg {
  const { skin, belly, accent } = colors;
  const hood = form.face === 'mask' ? mix(accent, skin, 0.12) : skin;
  return [
    feelers(pen, form, colors),
    ellipse(0, 0, 172, 148, roundSurface(pen, hood)),
    form.face === 'mask'
      ? path('M0 -50C-50 -96 -146 -80 -142 10C-136 90 -70 132 0 132C70 132 136 90 142 10C146 -80 50 -96 0 -50Z', {
          fill: belly,
        }) + mirrored(ellipse(120, -96, 30, 22, { fill: belly, transform: 'rotate(34 120 -96)' }))
      : ellipse(0, 62, 112, 74, { fill: belly, opacity: 0.85 }),
    creatureEyes(pen, spec, {
      spread: 78,
      y: -6,
      radius: 54,
      iris: createRandom(`${spec.identity}|iris`).pick(IRISES),
      lid: form.face === 'mask' ? belly : shade(skin, 0.04),
      brow: shade(skin, -0.26),
      blush: { x: 122, y: 62 },
    }),
    mouth(spec.expression.mouth, 82, 1.2),
    spec.age === 'elder' ? elderTufts(pen, 62, -86) : '',
    ellipse(-58, -112, 50, 14, { fill: '#fff', opacity: 0.2, transform: 'rotate(-12 -58 -112)' }),
  ].join('');
}
