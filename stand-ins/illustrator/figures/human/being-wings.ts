import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { WingName } from './being.ts';

/** Both wings, behind the body, in body units (shoulders at -262). `tint` is the color of the clothes. */
export const beingWings = (pen: Pen, wings: WingName, tint: Hex): Svg => mirrored(WINGS[wings](pen, tint));

const gauze = (pen: Pen, color: Hex) => ({
  fill: pen.defs.linear([
    [0, mix(color, '#ffffff', 0.75), 0.92],
    [1, mix(color, '#ffffff', 0.3), 0.78],
  ]),
  stroke: '#ffffff',
  strokeWidth: 4,
});

const WINGS: Readonly<Record<WingName, (pen: Pen, tint: Hex) => Svg>> = {
  none: () => '',
  fairy: (pen, tint) => {
    const look = gauze(pen, mix(tint, '#c8f0ff', 0.5));
    return (
      path('M20 -250C90 -430 250 -460 270 -380C286 -310 160 -230 20 -230Z', look) +
      path('M20 -226C120 -240 230 -190 210 -130C190 -80 80 -130 20 -210Z', look)
    );
  },
  butterfly: (pen, tint) => {
    const wing = shade(tint, 0.06, 0.02, 60);
    return (
      path('M16 -246C60 -400 210 -456 262 -404C296 -350 220 -236 16 -228Z', surface(pen, wing)) +
      path('M16 -224C130 -226 214 -176 196 -104C172 -54 70 -110 16 -206Z', surface(pen, shade(wing, 0.08))) +
      path('M84 -264C120 -350 200 -392 232 -372C246 -334 180 -266 84 -252Z', { fill: mix(wing, '#fff6c8', 0.65) }) +
      circle(150, -150, 24, { fill: '#fff6c8' }) +
      circle(246, -392, 8, { fill: '#fff' }) +
      circle(262, -360, 7, { fill: '#fff' })
    );
  },
  dragonfly: (pen, tint) => {
    const look = gauze(pen, mix(tint, '#b8f4e4', 0.6));
    return (
      path('M16 -254C110 -330 240 -360 296 -334C290 -292 150 -240 16 -238Z', look) +
      path('M16 -236C120 -236 246 -236 278 -196C250 -164 120 -198 16 -220Z', look) +
      stroke('M20 -248L280 -330M20 -230L262 -198M130 -292L150 -268M200 -316L214 -290M150 -226L160 -208', '#ffffff', 3)
    );
  },
  leaf: (pen) =>
    path('M16 -246C70 -360 190 -424 276 -416C274 -330 170 -240 16 -230Z', surface(pen, '#8cc860')) +
    stroke('M22 -240Q150 -310 262 -408M110 -292l4 -52M164 -334l6 -48M120 -284l50 -2M176 -330l44 -8', '#5a9440', 5) +
    path('M16 -226C110 -226 200 -190 206 -120C140 -108 60 -150 16 -208Z', surface(pen, '#a8d874')) +
    stroke('M22 -220Q110 -190 194 -128', '#6aa84a', 5),
  feather: (pen) => feathers(pen, '#f4f4fc'),
  raven: (pen) => feathers(pen, '#4c4a68'),
  bat: (pen, tint) => membrane(pen, mix('#5a4a7c', tint, 0.25)),
  dragon: (pen, tint) => membrane(pen, mix('#c8704a', tint, 0.35)),
  flame: (pen) => {
    const look = (from: Hex, to: Hex) => ({
      fill: pen.defs.linear([
        [0, from],
        [1, to],
      ]),
    });
    return (
      path(
        'M16 -240C60 -330 120 -380 130 -440C170 -410 176 -380 172 -356C200 -386 240 -396 276 -430C290 -370 268 -330 244 -306C268 -306 280 -312 296 -322C270 -236 140 -196 16 -216Z',
        look('#ff9a3a', '#f0503a'),
      ) +
      path(
        'M30 -232C90 -286 140 -320 150 -360C178 -320 210 -330 238 -348C226 -276 130 -226 30 -222Z',
        look('#fff0a0', '#ffb83e'),
      )
    );
  },
  frost: (pen) =>
    [
      [-64, 250],
      [-40, 280],
      [-16, 240],
      [10, 190],
      [34, 140],
    ]
      .map(([turn = 0, length = 0]) =>
        place(
          path(`M0 -12L${length * 0.7} -20L${length} 0L${length * 0.7} 16L0 12Z`, {
            fill: mix('#d8f6ff', '#8ccaf2', (turn + 64) / 140),
            fillOpacity: 0.9,
            ...ink(pen, '#a8dcf4', 0.8),
          }),
          { x: 24, y: -240, turn },
        ),
      )
      .join(''),
  ladybird: (pen) =>
    path(
      'M14 -258C96 -330 220 -320 236 -210C240 -130 170 -70 96 -76C50 -120 20 -180 14 -240Z',
      surface(pen, '#e0483c'),
    ) +
    [
      [104, -256, 20],
      [176, -226, 22],
      [118, -176, 20],
      [178, -150, 17],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#3a2a34' }))
      .join(''),
};

function feathers(pen: Pen, color: Hex): Svg {
  return [
    [-62, 270],
    [-46, 266],
    [-30, 246],
    [-12, 214],
    [8, 172],
    [28, 126],
  ]
    .map(([turn = 0, length = 0], index) =>
      place(
        path(
          `M0 -18C${length * 0.4} -36 ${length * 0.9} -32 ${length} 0C${length * 0.9} 26 ${length * 0.4} 30 0 20Z`,
          surface(pen, shade(color, -0.02 * index)),
        ),
        { x: 22, y: -246, turn },
      ),
    )
    .join('');
}

function membrane(pen: Pen, color: Hex): Svg {
  return (
    path(
      'M14 -256C90 -350 170 -410 262 -424C254 -386 272 -350 296 -322C258 -318 244 -290 250 -254C214 -262 190 -240 184 -204C150 -220 100 -216 14 -206Z',
      surface(pen, color),
    ) +
    stroke(
      'M24 -246C110 -330 180 -380 262 -424M30 -240C130 -300 210 -320 296 -322M34 -230C120 -260 180 -264 250 -254',
      shade(color, -0.12),
      7,
    )
  );
}
