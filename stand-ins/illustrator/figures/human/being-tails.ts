import { surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { TailName } from './being.ts';

/** The tail behind the legs, on the right, in body units. */
export const beingTail = (pen: Pen, tail: TailName, coat: Hex): Svg => TAILS[tail](pen, coat);

const TAILS: Readonly<Record<TailName, (pen: Pen, coat: Hex) => Svg>> = {
  none: () => '',
  fox: (pen, coat) => bush(pen, coat, '#fff4e6'),
  wolf: (pen, coat) => bush(pen, coat, shade(coat, 0.1)),
  cat: (pen, coat) =>
    rope(pen, 'M60 -84C150 -30 246 -60 228 -150C220 -196 250 -214 264 -196', coat, 34) +
    stroke('M180 -60l10 26M226 -90l24 10M228 -140l24 -6', shade(coat, -0.16), 9),
  rabbit: (pen, coat) =>
    circle(136, -92, 46, surface(pen, shade(coat, 0.12))) +
    stroke('M112 -108q22 -20 46 -4', '#ffffff', 6, { opacity: 0.6 }),
  lion: (pen, coat) =>
    rope(pen, 'M60 -80C160 -40 236 -80 232 -170', coat, 26) +
    path('M232 -156C196 -180 200 -220 236 -252C268 -222 270 -180 232 -156Z', surface(pen, shade(coat, -0.16))),
  lizard: (pen, coat) =>
    path(
      'M40 -120C120 -100 170 -60 210 -40C250 -20 290 -50 300 -110C312 -40 270 16 200 8C140 2 90 -30 40 -50Z',
      surface(pen, coat),
    ) +
    [
      [122, -84, 0],
      [170, -56, 10],
      [222, -38, 10],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        place(path('M-18 4L0 -30L20 6Z', surface(pen, shade(coat, 0.14))), { x, y, turn }),
      )
      .join(''),
  imp: (pen, coat) =>
    rope(pen, 'M60 -80C150 -20 250 -40 236 -130C230 -170 240 -196 262 -206', coat, 18) +
    path('M262 -206L232 -222L286 -256L296 -190Z', surface(pen, coat)),
  feather: (pen, coat) =>
    [34, 14, -6]
      .map((turn) =>
        place(path('M0 -16C60 -34 150 -34 176 0C150 30 60 26 0 16Z', surface(pen, shade(coat, turn / 400))), {
          x: 50,
          y: -90,
          turn,
        }),
      )
      .join(''),
  fin: (pen, coat) =>
    place(
      rope(pen, 'M40 -90C120 -40 190 -40 236 -86', coat, 44) +
        path(
          'M224 -80C236 -140 270 -170 310 -166C296 -120 300 -80 320 -40C276 -40 240 -52 224 -80Z',
          surface(pen, shade(coat, 0.06)),
        ) +
        stroke('M244 -92L294 -146M246 -80L296 -58', shade(coat, -0.12), 5),
      { scaleX: 0.9 },
    ),
  'many-fox': (pen, coat) =>
    [-96, -64, -32, 0].map((turn) => place(bush(pen, coat, '#fff4e6'), { turn: turn * 0.5, x: turn * 0.5 })).join(''),
  horse: (pen, coat) =>
    path('M50 -120C150 -150 230 -110 236 -10C210 -30 206 10 180 6C184 -60 130 -90 50 -90Z', surface(pen, coat)) +
    stroke('M90 -112C160 -116 206 -80 214 -30', shade(coat, -0.14), 5),
};

const rope = (pen: Pen, d: string, color: Hex, width: number): Svg =>
  stroke(d, shade(color, -pen.style.lineDepth), width + 2 * pen.style.lineWidth) + stroke(d, color, width);

const bush = (pen: Pen, coat: Hex, tip: Hex): Svg =>
  path(
    'M50 -90C150 -10 270 -40 276 -150C282 -210 250 -268 226 -286C230 -230 196 -210 176 -176C150 -136 110 -124 50 -124Z',
    surface(pen, coat),
  ) +
  path('M226 -286C260 -262 284 -206 276 -150Q252 -176 240 -172Q226 -196 206 -202C224 -224 230 -250 226 -286Z', {
    fill: tip,
  }) +
  ellipse(150, -78, 46, 12, { fill: shade(coat, 0.12), opacity: 0.6, transform: 'rotate(24 150 -78)' });
