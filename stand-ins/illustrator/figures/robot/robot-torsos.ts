import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import type { RobotPaint, RobotTorso } from './robot-build.ts';

/** The torso between head and base, in figure units (-290 to -64). */
export const robotTorso = (pen: Pen, torso: RobotTorso, paint: RobotPaint): Svg => TORSOS[torso](pen, paint);

const rivets = (shell: Hex, spots: readonly (readonly [x: number, y: number])[]): Svg =>
  spots.map(([x, y]) => circle(x, y, 7, { fill: shade(shell, -0.2) })).join('');

const gleam = stroke('M-104 -252Q-60 -274 -10 -276', '#ffffff', 9, { opacity: 0.32 });

const panel = (shell: Hex): Svg => rect(-74, -230, 148, 106, { rx: 28, fill: shade(shell, -0.22) });

const porthole = (pen: Pen, x: number, y: number, r: number, glow: Hex): Svg =>
  circle(x, y, r, surface(pen, '#d8b45a')) +
  circle(x, y, r * 0.72, { fill: mix(glow, '#1e3a5c', 0.55) }) +
  stroke(`M${x - r * 0.4} ${y - r * 0.2}q${r * 0.1} ${-r * 0.3} ${r * 0.4} ${-r * 0.3}`, '#ffffff', 4, {
    opacity: 0.8,
  });

const TORSOS: Readonly<Record<RobotTorso, (pen: Pen, paint: RobotPaint) => Svg>> = {
  barrel: (pen, { shell }) =>
    rect(-130, -290, 260, 226, { rx: 70, ...surface(pen, shell) }) +
    panel(shell) +
    rivets(shell, [
      [-96, -104],
      [96, -104],
    ]) +
    gleam,
  hulk: (pen, { shell }) =>
    path('M-168 -276Q0 -316 168 -276L120 -74Q0 -50 -120 -74Z', surface(pen, shell)) +
    panel(shell) +
    rivets(shell, [
      [-92, -104],
      [92, -104],
      [-140, -252],
      [140, -252],
    ]) +
    gleam,
  beast: (pen, { shell, metal }) =>
    path(
      'M-112 -280C-160 -190 -150 -90 -120 -40H120C150 -90 160 -190 112 -280Q0 -320 -112 -280Z',
      roundSurface(pen, shell),
    ) +
    mirrored(ellipse(112, -58, 62, 56, surface(pen, shade(shell, -0.03))) + circle(118, -66, 14, { fill: metal })) +
    rect(-64, -236, 128, 104, { rx: 40, fill: shade(shell, -0.22) }) +
    gleam,
  shell: (pen, { shell, metal }) =>
    ellipse(0, -170, 214, 132, surface(pen, shade(shell, -0.06))) +
    path('M-60 -280L60 -280L104 -180L60 -76H-60L-104 -180Z', surface(pen, shade(shell, 0.06))) +
    stroke(
      'M-104 -180H-206M104 -180H206M-60 -280L-104 -270M60 -280L104 -270M-60 -76L-100 -60M60 -76L100 -60',
      shade(shell, -0.18),
      8,
    ) +
    circle(0, -180, 34, { fill: metal }) +
    circle(0, -180, 18, { fill: '#fff6c8' }),
  swimmer: (pen, { shell }) =>
    path(
      'M-126 -286C-180 -190 -150 -90 -60 -30H60C150 -90 180 -190 126 -286Q0 -322 -126 -286Z',
      roundSurface(pen, shell),
    ) +
    path('M-62 -270C-92 -180 -74 -90 0 -40C74 -90 92 -180 62 -270Q0 -290 -62 -270Z', {
      fill: mix(shell, '#ffffff', 0.6),
    }) +
    mirrored(
      path('M128 -230C190 -220 224 -180 226 -130C186 -140 150 -156 132 -176Z', surface(pen, shade(shell, -0.05))),
    ),
  rocket: (pen, { shell, glow }) =>
    mirrored(path('M90 -190C150 -170 180 -110 178 -40L96 -76Z', surface(pen, '#e0503a'))) +
    path('M-104 -290C-140 -200 -120 -110 -84 -60H84C120 -110 140 -200 104 -290Z', surface(pen, shell)) +
    porthole(pen, 0, -204, 50, glow) +
    rect(-92, -112, 184, 22, { rx: 8, fill: '#e0503a' }) +
    gleam,
  engine: (pen, { shell, glow }) =>
    rect(-140, -290, 280, 150, { rx: 30, ...surface(pen, shell) }) +
    circle(0, -190, 104, surface(pen, shade(shell, -0.06))) +
    circle(0, -190, 76, surface(pen, mix(shell, '#2c2c38', 0.6))) +
    circle(0, -190, 30, { fill: glow }) +
    circle(0, -190, 80, { fill: pen.defs.glow(glow, 0.5) }) +
    path('M-120 -96H120L160 -26H-160Z', surface(pen, '#d8433a')) +
    stroke('M-90 -90L-118 -32M-30 -90L-40 -32M30 -90L40 -32M90 -90L118 -32', shade('#d8433a', -0.16), 8),
  capsule: (pen, { shell, glow }) =>
    rect(-158, -288, 316, 224, { rx: 112, ...surface(pen, shell) }) +
    [-92, 0, 92].map((x) => porthole(pen, x, -176, 36, glow)).join('') +
    stroke('M-120 -112Q0 -84 120 -112', shade(shell, -0.16), 8),
  car: (pen, { shell, glow }) =>
    path(
      'M-214 -92C-226 -180 -170 -210 -120 -216L-84 -290H84L120 -216C170 -210 226 -180 214 -92Q0 -40 -214 -92Z',
      surface(pen, shell),
    ) +
    path('M-72 -272H72L100 -214H-100Z', { fill: mix(glow, '#dff4ff', 0.5), opacity: 0.9 }) +
    mirrored(
      circle(164, -146, 27, surface(pen, '#fff6c8')) + circle(164, -146, 66, { fill: pen.defs.glow('#fff2a8', 0.7) }),
    ) +
    stroke('M-190 -96Q0 -56 190 -96', shade(shell, -0.16), 10),
  house: (pen, { shell, glow }) =>
    rect(-150, -300, 300, 240, { rx: 14, ...surface(pen, shell) }) +
    rect(-46, -170, 92, 110, { rx: 44, ...surface(pen, '#8a5a3c') }) +
    circle(24, -112, 7, { fill: '#f0c45a' }) +
    mirrored(
      rect(74, -250, 58, 58, { rx: 8, fill: mix(glow, '#fff2b0', 0.6), ...ink(pen, '#8a5a3c') }) +
        stroke('M103 -250V-192M74 -221H132', '#8a5a3c', 6),
    ) +
    stroke('M-140 -76H-60M60 -76H140', '#6aa84a', 16),
  tower: (pen, { shell }) =>
    path('M-96 -296H96L140 -60H-140Z', surface(pen, shell)) +
    path('M-104 -250H104L112 -206H-112Z', { fill: '#fdf6ee' }) +
    path('M-120 -164H120L128 -120H-128Z', { fill: '#fdf6ee' }) +
    rect(-26, -118, 52, 58, { rx: 24, fill: shade(shell, -0.22) }),
  bricks: (pen, { shell }) =>
    rect(-140, -292, 280, 116, { rx: 10, ...surface(pen, shell) }) +
    rect(-140, -176, 140, 114, { rx: 10, ...surface(pen, shade(shell, -0.07)) }) +
    rect(0, -176, 140, 114, { rx: 10, ...surface(pen, shade(shell, 0.05)) }) +
    [-100, -34, 34, 100].map((x) => ellipse(x, -238, 24, 18, surface(pen, shade(shell, 0.08)))).join(''),
  patchwork: (pen, { shell }) =>
    rect(-130, -290, 260, 226, { rx: 70, ...surface(pen, shell) }) +
    path('M-104 -250L-16 -262L-8 -184L-98 -176Z', surface(pen, shade(shell, 0.07, 0, 80))) +
    path('M10 -214L96 -226L104 -140L22 -128Z', surface(pen, shade(shell, 0.05, 0, -80))) +
    path('M-84 -150L-20 -156L-14 -92L-72 -84Z', surface(pen, mix(shell, '#fff0c8', 0.6))) +
    stroke(
      'M-104 -230l-10 2M-100 -200l-10 2M-60 -256l-2 -10M-12 -220l10 -2M14 -180l-10 2M100 -190l10 -2M60 -134l2 10M-50 -88l2 10',
      '#fff4dc',
      6,
    ),
  boiler: (pen, { shell, metal }) =>
    rect(-138, -294, 276, 232, { rx: 40, ...surface(pen, shell) }) +
    [-262, -96].map((y) => rect(-144, y, 288, 24, { rx: 8, fill: metal })).join('') +
    rivets(shell, [
      [-110, -250],
      [-55, -250],
      [0, -250],
      [55, -250],
      [110, -250],
      [-110, -84],
      [-55, -84],
      [0, -84],
      [55, -84],
      [110, -84],
    ]) +
    stroke('M138 -220C190 -220 196 -170 160 -150', '#c8803c', 18),
  scrap: (pen, { shell, metal }) =>
    path('M-140 -276L20 -296L134 -262L122 -150L142 -70L-30 -58L-126 -80L-112 -180Z', surface(pen, shell)) +
    path('M-112 -180L-10 -196L0 -100L-118 -84Z', surface(pen, mix(metal, '#c8703c', 0.5))) +
    path('M30 -270L122 -246L112 -170L36 -178Z', surface(pen, metal)) +
    rivets(shell, [
      [-100, -166],
      [-22, -178],
      [-16, -112],
      [-104, -100],
      [44, -254],
      [108, -236],
      [102, -184],
    ]),
  glass: (pen, { shell, glow }) =>
    circle(0, -176, 128, { fill: mix(shell, '#ffffff', 0.55), fillOpacity: 0.9, ...ink(pen, shell) }) +
    [
      [-50, -200, 28],
      [46, -150, 34],
      [-30, -120, 20],
      [30, -230, 20],
      [70, -210, 13],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: glow, opacity: 0.5, stroke: '#ffffff', strokeWidth: 5 }))
      .join('') +
    stroke('M-96 -220Q-70 -276 -20 -284', '#ffffff', 11, { opacity: 0.8 }),
  waistcoat: (pen, { shell }) =>
    rect(-126, -290, 252, 226, { rx: 64, ...surface(pen, shell) }) +
    path('M-36 -288H36L0 -150Z', { fill: '#fdf6ee' }) +
    mirrored(path('M30 -290L96 -270L60 -200L0 -140Z', surface(pen, shade(shell, -0.1)))) +
    mirrored(path('M0 -262L38 -282V-242Z', surface(pen, '#e0405a'))) +
    [-124, -96].map((y) => circle(0, y, 8, { fill: '#f0c45a' })).join(''),
  plate: (pen, { shell, metal }) =>
    path('M-136 -286H136L120 -70Q0 -44 -120 -70Z', surface(pen, shell)) +
    mirrored(path('M84 -300Q170 -300 182 -222L120 -214Z', surface(pen, mix(metal, '#ffffff', 0.35)))) +
    panel(shell) +
    rivets(shell, [
      [-106, -262],
      [106, -262],
      [-98, -94],
      [98, -94],
    ]),
  skirt: (pen, { shell, metal }) =>
    path('M-84 -292H84L104 -190L164 -62Q0 -30 -164 -62L-104 -190Z', surface(pen, shell)) +
    path('M-104 -196Q0 -168 104 -196L110 -170Q0 -142 -110 -170Z', { fill: metal }) +
    stroke('M-70 -150L-100 -60M0 -144V-50M70 -150L100 -60', shade(shell, -0.12), 7) +
    circle(0, -240, 40, { fill: shade(shell, -0.22) }),
  bookcase: (pen, { shell }) =>
    rect(-150, -300, 300, 240, { rx: 16, ...surface(pen, shell) }) +
    [-284, -176].map((y) => rect(-130, y, 260, 92, { rx: 6, fill: shade(shell, -0.24) })).join('') +
    ['#d8503c', '#e8b84a', '#4a8ac8', '#6aa84a', '#9a5ac0', '#e88a4a', '#4ab0a8', '#d86a9a']
      .map((color, index) =>
        rect(-122 + (index % 4) * 62, index < 4 ? -270 : -162, 52, 78, { rx: 5, ...surface(pen, color) }),
      )
      .join(''),
  console: (pen, { shell, glow, metal }) =>
    path('M-120 -292H120L172 -64H-172Z', surface(pen, shell)) +
    panel(shell) +
    [-110, -70, -30, 10, 50, 90]
      .map((x, index) => rect(x, -104, 26, 20, { rx: 6, fill: index % 2 === 0 ? glow : metal }))
      .join('') +
    gleam,
};
