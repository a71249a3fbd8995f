import { ink, surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { rod } from '../shared/rod.ts';
import type { CritterForm } from './critter-form.ts';

const WOOD = '#a87a50';
const HORN = '#e8dcc0';
const DARK_HORN = '#8a7462';

/** Horns and the like behind the head. */
export const hornsBehind = (pen: Pen, form: CritterForm): Svg => HORNS_BEHIND[form.horns]?.(pen) ?? '';

/** Horns on forehead or nose, in front of the face. */
export const hornsInFront = (pen: Pen, form: CritterForm): Svg => HORNS_IN_FRONT[form.horns]?.(pen) ?? '';

type HornPainters = Partial<Record<CritterForm['horns'], (pen: Pen) => Svg>>;

const HORNS_BEHIND: HornPainters = {
  antlers: (pen) =>
    mirrored(
      branch(
        pen,
        'M70 -548C76 -600 108 -632 110 -690M88 -606C66 -624 56 -646 56 -676M104 -640C128 -650 146 -668 152 -696',
        18,
      ),
    ),
  palms: (pen) =>
    mirrored(
      path(
        'M74 -540C100 -560 120 -590 128 -620C120 -660 124 -690 134 -706C146 -690 150 -676 152 -656C162 -690 178 -712 194 -718C198 -694 194 -676 188 -660C212 -682 236 -690 252 -686C244 -660 228 -644 214 -632C240 -636 262 -630 272 -618C240 -580 150 -560 98 -514Z',
        surface(pen, WOOD),
      ),
    ),
  short: (pen) => mirrored(path('M58 -540C70 -580 80 -620 118 -640C136 -612 134 -570 110 -528Z', surface(pen, HORN))),
  knobs: (pen) =>
    mirrored(stroke('M52 -548L60 -640', shade('#ecb650', -0.08), 24) + circle(60, -648, 24, surface(pen, '#6a4028'))),
  long: (pen) =>
    mirrored(
      path('M40 -546C36 -620 70 -700 104 -748C100 -690 96 -620 86 -540Z', surface(pen, '#4e4248')) +
        stroke('M44 -590l40 6M50 -620l38 6M58 -650l34 6M68 -680l26 6', '#8a7c80', 5),
    ),
  goat: (pen) =>
    mirrored(
      path(
        'M44 -548C50 -640 120 -690 178 -660C206 -640 204 -600 184 -590C184 -624 156 -640 130 -626C108 -612 104 -580 100 -536Z',
        surface(pen, DARK_HORN),
      ) + stroke('M62 -606l32 18M84 -644l22 26M124 -662l6 32', shade(DARK_HORN, -0.1), 5),
    ),
};

const HORNS_IN_FRONT: HornPainters = {
  curled: (pen) =>
    mirrored(
      rod(pen, 'M96 -520C150 -580 234 -540 226 -460C220 -400 160 -400 160 -440C160 -466 184 -474 194 -456', HORN, 33),
    ),
  'little-antlers': (pen) =>
    mirrored(
      branch(pen, 'M26 -552C40 -620 20 -650 30 -700M34 -610C54 -622 66 -640 64 -668M28 -650C14 -660 8 -674 8 -694', 14),
    ),
  nose: (pen) =>
    path('M-36 -366C-34 -420 -10 -462 6 -488C18 -456 38 -420 38 -366Q0 -348 -36 -366Z', surface(pen, HORN)) +
    path('M-24 -520C-20 -546 -6 -568 2 -580C10 -562 24 -546 26 -520Q0 -508 -24 -520Z', surface(pen, HORN)),
  unicorn: (pen) =>
    path('M-22 -552L2 -722L28 -552Z', {
      fill: pen.defs.linear([
        [0, '#fff6c8'],
        [1, '#f0b84a'],
      ]),
      ...ink(pen, '#e0a83a', 0.8),
    }) + stroke('M-16 -590q18 10 36 -2M-11 -626q14 8 26 -1M-6 -662q9 6 18 0', '#d8962e', 4),
};

const branch = (pen: Pen, d: string, width: number): Svg =>
  rod(pen, d, WOOD, width) + stroke(d, shade(WOOD, 0.1), width * 0.28, { opacity: 0.6 });
