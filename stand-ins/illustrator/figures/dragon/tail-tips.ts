import { surface, type Pen } from '../../pen.ts';
import type { DragonElement } from '../../picture-spec.ts';
import { mix, type Hex } from '../../svg/color.ts';
import { path, place, type Svg } from '../../svg/elements.ts';
import { bolt, crystalGlyph, flame, leaf, starGlyph, wisp } from '../shared/glyphs.ts';

/** The tip of the tail, at the origin. */
export function tailTip(pen: Pen, element: DragonElement, hide: Hex): Svg {
  switch (element) {
    case 'fire':
      return place(flame(pen), { y: -48, scale: 1.05 });
    case 'ice':
      return place(crystalGlyph(pen, '#bdeeff'), { y: -36, scale: 0.95 });
    case 'earth':
      return (
        place(leaf(pen), { y: -34, x: -14, scale: 0.9, turn: -28 }) +
        place(leaf(pen, '#8cc45a'), { y: -34, x: 18, scale: 0.8, turn: 30 })
      );
    case 'water':
      return path(
        'M-10 14C-24 -16 -60 -38 -66 -74C-36 -74 -16 -56 -10 -36C-4 -56 12 -72 42 -74C36 -38 4 -16 -10 14Z',
        surface(pen, mix(hide, '#9ff0e4', 0.55)),
      );
    case 'storm':
      return place(bolt(pen), { y: -44, scale: 1.05 });
    case 'shadow':
      return place(wisp(pen, '#6a54a8'), { y: -40, scale: 1.05 });
    case 'crystal':
      return place(crystalGlyph(pen, '#ff9ede'), { y: -36, scale: 0.95 });
    case 'star':
      return place(starGlyph(pen), { y: -40, scale: 0.95 });
    case 'gold':
      return path('M0 20L-44 -26L0 -88L44 -26Z', surface(pen, '#ffd75a'));
  }
}
