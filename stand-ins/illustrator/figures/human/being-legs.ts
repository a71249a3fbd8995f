import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import { leaf } from '../shared/glyphs.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import type { LegName } from './being.ts';

interface Legs {
  /** Parts behind the garment's lower edge that extend far back. */
  readonly behind: Svg;
  /** Drawn over trousers and shoes, under the jacket. */
  readonly below: Svg;
  /** Drawn over the jacket's hem. */
  readonly above?: Svg;
}

const NO_LEG_LAYERS: Legs = { behind: '', below: '' };

/** Replacements for two legs, in body units (feet at 0, the jacket's hem at -86). */
export const beingLegs = (pen: Pen, legs: LegName, coat: Hex): Legs => LEGS[legs](pen, coat);

/** The legs of a goat or a bird in mid-stride; null for all other beings. */
export function beingStride(pen: Pen, legs: LegName, coat: Hex, gait: Gait): Stride | null {
  const hip = { x: 50, y: -96 };
  if (legs === 'goat') {
    return strideOf(pen, gait, {
      hip,
      length: 160,
      width: 70,
      color: coat,
      foot: hoof(pen, 54, GOAT_HOOF),
      footX: 54,
    });
  }
  if (legs !== 'bird') return null;
  return strideOf(pen, gait, {
    hip,
    length: 160,
    width: 26,
    color: TALON,
    foot: stroke(TALONS, TALON, 13),
    footX: 50,
  });
}

const GOAT_HOOF = '#4a3a34';
const TALON = '#e8a83a';
const TALONS = 'M50 -14l-28 12M50 -14v14M50 -14l28 12';

const LEGS: Readonly<Record<LegName, (pen: Pen, coat: Hex) => Legs>> = {
  person: () => NO_LEG_LAYERS,
  horse: (pen, coat) => hoofedBody(pen, coat, shade(coat, -0.2)),
  deer: (pen, coat) => {
    const { behind, below } = hoofedBody(pen, coat, shade(coat, -0.12));
    const spots = [
      [150, -116, 9],
      [186, -100, 8],
      [214, -122, 7],
      [176, -136, 7],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, { fill: '#fff4e0' }));
    return { behind: behind + spots.join(''), below };
  },
  goat: (pen, coat) => ({
    behind: '',
    below: mirrored(
      path('M8 -110C50 -120 104 -116 108 -86C112 -64 84 -58 78 -40L84 -22H26L24 -48Z', surface(pen, coat)) +
        stroke('M40 -84l10 12l10 -12l10 12M44 -58l8 10l8 -10', shade(coat, -0.12), 5) +
        hoof(pen, 54, GOAT_HOOF),
    ),
  }),
  bird: (pen, coat) => ({
    behind: '',
    below: mirrored(
      path('M6 -110C60 -120 106 -110 104 -78C90 -56 40 -52 20 -72Z', surface(pen, coat)) +
        stroke(`M50 -62V-16${TALONS}`, TALON, 13),
    ),
  }),
  fish: (pen, coat) => ({
    behind:
      path('M-30 -90C60 -10 230 20 236 -120C238 -140 214 -150 200 -136C196 -80 120 -70 60 -110Z', surface(pen, coat)) +
      path(
        'M216 -126C170 -150 146 -196 160 -232C188 -224 206 -206 214 -184C226 -208 250 -224 282 -222C286 -184 262 -146 216 -126Z',
        surface(pen, shade(coat, 0.08)),
      ),
    below:
      path('M-106 -118C-110 -60 -60 -30 -34 -12H34C60 -30 110 -60 106 -118Q0 -90 -106 -118Z', surface(pen, coat)) +
      stroke(
        'M-70 -84q16 14 32 0q16 14 32 0q16 14 32 0q16 14 32 0M-46 -56q14 12 28 0q14 12 28 0q14 12 28 0',
        shade(coat, -0.12),
        5,
      ),
  }),
  snake: (pen, coat) => ({
    behind: path(
      'M-60 -40C-180 -50 -220 0 -150 8C-40 18 120 14 200 -2C270 -20 290 -70 270 -120C262 -60 220 -36 150 -36Z',
      surface(pen, coat),
    ),
    below:
      path(
        'M-106 -118C-112 -60 -130 -20 -70 2C0 14 60 10 96 -14C120 -40 108 -80 106 -118Q0 -90 -106 -118Z',
        surface(pen, coat),
      ) + stroke('M-60 -84Q0 -66 60 -84M-64 -54Q0 -36 64 -54M-60 -24Q0 -6 66 -26', mix(coat, '#fff4d0', 0.6), 10),
  }),
  smoke: (pen, coat) => ({
    behind: ellipse(0, -8, 150, 24, { fill: pen.defs.glow(mix(coat, '#ffffff', 0.5), 0.9) }),
    below:
      path(
        'M-112 -128C-140 -84 -116 -48 -56 -46C-112 -44 -124 -10 -70 2C0 14 120 10 168 -6C220 -24 232 -66 200 -84C176 -96 150 -80 160 -62C170 -50 186 -62 180 -70C196 -56 180 -36 150 -32C110 -28 60 -30 44 -40C104 -50 132 -84 112 -128Q0 -96 -112 -128Z',
        surface(pen, mix(coat, '#ffffff', 0.25)),
      ) + stroke('M-80 -88Q-20 -62 60 -78M-70 -28Q0 -14 90 -18', '#ffffff', 7, { opacity: 0.6 }),
  }),
  cloud: (pen) => ({
    behind: '',
    below: path(scallopPath([0, -44], 150, 44, 13), surface(pen, '#f2f6ff')),
  }),
  tentacles: (pen, coat) => ({
    behind: ellipse(0, -6, 150, 20, { fill: pen.defs.glow(mix(coat, '#ffffff', 0.5), 0.6) }),
    below: [
      'M-70 -110C-100 -50 -150 -50 -176 -14C-190 6 -160 14 -150 -6',
      'M-30 -100C-50 -40 -90 -30 -94 -2C-94 14 -70 10 -74 -6',
      'M70 -110C100 -50 150 -50 176 -14C190 6 160 14 150 -6',
      'M30 -100C50 -40 90 -30 94 -2C94 14 70 10 74 -6',
      'M0 -100C-10 -60 14 -40 2 -6C-4 8 -22 6 -18 -8',
    ]
      .map(
        (d) =>
          stroke(d, shade(coat, -pen.style.lineDepth), 38 + 2 * pen.style.lineWidth) +
          stroke(d, coat, 38) +
          stroke(d, mix(coat, '#ffffff', 0.45), 9, { strokeDasharray: '1 20' }),
      )
      .join(''),
  }),
  roots: (pen, coat) => ({
    behind: '',
    below:
      path(
        'M-100 -120C-106 -70 -96 -40 -150 -4C-110 -4 -84 -14 -66 -28C-64 -10 -70 0 -76 6C-44 6 -30 -8 -22 -26C-14 -8 -8 2 0 8C8 2 14 -8 22 -26C30 -8 44 6 76 6C70 0 64 -10 66 -28C84 -14 110 -4 150 -4C96 -40 106 -70 100 -120Q0 -90 -100 -120Z',
        surface(pen, coat),
      ) +
      stroke('M-52 -90C-54 -60 -60 -40 -80 -24M0 -84V-30M52 -90C54 -60 60 -40 80 -24', shade(coat, -0.12), 6) +
      mirrored(place(leaf(pen, '#8cc860'), { x: 116, y: -22, scale: 0.34, turn: 40 })),
  }),
};

const hoof = (pen: Pen, x: number, color: Hex): Svg =>
  path(`M${x - 30} -26H${x + 30}L${x + 36} 4H${x - 36}Z`, surface(pen, color));

const leg = (pen: Pen, x: number, top: number, coat: Hex, sock: Hex): Svg =>
  path(`M${x - 28} ${top}H${x + 28}L${x + 22} -22H${x - 22}Z`, surface(pen, coat)) +
  path(`M${x - 23} -46H${x + 23}L${x + 22} -20H${x - 22}Z`, { fill: mix(coat, '#fff4e4', 0.5) }) +
  place(hoof(pen, 0, sock), { x, scaleX: 0.78 });

/** A four-legged body in three-quarter view, its back to the right. */
function hoofedBody(pen: Pen, coat: Hex, sock: Hex): Legs {
  return {
    behind:
      path('M280 -176C326 -160 340 -90 316 -22C298 -50 292 -90 262 -126Z', surface(pen, sock)) +
      leg(pen, 186, -110, shade(coat, -0.06), sock) +
      leg(pen, 252, -116, shade(coat, -0.03), sock) +
      path('M-60 -190C60 -206 230 -216 284 -172C306 -140 296 -88 258 -78C160 -58 20 -56 -60 -80Z', surface(pen, coat)),
    below: leg(pen, -54, -84, coat, sock) + leg(pen, 50, -84, coat, sock),
    above:
      path(
        'M-106 -150C-124 -100 -96 -58 -44 -54H44C96 -58 124 -100 106 -150Q56 -124 0 -136Q-56 -124 -106 -150Z',
        surface(pen, coat),
      ) + stroke('M-40 -92Q0 -76 40 -92', shade(coat, -0.12), 5),
  };
}
