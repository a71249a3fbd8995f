import type { ArtStyleName } from '../art-styles.ts';
import type { Light } from '../scenery/lights.ts';
import type { Definitions } from '../svg/definitions.ts';

/** Half-transparent glows must not take part in an outline: keeps only what is nearly opaque. */
const SOLID_ALPHA =
  '<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="12" intercept="-11"/></feComponentTransfer>';

/** A hard edge around `solid`, `spread` pixels wide; blur and threshold are far faster than a morphology filter. */
const widened = (spread: number, result: string) =>
  `<feGaussianBlur in="solid" stdDeviation="${spread}" result="soft"/>` +
  `<feComponentTransfer in="soft" result="${result}"><feFuncA type="linear" slope="40" intercept="-3"/></feComponentTransfer>`;

const flooded = (colour: string, shape: string, result: string, opacity = 1) =>
  `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${shape}" operator="in" result="${result}"/>`;

const merged = (...layers: string[]) =>
  `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;

/** A shade on the side away from the light, cut from the figure's own outline. */
function volume(pixel: number): string {
  return (
    SOLID_ALPHA +
    `<feGaussianBlur in="solid" stdDeviation="${22 * pixel}" result="soft"/>` +
    `<feOffset in="soft" dx="${-26 * pixel}" dy="${-30 * pixel}" result="lit"/>` +
    '<feComposite in="solid" in2="lit" operator="out" result="away"/>' +
    flooded('#1a1038', 'away', 'shade', 0.5) +
    `<feOffset in="soft" dx="${16 * pixel}" dy="${18 * pixel}" result="dim"/>` +
    '<feComposite in="solid" in2="dim" operator="out" result="toward"/>' +
    flooded('#fff2d8', 'toward', 'rim', 0.34) +
    merged('SourceGraphic', 'shade', 'rim')
  );
}

/** The filter that gives the figure its style's edge; null when the style leaves it plain. `pixel` is 1 at 768 wide. */
export function styleFilter(defs: Definitions, style: ArtStyleName, light: Light, pixel: number): string | null {
  switch (style) {
    case 'Anime':
      return null;
    case 'Cartoon':
      return defs.filter(
        SOLID_ALPHA +
          widened(4.5 * pixel, 'edge') +
          flooded('#fffdf6', 'edge', 'sticker') +
          merged('sticker', 'SourceGraphic'),
        8,
      );
    case 'Realistic':
      return defs.filter(volume(pixel), 8);
    case 'Fantasy':
      return defs.filter(
        `<feGaussianBlur in="SourceAlpha" stdDeviation="${16 * pixel}" result="halo"/>` +
          flooded(light.sun, 'halo', 'glow', 0.75) +
          merged('glow', 'SourceGraphic'),
        8,
      );
    case 'Digital':
      return defs.filter(
        SOLID_ALPHA +
          widened(2 * pixel, 'edge') +
          `<feGaussianBlur in="edge" stdDeviation="${11 * pixel}" result="wide"/>` +
          flooded('#ff5ad8', 'wide', 'aura') +
          flooded('#7af6ff', 'edge', 'rim') +
          merged('aura', 'rim', 'SourceGraphic'),
        8,
      );
  }
}
