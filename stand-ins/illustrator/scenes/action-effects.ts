import type { Stage } from '../scenery/stage.ts';
import { mix, shade } from '../svg/color.ts';
import { circle, ellipse, path, place, rect, stroke, type Svg } from '../svg/elements.ts';
import { sparklePath } from '../svg/paths.ts';
import { bedFrame, blanket } from './bed.ts';
import type { Action } from './scene-spec.ts';

/** Effects that an action leaves around a figure that faces left, in figure units with the feet at the origin. */
interface ActionEffects {
  readonly behind: Svg;
  readonly before: Svg;
}

interface Body {
  readonly width: number;
  /** Height from the ground to the top of the head. */
  readonly height: number;
  readonly lift: number;
  readonly isIndoors: boolean;
}

const NONE: ActionEffects = { behind: '', before: '' };

/** Dust, dreams, hearts and bushes that make an action recognizable. */
export function effectsOf(action: Action, stage: Stage, body: Body): ActionEffects {
  switch (action) {
    case 'run':
      return { behind: dust(body), before: '' };
    case 'jump':
      return { behind: bounce(body), before: '' };
    case 'fly':
      return { behind: updraught(body), before: '' };
    case 'hug':
      return { behind: '', before: hearts(body) };
    case 'lie':
      return body.lift > 0 ? inBed(body) : NONE;
    case 'sleep':
      return withDream(body.lift > 0 ? inBed(body) : NONE, body);
    case 'hide':
      return { behind: '', before: body.isIndoors ? crate(body) : bush(stage, body) };
    case 'cheer':
      return { behind: '', before: confetti(stage, body) };
    default:
      return NONE;
  }
}

function dust({ width }: Body): Svg {
  const puffs = [
    [0.5, -14, 30],
    [0.66, -22, 22],
    [0.8, -12, 15],
    [0.92, -20, 9],
  ] as const;
  const lines = [-150, -230, -310].map((y, index) =>
    stroke(`M${width * 0.58} ${y}H${width * (0.78 - index * 0.04)}`, '#ffffff', 7, { opacity: 0.55 }),
  );
  return puffs.map(([x, y, r]) => circle(width * x, y, r, { fill: '#fff6e6', opacity: 0.7 })).join('') + lines.join('');
}

const bounce = ({ width }: Body): Svg =>
  [-1, 1]
    .map((side) =>
      stroke(`M${side * width * 0.26} -6q${side * 26} -30 ${side * 58} -34`, '#ffffff', 7, { opacity: 0.6 }),
    )
    .join('');

function updraught({ width, lift }: Body): Svg {
  const swirl = (x: number, y: number, reach: number) =>
    stroke(`M${x} ${y}q${reach * 0.5} 26 ${reach} 0t${reach * 0.7} -8`, '#ffffff', 7, { opacity: 0.6 });
  return (
    swirl(width * 0.12, -lift * 0.72, width * 0.4) +
    swirl(width * 0.3, -lift * 0.46, width * 0.34) +
    swirl(-width * 0.3, -lift * 0.5, width * 0.3)
  );
}

const HEART = 'M0 26C-44 -4 -34 -40 -10 -36C-3 -35 0 -28 0 -24C0 -28 3 -35 10 -36C34 -40 44 -4 0 26Z';

const hearts = ({ width, height }: Body): Svg =>
  [
    [-0.34, 1.06, 0.8, -10],
    [-0.5, 1.2, 1.1, 8],
    [-0.62, 1.0, 0.6, -4],
  ]
    .map(([x = 0, y = 0, scale = 1, turn = 0]) =>
      place(path(HEART, { fill: '#ff7a98', stroke: '#fff4f4', strokeWidth: 5 }), {
        x: width * x,
        y: -height * y,
        scale,
        turn,
      }),
    )
    .join('');

const inBed = (body: Body): ActionEffects => ({ behind: bedFrame(body.width), before: blanket(body) });

const withDream = ({ behind, before }: ActionEffects, body: Body): ActionEffects => ({
  behind,
  before: before + place(dream(body), { y: -body.lift }),
});

/** How high the thought bubble of a sleeper is above the head. */
export const DREAM_HEIGHT = 184;

/** A thought bubble with a moon, rising from the head. */
function dream({ width, height }: Body): Svg {
  const [x, y] = [width * -0.34, -height - 116];
  const puffs = [
    [-64, 6, 34],
    [-24, -22, 46],
    [30, -20, 44],
    [66, 8, 32],
    [0, 18, 48],
  ] as const;
  return [
    circle(width * -0.16, -height - 8, 9, { fill: '#ffffff', opacity: 0.85 }),
    circle(width * -0.21, -height - 46, 14, { fill: '#ffffff', opacity: 0.88 }),
    place(
      puffs.map(([dx, dy, r]) => circle(dx, dy, r, { fill: '#ffffff' })).join('') +
        path('M16 -34A34 34 0 1 0 34 22A28 28 0 1 1 16 -34Z', { fill: '#ffd45e' }) +
        path(sparklePath(-44, 0, 13), { fill: '#b79cf0' }) +
        path(sparklePath(56, -4, 9), { fill: '#8fc7f4' }),
      { x, y },
    ),
  ].join('');
}

/** The fraction of a hiding figure that is covered; small, because a picture has to show its characters. */
const HIDDEN = 0.3;

/**
 * The seven tufts of a round bush: center as a fraction of the body's width, top as a fraction of the covered height.
 */
const TUFTS = [
  [-0.6, 0.45],
  [-0.4, 0.82],
  [-0.16, 1],
  [0.1, 0.95],
  [0.34, 0.84],
  [0.56, 0.5],
  [0, 0.68],
] as const;

/** A bush in front of the feet. */
function bush({ light }: Stage, { width, height }: Body): Svg {
  const leaf = mix(light.foliage, light.near, 0.4);
  const radius = Math.min(width * 0.21, (height * HIDDEN) / 1.5);
  const tufts = TUFTS.map(([across, top], index) => {
    const y = Math.min(-radius * 0.5, radius - height * HIDDEN * top);
    const tint = shade(leaf, (index % 3) * 0.03 - 0.03);
    return (
      circle(width * across, y, radius, { fill: tint }) +
      ellipse(width * across - radius * 0.25, y - radius * 0.42, radius * 0.5, radius * 0.34, {
        fill: shade(leaf, 0.08),
      })
    );
  });
  const berries = [-0.48, -0.22, 0.06, 0.3, 0.5].map((across, index) =>
    circle(width * across, -height * (0.1 + (index % 2) * 0.12), 11, { fill: '#ff8a9a' }),
  );
  return (
    ellipse(0, -radius * 0.3, width * 0.76, radius * 0.7, { fill: shade(leaf, -0.06) }) +
    tufts.join('') +
    berries.join('')
  );
}

const PLANKS = 4;
const WOOD = '#a8784a';

/** A crate to hide behind, for places without bushes. */
function crate({ width, height }: Body): Svg {
  const [half, top] = [width * 0.6, height * HIDDEN];
  const plank = top / PLANKS;
  const planks = Array.from({ length: PLANKS }, (_, index) =>
    rect(-half, -top + index * plank, 2 * half, plank - 3, {
      rx: 5,
      fill: shade(WOOD, index % 2 === 0 ? 0.02 : -0.02),
      stroke: shade(WOOD, -0.2),
      strokeWidth: 3,
    }),
  );
  const posts = [-half, half - 34].map((x) =>
    rect(x, -top - 6, 34, top + 8, { rx: 6, fill: shade(WOOD, 0.06), stroke: shade(WOOD, -0.2), strokeWidth: 3 }),
  );
  return planks.join('') + posts.join('');
}

function confetti({ light, random }: Stage, { width, height }: Body): Svg {
  const colors = ['#ff8fa8', '#ffd45e', '#8fd3f4', light.accent] as const;
  return Array.from({ length: 9 }, () =>
    path(sparklePath(width * random.between(-0.7, 0.7), -height * random.between(0.95, 1.25), random.between(9, 18)), {
      fill: random.pick(colors),
    }),
  ).join('');
}
