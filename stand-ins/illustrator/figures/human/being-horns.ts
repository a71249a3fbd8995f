import { surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { leaf } from '../shared/glyphs.ts';
import type { HornName } from './being.ts';

const BONE = '#ecdcb8';
const DARK_HORN = '#5c4a66';
const WOOD = '#8a6440';

/** Horns, antlers and feelers in head units, over the hair. */
export const beingHorns = (pen: Pen, horns: HornName): Svg => HORNS[horns](pen);

const HORNS: Readonly<Record<HornName, (pen: Pen) => Svg>> = {
  none: () => '',
  nubs: (pen) => mirrored(path('M62 -584C66 -622 84 -640 104 -636C116 -620 114 -592 104 -566Z', surface(pen, BONE))),
  imp: (pen) =>
    mirrored(path('M60 -580C64 -640 96 -686 146 -694C130 -664 130 -610 116 -556Z', surface(pen, DARK_HORN))) +
    mirrored(ridges('M72 -606q22 12 46 6M82 -636q20 10 42 4', DARK_HORN)),
  goat: (pen) =>
    mirrored(path('M50 -584C48 -668 96 -734 168 -744C138 -706 132 -636 110 -564Z', surface(pen, BONE))) +
    mirrored(ridges('M60 -618q26 14 56 8M72 -654q26 12 52 6M92 -690q20 10 40 4', BONE)),
  ram: (pen) =>
    mirrored(
      path(
        'M64 -574C90 -676 230 -672 244 -562C252 -468 176 -440 152 -490C184 -484 200 -510 190 -548C176 -596 124 -592 112 -540Z',
        surface(pen, BONE),
      ) + ridges('M110 -634l14 36M154 -650l4 38M202 -630l-16 32M236 -584l-38 12M242 -536l-44 -4', BONE),
    ),
  bull: (pen) =>
    mirrored(
      path('M104 -556C176 -548 236 -580 240 -668C284 -610 276 -500 130 -494Z', surface(pen, BONE)) +
        path('M240 -668C256 -648 266 -620 262 -592Q246 -612 238 -634Z', { fill: '#6a5240' }),
    ),
  antlers: (pen) => mirrored(antler(pen, '#a87a4c')),
  branches: (pen) =>
    mirrored(
      antler(pen, WOOD) +
        place(leaf(pen, '#7cc05a'), { x: 198, y: -716, scale: 0.5, turn: 30 }) +
        place(leaf(pen, '#9ad46e'), { x: 112, y: -750, scale: 0.5, turn: -20 }),
    ),
  unicorn: (pen) =>
    circle(0, -650, 90, { fill: pen.defs.glow('#fff0b8', 0.6) }) +
    path('M-32 -556L6 -742L36 -556Q0 -538 -32 -556Z', surface(pen, '#f4d88a')) +
    stroke('M-24 -590Q4 -578 28 -592M-16 -628Q6 -618 22 -632M-8 -666Q6 -658 16 -670', '#c89a4a', 6),
  crystal: (pen) =>
    mirrored(
      path('M52 -584L92 -716L128 -560Z', surface(pen, '#b8ecff')) +
        path('M92 -716L128 -560L96 -566Z', { fill: '#7cc8ee', opacity: 0.7 }),
    ),
  crescent: (pen) =>
    circle(0, -668, 96, { fill: pen.defs.glow('#e4e0ff', 0.6) }) +
    path(
      'M-92 -742C-112 -654 -66 -592 0 -590C66 -592 112 -654 92 -742C86 -676 48 -646 0 -646C-48 -646 -86 -676 -92 -742Z',
      surface(pen, '#f4ecc8'),
    ),
  feelers: (pen) =>
    mirrored(
      stroke('M30 -590C44 -660 84 -700 128 -706', '#5a4454', 9) + circle(132, -708, 15, surface(pen, '#ffd86a')),
    ),
};

const ridges = (d: string, horn: Hex): Svg => stroke(d, shade(horn, -0.16), 5);

function antler(pen: Pen, color: Hex): Svg {
  const d = 'M84 -572C100 -640 132 -670 122 -736M112 -650C150 -660 184 -684 190 -722M122 -690C100 -700 84 -716 80 -742';
  return stroke(d, shade(color, -pen.style.lineDepth), 26 + 2 * pen.style.lineWidth) + stroke(d, color, 26);
}
