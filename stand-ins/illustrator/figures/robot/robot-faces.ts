import { surface, type Pen } from '../../pen.ts';
import type { Expression, RobotSpec } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { round } from '../../svg/elements.ts';
import type { RobotBuild, RobotPaint } from './robot-build.ts';

interface HeadForm {
  /** The casing, including ears and bolts. */
  readonly shell: (pen: Pen, color: Hex) => Svg;
  /** Outline of the dark screen that shows the face. */
  readonly glass: string;
}

const HEADS: Readonly<Record<RobotBuild['head'], HeadForm>> = {
  wide: {
    shell: (pen, color) => sideBolts(pen, color) + rect(-190, -578, 380, 274, { rx: 98, ...surface(pen, color) }),
    glass: roundedBox(-150, -538, 300, 192, 70),
  },
  dome: {
    shell: (pen, color) =>
      sideBolts(pen, color) +
      path('M-186 -318C-204 -500 -110 -584 0 -584C110 -584 204 -500 186 -318Q0 -292 -186 -318Z', surface(pen, color)),
    glass: 'M-152 -358C-166 -486 -92 -540 0 -540C92 -540 166 -486 152 -358Q0 -336 -152 -358Z',
  },
  visor: {
    shell: (pen, color) =>
      path('M-186 -340L-178 -520Q-150 -582 0 -584Q150 -582 178 -520L186 -340L120 -300H-120Z', surface(pen, color)) +
      stroke('M-110 -312L-96 -336H96L110 -312', shade(color, -0.16), 7),
    glass: 'M-160 -512Q0 -544 160 -512L150 -372Q0 -348 -150 -372Z',
  },
  round: {
    shell: (pen, color) => circle(0, -436, 172, surface(pen, color)),
    glass: roundedBox(-132, -522, 264, 172, 86),
  },
  screen: {
    shell: (pen, color) => sideBolts(pen, color) + rect(-184, -574, 368, 270, { rx: 36, ...surface(pen, color) }),
    glass: roundedBox(-152, -544, 304, 200, 24),
  },
  box: {
    shell: (pen, color) =>
      sideBolts(pen, color) +
      path('M-176 -566H176L192 -310H-192Z', surface(pen, color)) +
      stroke('M-176 -334H176', shade(color, -0.14), 8, { strokeDasharray: '1 34' }),
    glass: 'M-146 -536H146L154 -362H-154Z',
  },
  smooth: {
    shell: (pen, color) =>
      path(
        'M-166 -440C-166 -556 -90 -592 0 -592C90 -592 166 -556 166 -440C166 -340 84 -288 0 -288C-84 -288 -166 -340 -166 -440Z',
        surface(pen, color),
      ),
    glass:
      'M-134 -440C-134 -528 -70 -548 0 -548C70 -548 134 -528 134 -440C134 -368 70 -328 0 -328C-70 -328 -134 -368 -134 -440Z',
  },
};

function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

const sideBolts = (pen: Pen, color: Hex): Svg =>
  mirrored(rect(176, -490, 42, 100, { rx: 18, ...surface(pen, shade(color, -0.08)) }));

/** The head with its lit face; eyes and mouth follow the expression. */
export function robotFace(pen: Pen, head: RobotBuild['head'], { shell, glow }: RobotPaint, spec: RobotSpec): Svg {
  const form = HEADS[head];
  const glass = pen.defs.linear([
    [0, '#141b33'],
    [1, '#26335c'],
  ]);
  return [
    form.shell(pen, shell),
    path(form.glass, { fill: glass, stroke: shade(shell, -0.16), strokeWidth: 6 }),
    litEyes(pen, glow, spec),
    stroke(MOUTHS[spec.expression.mouth], glow, 9),
    mirrored(ellipse(110, -400, 20, 11, { fill: '#ff8ab0', opacity: 0.35 + spec.expression.blush * 0.4 })),
    stroke('M-124 -500Q-98 -528 -50 -530', '#ffffff', 9, { opacity: 0.32 }),
  ].join('');
}

function litEyes(pen: Pen, glow: Hex, { expression, features, gender }: RobotSpec): Svg {
  const shift = expression.gaze * 40;
  const height = 42 * (1 - expression.lids * 0.9);
  const halo = features.includes('glowing-eyes') ? 92 : 64;
  return [-66, 66]
    .map((x) =>
      [
        circle(x, -452, halo, { fill: pen.defs.glow(glow, 0.55) }),
        ellipse(x + shift, -452, 34, height, { fill: glow }),
        ellipse(x + shift - 10, -452 - height * 0.38, 11, height * 0.3, { fill: '#fff' }),
        gender === 'female'
          ? stroke(
              `M${x + Math.sign(x) * 32} -476l${Math.sign(x) * 13} -9M${x + Math.sign(x) * 24} -488l${Math.sign(x) * 10} -12`,
              glow,
              5,
            )
          : '',
      ].join(''),
    )
    .concat(litBrows(expression.brow, glow))
    .join('');
}

const BROWS: Readonly<Record<Expression['brow'], readonly [left: number, right: number] | null>> = {
  soft: null,
  raised: [-8, 8],
  determined: [14, -14],
  worried: [-18, 18],
  'one-up': [14, 12],
};

function litBrows(brow: Expression['brow'], glow: Hex): Svg {
  const turns = BROWS[brow];
  if (turns === null) return '';
  return turns
    .map((turn, index) => {
      const x = index === 0 ? -66 : 66;
      return stroke(`M${x - 26} -508h52`, glow, 8, { transform: `rotate(${round(turn)} ${x} -508)` });
    })
    .join('');
}

const MOUTHS: Readonly<Record<Expression['mouth'], string>> = {
  smile: 'M-34 -392Q0 -362 34 -392',
  open: 'M-30 -396Q0 -390 30 -396Q20 -362 0 -362Q-20 -362 -30 -396',
  grin: 'M-42 -398Q0 -388 42 -398Q30 -358 0 -358Q-30 -358 -42 -398',
  smirk: 'M-28 -382Q10 -370 36 -398',
  small: 'M-16 -386Q0 -376 16 -386',
  flat: 'M-30 -384H30',
};
