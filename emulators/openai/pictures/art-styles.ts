/** The five style groups of the product's portrait styles. */
export const ART_STYLE_NAMES = ['Anime', 'Cartoon', 'Realistic', 'Fantasy', 'Digital'] as const;
export type ArtStyleName = (typeof ART_STYLE_NAMES)[number];

/** How a style draws: the same figure, another pen. */
export interface ArtStyle {
  readonly name: ArtStyleName;
  /** Outline width in figure units; 0 draws no outline. */
  readonly lineWidth: number;
  /** How much darker than the fill the outline is (OKLCH lightness). */
  readonly lineDepth: number;
  /** Eye height in relation to the drawn radius. */
  readonly eyeHeight: number;
  /** Whether the iris gets a third, lower light. */
  readonly hasIrisGlow: boolean;
}

export const ART_STYLES: Readonly<Record<ArtStyleName, ArtStyle>> = {
  Anime: { name: 'Anime', lineWidth: 3.5, lineDepth: 0.32, eyeHeight: 1.22, hasIrisGlow: true },
  Cartoon: { name: 'Cartoon', lineWidth: 6.5, lineDepth: 0.42, eyeHeight: 1.1, hasIrisGlow: false },
  Realistic: { name: 'Realistic', lineWidth: 1.6, lineDepth: 0.14, eyeHeight: 0.9, hasIrisGlow: false },
  Fantasy: { name: 'Fantasy', lineWidth: 2.5, lineDepth: 0.28, eyeHeight: 1, hasIrisGlow: false },
  Digital: { name: 'Digital', lineWidth: 2, lineDepth: 0.3, eyeHeight: 1.05, hasIrisGlow: true },
};
