import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import type { EarName } from './being.ts';

const INNER = '#f4b0b4';

type EarPainter = (pen: Pen, color: Hex) => Svg;

/** Ears at the sides of the head, in the color of the skin; each is the one on the right, in head units. */
const SIDE_EARS: Partial<Readonly<Record<EarName, EarPainter>>> = {
  round: (pen, skin) => ellipse(156, -404, 24, 30, surface(pen, shade(skin, -0.08))),
  pointed: (pen, skin) =>
    path('M146 -424C190 -440 216 -478 234 -496C236 -440 208 -380 150 -376Z', surface(pen, skin)) +
    stroke('M162 -410Q190 -430 208 -452', shade(skin, -0.08), 6),
  long: (pen, skin) =>
    path('M146 -428C206 -440 268 -474 306 -500C288 -436 226 -378 150 -374Z', surface(pen, skin)) +
    stroke('M162 -410Q214 -426 262 -462', shade(skin, -0.08), 6),
  fin: (pen, skin) =>
    path(
      'M144 -440C200 -500 250 -500 270 -476C250 -470 244 -452 258 -436C236 -430 230 -410 240 -390C206 -382 176 -376 146 -384Z',
      surface(pen, mix(skin, '#5ad0d8', 0.55)),
    ) + stroke('M156 -420L248 -474M158 -410L244 -436M158 -400L226 -396', shade(skin, -0.16), 4),
  goat: (pen, coat) =>
    path('M138 -452C196 -484 262 -464 280 -416C238 -396 184 -398 144 -420Z', surface(pen, coat)) +
    path('M160 -440C200 -458 240 -448 256 -424C226 -414 190 -416 162 -428Z', { fill: INNER }),
  deer: (pen, coat) =>
    path('M126 -500C180 -566 252 -572 286 -540C262 -486 206 -462 146 -462Z', surface(pen, coat)) +
    path('M152 -494C190 -536 234 -544 258 -530C238 -498 204 -480 160 -478Z', { fill: INNER }),
};

/** Ears on top of the head, over the hair. */
const TOP_EARS: Partial<Readonly<Record<EarName, EarPainter>>> = {
  fox: (pen, coat) =>
    path('M52 -566C76 -650 128 -700 160 -700C182 -660 178 -570 152 -496Z', surface(pen, coat)) +
    path('M92 -566C108 -620 132 -652 148 -654C156 -620 150 -570 138 -528Z', { fill: '#fff4e6' }) +
    path('M128 -690C140 -700 152 -704 160 -700C168 -684 172 -664 173 -644Q150 -664 128 -690Z', { fill: '#4a342e' }),
  cat: (pen, coat) =>
    path('M44 -580C58 -646 92 -692 118 -698C152 -666 168 -588 156 -506Z', surface(pen, coat)) +
    path('M78 -574C88 -626 106 -652 118 -656C138 -630 144 -580 136 -534Z', { fill: INNER }),
  wolf: (pen, coat) =>
    path('M48 -574C60 -660 104 -722 138 -734C172 -690 182 -590 156 -496Z', surface(pen, coat)) +
    path('M82 -570L98 -600L92 -616L116 -640L126 -672C144 -640 148 -580 138 -534Z', { fill: shade(coat, 0.16) }),
  rabbit: (pen, coat) =>
    path('M40 -586C14 -680 34 -806 84 -818C140 -808 150 -668 122 -566Z', surface(pen, coat)) +
    path('M66 -590C48 -670 62 -768 86 -778C116 -766 120 -664 102 -576Z', { fill: INNER }),
  mouse: (pen, coat) => circle(128, -590, 74, surface(pen, coat)) + circle(130, -588, 46, { fill: INNER }),
  horse: (pen, coat) =>
    path('M64 -580C62 -650 86 -700 112 -712C140 -676 146 -610 130 -556Z', surface(pen, coat)) +
    path('M86 -582C86 -630 100 -662 112 -670C126 -644 128 -606 118 -566Z', { fill: INNER }),
  bat: (pen, coat) =>
    path('M40 -576C48 -690 120 -760 192 -764C208 -680 196 -570 156 -490Z', surface(pen, coat)) +
    path('M76 -572C88 -650 134 -704 172 -712C176 -650 164 -580 140 -524Z', { fill: mix(coat, INNER, 0.6) }) +
    stroke('M100 -570Q120 -640 156 -690M124 -548Q146 -600 168 -650', shade(coat, -0.08), 5),
  owl: (pen, coat) =>
    path('M60 -560C76 -630 130 -680 186 -694C176 -640 176 -570 150 -500Z', surface(pen, coat)) +
    stroke('M92 -566Q120 -620 160 -656M116 -546Q140 -590 164 -616', shade(coat, 0.14), 7),
  dragon: (pen, coat) =>
    path(
      'M120 -520C190 -600 250 -600 284 -570C258 -566 246 -546 258 -520C232 -520 220 -502 226 -478C196 -486 168 -480 146 -470Z',
      surface(pen, coat),
    ) + stroke('M138 -508L268 -570M144 -496L246 -520M146 -486L212 -484', shade(coat, -0.14), 5),
};

/** Both ears at the sides of the head, drawn before it; empty for ears on top. */
export function sideEars(pen: Pen, ears: EarName, skin: Hex, coat: Hex): Svg {
  const color = ears === 'goat' || ears === 'deer' ? coat : skin;
  return mirrored(SIDE_EARS[ears]?.(pen, color) ?? '');
}

/** Both ears on top of the head, drawn over the hair; empty for ears at the sides. */
export const topEars = (pen: Pen, ears: EarName, coat: Hex): Svg => mirrored(TOP_EARS[ears]?.(pen, coat) ?? '');
