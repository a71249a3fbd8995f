import { surface } from '../../pen.ts';
import { shade } from '../../svg/colour.ts';
import { circle, ellipse, path, place, rect, stroke } from '../../svg/elements.ts';
import { polygonPath, starPath, type Point } from '../../svg/paths.ts';
import type { HeldPainter } from './held-items.ts';

const WOOD = '#a8683a';
const STEEL = '#b4c0d0';
const GOLD = '#f0c45a';

const pentagon = (x: number, y: number, radius: number): string =>
  polygonPath(
    Array.from({ length: 5 }, (_, index): Point => {
      const angle = -Math.PI / 2 + (index * Math.PI * 2) / 5;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

export const STAGE_ITEMS = {
  lute: (pen) => ({
    turn: 28,
    art:
      path(
        'M0 92C-66 92 -70 8 -26 -14C-22 -24 -14 -34 -11 -46H11C14 -34 22 -24 26 -14C70 8 66 92 0 92Z',
        surface(pen, WOOD),
      ) +
      rect(-11, -172, 22, 136, { rx: 4, ...surface(pen, '#6a4028') }) +
      path('M-17 -212H17L13 -168H-13Z', surface(pen, '#6a4028')) +
      circle(0, 24, 19, { fill: '#4a2c1c' }) +
      stroke('M-5 -166V66M5 -166V66', '#f8ecd0', 2.5) +
      rect(-22, 62, 44, 9, { rx: 4, fill: '#4a2c1c' }) +
      [-202, -184].map((y) => circle(-22, y, 6, { fill: GOLD }) + circle(22, y, 6, { fill: GOLD })).join(''),
  }),
  microphone: (pen) => ({
    turn: 14,
    art:
      path('M-14 52H14L20 -62H-20Z', surface(pen, '#3a3646')) +
      rect(-23, -76, 46, 19, { rx: 6, ...surface(pen, GOLD) }) +
      circle(0, -104, 37, surface(pen, STEEL)) +
      stroke('M-30 -116Q0 -98 30 -116M-33 -98Q0 -80 33 -98M-14 -136V-74M14 -136V-74', '#7a8698', 4),
  }),
  ribbon: (_pen, { dye, trim }) => ({
    turn: 10,
    art:
      stroke('M0 30V-92', '#e8d8c0', 9) +
      stroke(
        'M0 -92C70 -150 92 -60 40 -66C-6 -72 30 -180 92 -190C130 -194 120 -240 84 -232',
        shade(dye, 0.1, 0.04, 30),
        15,
      ) +
      stroke('M0 -92C70 -150 92 -60 40 -66C-6 -72 30 -180 92 -190', trim, 4),
  }),
  drum: (pen, { dye }) => ({
    turn: 0,
    art:
      stroke('M-44 -24L-72 -92M44 -24L72 -92', '#d8b07a', 10) +
      circle(-72, -94, 11, surface(pen, '#fff4dc')) +
      circle(72, -94, 11, surface(pen, '#fff4dc')) +
      path('M-66 24V92Q0 120 66 92V24Z', surface(pen, dye)) +
      stroke('M-64 36L-32 104L0 38L32 104L64 36', GOLD, 6) +
      ellipse(0, 24, 68, 23, surface(pen, '#fff0d8')),
  }),
  cards: (pen, { dye }) => ({
    turn: 0,
    art: [-26, 0, 26]
      .map((turn) =>
        place(
          rect(-29, -124, 58, 96, { rx: 9, ...surface(pen, '#fffaf0') }) +
            path(starPath(0, -76, 21), { fill: turn === 0 ? '#e0526a' : shade(dye, -0.02) }),
          {
            turn,
          },
        ),
      )
      .join(''),
  }),
  whistle: (pen) => ({
    turn: 0,
    art:
      stroke('M-10 -4C-60 -40 -70 -90 -86 -108', '#e8484a', 6) +
      path('M-10 -46H58V-20H38C42 14 6 30 -16 14C-38 -4 -30 -42 -10 -46Z', surface(pen, STEEL)) +
      circle(2, -8, 14, { fill: '#4a5468' }) +
      rect(14, -46, 16, 12, { fill: '#4a5468' }) +
      stroke('M70 -56l16 -14M76 -36h22', '#ffe89a', 6),
  }),
  gavel: (pen) => ({
    turn: 24,
    art:
      stroke('M0 60V-84', WOOD, 15) +
      rect(-62, -134, 124, 58, { rx: 12, ...surface(pen, '#8a5230') }) +
      [-44, 30].map((x) => rect(x, -136, 14, 62, { fill: GOLD })).join(''),
  }),
  ball: (pen) => ({
    turn: 0,
    art:
      circle(2, 30, 58, surface(pen, '#fbfbfd')) +
      path(pentagon(2, 30, 22), { fill: '#3a3846' }) +
      [0, 72, 144, 216, 288]
        .map((turn) =>
          place(stroke('M0 -22V-40', '#3a3846', 4) + path('M-13 -56L0 -40L13 -56Z', { fill: '#3a3846' }), {
            x: 2,
            y: 30,
            turn,
          }),
        )
        .join(''),
  }),
  racket: (pen, { dye }) => ({
    turn: 18,
    art:
      stroke('M0 60V-56', '#3a3646', 16) +
      stroke('M0 -52L-16 -84M0 -52L16 -84', dye, 9) +
      ellipse(0, -136, 46, 60, { fill: '#fffdf4', fillOpacity: 0.5, stroke: dye, strokeWidth: 13 }) +
      stroke('M-22 -186V-86M0 -194V-78M22 -186V-86M-42 -156H42M-44 -132H44M-40 -108H40', '#e8e4d8', 3) +
      circle(76, -170, 19, surface(pen, '#d8ec5a')),
  }),
  camera: (pen) => ({
    turn: 0,
    art:
      rect(-58, -70, 116, 82, { rx: 16, ...surface(pen, '#3c3a48') }) +
      rect(-28, -90, 54, 26, { rx: 8, ...surface(pen, '#3c3a48') }) +
      circle(0, -28, 33, surface(pen, STEEL)) +
      circle(0, -28, 22, {
        fill: pen.defs.radial([
          [0, '#9fe4ff'],
          [1, '#2a4a78'],
        ]),
      }) +
      circle(-8, -36, 7, { fill: '#ffffff', opacity: 0.9 }) +
      circle(42, -56, 6, { fill: '#f25c5a' }),
  }),
} as const satisfies Record<string, HeldPainter>;
