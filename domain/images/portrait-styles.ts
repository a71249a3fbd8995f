import { idOf } from '../catalogues/read-choices.ts';
import { STYLE_ART } from './style-art.ts';

export const PORTRAIT_STYLE_GROUPS = ['Anime', 'Cartoon', 'Realistic', 'Fantasy', 'Digital'] as const;
export type PortraitStyleGroup = (typeof PORTRAIT_STYLE_GROUPS)[number];

export interface PortraitStyle {
  /** Includes the group, because two groups may have a style with the same label. */
  readonly id: string;
  readonly group: PortraitStyleGroup;
  readonly label: string;
  readonly description: string;
}

const STYLES: Readonly<Record<PortraitStyleGroup, Readonly<Record<string, string>>>> = {
  Anime: {
    'Soft Meadow': 'Gentle lines, big skies and a breeze in the grass.',
    'Bright Adventure': 'Bold poses, quick lines and shining eyes.',
    'Little Chibi': 'A big head, small feet and a great deal of charm.',
    'Starlit Magic': 'Ribbons, sparkles and a glow around everything.',
  },
  Cartoon: {
    'Bold Outline': 'Thick dark lines and clear bright colors.',
    'Soft Pastel': 'Chalky, quiet colors with rounded shapes.',
    Storybook: 'Like the picture books you know by heart.',
    Comic: 'Lively ink, dots of color and plenty of movement.',
  },
  Realistic: {
    'Natural Light': 'As if they stood beside a window.',
    'Oil Painting': 'Rich brushwork, fit for a golden frame.',
    'Golden Cinema': 'Warm light and a deep, soft background.',
    'Nature Study': 'Every hair and feather, looked at closely.',
  },
  Fantasy: {
    'Fairy-Tale Watercolor': 'Washes of color that run softly into each other.',
    'Enchanted Glow': 'A halo of light and fireflies in the air.',
    'Epic Legend': 'Grand skies and a hero who belongs beneath them.',
    'Golden Manuscript': 'Ornate borders, like a very old book of tales.',
  },
  Digital: {
    'Neon Glow': 'Bright edges on a deep evening blue.',
    'Paper Cut-Out': 'Layers of colored paper with tiny shadows.',
    'Soft Clay': 'Rounded like a figure made by hand.',
    'Cosmic Dream': 'Floating colors, stars and far-off worlds.',
  },
};

export const PORTRAIT_STYLES: readonly PortraitStyle[] = PORTRAIT_STYLE_GROUPS.flatMap((group) =>
  Object.entries(STYLES[group]).map(([label, description]) => ({
    id: idOf(`${group} ${label}`),
    group,
    label,
    description,
  })),
);

export const portraitStylesIn = (group: PortraitStyleGroup): readonly PortraitStyle[] =>
  PORTRAIT_STYLES.filter((style) => style.group === group);

/** The style of pictures for which none was chosen, so that all pictures of a book have the same style. */
export const DEFAULT_STYLE_ID = 'cartoon-bold-outline';

export const findPortraitStyle = (id: string): PortraitStyle | null =>
  PORTRAIT_STYLES.find((style) => style.id === id) ?? null;

/** A style in words for the image model: 'Cartoon - Bold Outline: thick even dark outlines, …'. */
export function artOfStyle(id: string): string {
  const style = findPortraitStyle(id) ?? findPortraitStyle(DEFAULT_STYLE_ID);
  return style ? `${style.group} - ${style.label}: ${STYLE_ART[style.label] ?? ''}` : '';
}
