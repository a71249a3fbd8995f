import { ink, surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/colour.ts';
import { circle, path, stroke, type Svg } from '../../svg/elements.ts';
import type { CritterForm } from './critter-forms.ts';

const INNER_EAR = '#f4b0b4';

/** The ear on the right of the picture, with whatever grows beside it. */
export function critterEars(pen: Pen, form: CritterForm, fur: Hex, dark: Hex, cream: Hex): Svg {
  const antler = form.hasAntlers ? antlers(pen) : '';
  return antler + EARS[form.ears](pen, { fur, dark, cream, hasPoints: form.points !== null });
}

interface EarColours {
  readonly fur: Hex;
  readonly dark: Hex;
  readonly cream: Hex;
  readonly hasPoints: boolean;
}

const EARS: Readonly<Record<CritterForm['ears'], (pen: Pen, colours: EarColours) => Svg>> = {
  pointed: (pen, { fur, dark, hasPoints }) =>
    path('M60 -548C96 -640 150 -680 172 -672C196 -650 192 -560 168 -470Z', {
      fill: pen.defs.linear([
        [0, hasPoints ? dark : shade(fur, -0.08)],
        [0.38, fur],
      ]),
      ...ink(pen, fur),
    }) +
    path('M96 -556C116 -606 144 -632 158 -628C166 -606 162 -556 150 -510Z', {
      fill: hasPoints ? shade(dark, 0.06) : INNER_EAR,
    }),
  long: (pen, { fur }) =>
    path('M38 -540C28 -680 70 -746 104 -736C140 -726 134 -620 112 -528Z', surface(pen, fur)) +
    path('M64 -560C60 -654 78 -702 94 -696C112 -686 104 -620 92 -552Z', { fill: INNER_EAR }),
  round: (pen, { fur, dark, hasPoints }) =>
    circle(128, -536, 52, surface(pen, hasPoints ? dark : fur)) +
    circle(126, -532, 28, { fill: hasPoints ? shade(dark, 0.1) : '#e8a58a' }),
  'big-round': (pen, { fur }) => circle(140, -540, 82, surface(pen, fur)) + circle(138, -534, 54, { fill: INNER_EAR }),
  floppy: (pen, { fur }) =>
    path(
      'M110 -552C176 -580 236 -520 236 -440C238 -376 210 -344 182 -360C164 -420 146 -480 110 -552Z',
      surface(pen, shade(fur, -0.09)),
    ),
  leaf: (pen, { fur }) =>
    path('M96 -526C130 -600 196 -616 238 -600C232 -546 192 -500 146 -480Z', surface(pen, fur)) +
    path('M126 -524C152 -568 188 -584 214 -580C206 -546 180 -518 150 -502Z', { fill: INNER_EAR }),
  tufts: (pen, { fur }) => path('M70 -540C110 -600 150 -620 176 -616C170 -570 160 -540 140 -500Z', surface(pen, fur)),
  crest: (pen, { fur }) =>
    path('M-6 -556C-4 -620 20 -650 52 -656C46 -620 40 -590 30 -556Z', surface(pen, shade(fur, 0.04))) +
    path('M14 -552C30 -600 60 -622 92 -622C80 -592 66 -566 48 -546Z', surface(pen, fur)),
};

function antlers(pen: Pen): Svg {
  const wood = '#a87a50';
  const branch =
    'M70 -548C76 -600 108 -632 110 -690M88 -606C66 -624 56 -646 56 -676M104 -640C128 -650 146 -668 152 -696';
  const outline =
    pen.style.lineWidth === 0 ? '' : stroke(branch, shade(wood, -pen.style.lineDepth), 18 + 2 * pen.style.lineWidth);
  return outline + stroke(branch, wood, 18) + stroke(branch, shade(wood, 0.1), 5, { opacity: 0.6 });
}
