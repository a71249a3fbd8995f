import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { rod } from '../shared/rod.ts';
import type { Hide } from './hide.ts';
import type { SaurianForm } from './saurian-form.ts';

const HORN = '#f4ead0';

interface Crest {
  readonly behind?: (pen: Pen, hide: Hide) => Svg;
  readonly inFront?: (pen: Pen, hide: Hide) => Svg;
}

export const crestBehind = (pen: Pen, { crest }: SaurianForm, hide: Hide): Svg =>
  CRESTS[crest].behind?.(pen, hide) ?? '';
export const crestInFront = (pen: Pen, { crest }: SaurianForm, hide: Hide): Svg =>
  CRESTS[crest].inFront?.(pen, hide) ?? '';

const plume = (pen: Pen, color: string, x: number, y: number, turn: number, scale = 1): Svg =>
  place(
    path('M0 24C-34 -20 -30 -90 4 -150C36 -90 36 -20 0 24Z', surface(pen, color)) +
      stroke('M1 16Q4 -60 4 -124', shade(color, -0.14), 4),
    { x, y, turn, scale },
  );

/** Drawn relative to the middle of the head. */
const CRESTS: Readonly<Record<SaurianForm['crest'], Crest>> = {
  none: {},
  frill: {
    behind: (pen, { accent, skin }) =>
      path(
        'M-150 60C-270 20 -300 -130 -226 -206C-170 -180 -150 -236 -100 -226C-70 -220 -50 -262 0 -250C50 -262 70 -220 100 -226C150 -236 170 -180 226 -206C300 -130 270 20 150 60Z',
        surface(pen, shade(skin, 0.03)),
      ) + mirrored(ellipse(170, -90, 46, 62, { fill: accent, opacity: 0.8, transform: 'rotate(24 170 -90)' })),
    inFront: (pen) =>
      mirrored(path('M74 -112C84 -170 120 -214 152 -236C152 -190 146 -140 124 -92Z', surface(pen, HORN))) +
      path('M-24 12C-20 -30 -4 -52 4 -66C12 -50 26 -30 26 12Q0 28 -24 12Z', surface(pen, HORN)),
  },
  tube: {
    behind: (pen, { accent }) =>
      path(
        'M-46 -110C-40 -220 60 -300 176 -300C206 -298 210 -262 184 -256C110 -244 70 -190 60 -110Z',
        surface(pen, accent),
      ) + stroke('M-6 -150C16 -214 80 -262 150 -276', shade(accent, 0.1), 9, { opacity: 0.6 }),
  },
  feathers: {
    behind: (pen, { accent }) =>
      [-46, -23, 0, 23, 46].map((turn) => plume(pen, shade(accent, turn / 700), turn * 1.3, -128, turn, 0.86)).join(''),
  },
  casque: {
    behind: (pen, { skin }) =>
      path('M-110 -90C-90 -170 -30 -236 4 -246C40 -236 96 -170 110 -90Z', surface(pen, shade(skin, -0.03))) +
      stroke('M0 -230V-130', shade(skin, -0.14), 7),
  },
  armour: {
    inFront: (pen, { accent }) =>
      [-96, -48, 0, 48, 96]
        .map((x) =>
          path(
            `M${x - 28} ${-118 + Math.abs(x) * 0.28}Q${x} ${-190 + Math.abs(x) * 0.3} ${x + 28} ${-118 + Math.abs(x) * 0.28}Q${x} ${-98 + Math.abs(x) * 0.28} ${x - 28} ${-118 + Math.abs(x) * 0.28}Z`,
            surface(pen, accent),
          ),
        )
        .join('') + mirrored(path('M150 -40L214 -64L168 8Z', surface(pen, accent))),
  },
  crown: {
    inFront: (pen) =>
      path('M-78 -118L-92 -196L-46 -160L0 -214L46 -160L92 -196L78 -118Q0 -146 -78 -118Z', surface(pen, '#f2c14e')) +
      circle(0, -146, 10, { fill: '#e0526a' }),
  },
  fins: {
    behind: (pen, { accent }) =>
      mirrored(
        path(
          'M140 -40C206 -110 262 -110 286 -70C264 -60 262 -40 276 -20C250 -16 240 8 252 32C216 34 172 30 140 20Z',
          surface(pen, accent),
        ),
      ) + path('M-40 -120C-36 -190 -10 -220 4 -236C16 -216 44 -190 44 -120Z', surface(pen, accent)),
  },
  plume: {
    behind: (pen, { accent }) =>
      [-100, -72, -44, -16, 16, 44, 72, 100]
        .map((turn, index) => {
          const angle = ((turn - 90) * Math.PI) / 180;
          const color = [accent, '#f2c14e', '#3aa8d8'][index % 3] ?? accent;
          return plume(pen, color, Math.cos(angle) * 140, Math.sin(angle) * 120, turn, 0.9);
        })
        .join(''),
  },
  knobs: {
    behind: (pen, { skin }) => path('M-70 -110C-60 -190 60 -190 70 -110Z', surface(pen, shade(skin, -0.04))),
  },
  'little-horns': {
    behind: (pen, { skin }) =>
      mirrored(
        rod(pen, 'M56 -126L76 -196', shade(skin, -0.06), 18) + circle(78, -202, 17, surface(pen, shade(skin, -0.1))),
      ),
  },
};
