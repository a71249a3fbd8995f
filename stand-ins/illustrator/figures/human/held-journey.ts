import { surface } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, path, rect, stroke } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { HeldItemPainter } from './held-items.ts';
import { pole } from './held-weapons-and-magic.ts';

const GOLD = '#f0c45a';
const BRASS = '#d8a648';
const PARCHMENT = '#f6e4bc';
const STEEL = '#b4c0d0';

export const JOURNEY_ITEMS = {
  book: (pen, { dye, trim }) => {
    const cover = shade(dye, -0.02, 0.02, 160);
    return {
      turn: 0,
      art:
        path('M0 -4Q-44 -26 -92 -10V-92Q-44 -108 0 -84Q44 -108 92 -92V-10Q44 -26 0 -4Z', surface(pen, cover)) +
        path('M0 -12Q-42 -32 -82 -18V-92Q-42 -104 0 -84Q42 -104 82 -92V-18Q42 -32 0 -12Z', { fill: '#fffaf0' }) +
        stroke('M0 -84V-12', '#d8c8ac', 5) +
        stroke(
          'M-68 -74Q-40 -82 -16 -70M-68 -54Q-40 -62 -16 -50M16 -70Q40 -82 68 -74M16 -50Q40 -62 68 -54',
          '#b8a890',
          4,
          { opacity: 0.7 },
        ) +
        path('M40 -98h16v42l-8 -9l-8 9Z', { fill: trim }),
    };
  },
  scroll: (pen) => ({
    turn: 10,
    art:
      rect(-42, -118, 84, 116, { rx: 6, ...surface(pen, PARCHMENT) }) +
      stroke('M-26 -88Q0 -96 26 -88M-26 -64Q0 -72 26 -64M-26 -40Q0 -48 14 -40', '#b08c54', 5) +
      rect(-52, -134, 104, 25, { rx: 12, ...surface(pen, shade(PARCHMENT, -0.06)) }) +
      rect(-52, -14, 104, 25, { rx: 12, ...surface(pen, shade(PARCHMENT, -0.06)) }),
  }),
  map: (pen) => ({
    turn: 4,
    art:
      path('M-90 -112L-32 -126L30 -110L92 -126V-20L30 -4L-32 -20L-90 -6Z', surface(pen, PARCHMENT)) +
      stroke('M-32 -126V-20M30 -110V-4', shade(PARCHMENT, -0.14), 4) +
      stroke('M-70 -40C-50 -80 -10 -30 10 -64C24 -90 44 -80 56 -62', '#c85a3a', 6, { strokeDasharray: '13 11' }) +
      stroke('M50 -70l24 24M74 -70l-24 24', '#d8322e', 8) +
      path('M-64 -92l18 -14l18 14l-8 2v12h-20v-12Z', { fill: '#6a9a58' }),
  }),
  telescope: (pen) => ({
    turn: 48,
    art:
      path('M-13 62H13L17 -18H-17Z', surface(pen, BRASS)) +
      path('M-21 -14H21L25 -104H-25Z', surface(pen, '#8a4c34')) +
      path('M-31 -100H31L34 -154H-34Z', surface(pen, BRASS)) +
      ellipse(0, -154, 34, 9, { fill: '#c8f0ff' }),
  }),
  spyglass: (pen) => ({
    turn: 30,
    art:
      path('M-12 50H12L15 -22H-15Z', surface(pen, BRASS)) +
      path('M-18 -20H18L22 -92H-22Z', surface(pen, '#5a3e58')) +
      path('M-26 -90H26L28 -136H-28Z', surface(pen, BRASS)) +
      ellipse(0, -136, 28, 8, { fill: '#c8f0ff' }),
  }),
  compass: (pen) => ({
    turn: 0,
    art:
      circle(0, -52, 50, surface(pen, BRASS)) +
      circle(0, -52, 38, { fill: '#fffaf0' }) +
      path('M0 -84L10 -52H-10Z', { fill: '#e0483a', transform: 'rotate(28 0 -52)' }) +
      path('M0 -20L10 -52H-10Z', { fill: '#4a5a78', transform: 'rotate(28 0 -52)' }) +
      circle(0, -52, 6, { fill: BRASS }) +
      circle(0, -108, 12, surface(pen, BRASS)),
  }),
  lantern: (pen) => ({
    turn: 0,
    art:
      circle(0, 66, 118, { fill: pen.defs.glow('#ffd06a', 0.75) }) +
      stroke('M-22 24C-22 -6 22 -6 22 24', '#5a4a3a', 8) +
      path('M-34 26H34L28 38H-28Z', surface(pen, '#6a5440')) +
      rect(-32, 38, 64, 66, { rx: 10, fill: '#fff0b8', stroke: '#6a5440', strokeWidth: 7 }) +
      path('M0 52q18 24 0 42q-18 -18 0 -42Z', { fill: '#ff9a3a' }) +
      path('M-38 104H38L32 118H-32Z', surface(pen, '#6a5440')),
  }),
  rope: (pen) => ({
    turn: 0,
    art:
      [0, 14, 28]
        .map((offset) =>
          ellipse(offset - 10, 52 + offset * 0.4, 42, 56, {
            fill: 'none',
            stroke: offset === 14 ? '#c89a5a' : '#deb878',
            strokeWidth: 12,
          }),
        )
        .join('') +
      rect(-20, -14, 40, 34, { rx: 10, ...surface(pen, '#c89a5a') }) +
      stroke('M-6 -10C-16 -60 -50 -70 -44 -112C-38 -134 -8 -134 -6 -112', STEEL, 10),
  }),
  'bundle-stick': (pen, { dye, trim }) => {
    const cloth = shade(dye, 0.02, 0.02, 150);
    return {
      turn: 18,
      art:
        pole('M0 74V-182') +
        path('M-14 -188C-70 -214 -62 -284 0 -286C62 -284 70 -214 14 -188Z', surface(pen, cloth)) +
        path('M-10 -192L-38 -168L-6 -178L4 -158L12 -180L40 -172L14 -194Z', surface(pen, shade(cloth, -0.06))) +
        [
          [-26, -240],
          [18, -254],
          [28, -218],
          [-8, -214],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 7, { fill: trim }))
          .join(''),
    };
  },
  banner: (pen, { dye, trim }) => ({
    turn: 2,
    art:
      pole('M0 110V-238') +
      path('M6 -230C50 -246 80 -214 128 -226L112 -180L128 -134C84 -120 50 -152 6 -136Z', surface(pen, dye)) +
      path(starPath(58, -182, 25), { fill: trim }) +
      circle(0, -246, 13, surface(pen, GOLD)),
  }),
  key: (pen) => ({
    turn: 20,
    art:
      stroke('M0 44V-74', BRASS, 15) +
      stroke('M0 36H30M0 12H24', BRASS, 13) +
      circle(0, -104, 34, { fill: 'none', stroke: BRASS, strokeWidth: 15 }) +
      circle(0, -104, 12, surface(pen, '#e0526a')),
  }),
  magnifier: (pen) => ({
    turn: 18,
    art:
      stroke('M0 48V-52', '#7a4e30', 17) +
      circle(0, -106, 54, { fill: '#dff6ff', fillOpacity: 0.55, stroke: BRASS, strokeWidth: 13 }) +
      stroke('M-26 -126q8 -18 28 -20', '#ffffff', 8, { opacity: 0.9 }) +
      rect(-12, -58, 24, 18, { rx: 4, ...surface(pen, BRASS) }),
  }),
  radio: (pen) => ({
    turn: 6,
    art:
      stroke('M18 -86V-142', '#2c2a34', 9) +
      rect(-30, -88, 60, 116, { rx: 12, ...surface(pen, '#3c3a48') }) +
      rect(-20, -76, 40, 26, { rx: 5, fill: '#9af0b8' }) +
      stroke('M-18 -36H18M-18 -24H18', '#7a7890', 5) +
      stroke('M34 -134q16 8 16 26M44 -152q28 14 28 46', '#ffd86a', 6),
  }),
} as const satisfies Record<string, HeldItemPainter>;
