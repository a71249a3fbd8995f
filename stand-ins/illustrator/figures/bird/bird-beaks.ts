import { surface, type Pen } from '../../pen.ts';
import type { Expression } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { ellipse, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { rod } from '../shared/rod.ts';
import type { BirdForm } from './bird-form.ts';

type Smile = Expression['mouth'];

/** The beak, its root at the origin; it follows the expression. */
export const birdBeak = (pen: Pen, { beak, beakColor }: BirdForm, smile: Smile): Svg =>
  BEAKS[beak](pen, beakColor, smile);

const isOpen = (smile: Smile) => smile === 'open' || smile === 'grin';

/** The lower half with a tongue if the beak is open, otherwise the corners of a smile. */
function lowerBeak(pen: Pen, color: Hex, smile: Smile, width: number, y: number): Svg {
  if (isOpen(smile))
    return (
      path(`M${-width} ${y}Q0 ${y + 70} ${width} ${y}Z`, surface(pen, shade(color, -0.1))) +
      ellipse(0, y + 16, width * 0.5, 12, { fill: '#e8606e' })
    );
  return smile === 'flat' || smile === 'small'
    ? ''
    : mirrored(stroke(`M${width * 0.9} ${y - 2}q16 2 24 -14`, shade(color, -0.3), 5));
}

const nostrils = (x: number, y: number, color: Hex): Svg =>
  mirrored(ellipse(x, y, 5, 7, { fill: shade(color, -0.28) }));

const BEAKS: Readonly<Record<BirdForm['beak'], (pen: Pen, color: Hex, smile: Smile) => Svg>> = {
  small: (pen, color, smile) =>
    lowerBeak(pen, color, smile, 28, 24) +
    path('M-38 6Q0 -24 38 6Q22 46 0 54Q-22 46 -38 6Z', surface(pen, color)) +
    stroke('M-14 34Q0 42 14 34', shade(color, -0.2), 4),
  hen: (pen, color, smile) =>
    mirrored(path('M4 44C34 44 40 100 14 104C0 100 -2 60 4 44Z', surface(pen, '#d8402f'))) +
    lowerBeak(pen, color, smile, 24, 20) +
    path('M-34 4Q0 -24 34 4Q16 40 0 50Q-16 40 -34 4Z', surface(pen, color)),
  owl: (pen, color, smile) =>
    lowerBeak(pen, color, smile, 18, 34) + path('M-26 2Q0 -18 26 2Q14 56 0 66Q-14 56 -26 2Z', surface(pen, color)),
  hooked: (pen, color, smile) =>
    lowerBeak(pen, color, smile, 34, 30) +
    path('M-46 4Q0 -34 46 4Q46 44 16 62Q4 92 -4 92Q-4 76 -16 62Q-46 44 -46 4Z', surface(pen, color)) +
    nostrils(14, 12, color),
  parrot: (pen, color, smile) =>
    lowerBeak(pen, color, smile, 40, 44) +
    path('M-54 0Q0 -44 54 0Q56 52 20 78Q6 106 0 106Q-6 106 -20 78Q-56 52 -54 0Z', surface(pen, color)) +
    nostrils(16, 4, color) +
    ellipse(-20, 24, 8, 18, { fill: '#fff', opacity: 0.2 }),
  bill: (pen, color, smile) =>
    (isOpen(smile) ? path('M-80 46C-60 108 60 108 80 46Z', surface(pen, shade(color, -0.12))) : '') +
    path(
      'M-32 -8Q0 -26 32 -8Q46 18 92 32Q104 62 64 74Q0 88 -64 74Q-104 62 -92 32Q-46 18 -32 -8Z',
      surface(pen, color),
    ) +
    nostrils(14, 10, color) +
    stroke('M-74 54Q0 84 74 54', shade(color, -0.2), 5),
  flamingo: (pen, color) =>
    path('M-30 -4Q0 -28 34 -2C66 28 76 76 42 122C30 104 6 84 -20 60Q-38 34 -30 -4Z', surface(pen, color)) +
    path('M66 60C68 84 60 102 42 122C34 110 22 98 8 86Q40 84 66 60Z', { fill: '#4a3c48' }) +
    stroke('M-22 52Q16 46 40 26', shade(color, -0.24), 5),
  toucan: (pen, _color, smile) =>
    lowerBeak(pen, '#f08a2c', smile, 40, 44) +
    path('M-52 4Q0 -44 56 -10C150 -6 224 40 232 116C176 82 90 92 0 82Q-52 60 -52 4Z', surface(pen, '#f6a02c')) +
    path('M176 26C210 48 228 78 232 116C212 104 188 98 162 94Q180 62 176 26Z', { fill: '#3a3440' }) +
    path('M96 -4Q112 40 92 86L64 86Q84 40 66 -10Z', { fill: '#e4553a', opacity: 0.9 }) +
    stroke('M-30 56Q90 44 208 92', '#b8641e', 5),
  puffin: (pen, _color, smile) =>
    lowerBeak(pen, '#e8623a', smile, 40, 46) +
    path('M-56 0Q0 -44 56 0Q44 76 0 104Q-44 76 -56 0Z', surface(pen, '#f08a3c')) +
    path('M-56 0Q0 -44 56 0Q54 18 48 34Q0 10 -48 34Q-54 18 -56 0Z', { fill: '#5a6a8a' }) +
    stroke('M-46 36Q0 12 46 36', '#ffe08a', 9),
  needle: (pen, color) => rod(pen, 'M0 14Q70 34 150 30', mix(color, '#6a5a60', 0.2), 15),
};
