import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath } from '../../svg/paths.ts';
import * as glyphs from '../shared/glyphs.ts';
import type { HeldArt } from './held-items.ts';
import type { EmblemName } from './outfit.ts';

const EMBLEMS: Readonly<Record<EmblemName, (pen: Pen) => Svg>> = {
  flame: glyphs.flame,
  drop: glyphs.drop,
  leaf: (pen) => glyphs.leaf(pen),
  flower: (pen) => glyphs.flower(pen),
  star: (pen) => glyphs.starGlyph(pen),
  moon: (pen) => glyphs.moonGlyph(pen),
  sun: glyphs.sunGlyph,
  crystal: (pen) => glyphs.crystalGlyph(pen),
  cloud: (pen) => glyphs.cloudlet(pen),
  wind: (pen) => glyphs.swirl(pen),
  snow: glyphs.snowflake,
  bolt: glyphs.bolt,
  note: (pen) => glyphs.noteGlyph(pen),
  heart: (pen) => glyphs.heartGlyph(pen),
  clock: glyphs.clockGlyph,
  paw: (pen) => glyphs.pawPrint(pen),
  butterfly: (pen) => glyphs.butterfly(pen),
  wisp: (pen) => glyphs.wisp(pen),
  mask: glyphs.maskGlyph,
  light: (pen) => glyphs.orb(pen),
  thought: (pen) => glyphs.thoughtRings(pen),
  flask: (pen) => glyphs.flaskGlyph(pen),
};

/** Magic hovering over an open hand. */
export const floatingSpark = (pen: Pen, emblem: EmblemName): HeldArt => ({
  turn: 0,
  art:
    circle(0, -78, 96, { fill: pen.defs.glow('#fff4c8', 0.5) }) +
    place(EMBLEMS[emblem](pen), { y: -82, scale: 1.05 }) +
    path(sparklePath(-52, -34, 13) + sparklePath(56, -120, 15), { fill: '#ffffff' }),
});

const WOOD = '#8a5c3c';

/** A long staff with an emblem at its head. */
export const crownedStaff = (pen: Pen, emblem: EmblemName): HeldArt => ({
  turn: 12,
  art:
    stroke('M0 116C-6 20 8 -120 0 -214', shade(WOOD, -pen.style.lineDepth), 15 + 2 * pen.style.lineWidth) +
    stroke('M0 116C-6 20 8 -120 0 -214', WOOD, 15) +
    path('M-26 -226Q0 -202 26 -226L18 -196Q0 -184 -18 -196Z', surface(pen, '#f0c45a')) +
    place(EMBLEMS[emblem](pen), { y: -268, scale: 0.96 }),
});
