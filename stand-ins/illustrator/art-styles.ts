/** The five style groups of the product's portrait styles. */
const STYLE_GROUPS = ['Anime', 'Cartoon', 'Realistic', 'Fantasy', 'Digital'] as const;
export type StyleGroup = (typeof STYLE_GROUPS)[number];

/** The product's portrait styles, four in each group. */
export const ART_STYLE_NAMES = [
  'Soft Meadow',
  'Bright Adventure',
  'Little Chibi',
  'Starlit Magic',
  'Bold Outline',
  'Soft Pastel',
  'Storybook',
  'Comic',
  'Natural Light',
  'Oil Painting',
  'Golden Cinema',
  'Nature Study',
  'Fairy-Tale Watercolor',
  'Enchanted Glow',
  'Epic Legend',
  'Golden Manuscript',
  'Neon Glow',
  'Paper Cut-Out',
  'Soft Clay',
  'Cosmic Dream',
] as const;
export type ArtStyleName = (typeof ART_STYLE_NAMES)[number];

/** How an art style draws a figure. */
export interface ArtStyle {
  readonly name: ArtStyleName;
  readonly group: StyleGroup;
  /** Outline width in figure units; 0 for no outline. */
  readonly lineWidth: number;
  /** How much darker than the fill the outline is (OKLCH lightness). */
  readonly lineDepth: number;
  /** Shading: rounded by light, flat, or two tones with a hard edge. */
  readonly shading: 'soft' | 'flat' | 'cel';
  /** Eye height relative to the drawn radius. */
  readonly eyeHeight: number;
  /** Size of the eyes relative to the default style. */
  readonly eyeScale: number;
  /** Complete eyes, or dark beads. */
  readonly eyes: 'full' | 'bead';
  /** Whether the iris gets a third highlight near its lower edge. */
  readonly hasIrisGlow: boolean;
  /** Size of the head relative to the default style. */
  readonly headScale: number;
}

const PLAIN = {
  lineWidth: 3,
  lineDepth: 0.3,
  shading: 'soft',
  eyeHeight: 1,
  eyeScale: 1,
  eyes: 'full',
  hasIrisGlow: false,
  headScale: 1,
} as const satisfies Omit<ArtStyle, 'name' | 'group'>;

type StyleSettings = Partial<Omit<ArtStyle, 'name' | 'group'>>;

const STYLE_SETTINGS: Readonly<Record<StyleGroup, Partial<Record<ArtStyleName, StyleSettings>>>> = {
  Anime: {
    'Soft Meadow': { lineWidth: 2.4, lineDepth: 0.24, eyeHeight: 1.18, hasIrisGlow: true },
    'Bright Adventure': { lineWidth: 4.6, lineDepth: 0.46, shading: 'cel', eyeHeight: 1.26, hasIrisGlow: true },
    'Little Chibi': {
      lineWidth: 5,
      lineDepth: 0.34,
      eyeHeight: 1.2,
      eyeScale: 1.14,
      hasIrisGlow: true,
      headScale: 1.13,
    },
    'Starlit Magic': { lineWidth: 2.8, lineDepth: 0.28, eyeHeight: 1.24, eyeScale: 1.05, hasIrisGlow: true },
  },
  Cartoon: {
    'Bold Outline': { lineWidth: 8, lineDepth: 0.6, shading: 'flat', eyeHeight: 1.1 },
    'Soft Pastel': { lineWidth: 2.4, lineDepth: 0.24, eyeHeight: 1.04 },
    Storybook: { lineWidth: 4.2, lineDepth: 0.34, eyeHeight: 1.06 },
    Comic: { lineWidth: 6, lineDepth: 0.7, shading: 'cel', eyeHeight: 1.14 },
  },
  Realistic: {
    'Natural Light': { lineWidth: 1.2, lineDepth: 0.12, eyeHeight: 0.9, eyeScale: 0.95 },
    'Oil Painting': { lineWidth: 0, lineDepth: 0.1, eyeHeight: 0.92, eyeScale: 0.95 },
    'Golden Cinema': { lineWidth: 1.4, lineDepth: 0.16, eyeHeight: 0.92, eyeScale: 0.95 },
    'Nature Study': { lineWidth: 2, lineDepth: 0.5, eyeHeight: 0.88, eyeScale: 0.92 },
  },
  Fantasy: {
    'Fairy-Tale Watercolor': { lineWidth: 1.8, lineDepth: 0.2, eyeHeight: 1 },
    'Enchanted Glow': { lineWidth: 2.5, lineDepth: 0.28, eyeHeight: 1, hasIrisGlow: true },
    'Epic Legend': { lineWidth: 3.4, lineDepth: 0.42, eyeHeight: 0.98 },
    'Golden Manuscript': { lineWidth: 3, lineDepth: 0.5, shading: 'flat', eyeHeight: 0.98 },
  },
  Digital: {
    'Neon Glow': { lineWidth: 2, lineDepth: 0.3, eyeHeight: 1.05, hasIrisGlow: true },
    'Paper Cut-Out': { lineWidth: 0, lineDepth: 0, shading: 'flat', eyes: 'bead' },
    'Soft Clay': { lineWidth: 0, lineDepth: 0, eyes: 'bead' },
    'Cosmic Dream': { lineWidth: 1.8, lineDepth: 0.22, eyeHeight: 1.12, hasIrisGlow: true },
  },
};

const styleEntries = STYLE_GROUPS.flatMap((group) =>
  ART_STYLE_NAMES.filter((name) => name in STYLE_SETTINGS[group]).map((name): [ArtStyleName, ArtStyle] => [
    name,
    { ...PLAIN, ...STYLE_SETTINGS[group][name], name, group },
  ]),
);

export const ART_STYLES = Object.fromEntries(styleEntries) as Readonly<Record<ArtStyleName, ArtStyle>>;

/** The default style of a group, for prompts that name none of its four styles. */
export const DEFAULT_STYLES: Readonly<Record<StyleGroup, ArtStyleName>> = {
  Anime: 'Soft Meadow',
  Cartoon: 'Bold Outline',
  Realistic: 'Natural Light',
  Fantasy: 'Enchanted Glow',
  Digital: 'Neon Glow',
};
