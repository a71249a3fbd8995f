import { ink, surface } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke } from '../../svg/elements.ts';
import { sparklePath } from '../../svg/paths.ts';
import { flower, leaf } from '../shared/glyphs.ts';
import { pole } from './held-weapons-and-magic.ts';
import type { HeldItemPainter } from './held-items.ts';

const GOLD = '#f0c45a';
const WOOD = '#8a5c3c';
const STEEL = '#c4d0e0';

/** Things of mystics, fairies and night folk. */
export const WONDER_ITEMS = {
  hourglass: (pen) => ({
    turn: 0,
    art:
      path('M-38 -118C-38 -78 -10 -72 -10 -62C-10 -52 -38 -46 -38 -6H38C38 -46 10 -52 10 -62C10 -72 38 -78 38 -118Z', {
        fill: '#eafaff',
        fillOpacity: 0.85,
        ...ink(pen, '#9fc8d8', 0.8),
      }) +
      path('M-27 -10C-24 -30 -8 -38 0 -40C8 -38 24 -30 27 -10Z', { fill: '#f0c060' }) +
      path('M-24 -96H24C20 -80 6 -74 0 -64C-6 -74 -20 -80 -24 -96Z', { fill: '#f0c060' }) +
      rect(-50, -134, 100, 20, { rx: 8, ...surface(pen, GOLD) }) +
      rect(-50, -10, 100, 20, { rx: 8, ...surface(pen, GOLD) }),
  }),
  harp: (pen) => ({
    turn: 6,
    art:
      stroke('M-8 -120V40M14 -116V34M36 -106V24', '#fff6d0', 4) +
      path(
        'M-34 60C-46 -30 -50 -110 -26 -150C-4 -176 50 -160 76 -196L88 -172C80 -120 50 -130 20 -136C-6 -140 -22 -130 -22 -100C-20 -40 -10 10 20 36C40 52 66 40 70 10L86 20C80 74 0 96 -34 60Z',
        surface(pen, GOLD),
      ) +
      circle(80, -194, 15, surface(pen, shade(GOLD, 0.06))),
  }),
  flute: (pen) => ({
    turn: 50,
    art:
      rect(-13, -170, 26, 220, { rx: 13, ...surface(pen, '#c08a50') }) +
      [-140, -106, -80, -54].map((y) => circle(0, y, 6, { fill: '#5a3820' })).join('') +
      rect(-16, -10, 32, 14, { rx: 5, fill: GOLD }),
  }),
  bell: (pen) => ({
    turn: 10,
    art:
      rect(-9, -26, 18, 56, { rx: 8, fill: '#7d5132' }) +
      path('M-58 -34C-44 -56 -46 -126 0 -130C46 -126 44 -56 58 -34Q0 -16 -58 -34Z', surface(pen, GOLD)) +
      circle(0, -20, 14, surface(pen, shade(GOLD, -0.1))) +
      stroke('M-30 -60C-26 -80 -24 -100 -10 -112', '#fff6d0', 6) +
      stroke('M74 -96q14 16 10 36M-74 -96q-14 16 -10 36', '#ffe79a', 6),
  }),
  broom: (pen) => ({
    turn: 14,
    art:
      pole('M0 120V-150') +
      path(
        'M-20 -146C-60 -200 -56 -250 -44 -280L-22 -262L0 -288L22 -262L44 -280C56 -250 60 -200 20 -146Z',
        surface(pen, '#e0b45a'),
      ) +
      rect(-26, -164, 52, 22, { rx: 8, fill: '#c8503c' }) +
      stroke('M-16 -180L-26 -250M0 -180V-262M16 -180L26 -250', shade('#e0b45a', -0.14), 5),
  }),
  mirror: (pen) => ({
    turn: 12,
    art:
      rect(-9, -60, 18, 92, { rx: 9, ...surface(pen, GOLD) }) +
      ellipse(0, -118, 56, 68, surface(pen, GOLD)) +
      ellipse(0, -118, 42, 54, { fill: '#d8f2ff' }) +
      path('M-26 -140L14 -160M-26 -112L30 -142', {
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 8,
        strokeLinecap: 'round',
      }) +
      path(sparklePath(40, -176, 22), { fill: '#ffffff' }),
  }),
  pickaxe: (pen) => ({
    turn: 12,
    art:
      pole('M0 96V-190') +
      path(
        'M-96 -150C-60 -210 60 -210 96 -150C60 -178 30 -182 0 -182C-30 -182 -60 -178 -96 -150Z',
        surface(pen, STEEL),
      ) +
      rect(-18, -212, 36, 36, { rx: 8, fill: '#7a8496' }),
  }),
  pillow: (pen, { dye }) => ({
    turn: 0,
    art:
      path(
        'M-82 -96C-60 -84 60 -84 82 -96C72 -70 72 -30 82 0C60 -10 -60 -10 -82 0C-72 -30 -72 -70 -82 -96Z',
        surface(pen, '#fdf6ee'),
      ) + stroke('M-60 -72Q0 -60 60 -72M-60 -26Q0 -38 60 -26', shade(dye, 0.1), 6),
  }),
  umbrella: (pen, { dye }) => ({
    turn: 6,
    art:
      stroke('M0 -200V40C0 70 34 70 34 46', '#7d5132', 11) +
      path(
        'M-118 -170C-110 -270 110 -270 118 -170Q98 -192 78 -170Q58 -194 38 -170Q18 -194 0 -170Q-18 -194 -38 -170Q-58 -194 -78 -170Q-98 -192 -118 -170Z',
        surface(pen, shade(dye, 0.08, 0.02, 40)),
      ) +
      stroke('M0 -250V-272', '#7d5132', 10),
  }),
  tooth: (pen) => ({
    turn: 0,
    art:
      circle(0, -56, 86, { fill: pen.defs.glow('#fff8dc', 0.8) }) +
      path(
        'M-42 -90C-46 -124 -14 -122 0 -110C14 -122 46 -124 42 -90C40 -60 34 -14 22 -14C10 -14 12 -46 0 -46C-12 -46 -10 -14 -22 -14C-34 -14 -40 -60 -42 -90Z',
        surface(pen, '#fffdf6'),
      ) +
      path(sparklePath(30, -120, 18), { fill: '#fff' }),
  }),
  lollipop: (pen) => ({
    turn: 12,
    art:
      stroke('M0 60V-100', '#f6f0e4', 12) +
      circle(0, -140, 54, surface(pen, '#f27a9c')) +
      stroke('M0 -140C10 -156 30 -140 22 -122C10 -102 -26 -112 -26 -140C-24 -172 26 -180 40 -148', '#fff4f0', 10),
  }),
  tomato: (pen) => ({
    turn: 0,
    art:
      circle(0, -56, 54, surface(pen, '#e2453a')) +
      path('M0 -108L-12 -92L-38 -96L-20 -80L-28 -60L0 -76L28 -60L20 -80L38 -96L12 -92Z', surface(pen, '#6aa84a')) +
      ellipse(-22, -64, 9, 14, { fill: '#ffffff', opacity: 0.5 }),
  }),
  'dream-catcher': (pen) => ({
    turn: 4,
    art:
      stroke('M0 20V-70', WOOD, 10) +
      circle(0, -122, 58, { fill: '#fdf6e8', fillOpacity: 0.3, stroke: '#c89060', strokeWidth: 11 }) +
      stroke('M0 -180L34 -92L-54 -136H54L-34 -92Z', '#fff6dc', 4) +
      circle(0, -126, 11, surface(pen, '#7ad0e8')) +
      mirrored(
        stroke('M36 -74V-42', '#c89060', 5) +
          path('M36 -48C20 -30 24 0 36 14C48 0 52 -30 36 -48Z', surface(pen, '#b8a0f0')),
      ),
  }),
  feather: (pen) => ({
    turn: 18,
    art:
      path('M0 30C-40 -40 -36 -140 10 -200C46 -130 44 -40 0 30Z', surface(pen, '#6a6a92')) +
      stroke('M0 44C2 -40 6 -110 10 -176', '#3e3e60', 6),
  }),
  lamp: (pen) => ({
    turn: 0,
    art:
      path(
        'M-84 -66C-40 -80 -30 -40 0 -44C40 -46 70 -60 92 -92C86 -40 50 -16 14 -14H-14C-50 -18 -40 -50 -84 -50Z',
        surface(pen, GOLD),
      ) +
      path('M-30 -14H30L40 6H-40Z', surface(pen, GOLD)) +
      path('M-22 -50C-20 -78 24 -78 26 -50Z', surface(pen, shade(GOLD, 0.05))) +
      circle(2, -82, 9, surface(pen, '#e85a84')) +
      stroke('M-84 -60C-120 -70 -110 -30 -60 -34', GOLD, 10),
  }),
  stone: (pen) => ({
    turn: 0,
    art:
      path('M-56 -12L-62 -60L-24 -98L34 -94L62 -50L48 -10Z', surface(pen, '#a4a0a8')) +
      path('M-24 -98L34 -94L10 -60L-34 -56Z', { fill: '#ffffff', opacity: 0.3 }) +
      stroke('M-8 -44v24M-8 -32l14 -12', '#8df0ff', 6),
  }),
  rose: (pen, { dye }) => ({
    turn: 14,
    art:
      stroke('M0 40C-8 -20 6 -60 0 -110', '#4c8a3c', 9) +
      place(leaf(pen), { x: 24, y: -40, scale: 0.5, turn: 60 }) +
      place(flower(pen, shade(dye, 0.08)), { y: -132, scale: 1.05 }),
  }),
  teapot: (pen) => ({
    turn: 0,
    art:
      path('M-54 -30C-60 -80 60 -80 54 -30C50 0 -50 0 -54 -30Z', surface(pen, '#f4ecdc')) +
      stroke('M52 -50C92 -60 92 -14 48 -16', '#e8dcc4', 11) +
      path('M-50 -44C-80 -50 -78 -78 -94 -86L-74 -92C-58 -80 -58 -64 -46 -62Z', surface(pen, '#f4ecdc')) +
      path('M-28 -70C-20 -88 20 -88 28 -70Z', surface(pen, '#e8607a')) +
      circle(0, -90, 9, surface(pen, '#e8607a')),
  }),
  sock: (pen) => ({
    turn: 8,
    art:
      path('M-24 -120H26V-50C40 -40 66 -36 68 -14C68 6 20 8 2 -4C-18 -18 -24 -40 -24 -60Z', surface(pen, '#f4f0f8')) +
      stroke('M-22 -96H24M-22 -74H24', '#e8607a', 10),
  }),
} as const satisfies Record<string, HeldItemPainter>;
