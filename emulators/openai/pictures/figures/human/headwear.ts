import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import { flower, leaf } from '../shared/glyphs.ts';
import type { Cloth } from './garments.ts';
import type { Headwear } from './outfit.ts';

interface Fit {
  readonly coversEars: boolean;
  /** Whether the fringe would poke through. */
  readonly coversHair: boolean;
}

const OPEN: Fit = { coversEars: false, coversHair: false };
const CAPPED: Fit = { coversEars: false, coversHair: true };
const CLOSED: Fit = { coversEars: true, coversHair: true };

export const HEADWEAR_FITS: Readonly<Record<Headwear, Fit>> = {
  none: OPEN,
  'knight-helmet': CLOSED,
  kabuto: CLOSED,
  'viking-helmet': OPEN,
  hood: CLOSED,
  crown: OPEN,
  tiara: OPEN,
  circlet: OPEN,
  'wizard-hat': OPEN,
  'explorer-hat': OPEN,
  'cowboy-hat': OPEN,
  tricorn: OPEN,
  'peaked-cap': OPEN,
  'captain-cap': OPEN,
  toque: OPEN,
  'fire-helmet': OPEN,
  'hard-hat': OPEN,
  beret: OPEN,
  'top-hat': OPEN,
  turban: CAPPED,
  headband: OPEN,
  'nurse-cap': OPEN,
  mortarboard: OPEN,
  'straw-hat': OPEN,
  'space-helmet': OPEN,
  'sports-cap': OPEN,
  'head-scarf': CLOSED,
  'feather-cap': OPEN,
  'flower-wreath': OPEN,
  'jester-cap': CLOSED,
  laurel: OPEN,
  deerstalker: OPEN,
  'sailor-cap': OPEN,
  headphones: OPEN,
  'swim-cap': CAPPED,
};

const GOLD = '#f0c45a';
const STEEL = '#b9c4d4';
const WHITE = '#fbf8f2';
const STRAW = '#ecce82';

/** The half of a hood or helmet that lies behind the head, in head units. */
export function headwearBehind(pen: Pen, hat: Headwear, { dye }: Cloth): Svg {
  if (hat === 'hood' || hat === 'head-scarf') {
    return path(
      'M-196 -440C-206 -340 -176 -262 -110 -236H110C176 -262 206 -340 196 -440C176 -640 -176 -640 -196 -440Z',
      surface(pen, shade(dye, -0.08)),
    );
  }
  if (hat === 'space-helmet') return circle(0, -430, 214, { fill: '#dff4ff', fillOpacity: 0.22 });
  return hat === 'knight-helmet'
    ? path('M-176 -450C-190 -340 -160 -276 -110 -262H110C160 -276 190 -340 176 -450Z', surface(pen, shade(STEEL, -0.1)))
    : '';
}

/** What sits on the head, in head units (brow about -490, hair top -606). */
export const headwear = (pen: Pen, hat: Headwear, cloth: Cloth): Svg => HATS[hat](pen, cloth);

const emblem = (pen: Pen, x: number, y: number, radius: number, colour: Hex = GOLD): Svg =>
  path(starPath(x, y, radius), { fill: colour, ...ink(pen, colour, 0.5) });

/** A soft dome over the skull, its edge at the brow. */
const dome = (pen: Pen, colour: Hex, top = -640): Svg =>
  path(
    `M-172 -492C-176 -${Math.abs(top) - 14} -96 ${top} 0 ${top}C96 ${top} 176 -${Math.abs(top) - 14} 172 -492Q0 -548 -172 -492Z`,
    surface(pen, colour),
  );

const brim = (pen: Pen, colour: Hex, half: number, lift = 44): Svg =>
  path(
    `M${-half} -504C${-half * 0.64} ${-504 - lift} ${half * 0.64} ${-504 - lift} ${half} -504C${half * 0.66} -470 ${-half * 0.66} -470 ${-half} -504Z`,
    surface(pen, colour),
  );

const band = (colour: Hex, half = 138): Svg =>
  path(
    `M${-half} -526C${-half * 0.5} -504 ${half * 0.5} -504 ${half} -526L${half * 0.92} -560C${half * 0.5} -540 ${-half * 0.5} -540 ${-half * 0.92} -560Z`,
    { fill: colour },
  );

const visor = (pen: Pen, colour: Hex): Svg =>
  path('M-136 -506Q0 -556 136 -506Q150 -474 110 -470Q0 -500 -110 -470Q-150 -474 -136 -506Z', surface(pen, colour));

const peakedCap = (pen: Pen, crown: Hex, bandColour: Hex, badge: Svg): Svg =>
  path(
    'M-206 -584C-190 -650 -100 -682 0 -682C100 -682 190 -650 206 -584C190 -552 150 -540 136 -528H-136C-150 -540 -190 -552 -206 -584Z',
    surface(pen, crown),
  ) +
  path('M-150 -540C-70 -566 70 -566 150 -540L146 -500C70 -526 -70 -526 -146 -500Z', surface(pen, bandColour)) +
  visor(pen, '#2c2a34') +
  badge;

const gemStone = (pen: Pen, x: number, y: number, size: number, colour: Hex): Svg =>
  path(
    `M${x} ${y - size}l${size * 0.75} ${size}l${-size * 0.75} ${size}l${-size * 0.75} ${-size}Z`,
    surface(pen, colour),
  );

const bell = (pen: Pen, x: number, y: number): Svg =>
  circle(x, y, 17, surface(pen, GOLD)) + circle(x, y + 6, 4, { fill: '#8a5a1e' });

const HATS: Readonly<Record<Headwear, (pen: Pen, cloth: Cloth) => Svg>> = {
  none: () => '',
  'knight-helmet': (pen, { dye }) =>
    path('M-8 -628C-30 -700 30 -740 108 -716C84 -702 76 -668 40 -622Z', surface(pen, dye)) +
    path(
      'M-178 -330C-196 -540 -110 -632 0 -632C110 -632 196 -540 178 -330L128 -318C140 -400 134 -466 96 -486Q0 -514 -96 -486C-134 -466 -140 -400 -128 -318Z',
      surface(pen, STEEL),
    ) +
    stroke('M-100 -484Q0 -512 100 -484', GOLD, 13) +
    stroke('M0 -626V-500', shade(STEEL, -0.12), 9) +
    mirrored(circle(158, -452, 9, { fill: GOLD }) + circle(160, -380, 9, { fill: GOLD })) +
    stroke('M-96 -584Q-60 -612 -30 -616', '#ffffff', 10, { opacity: 0.6 }),
  kabuto: (pen, { dye }) =>
    mirrored(path('M140 -500L214 -440L190 -350L150 -380Z', surface(pen, shade(dye, -0.06)))) +
    dome(pen, dye, -650) +
    stroke('M-90 -632L-70 -520M0 -648V-526M90 -632L70 -520', shade(dye, -0.14), 7) +
    path('M-180 -500Q0 -560 180 -500L188 -470Q0 -528 -188 -470Z', surface(pen, shade(dye, -0.1))) +
    mirrored(path('M10 -548C70 -570 120 -640 126 -716C70 -680 30 -630 6 -576Z', surface(pen, GOLD))) +
    circle(0, -556, 26, surface(pen, GOLD)),
  'viking-helmet': (pen) =>
    mirrored(path('M128 -560C190 -570 230 -620 226 -696C250 -640 250 -560 148 -506Z', surface(pen, '#f2e4c4'))) +
    dome(pen, STEEL, -650) +
    path('M-176 -498Q0 -554 176 -498L174 -470Q0 -524 -174 -470Z', surface(pen, '#a8783e')) +
    path('M-16 -648H16L18 -510Q0 -500 -18 -510Z', surface(pen, '#a8783e')) +
    [-120, -60, 60, 120].map((x) => circle(x, -506 - (120 - Math.abs(x)) * 0.12, 6, { fill: GOLD })).join(''),
  hood: (pen, { dye }) =>
    path(
      'M-178 -300C-216 -470 -170 -640 8 -660C40 -690 60 -690 70 -676C66 -664 60 -660 62 -648C176 -612 214 -460 178 -300C172 -276 146 -280 142 -300C160 -420 126 -512 0 -520C-126 -512 -160 -420 -142 -300C-146 -280 -172 -276 -178 -300Z',
      surface(pen, dye),
    ) + stroke('M-146 -310C-160 -420 -124 -508 0 -516C124 -508 160 -420 146 -310', shade(dye, -0.12), 8),
  crown: (pen) =>
    path('M-104 -560L-122 -660L-60 -608L0 -690L60 -608L122 -660L104 -560Q0 -530 -104 -560Z', {
      fill: pen.defs.linear([
        [0, '#ffe79a'],
        [1, '#e0a43a'],
      ]),
      ...ink(pen, '#e0a43a'),
    }) +
    mirrored(circle(122, -664, 11, surface(pen, '#ffe9a8'))) +
    circle(0, -694, 13, surface(pen, '#ffe9a8')) +
    circle(0, -588, 14, surface(pen, '#e0526a')) +
    mirrored(circle(58, -582, 10, surface(pen, '#5ab8e8'))),
  tiara: (pen) =>
    stroke('M-136 -520Q0 -580 136 -520', GOLD, 14) +
    mirrored(
      path('M12 -556C40 -610 70 -590 58 -558M70 -550C96 -596 118 -576 106 -544', {
        fill: 'none',
        stroke: GOLD,
        strokeWidth: 9,
        strokeLinecap: 'round',
      }),
    ) +
    gemStone(pen, 0, -588, 32, '#ff8ac0') +
    mirrored(circle(58, -558, 9, surface(pen, '#8de0ff')) + circle(106, -544, 8, surface(pen, '#8de0ff'))),
  circlet: (pen) => stroke('M-156 -478Q0 -536 156 -478', GOLD, 13) + gemStone(pen, 0, -508, 24, '#5ac8f0'),
  'wizard-hat': (pen, { dye, trim }) =>
    brim(pen, shade(dye, -0.03), 236, 48) +
    path(
      'M-138 -528C-92 -640 -64 -716 -12 -786C18 -824 84 -816 104 -780C70 -790 56 -776 54 -752C70 -676 100 -600 138 -528C70 -506 -70 -506 -138 -528Z',
      surface(pen, dye),
    ) +
    path('M-138 -528C-70 -506 70 -506 138 -528L126 -562C70 -542 -70 -542 -126 -562Z', { fill: trim }) +
    emblem(pen, 0, -610, 27, trim) +
    emblem(pen, 36, -688, 14, trim) +
    emblem(pen, -42, -660, 11, trim) +
    emblem(pen, 102, -778, 16, trim),
  'explorer-hat': (pen, { dye }) => {
    const felt = mix('#b88a56', dye, 0.15);
    return (
      brim(pen, felt, 238, 30) +
      path(
        'M-132 -520C-140 -610 -96 -660 -36 -650Q0 -640 36 -650C96 -660 140 -610 132 -520Q0 -496 -132 -520Z',
        surface(pen, felt),
      ) +
      band('#5e3c26', 134) +
      path('M96 -560C120 -620 150 -650 176 -654C172 -616 150 -572 116 -548Z', surface(pen, '#e8604a'))
    );
  },
  'cowboy-hat': (pen, { dye }) => {
    const felt = mix('#8a5c38', dye, 0.2);
    return (
      path(
        'M-250 -552C-220 -480 -110 -466 0 -466C110 -466 220 -480 250 -552C210 -540 160 -530 130 -528H-130C-160 -530 -210 -540 -250 -552Z',
        surface(pen, felt),
      ) +
      path(
        'M-128 -516C-140 -620 -100 -680 -50 -664Q0 -640 50 -664C100 -680 140 -620 128 -516Q0 -494 -128 -516Z',
        surface(pen, felt),
      ) +
      band(shade(felt, -0.16), 130) +
      emblem(pen, 0, -534, 22)
    );
  },
  tricorn: (pen, { dye }) =>
    path(
      'M-240 -524C-190 -640 -90 -664 0 -690C90 -664 190 -640 240 -524C160 -560 90 -566 0 -520C-90 -566 -160 -560 -240 -524Z',
      surface(pen, shade(dye, -0.1)),
    ) +
    stroke('M-236 -526C-160 -560 -90 -564 0 -520C90 -564 160 -560 236 -526', GOLD, 10) +
    circle(0, -606, 25, { fill: WHITE }) +
    mirrored(stroke('M-36 -570L36 -546', WHITE, 11)) +
    mirrored(circle(9, -608, 5.5, { fill: '#3a3440' })) +
    path('M120 -630C150 -720 220 -734 246 -706C224 -700 190 -664 168 -604Z', surface(pen, '#f4ecd8')),
  'peaked-cap': (pen, { dye }) =>
    peakedCap(
      pen,
      dye,
      shade(dye, -0.16),
      path(starPath(0, -596, 34, 6, 0.62), { fill: GOLD, ...ink(pen, GOLD, 0.6) }),
    ),
  'captain-cap': (pen, { dye }) =>
    peakedCap(pen, WHITE, dye, circle(0, -600, 30, surface(pen, dye)) + emblem(pen, 0, -600, 22)) +
    stroke('M-128 -512Q0 -552 128 -512', GOLD, 8),
  toque: (pen) =>
    path(scallopPath([0, -672], 150, 92, 8), surface(pen, WHITE)) +
    path('M-128 -640H128L136 -512Q0 -548 -136 -512Z', surface(pen, WHITE)) +
    stroke('M-80 -636L-84 -536M-28 -636L-30 -546M28 -636L30 -546M80 -636L84 -536', '#dcd4c8', 5) +
    stroke('M-136 -520Q0 -556 136 -520', '#e8e0d4', 12),
  'fire-helmet': (pen, { dye }) => {
    const shell = mix('#d8362e', dye, 0.5);
    return (
      path('M-226 -470C-190 -552 190 -552 226 -470C160 -500 -160 -500 -226 -470Z', surface(pen, shade(shell, -0.06))) +
      dome(pen, shell, -668) +
      path('M-14 -670Q0 -690 14 -670L16 -530H-16Z', surface(pen, shade(shell, 0.08))) +
      path(
        'M0 -630C20 -622 44 -618 58 -618C60 -566 40 -532 0 -514C-40 -532 -60 -566 -58 -618C-44 -618 -20 -622 0 -630Z',
        surface(pen, GOLD),
      ) +
      path(
        'M0 -536C-24 -540 -26 -562 -12 -578C-12 -568 -6 -566 -6 -574C-4 -590 4 -596 8 -602C8 -588 24 -580 22 -558C20 -544 10 -536 0 -536Z',
        { fill: '#e2432e' },
      )
    );
  },
  'hard-hat': (pen) => {
    const shell = '#f4b93a';
    return (
      dome(pen, shell, -648) +
      path('M-196 -490C-120 -544 120 -544 196 -490C130 -512 -130 -512 -196 -490Z', surface(pen, shade(shell, -0.05))) +
      path('M-20 -650Q0 -664 20 -650L22 -524H-22Z', surface(pen, shade(shell, 0.06))) +
      circle(0, -566, 28, surface(pen, '#eef2f8')) +
      circle(0, -566, 52, { fill: pen.defs.glow('#fff6c0', 0.8) })
    );
  },
  beret: (pen, { dye }) =>
    path(
      'M-170 -506C-214 -560 -196 -640 -100 -656C20 -676 180 -640 206 -580C214 -540 180 -524 158 -506Q0 -560 -170 -506Z',
      surface(pen, dye),
    ) +
    stroke('M-166 -502Q0 -554 156 -502', shade(dye, -0.16), 14) +
    stroke('M4 -658q2 -22 12 -30', shade(dye, -0.12), 12) +
    stroke('M-120 -618Q-70 -644 -10 -646', shade(dye, 0.16), 9, { opacity: 0.6 }),
  'top-hat': (pen, { dye, trim }) => {
    const silk = shade(mix(dye, '#2c2838', 0.35), -0.02);
    return (
      brim(pen, silk, 206, 36) +
      path(
        'M-122 -526C-116 -620 -130 -690 -142 -736Q0 -770 142 -736C130 -690 116 -620 122 -526Q0 -498 -122 -526Z',
        surface(pen, silk),
      ) +
      ellipse(0, -740, 140, 22, { fill: shade(silk, 0.07) }) +
      path('M-122 -530Q0 -500 122 -530L118 -580Q0 -548 -118 -580Z', { fill: trim }) +
      emblem(pen, 64, -556, 18, WHITE)
    );
  },
  turban: (pen, { dye, trim }) =>
    path('M-178 -486C-214 -580 -130 -676 0 -676C130 -676 214 -580 178 -486Q0 -560 -178 -486Z', surface(pen, dye)) +
    stroke(
      'M-172 -520C-100 -610 40 -650 120 -640M-140 -580C-60 -650 60 -670 90 -664M172 -520C110 -600 -20 -640 -110 -636',
      shade(dye, -0.12),
      7,
    ) +
    gemStone(pen, 0, -580, 34, '#e0526a') +
    path('M0 -620C-16 -670 6 -724 40 -740C44 -700 30 -650 8 -616Z', surface(pen, mix(trim, WHITE, 0.5))),
  headband: (pen, { dye }) =>
    mirrored(path('M148 -500L214 -470L204 -440L176 -452L150 -474Z', surface(pen, shade(dye, -0.06)))) +
    path('M-164 -510Q0 -570 164 -510L162 -474Q0 -532 -162 -474Z', surface(pen, dye)) +
    emblem(pen, 0, -522, 18, WHITE),
  'nurse-cap': (pen, { dye }) =>
    path(
      'M-122 -540C-130 -620 -96 -650 -70 -650Q0 -676 70 -650C96 -650 130 -620 122 -540Q0 -580 -122 -540Z',
      surface(pen, WHITE),
    ) +
    path('M-124 -546Q0 -586 124 -546L122 -570Q0 -608 -122 -570Z', { fill: dye }) +
    path('M0 -600C-24 -616 -30 -632 -20 -640C-10 -646 -2 -638 0 -630C2 -638 10 -646 20 -640C30 -632 24 -616 0 -600Z', {
      fill: '#f0607a',
    }),
  mortarboard: (pen, { dye, trim }) => {
    const felt = shade(dye, -0.1);
    return (
      path('M-132 -510C-136 -570 -110 -600 0 -600C110 -600 136 -570 132 -510Q0 -556 -132 -510Z', surface(pen, felt)) +
      path('M-216 -620L0 -682L216 -620L0 -560Z', surface(pen, dye)) +
      stroke('M0 -622C80 -612 150 -600 168 -560V-508', trim, 7) +
      path('M156 -510h24l8 46h-40Z', surface(pen, trim)) +
      circle(0, -622, 10, { fill: trim })
    );
  },
  'straw-hat': (pen, { dye }) =>
    brim(pen, STRAW, 240, 46) +
    path('M-124 -522C-130 -620 -80 -660 0 -660C80 -660 130 -620 124 -522Q0 -498 -124 -522Z', surface(pen, STRAW)) +
    stroke('M-104 -600Q0 -566 104 -600M-84 -636Q0 -610 84 -636M-190 -508Q0 -470 190 -508', shade(STRAW, -0.1), 4, {
      opacity: 0.7,
    }) +
    band(dye, 128),
  'space-helmet': (pen, { dye }) =>
    circle(0, -430, 212, { fill: '#dff4ff', fillOpacity: 0.1, stroke: '#eef2f8', strokeWidth: 13 }) +
    stroke('M-150 -520A178 178 0 0 1 -50 -606', '#ffffff', 18, { opacity: 0.7 }) +
    stroke('M-166 -470A170 170 0 0 1 -162 -488', '#ffffff', 14, { opacity: 0.7 }) +
    mirrored(rect(192, -476, 40, 92, { rx: 18, ...surface(pen, dye) })) +
    stroke('M150 -586L186 -650', '#aab4c6', 9) +
    circle(190, -658, 14, surface(pen, '#f25c6a')),
  'sports-cap': (pen, { dye }) =>
    dome(pen, dye, -652) +
    path(
      'M-150 -510C-100 -556 60 -560 132 -520C190 -516 236 -500 246 -476C180 -484 90 -500 20 -500C-50 -500 -110 -496 -150 -510Z',
      surface(pen, shade(dye, -0.1)),
    ) +
    circle(0, -652, 10, surface(pen, shade(dye, -0.1))) +
    emblem(pen, 0, -586, 30, WHITE),
  'head-scarf': (pen, { dye, trim }) =>
    path(
      'M-174 -330C-206 -520 -140 -632 0 -634C140 -632 206 -520 174 -330C160 -440 110 -500 0 -506C-110 -500 -160 -440 -174 -330Z',
      surface(pen, dye),
    ) +
    stroke('M-160 -400C-146 -466 -96 -512 0 -518C96 -512 146 -466 160 -400', trim, 11) +
    [-104, -54, 0, 54, 104].map((x) => circle(x, -560 + Math.abs(x) * 0.26, 9, { fill: trim })).join('') +
    path('M150 -340C190 -310 214 -270 206 -226C180 -236 156 -262 146 -300Z', surface(pen, shade(dye, -0.06))),
  'feather-cap': (pen, { dye }) =>
    path(
      'M-176 -490C-190 -560 -140 -630 -40 -652C60 -672 150 -620 244 -536C190 -520 160 -506 150 -490Q0 -546 -176 -490Z',
      surface(pen, shade(dye, -0.04)),
    ) +
    stroke('M-172 -494Q0 -548 156 -494', shade(dye, -0.16), 16) +
    path('M-60 -580C-110 -660 -100 -730 -60 -772C-30 -720 -24 -640 -44 -572Z', surface(pen, '#f25c4a')) +
    stroke('M-50 -578C-66 -650 -66 -710 -60 -752', '#a8342a', 4),
  'flower-wreath': (pen) =>
    [-146, -84, 84, 146]
      .map((x) => place(leaf(pen), { x, y: -548 + Math.abs(x) * 0.34 - 14, scale: 0.5, turn: x > 0 ? 60 : -60 }))
      .join('') +
    [-130, -70, 0, 70, 130]
      .map((x, index) =>
        place(flower(pen, ['#ff9ac0', '#fff2f6', '#ffc85a'][index % 3]), {
          x,
          y: -548 + (Math.abs(x) * 0.5) ** 1.05,
          scale: 0.66,
        }),
      )
      .join(''),
  'jester-cap': (pen, { dye, trim }) => {
    const second = shade(dye, 0.02, 0.02, 150);
    return (
      path('M-170 -420C-190 -540 -200 -640 -270 -640C-250 -700 -120 -700 -10 -520Z', surface(pen, dye)) +
      path('M170 -420C190 -540 200 -640 270 -640C250 -700 120 -700 10 -520Z', surface(pen, second)) +
      path('M-110 -500C-90 -620 -40 -720 20 -744C60 -700 90 -600 110 -500Z', surface(pen, trim)) +
      path(
        'M-172 -410C-150 -480 -90 -520 0 -524C90 -520 150 -480 172 -410L150 -396C130 -450 80 -484 0 -488C-80 -484 -130 -450 -150 -396Z',
        surface(pen, dye),
      ) +
      bell(pen, -268, -628) +
      bell(pen, 268, -628) +
      bell(pen, 22, -752)
    );
  },
  laurel: (pen) =>
    mirrored(
      [
        [36, -556, 78],
        [84, -546, 58],
        [124, -516, 38],
        [152, -474, 18],
      ]
        .map(([x, y, turn]) =>
          place(path('M0 10C-17 -4 -15 -34 0 -52C15 -34 17 -4 0 10Z', surface(pen, '#d8b248')), {
            x: x ?? 0,
            y: y ?? 0,
            turn: (turn ?? 0) - 90,
          }),
        )
        .join(''),
    ) + gemStone(pen, 0, -556, 20, '#e0526a'),
  deerstalker: (pen, { dye }) => {
    const tweed = mix('#a8845a', dye, 0.35);
    return (
      mirrored(
        path('M132 -530C180 -510 196 -460 184 -410C160 -420 150 -450 140 -480Z', surface(pen, shade(tweed, -0.06))),
      ) +
      dome(pen, tweed, -652) +
      stroke('M-120 -606L120 -522M-60 -642L160 -560M120 -606L-120 -522M60 -642L-160 -560', shade(tweed, -0.1), 5, {
        opacity: 0.6,
      }) +
      visor(pen, shade(tweed, -0.05)) +
      circle(0, -654, 13, surface(pen, shade(tweed, -0.1)))
    );
  },
  'sailor-cap': (pen, { dye }) =>
    path('M-150 -520C-176 -600 -100 -634 0 -634C100 -634 176 -600 150 -520Z', surface(pen, WHITE)) +
    path('M-160 -548Q0 -596 160 -548L150 -496Q0 -544 -150 -496Z', surface(pen, WHITE)) +
    stroke('M-152 -514Q0 -560 152 -514', dye, 11) +
    path('M140 -520L196 -470L180 -456L150 -484Z', { fill: dye }),
  headphones: (pen, { dye }) =>
    stroke('M-170 -420C-186 -680 186 -680 170 -420', '#3a3646', 22) +
    mirrored(rect(144, -452, 52, 100, { rx: 24, ...surface(pen, dye) })) +
    stroke('M-150 -520C-140 -600 -90 -630 -50 -638', '#ffffff', 6, { opacity: 0.4 }),
  'swim-cap': (pen, { dye }) =>
    path('M-170 -462C-180 -580 -104 -622 0 -622C104 -622 180 -580 170 -462Q0 -526 -170 -462Z', surface(pen, dye)) +
    stroke('M-120 -510C-80 -590 60 -600 120 -510', WHITE, 12, { opacity: 0.85 }),
};
