import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import { roundShield } from '../shared/shields.ts';
import type { HeldItemPainter } from './held-items.ts';

const WOOD = '#7d5132';
const GOLD = '#f0c45a';
const STEEL = '#c4d0e0';
const GLOW = '#8df0ff';

export const pole = (d: string, width = 15): Svg => stroke(d, WOOD, width) + stroke(d, shade(WOOD, 0.14), width * 0.3);

const lightBall = (pen: Pen, y: number, radius: number): Svg =>
  circle(0, y, radius * 3.6, { fill: pen.defs.glow(GLOW, 0.85) }) +
  circle(0, y, radius, {
    fill: pen.defs.radial([
      [0, '#ffffff'],
      [1, '#7ad8ff'],
    ]),
  });

export const WEAPON_AND_MAGIC_ITEMS = {
  sword: (pen) => ({
    turn: 16,
    art:
      path('M-12 -34L-10 -232L0 -262L10 -232L12 -34Z', surface(pen, STEEL)) +
      stroke('M0 -46V-226', '#ffffff', 4, { opacity: 0.85 }) +
      rect(-42, -42, 84, 17, { rx: 8, ...surface(pen, GOLD) }) +
      rect(-8, -30, 16, 62, { rx: 8, fill: '#6a4028' }) +
      circle(0, 38, 12, surface(pen, GOLD)),
  }),
  bow: (pen) => ({
    turn: 6,
    art:
      stroke('M-24 -158L-24 118', '#f4ead8', 3.5) +
      stroke('M-24 -158C34 -120 44 70 -24 118', WOOD, 14) +
      stroke('M-22 -152C34 -118 42 66 -22 112', shade(WOOD, 0.15), 4) +
      stroke('M-58 -14H96', '#8a6440', 9) +
      path('M92 -28L124 -14L92 0Z', surface(pen, STEEL)) +
      path('M-60 -28l-18 14l18 14l14 -14Z', surface(pen, '#e8604a')),
  }),
  axe: (pen) => ({
    turn: 14,
    art:
      pole('M0 96V-196') +
      path('M4 -206C50 -226 84 -200 92 -152C60 -158 30 -148 6 -124Z', surface(pen, STEEL)) +
      stroke('M88 -158C80 -196 56 -216 30 -214', '#ffffff', 5, { opacity: 0.8 }) +
      circle(0, -200, 11, surface(pen, GOLD)),
  }),
  spear: (pen) => ({
    turn: 12,
    art:
      pole('M0 118V-236') +
      path('M0 -306L26 -246L0 -222L-26 -246Z', surface(pen, STEEL)) +
      path('M-8 -218C-30 -190 -26 -160 -8 -150C-10 -176 6 -180 8 -206Z', surface(pen, '#e0526a')),
  }),
  staff: (pen) => ({
    turn: 12,
    art:
      pole('M0 116C-6 20 8 -120 0 -226') +
      stroke('M0 -222C-44 -238 -42 -292 0 -298C38 -294 38 -250 14 -246', WOOD, 14) +
      place(path('M0 10C-20 -4 -16 -30 0 -44C16 -30 20 -4 0 10Z', surface(pen, '#7cc05a')), {
        x: 14,
        y: -196,
        turn: 50,
      }),
  }),
  'orb-staff': (pen) => ({
    turn: 13,
    art:
      pole('M0 116C-6 20 8 -120 0 -218') +
      stroke('M0 -214C-46 -232 -46 -294 0 -302C42 -298 42 -246 14 -242', WOOD, 14) +
      lightBall(pen, -266, 24),
  }),
  sceptre: (pen) => ({
    turn: 16,
    art:
      stroke('M0 82V-152', '#c8912e', 15) +
      stroke('M-3 80V-150', '#ffe9a0', 4) +
      mirrored(path('M0 -150C34 -156 44 -196 18 -222C22 -196 10 -178 0 -172Z', surface(pen, GOLD))) +
      circle(0, -214, 54, { fill: pen.defs.glow('#ffb0c8', 0.6) }) +
      path('M0 -252L24 -214L0 -176L-24 -214Z', surface(pen, '#e85a84')) +
      path('M0 -252L24 -214H-24Z', { fill: '#ffffff', opacity: 0.35 }) +
      circle(0, 86, 11, surface(pen, GOLD)),
  }),
  wand: (pen) => ({
    turn: 24,
    art:
      stroke('M0 34V-124', '#2c2834', 13) +
      stroke('M0 -96V-126', '#fbf8f2', 13) +
      circle(0, -138, 66, { fill: pen.defs.glow('#fff0a8', 0.85) }) +
      path(starPath(0, -142, 30), { fill: '#ffe27a', stroke: '#ffe27a', strokeWidth: 7, strokeLinejoin: 'round' }) +
      path(sparklePath(48, -176, 18) + sparklePath(-44, -190, 13), { fill: '#ffffff' }),
  }),
  'crystal-ball': (pen) => ({
    turn: 0,
    art:
      path('M-44 -14H44L30 8H-30Z', surface(pen, GOLD)) +
      circle(0, -66, 92, { fill: pen.defs.glow('#c8a0ff', 0.7) }) +
      circle(0, -66, 56, {
        fill: pen.defs.radial(
          [
            [0, '#ffffff'],
            [0.35, '#d8c4ff'],
            [1, '#8a6ae0'],
          ],
          { cx: 0.36, cy: 0.3, r: 0.8 },
        ),
      }) +
      path(starPath(8, -58, 17), { fill: '#fff6c8', opacity: 0.9 }) +
      ellipse(-20, -92, 14, 9, { fill: '#ffffff', opacity: 0.9 }),
  }),
  shield: (pen, { dye }) => ({ turn: -4, art: place(roundShield(pen, dye), { y: -6, scale: 1.08 }) }),
  herbs: (pen) => ({
    turn: 14,
    art:
      stroke('M0 26C-4 -20 -2 -50 0 -96M0 -10C18 -36 28 -56 34 -84M0 -10C-18 -36 -28 -56 -34 -84', '#4f8a3c', 7) +
      [
        [0, -96, 0, '#8cd068'],
        [36, -84, 26, '#74bc54'],
        [-36, -84, -26, '#74bc54'],
        [18, -48, 56, '#62a848'],
        [-18, -48, -56, '#62a848'],
      ]
        .map(([x, y, turn, color]) =>
          place(path('M0 10C-22 -8 -18 -42 0 -58C18 -42 22 -8 0 10Z', surface(pen, String(color))), {
            x: Number(x),
            y: Number(y),
            turn: Number(turn),
          }),
        )
        .join('') +
      circle(0, -128, 13, surface(pen, '#f7a8c8')) +
      circle(34, -116, 10, surface(pen, '#f7a8c8')),
  }),
} as const satisfies Record<string, HeldItemPainter>;
