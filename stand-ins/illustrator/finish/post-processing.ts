import type { ArtStyleName } from '../art-styles.ts';
import type { Grain } from './grain.ts';

/** Post-processing of the drawn pixels for a style. */
export interface PostProcessing {
  readonly saturation: number;
  readonly brightness: number;
  /** Contrast, as the slope around middle gray. */
  readonly contrast: number;
  readonly grain: Grain;
  /** Whether a blurred copy of the picture is added to it (bloom). */
  readonly hasBloom: boolean;
  /** Size of the brush in pixels for a width of 768; 0 keeps every detail. */
  readonly brush: number;
  /** A color that tints the whole picture. */
  readonly tint: { readonly color: string; readonly opacity: number } | null;
}

const AS_DRAWN: PostProcessing = {
  saturation: 1,
  brightness: 1,
  contrast: 1,
  grain: 'paper',
  hasBloom: false,
  brush: 0,
  tint: null,
};

const POST_PROCESSING: Readonly<Record<ArtStyleName, Partial<PostProcessing>>> = {
  'Soft Meadow': { saturation: 0.92, brightness: 1.05, hasBloom: true },
  'Bright Adventure': { saturation: 1.3, contrast: 1.1, grain: 'none' },
  'Little Chibi': { saturation: 1.06, brightness: 1.06, grain: 'none' },
  'Starlit Magic': { saturation: 1.1, hasBloom: true, tint: { color: '#d89aff', opacity: 0.1 } },
  'Bold Outline': { saturation: 1.18, contrast: 1.06, grain: 'none' },
  'Soft Pastel': { saturation: 0.68, brightness: 1.06, grain: 'chalk' },
  Storybook: { saturation: 1.08, grain: 'laid', tint: { color: '#f0c880', opacity: 0.06 } },
  Comic: { saturation: 1.2, contrast: 1.16, grain: 'dots' },
  'Natural Light': { saturation: 0.88, brightness: 1.03, hasBloom: true },
  'Oil Painting': {
    saturation: 1.02,
    contrast: 1.06,
    grain: 'canvas',
    brush: 5,
    tint: { color: '#c88a3a', opacity: 0.09 },
  },
  'Golden Cinema': { saturation: 0.86, contrast: 1.08, hasBloom: true, tint: { color: '#ffa84a', opacity: 0.15 } },
  'Nature Study': { saturation: 0.7, contrast: 1.02, grain: 'laid', tint: { color: '#f0e0b8', opacity: 0.12 } },
  'Fairy-Tale Watercolor': { saturation: 0.84, brightness: 1.07, grain: 'wash', brush: 3 },
  'Enchanted Glow': { saturation: 1.06, hasBloom: true },
  'Epic Legend': { saturation: 0.98, contrast: 1.14, tint: { color: '#5a2a6a', opacity: 0.1 } },
  'Golden Manuscript': { saturation: 0.94, grain: 'laid', tint: { color: '#f0cc7a', opacity: 0.16 } },
  'Neon Glow': { saturation: 1.2, contrast: 1.05 },
  'Paper Cut-Out': { saturation: 0.96, grain: 'chalk' },
  'Soft Clay': { saturation: 1.04, brightness: 1.03, grain: 'chalk', hasBloom: true },
  'Cosmic Dream': { saturation: 1.15, hasBloom: true },
};

export const postProcessingOf = (style: ArtStyleName): PostProcessing => ({ ...AS_DRAWN, ...POST_PROCESSING[style] });
