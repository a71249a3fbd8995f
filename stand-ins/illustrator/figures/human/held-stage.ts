import { surface } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, path, place, rect, stroke } from '../../svg/elements.ts';
import { polygonPath, starPath, type Point } from '../../svg/paths.ts';
import type { HeldItemPainter } from './held-items.ts';

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
    turn: -2,
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
  torch: (pen) => ({
    turn: 12,
    art:
      path('M-26 -86L-92 -232Q0 -268 92 -232L26 -86Z', {
        fill: pen.defs.linear([
          [0, '#fff3b0', 0],
          [1, '#fff3b0', 0.75],
        ]),
      }) +
      path('M-14 52H14L17 -46H-17Z', surface(pen, '#3a3a48')) +
      path('M-17 -44H17L31 -88H-31Z', surface(pen, '#f2b93a')) +
      ellipse(0, -88, 31, 9, { fill: '#fffbe0' }) +
      circle(0, -20, 6, { fill: '#f25c5a' }),
  }),
  puppet: (pen, { dye, trim }) => ({
    turn: 0,
    art:
      stroke('M-40 -4L-30 62M0 -8L0 40M40 -4L30 62', '#fff6e4', 3) +
      stroke('M-52 -4H52M0 -18V8', WOOD, 11) +
      path('M-22 74H22L34 124H-34Z', surface(pen, shade(dye, 0.04, 0.02, 150))) +
      stroke('M-18 84L-36 66M18 84L36 66', trim, 8) +
      circle(0, 58, 23, surface(pen, '#f0c49a')) +
      path('M-24 54Q0 18 24 54Q0 42 -24 54Z', surface(pen, '#8a4a2e')) +
      circle(-8, 60, 3.5, { fill: '#3a2430' }) +
      circle(8, 60, 3.5, { fill: '#3a2430' }) +
      stroke('M-6 69Q0 74 6 69', '#8a3040', 3),
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
} as const satisfies Record<string, HeldItemPainter>;
