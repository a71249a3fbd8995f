import { ink, surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import type { HeldItemPainter } from './held-items.ts';
import { pole } from './held-weapons-and-magic.ts';

const STEEL = '#b4c0d0';
const GOLD = '#f0c45a';
const CREAM = '#fff4dc';
const GLASS = '#e4fbff';

const steam = stroke('M-14 -66q-12 -16 0 -30q10 -14 0 -28M14 -66q-12 -16 0 -30q10 -14 0 -28', '#ffffff', 6, {
  opacity: 0.7,
});

const waterJet = (pen: Pen): Svg =>
  [0, 1, 2, 3, 4]
    .map((step) => circle(18 + step * 17, -142 - step * 24 + step * step * 3.4, 13 + step * 3, surface(pen, '#8fd8f8')))
    .join('');

export const CRAFT_ITEMS = {
  hammer: (pen) => ({
    turn: 16,
    art:
      pole('M0 66V-118') +
      path('M-58 -170H42C62 -164 62 -120 42 -114H-58Z', surface(pen, STEEL)) +
      stroke('M-48 -156H38', '#ffffff', 6, { opacity: 0.6 }),
  }),
  wrench: (pen) => ({
    turn: 18,
    art: path(
      'M-13 56V-104C-40 -120 -44 -160 -20 -178V-146L0 -132L20 -146V-178C44 -160 40 -120 13 -104V56Q0 70 -13 56Z',
      surface(pen, STEEL),
    ),
  }),
  vase: (pen, { dye }) => ({
    turn: 0,
    art:
      path('M-22 -126H22L18 -104C62 -80 56 -20 24 2H-24C-56 -20 -62 -80 -18 -104Z', surface(pen, '#d07a4a')) +
      stroke('M-46 -62Q0 -44 46 -62', CREAM, 9) +
      stroke('M-42 -38Q0 -22 42 -38', dye, 7) +
      ellipse(0, -126, 25, 8, surface(pen, '#a85a34')),
  }),
  needle: (pen, { dye }) => ({
    turn: 10,
    art:
      stroke('M0 20L0 -132', STEEL, 7) +
      ellipse(0, -122, 5, 10, { fill: '#4a5468' }) +
      stroke('M0 -120C60 -130 70 -60 36 -34C10 -14 40 26 66 16', dye, 5) +
      rect(36, -10, 46, 60, { rx: 6, ...surface(pen, dye) }) +
      rect(30, -18, 58, 13, { rx: 5, ...surface(pen, '#c89a64') }) +
      rect(30, 44, 58, 13, { rx: 5, ...surface(pen, '#c89a64') }),
  }),
  gem: (pen) => ({
    turn: 0,
    art:
      circle(0, -62, 92, { fill: pen.defs.glow('#9ff0ff', 0.8) }) +
      path('M-48 -80L-26 -112H26L48 -80L0 -14Z', surface(pen, '#62d4f4')) +
      path('M-48 -80H48L26 -112H-26ZM-18 -80L0 -14L18 -80Z', { fill: '#ffffff', opacity: 0.38 }),
  }),
  flask: (pen) => ({
    turn: -6,
    art:
      circle(0, -52, 74, { fill: pen.defs.glow('#9ff0b4', 0.5) }) +
      path('M-13 -122h26v32C50 -74 52 -8 28 0H-28C-52 -8 -50 -74 -13 -90Z', {
        fill: GLASS,
        fillOpacity: 0.8,
        ...ink(pen, '#9ec4d0', 0.8),
      }) +
      path('M-40 -46Q0 -58 40 -46C44 -20 38 -6 26 -4H-26C-38 -6 -44 -20 -40 -46Z', { fill: '#58c88a' }) +
      rect(-16, -138, 32, 19, { rx: 6, ...surface(pen, '#b8845a') }) +
      circle(-12, -28, 7, { fill: '#d8ffe4' }) +
      circle(12, -38, 5, { fill: '#d8ffe4' }),
  }),
  'first-aid': (pen) => ({
    turn: 0,
    art:
      stroke('M-26 18V2Q0 -12 26 2V18', '#8a94a6', 10) +
      rect(-60, 18, 120, 84, { rx: 16, ...surface(pen, '#fbf8f4') }) +
      path('M0 88C-32 66 -40 44 -26 32C-14 24 -4 32 0 42C4 32 14 24 26 32C40 44 32 66 0 88Z', { fill: '#f0566e' }) +
      stroke('M-60 40H60', '#dcd4d0', 4),
  }),
  ladle: (pen) => ({
    turn: 18,
    art:
      stroke('M0 44V-116', STEEL, 13) +
      stroke('M-2 44V-116', '#f0f5fb', 4) +
      path('M-46 -146H46C44 -104 24 -92 0 -92C-24 -92 -44 -104 -46 -146Z', surface(pen, STEEL)) +
      ellipse(0, -146, 46, 13, surface(pen, '#e8843e')) +
      stroke('M-16 -172q-10 -14 0 -26M12 -172q-10 -14 0 -26', '#ffffff', 6, { opacity: 0.75 }),
  }),
  cake: (pen) => ({
    turn: 0,
    art:
      path('M-74 -12H74L50 4H-50Z', surface(pen, '#eef2f8')) +
      path('M-52 -66H52V-14Q0 -2 -52 -14Z', surface(pen, '#f2c48c')) +
      path(
        'M-58 -70Q0 -104 58 -70Q62 -44 44 -48Q36 -30 20 -46Q4 -26 -12 -46Q-28 -30 -40 -46Q-60 -44 -58 -70Z',
        surface(pen, '#ffb4d0'),
      ) +
      circle(0, -96, 14, surface(pen, '#e0405a')) +
      [-32, 30].map((x) => circle(x, -74, 5, { fill: '#fff6c8' })).join(''),
  }),
  'ice-cream': (pen) => ({
    turn: 8,
    art:
      circle(-24, -92, 32, surface(pen, '#ffb8d0')) +
      circle(24, -92, 32, surface(pen, '#fff0c4')) +
      circle(0, -132, 32, surface(pen, '#a8e0c4')) +
      circle(0, -168, 11, surface(pen, '#e0405a')) +
      path('M-46 -74Q0 -56 46 -74L6 40Q0 46 -6 40Z', surface(pen, '#e0a860')) +
      stroke('M-32 -60L12 10M0 -58L20 -24M32 -60L-12 10M0 -58L-20 -24', '#b87a3a', 4, { opacity: 0.7 }),
  }),
  'rolling-pin': (pen) => ({
    turn: 68,
    art:
      rect(-13, -146, 26, 292, { rx: 13, ...surface(pen, '#b07a4a') }) +
      rect(-27, -108, 54, 80, { rx: 16, ...surface(pen, '#e4bc84') }) +
      rect(-27, 26, 54, 76, { rx: 16, ...surface(pen, '#e4bc84') }) +
      rect(-27, -40, 54, 80, { rx: 4, fill: '#e4bc84' }),
  }),
  cup: (pen, { dye }) => ({
    turn: 0,
    art:
      steam +
      stroke('M38 -44q32 -2 26 22q-6 18 -32 14', shade(dye, 0.06), 10) +
      path('M-42 -56H42L34 -6Q0 8 -34 -6Z', surface(pen, CREAM)) +
      ellipse(0, -56, 42, 11, surface(pen, '#8a5a3a')) +
      path('M0 -14C-16 -24 -20 -34 -12 -40C-6 -43 -1 -40 0 -34C1 -40 6 -43 12 -40C20 -34 16 -24 0 -14Z', {
        fill: '#e85a74',
      }),
  }),
  basket: (pen) => ({
    turn: 0,
    art:
      stroke('M-54 38C-54 -18 54 -18 54 38', '#a8743e', 12) +
      circle(-28, 32, 22, surface(pen, '#e8503c')) +
      circle(12, 26, 24, surface(pen, '#f2a83e')) +
      circle(40, 36, 18, surface(pen, '#7cc05a')) +
      path('M-66 40H66L52 106Q0 118 -52 106Z', surface(pen, '#c8924e')) +
      stroke('M-60 62H60M-56 84H56M-30 42L-26 108M0 42V112M30 42L26 108', '#9a6a34', 4, { opacity: 0.7 }),
  }),
  hose: (pen) => ({
    turn: 2,
    art:
      stroke('M0 30C20 90 70 80 60 124', '#e8b83a', 22) +
      path('M-20 40H20L15 -84H-15Z', surface(pen, '#c89a3e')) +
      path('M-22 -80H22L28 -124H-28Z', surface(pen, STEEL)) +
      waterJet(pen),
  }),
  brush: (pen) => ({
    turn: 20,
    art:
      stroke('M0 52V-88', '#c8864a', 14) +
      rect(-11, -112, 22, 32, { rx: 4, ...surface(pen, STEEL) }) +
      path('M-15 -110C-24 -150 -6 -158 2 -182C12 -158 24 -146 15 -110Z', surface(pen, '#f2564a')),
  }),
  palette: (pen) => ({
    turn: 0,
    art:
      path(
        'M-86 6C-98 -60 -30 -96 40 -82C92 -70 96 -6 60 14C40 24 34 4 16 10C2 16 12 36 -14 42C-48 46 -80 36 -86 6Z',
        surface(pen, '#e0b884'),
      ) +
      [
        [-56, -8, '#f2564a'],
        [-40, -46, '#f6cf4c'],
        [2, -62, '#62c878'],
        [44, -48, '#5ab4f0'],
        [58, -12, '#b478e8'],
      ]
        .map(([x, y, color]) => circle(Number(x), Number(y), 14, surface(pen, String(color))))
        .join(''),
  }),
  scales: (pen) => ({
    turn: 0,
    art:
      stroke('M0 34V-126', '#c8912e', 12) +
      stroke('M-72 -112Q0 -136 72 -112', GOLD, 11) +
      circle(0, -134, 13, surface(pen, GOLD)) +
      mirrored(
        stroke('M70 -110L46 -50M70 -110L94 -50', '#e8d49a', 4) +
          path('M40 -52H100Q92 -22 70 -22Q48 -22 40 -52Z', surface(pen, GOLD)),
      ),
  }),
  'coin-bag': (pen) => ({
    turn: 0,
    art:
      path('M-22 6H22C66 40 62 106 30 112H-30C-62 106 -66 40 -22 6Z', surface(pen, '#a8743e')) +
      stroke('M-26 14H26', '#e8c46a', 11) +
      circle(0, 66, 25, surface(pen, GOLD)) +
      path(starPath(0, 66, 14), { fill: '#fff2c0' }),
  }),
  quill: (pen) => ({
    turn: 26,
    art:
      path('M-4 44C-40 -40 -26 -140 44 -196C54 -120 40 -30 8 36Z', surface(pen, '#fbf4e8')) +
      stroke('M0 52C2 -30 16 -110 40 -178', '#c8b89a', 5) +
      path('M-6 40L6 40L0 66Z', { fill: '#3a3440' }) +
      stroke('M8 -20l26 -14M12 -60l26 -18M-8 -40l-18 -14', '#d8c8ac', 4),
  }),
  'juggling-balls': (pen, { dye }) => ({
    turn: 0,
    art: [
      [0, -46, '#f2564a'],
      [-58, -122, '#f6cf4c'],
      [10, -176, '#5ab4f0'],
      [64, -104, dye],
    ]
      .map(
        ([x, y, color]) =>
          circle(Number(x), Number(y), 25, surface(pen, String(color))) +
          path(starPath(Number(x), Number(y), 12), { fill: '#ffffff', opacity: 0.75 }),
      )
      .join(''),
  }),
  trophy: (pen) => ({
    turn: 0,
    art:
      mirrored(stroke('M36 -108C82 -112 74 -58 28 -54', GOLD, 11)) +
      path('M-44 -124H44C44 -68 26 -42 0 -40C-26 -42 -44 -68 -44 -124Z', surface(pen, GOLD)) +
      path('M-10 -44H10L14 -18H-14Z', surface(pen, GOLD)) +
      rect(-32, -20, 64, 22, { rx: 5, ...surface(pen, '#7a4e30') }) +
      path(starPath(0, -90, 20), { fill: '#fff6cc' }),
  }),
  medal: (pen) => ({
    turn: 0,
    art:
      path('M-24 0H24L14 60H-14Z', surface(pen, '#4a7fd8')) +
      path('M-8 0H8L5 60H-5Z', { fill: '#fbf8f2' }) +
      path(scallopPath([0, 84], 34, 34, 11), surface(pen, GOLD)) +
      path(starPath(0, 84, 20), { fill: '#fff6cc' }),
  }),
} as const satisfies Record<string, HeldItemPainter>;
