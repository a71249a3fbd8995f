import { ink, surface, type Pen } from '../../pen.ts';
import type { Pose } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { BirdForm } from './bird-form.ts';
import type { Plumage } from './plumage.ts';

const FLAME_FEATHER = 'M0 0C-56 -60 -46 -150 2 -230C8 -170 60 -110 0 0Z';
const EYE_FEATHER = 'M0 0C-20 -150 -34 -300 -26 -350C-18 -400 18 -400 26 -350C34 -300 20 -150 0 0Z';

/** The parts behind the body: tail and spread wings. */
export const birdTail = (pen: Pen, form: BirdForm, plumage: Plumage): Svg => TAILS[form.tail](pen, plumage);

const TAILS: Readonly<Record<BirdForm['tail'], (pen: Pen, plumage: Plumage) => Svg>> = {
  none: () => '',
  short: (pen, { feather, accent }) =>
    [0.02, -0.04, -0.1]
      .map((tone, index) =>
        path(
          `M60 -60C120 -60 190 ${-110 + index * 30} 210 ${-150 + index * 46}C230 ${-90 + index * 30} 160 -10 60 -20Z`,
          surface(pen, shade(index === 0 ? accent : feather, tone)),
        ),
      )
      .join(''),
  fan: (pen, { feather }) =>
    [-8, 18, 44]
      .map((turn) =>
        place(ellipse(0, -84, 34, 92, surface(pen, shade(feather, turn / 600))), { x: 84, y: -46, turn: turn + 54 }),
      )
      .join(''),
  long: (pen, { feather, accent }) =>
    [
      [74, 1.32, feather],
      [62, 1.5, accent],
      [52, 1.24, shade(feather, -0.06)],
    ]
      .map(([turn, length, color]) =>
        place(path('M0 10C-34 -40 -30 -140 0 -186C30 -140 34 -40 0 10Z', surface(pen, String(color))), {
          x: 60,
          y: -40,
          turn: Number(turn),
          scaleY: Number(length),
        }),
      )
      .join(''),
  sickle: (pen, { feather, accent }) =>
    [accent, shade(feather, -0.08), shade(accent, 0.06)]
      .map((color, index) =>
        place(
          path('M0 20C60 0 150 -60 150 -180C150 -250 110 -290 80 -300C110 -240 90 -150 0 -60Z', surface(pen, color)),
          {
            x: 70,
            y: -70,
            turn: index * 20 - 6,
            scale: 1 - index * 0.12,
          },
        ),
      )
      .join(''),
  wheel: (pen, { feather, accent }) =>
    Array.from({ length: 13 }, (_, index) => {
      const eye =
        ellipse(0, -352, 32, 38, surface(pen, mix(accent, '#d8c84a', 0.5))) +
        ellipse(0, -350, 20, 25, { fill: '#2f9ab8' }) +
        ellipse(0, -346, 10, 13, { fill: '#2a2f7a' });
      return place(path(EYE_FEATHER, surface(pen, index % 2 === 0 ? accent : mix(accent, feather, 0.6))) + eye, {
        y: -140,
        turn: (index - 6) * 17,
        scale: 0.98,
      });
    }).join(''),
  flames: (pen, { feather, accent }) =>
    mirrored(
      [
        [shade(feather, -0.08, 0.02, -10), 104, 1.16],
        [feather, 84, 1.1],
        [accent, 64, 0.92],
      ]
        .map(([color, turn, scale]) =>
          place(path(FLAME_FEATHER, surface(pen, String(color))), {
            x: 50,
            y: -56,
            turn: Number(turn),
            scale: Number(scale),
          }),
        )
        .join(''),
    ),
};

const VANES = [
  [-58, 250],
  [-42, 250],
  [-26, 236],
  [-9, 212],
  [9, 180],
  [28, 144],
] as const;

/** A wing held open, its root at the origin, for the right side. */
export function spreadWing(pen: Pen, { feather, accent, isFiery }: Plumage): Svg {
  const vanes = VANES.map(([turn, length], index) => {
    const tone = shade(isFiery ? mix(feather, accent, index / 7) : accent, index * -0.012);
    const outline = isFiery
      ? `M0 -20C${length * 0.4} -46 ${length * 0.8} -40 ${length * 1.08} -26C${length * 0.96} -10 ${length * 1.02} 6 ${length * 0.9} 22C${length * 0.6} 34 ${length * 0.3} 30 0 20Z`
      : `M0 -20C${length * 0.4} -42 ${length * 0.9} -36 ${length} 0C${length * 0.9} 28 ${length * 0.4} 32 0 20Z`;
    return place(path(outline, surface(pen, tone)), { turn });
  });
  return vanes.join('') + place(ellipse(64, 0, 92, 40, surface(pen, feather)), { turn: -32 });
}

const FOLDED = 'M0 -14C78 22 84 152 20 208C-4 152 -12 62 0 -14Z';
const FLIPPER = 'M0 -14C50 10 84 90 62 178C50 196 34 186 28 170C8 120 -10 50 0 -14Z';

/** Rotation of each wing [left, right] away from the body, in degrees. */
const LIFT: Readonly<Record<Pose, readonly [number, number]>> = {
  relaxed: [-6, -6],
  wave: [-104, -6],
  hip: [-6, -40],
  shy: [14, 14],
  raised: [-104, -104],
};

/** The wings in front of the body. */
export function birdWings(pen: Pen, form: BirdForm, plumage: Plumage, pose: Pose): Svg {
  if (form.wings === 'spread' || form.wings === 'buzzing') return '';
  const { feather, coat, accent } = plumage;
  const wing =
    form.wings === 'flippers'
      ? path(FLIPPER, surface(pen, shade(coat, -0.03)))
      : path(FOLDED, surface(pen, shade(feather, -0.03))) +
        path('M8 120C50 120 60 150 20 208C4 180 0 150 8 120Z', { fill: accent, opacity: 0.75 }) +
        stroke('M32 52q18 60 -6 120M54 82q6 40 -10 80', shade(feather, -0.18), 5, { opacity: 0.5 });
  const [left, right] = LIFT[pose];
  return (
    place(wing, { x: 94, y: -242, turn: right }) + place(place(wing, { x: 94, y: -242, turn: left }), { scaleX: -1 })
  );
}

/** Wings blurred by their speed. */
export const buzzingWing = (pen: Pen, { accent }: Plumage): Svg =>
  [-34, -8, 18]
    .map((turn) =>
      place(
        path('M0 -16C80 -60 200 -60 250 -6C200 34 80 30 0 18Z', {
          fill: mix(accent, '#e8fbff', 0.7),
          fillOpacity: 0.62,
          ...ink(pen, mix(accent, '#e8fbff', 0.6), 0.7),
        }),
        { turn },
      ),
    )
    .join('');

export const crest = (pen: Pen, form: BirdForm, plumage: Plumage): Svg => CRESTS[form.crest](pen, plumage);

const CREST_LOCK = 'M0 20C-30 -10 -24 -60 4 -104C16 -66 38 -12 0 20Z';

const lockFan = (pen: Pen, colorAt: (index: number) => Hex, scale = 1): Svg =>
  [-52, -26, 0, 26, 52]
    .map((turn, index) =>
      place(path(CREST_LOCK, surface(pen, colorAt(index))), {
        x: turn * 1.1,
        y: -140 + Math.abs(turn) * 0.3,
        turn,
        scale,
      }),
    )
    .join('');

const CRESTS: Readonly<Record<BirdForm['crest'], (pen: Pen, plumage: Plumage) => Svg>> = {
  none: () => '',
  tuft: (pen, { feather, accent }) =>
    [-30, 0, 30]
      .map((turn) =>
        place(path(CREST_LOCK, surface(pen, turn === 0 ? accent : shade(feather, 0.03))), {
          x: turn * 0.5,
          y: -142,
          turn,
          scale: 0.86,
        }),
      )
      .join(''),
  ears: (pen, { feather }) =>
    mirrored(path('M66 -130C104 -196 146 -216 174 -210C170 -160 158 -130 140 -90Z', surface(pen, feather))),
  comb: (pen) =>
    path(
      'M-64 -128C-80 -190 -46 -206 -30 -180C-28 -220 16 -226 22 -188C40 -214 78 -196 62 -128Q0 -156 -64 -128Z',
      surface(pen, '#d8402f'),
    ),
  fan: (pen, { feather }) =>
    [-40, -20, 0, 20, 40]
      .map((turn) =>
        place(stroke('M0 0V-80', shade(feather, -0.1), 6) + circle(0, -88, 14, surface(pen, shade(feather, 0.08))), {
          y: -138,
          turn,
        }),
      )
      .join(''),
  flames: (pen, { feather, accent }) => lockFan(pen, (index) => (index % 2 === 0 ? feather : accent), 1.1),
  rays: (pen, { accent }) =>
    circle(0, -110, 120, { fill: pen.defs.glow('#fff0b0', 0.7) }) + lockFan(pen, () => accent, 1.05),
  icicles: (pen, { accent }) =>
    [-50, -25, 0, 25, 50]
      .map((turn) =>
        place(path('M-22 10L0 -112L22 10Z', surface(pen, accent)), {
          x: turn * 1.2,
          y: -134 + Math.abs(turn) * 0.3,
          turn,
          scale: turn === 0 ? 1.1 : 0.86,
        }),
      )
      .join(''),
};
