/** The five groups of portrait styles (specification §3). */
export const PORTRAIT_STYLE_GROUPS = ['Anime', 'Cartoon', 'Realistic', 'Fantasy', 'Digital'] as const;
export type PortraitStyleGroup = (typeof PORTRAIT_STYLE_GROUPS)[number];

interface StyleEntry {
  readonly id: string;
  readonly group: PortraitStyleGroup;
  readonly label: string;
  readonly description: string;
}

/** Four styles in each group; a character keeps the id. */
export const PORTRAIT_STYLES = [
  {
    id: 'anime-soft-meadow',
    group: 'Anime',
    label: 'Soft Meadow',
    description: 'Gentle lines, big skies and a breeze in the grass.',
  },
  {
    id: 'anime-bright-adventure',
    group: 'Anime',
    label: 'Bright Adventure',
    description: 'Bold poses, quick lines and shining eyes.',
  },
  {
    id: 'anime-little-chibi',
    group: 'Anime',
    label: 'Little Chibi',
    description: 'A big head, small feet and a great deal of charm.',
  },
  {
    id: 'anime-starlit-magic',
    group: 'Anime',
    label: 'Starlit Magic',
    description: 'Ribbons, sparkles and a glow around everything.',
  },
  {
    id: 'cartoon-bold-outline',
    group: 'Cartoon',
    label: 'Bold Outline',
    description: 'Thick dark lines and clear bright colors.',
  },
  {
    id: 'cartoon-soft-pastel',
    group: 'Cartoon',
    label: 'Soft Pastel',
    description: 'Chalky, quiet colors with rounded shapes.',
  },
  {
    id: 'cartoon-storybook',
    group: 'Cartoon',
    label: 'Storybook',
    description: 'Like the picture books you know by heart.',
  },
  {
    id: 'cartoon-comic',
    group: 'Cartoon',
    label: 'Comic',
    description: 'Lively ink, dots of color and plenty of movement.',
  },
  {
    id: 'realistic-natural-light',
    group: 'Realistic',
    label: 'Natural Light',
    description: 'As if they stood beside a window.',
  },
  {
    id: 'realistic-oil-painting',
    group: 'Realistic',
    label: 'Oil Painting',
    description: 'Rich brushwork, fit for a golden frame.',
  },
  {
    id: 'realistic-golden-cinema',
    group: 'Realistic',
    label: 'Golden Cinema',
    description: 'Warm light and a deep, soft background.',
  },
  {
    id: 'realistic-nature-study',
    group: 'Realistic',
    label: 'Nature Study',
    description: 'Every hair and feather, looked at closely.',
  },
  {
    id: 'fantasy-fairy-tale-watercolor',
    group: 'Fantasy',
    label: 'Fairy-Tale Watercolor',
    description: 'Washes of color that run softly into each other.',
  },
  {
    id: 'fantasy-enchanted-glow',
    group: 'Fantasy',
    label: 'Enchanted Glow',
    description: 'A halo of light and fireflies in the air.',
  },
  {
    id: 'fantasy-epic-legend',
    group: 'Fantasy',
    label: 'Epic Legend',
    description: 'Grand skies and a hero who belongs beneath them.',
  },
  {
    id: 'fantasy-golden-manuscript',
    group: 'Fantasy',
    label: 'Golden Manuscript',
    description: 'Ornate borders, like a very old book of tales.',
  },
  {
    id: 'digital-neon-glow',
    group: 'Digital',
    label: 'Neon Glow',
    description: 'Bright edges on a deep evening blue.',
  },
  {
    id: 'digital-paper-cut-out',
    group: 'Digital',
    label: 'Paper Cut-Out',
    description: 'Layers of colored paper with tiny shadows.',
  },
  {
    id: 'digital-soft-clay',
    group: 'Digital',
    label: 'Soft Clay',
    description: 'Rounded like a figure made by hand.',
  },
  {
    id: 'digital-cosmic-dream',
    group: 'Digital',
    label: 'Cosmic Dream',
    description: 'Floating colors, stars and far-off worlds.',
  },
] as const satisfies readonly StyleEntry[];

export type PortraitStyle = (typeof PORTRAIT_STYLES)[number];

export const portraitStylesIn = (group: PortraitStyleGroup): readonly PortraitStyle[] =>
  PORTRAIT_STYLES.filter((style) => style.group === group);

/** The style with this id, or null. */
export const findPortraitStyle = (id: string): PortraitStyle | null =>
  PORTRAIT_STYLES.find((style) => style.id === id) ?? null;
