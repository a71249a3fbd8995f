import { surface } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, stroke } from '../../svg/elements.ts';
import { GOLD, WHITE, STRAW, emblem, brim, band, gemStone, bell, type HatPainter } from './headwear-pieces.ts';
import type { Headwear } from './outfit.ts';

export const HATS = {
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
    const felt = mix('#b88a56', dye, 0.72);
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
    const felt = mix('#8a5c38', dye, 0.75);
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
  'top-hat': (pen, { dye, trim }) => {
    const silk = shade(dye, -0.08);
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
  'straw-hat': (pen, { dye }) =>
    brim(pen, STRAW, 222, 42) +
    path('M-124 -522C-130 -620 -80 -660 0 -660C80 -660 130 -620 124 -522Q0 -498 -124 -522Z', surface(pen, STRAW)) +
    stroke('M-104 -600Q0 -566 104 -600M-84 -636Q0 -610 84 -636M-190 -508Q0 -470 190 -508', shade(STRAW, -0.1), 4, {
      opacity: 0.7,
    }) +
    band(dye, 128),
  turban: (pen, { dye, trim }) =>
    path('M-178 -486C-214 -580 -130 -676 0 -676C130 -676 214 -580 178 -486Q0 -560 -178 -486Z', surface(pen, dye)) +
    stroke(
      'M-172 -520C-100 -610 40 -650 120 -640M-140 -580C-60 -650 60 -670 90 -664M172 -520C110 -600 -20 -640 -110 -636',
      shade(dye, -0.12),
      7,
    ) +
    gemStone(pen, 0, -580, 34, '#e0526a') +
    path('M0 -620C-16 -670 6 -724 40 -740C44 -700 30 -650 8 -616Z', surface(pen, mix(trim, WHITE, 0.5))),
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
} as const satisfies Partial<Record<Headwear, HatPainter>>;
