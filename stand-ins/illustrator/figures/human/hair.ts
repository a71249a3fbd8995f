import { ink, surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import type { Complexion, HairBack, HairCut } from './complexion.ts';

/** Hair behind the head, in head units (chin at -284, bare crown at -580). */
export const hairBehind = (pen: Pen, { back, cut, hair }: Complexion): Svg =>
  BACKS[cut === 'afro' ? 'short' : back](pen, shade(hair, -0.06)) + (cut === 'afro' ? afro(pen, hair) : '');

const CAP = 'M-166 -440C-178 -372 -164 -330 -128 -316H128C164 -330 178 -372 166 -440C150 -604 -150 -604 -166 -440Z';

const BACKS: Readonly<Record<HairBack, (pen: Pen, hair: Hex) => Svg>> = {
  short: (pen, hair) => path(CAP, surface(pen, hair)),
  bob: (pen, hair) =>
    path(
      'M-170 -450C-196 -350 -188 -280 -132 -262C-80 -256 80 -256 132 -262C188 -280 196 -350 170 -450C150 -600 -150 -600 -170 -450Z',
      surface(pen, hair),
    ),
  long: (pen, hair) =>
    path(
      'M-168 -452C-192 -330 -190 -220 -140 -172C-90 -196 90 -196 140 -172C190 -220 192 -330 168 -452C150 -600 -150 -600 -168 -452Z',
      surface(pen, hair),
    ),
  braids: (pen, hair) => path(CAP, surface(pen, hair)) + mirrored(braid(pen, hair)),
  buns: (pen, hair) =>
    path(CAP, surface(pen, hair)) +
    mirrored(
      circle(132, -560, 56, surface(pen, hair)) +
        stroke('M108 -578q24 -14 48 4', shade(hair, 0.14), 6, { opacity: 0.5 }),
    ),
  ponytail: (pen, hair) =>
    path(
      'M96 -560C220 -600 268 -470 222 -330C214 -290 180 -270 168 -296C196 -370 180 -450 110 -500Z',
      surface(pen, hair),
    ) + path(CAP, surface(pen, hair)),
};

const braid = (pen: Pen, hair: Hex): Svg =>
  [
    [152, -330, 30],
    [158, -288, 28],
    [156, -248, 25],
    [150, -212, 21],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, surface(pen, hair)))
    .join('') +
  path('M138 -196h26l6 30q-20 12 -38 0Z', surface(pen, hair)) +
  stroke('M140 -196h24', '#e8607a', 9);

const afro = (pen: Pen, hair: Hex): Svg => path(scallopPath([0, -470], 200, 172, 17), surface(pen, hair));

/** Hair over the forehead, drawn after the face. */
export const hairInFront = (pen: Pen, { cut, back, hair }: Complexion): Svg =>
  FRINGES[cut](pen, hair) +
  shine(hair) +
  (back === 'long' || back === 'bob' ? sideLocks(pen, hair, back === 'long') : '');

const CROWN = 'C-182 -520 -120 -604 0 -606C120 -604 182 -520 164 -404';

const FRINGES: Readonly<Record<HairCut, (pen: Pen, hair: Hex) => Svg>> = {
  fringe: (pen, hair) =>
    path(
      `M-164 -404${CROWN}C152 -436 142 -466 128 -484C110 -466 92 -462 78 -466C80 -474 78 -482 74 -488C44 -460 4 -456 -22 -464C-20 -472 -20 -478 -22 -484C-50 -460 -84 -456 -106 -464C-130 -452 -152 -434 -164 -404Z`,
      surface(pen, hair),
    ),
  swept: (pen, hair) =>
    path(
      `M-164 -404${CROWN}C150 -440 140 -470 122 -492C110 -470 96 -462 84 -458C86 -474 82 -488 74 -500C40 -466 -20 -452 -66 -452C-60 -462 -58 -472 -60 -482C-96 -466 -140 -450 -164 -404Z`,
      surface(pen, hair),
    ),
  parted: (pen, hair) =>
    path(`M-164 -404${CROWN}C156 -452 116 -500 20 -548C-44 -512 -128 -468 -164 -404Z`, surface(pen, hair)) +
    stroke('M20 -548Q14 -580 22 -600', shade(hair, -0.14), 5),
  spiky: (pen, hair) =>
    path(
      'M-162 -404C-190 -470 -178 -520 -190 -566C-160 -560 -146 -560 -130 -570C-128 -596 -118 -620 -102 -640C-86 -622 -70 -612 -52 -612C-42 -634 -24 -650 0 -660C10 -636 26 -622 46 -616C64 -630 86 -636 108 -634C108 -612 116 -592 130 -578C148 -576 168 -580 190 -590C182 -540 190 -470 162 -404C152 -440 140 -464 122 -484L96 -456L70 -494L34 -452L4 -494L-34 -452L-66 -492L-96 -456L-124 -484C-142 -460 -152 -440 -162 -404Z',
      surface(pen, hair),
    ),
  curly: (pen, hair) =>
    [
      [-140, -474, 40],
      [-112, -528, 50],
      [-48, -566, 56],
      [24, -574, 58],
      [94, -542, 54],
      [138, -482, 42],
      [-76, -498, 36],
      [-14, -512, 38],
      [50, -508, 38],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, surface(pen, hair)))
      .join('') + curls(hair),
  afro: (pen, hair) =>
    path(
      'M-158 -420C-170 -520 -110 -590 0 -592C110 -590 170 -520 158 -420C150 -466 128 -492 96 -506C60 -520 -60 -520 -96 -506C-128 -492 -150 -466 -158 -420Z',
      { ...surface(pen, hair), ...ink(pen, hair, 0) },
    ),
};

const curls = (hair: Hex): Svg =>
  stroke(
    'M-124 -530q10 -24 34 -18M-60 -572q14 -24 40 -12M20 -580q22 -18 42 2M88 -540q24 -8 34 14M-26 -516q14 -16 30 -4',
    shade(hair, 0.14),
    6,
    { opacity: 0.55 },
  );

const shine = (hair: Hex): Svg => stroke('M-104 -552Q-30 -590 66 -564', shade(hair, 0.18), 10, { opacity: 0.5 });

const sideLocks = (pen: Pen, hair: Hex, isLong: boolean): Svg =>
  mirrored(
    path(
      isLong
        ? 'M140 -452C178 -400 182 -320 158 -246C154 -222 136 -214 126 -230C144 -290 148 -350 132 -420Z'
        : 'M140 -452C176 -410 180 -350 164 -300C158 -282 138 -280 132 -296C146 -330 146 -370 132 -420Z',
      surface(pen, hair),
    ),
  );

/** A full beard with a moustache. */
export const beard = (pen: Pen, hair: Hex, isLong: boolean): Svg => {
  const tip = isLong ? -186 : -252;
  return (
    path(
      `M-148 -404C-150 -320 -84 ${tip + 26} 0 ${tip}C84 ${tip + 26} 150 -320 148 -404C134 -370 112 -348 80 -344C50 -340 26 -352 0 -352C-26 -352 -50 -340 -80 -344C-112 -348 -134 -370 -148 -404Z`,
      surface(pen, hair),
    ) +
    (isLong
      ? stroke('M-56 -284q10 40 30 64M0 -296v78M56 -284q-10 40 -30 64', shade(hair, -0.1), 5, { opacity: 0.6 })
      : '') +
    path('M-26 -332Q0 -312 26 -332Q18 -308 0 -308Q-18 -308 -26 -332Z', { fill: '#9a3a48' }) +
    path(
      'M0 -356C-18 -368 -44 -364 -66 -338C-44 -330 -16 -330 0 -342C16 -330 44 -330 66 -338C44 -364 18 -368 0 -356Z',
      surface(pen, shade(hair, 0.05)),
    )
  );
};
