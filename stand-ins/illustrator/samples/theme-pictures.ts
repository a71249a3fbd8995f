import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_CATEGORIES, type ThemeCategory } from '@talelantern/domain/catalogues/theme-categories';
import sharp from 'sharp';
import { ART_STYLES } from '../art-styles.ts';
import * as glyphs from '../figures/shared/glyphs.ts';
import { surface, type Pen } from '../pen.ts';
import { drawProp } from '../scenes/props/draw-prop.ts';
import type { Hex } from '../svg/color.ts';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument } from '../svg/document.ts';
import { circle, ellipse, group, path, place, rect, stroke, type Svg } from '../svg/elements.ts';
import { starPath } from '../svg/paths.ts';
import { createRandom } from '../svg/random.ts';

const SIZE = { width: 300, height: 271 };
const QUALITY = 66;
const INK: Hex = '#2b2140';

/** Each object is about 100 units across, centered on the origin. */
type Drawing = (pen: Pen) => Svg;

const rocket: Drawing = (pen) =>
  path('M-18 30L-38 52L-34 22ZM18 30L38 52L34 22Z', surface(pen, '#e2574c')) +
  path('M0 34C-12 44 -8 58 0 68C8 58 12 44 0 34Z', { fill: '#ffb23e' }) +
  path('M0 -66C26 -44 30 0 20 38H-20C-30 0 -26 -44 0 -66Z', surface(pen, '#f3f0fa')) +
  path('M0 -66C11 -57 18 -45 22 -31H-22C-18 -45 -11 -57 0 -66Z', surface(pen, '#e2574c')) +
  circle(0, -8, 13, surface(pen, '#7ac4f0'));

const magnifier: Drawing = (pen) =>
  stroke('M22 24L56 58', INK, 22) +
  stroke('M22 24L56 58', '#b0743a', 14) +
  circle(-10, -10, 44, { fill: '#d7f1ff', stroke: INK, strokeWidth: 18 }) +
  circle(-10, -10, 44, { fill: 'none', stroke: '#e8b84a', strokeWidth: 11 }) +
  place(glyphs.pawPrint(pen, '#5a4a8a'), { x: -10, y: -8, scale: 0.5 }) +
  stroke('M-36 -24Q-28 -40 -12 -42', '#ffffff', 6);

const seedling: Drawing = (pen) =>
  path('M-46 20H46L36 62H-36Z', surface(pen, '#c96f4a')) +
  rect(-52, 12, 104, 16, { rx: 6, ...surface(pen, '#d98258') }) +
  stroke('M0 12Q-4 -16 0 -36', '#3f8f4f', 8) +
  path('M0 -30C-10 -62 -44 -58 -54 -48C-46 -24 -20 -18 0 -30Z', surface(pen, '#6cc05c')) +
  path('M0 -34C8 -68 40 -70 54 -58C46 -34 22 -22 0 -34Z', surface(pen, '#82d06c'));

const bananaSkin: Drawing = (pen) =>
  path('M-4 -26C-40 -18 -62 14 -64 44C-40 30 -22 10 -2 4Z', surface(pen, '#ffd23f')) +
  path('M4 -26C40 -18 62 14 64 44C40 30 22 10 2 4Z', surface(pen, '#ffd23f')) +
  path('M-16 -16C-22 14 -14 44 2 62C18 44 24 14 16 -16Z', surface(pen, '#ffe06a')) +
  path('M-14 -20C-14 -44 -10 -56 -6 -64H8C8 -54 14 -42 16 -20C8 -10 -6 -10 -14 -20Z', surface(pen, '#f6c52e')) +
  rect(-8, -70, 17, 10, { rx: 3, fill: '#6b4a2a' });

const ghost: Drawing = (pen) =>
  path(
    'M0 -62C34 -62 46 -34 46 -4V58Q34 46 23 58Q11 46 0 58Q-11 46 -23 58Q-34 46 -46 58V-4C-46 -34 -34 -62 0 -62Z',
    surface(pen, '#f4f2ff'),
  ) +
  [-16, 16].map((x) => ellipse(x, -18, 7, 10, { fill: INK })).join('') +
  [-28, 28].map((x) => circle(x, 0, 7, { fill: '#ffb4cc' })).join('') +
  path('M-11 4Q0 22 11 4Z', { fill: INK });

const compass: Drawing = (pen) =>
  circle(0, 0, 58, surface(pen, '#c9892e')) +
  circle(0, 0, 45, surface(pen, '#fff6e0')) +
  stroke('M0 -40V-34M0 40V34M-40 0H-34M40 0H34', INK, 5) +
  place(path('M0 -36L11 0H-11Z', surface(pen, '#e2574c')) + path('M0 36L11 0H-11Z', surface(pen, '#5f7fc0')), {
    turn: 32,
  }) +
  circle(0, 0, 5, { fill: INK });

const wand: Drawing = (pen) =>
  stroke('M-46 58L12 -12', INK, 18) +
  stroke('M-46 58L12 -12', '#8a5a34', 11) +
  path(starPath(24, -26, 40, 5, 0.5), { ...surface(pen, '#ffd95a'), strokeLinejoin: 'round' }) +
  place(glyphs.starGlyph(pen, '#fff3c4'), { x: -34, y: -34, scale: 0.3 }) +
  place(glyphs.starGlyph(pen, '#ff9ede'), { x: 48, y: 34, scale: 0.28 });

const hand = (pen: Pen, color: Hex): Svg =>
  [-30, -10, 10, 28]
    .map((x, index) => rect(x - 8, -52 + Math.abs(index - 1.5) * 6, 17, 50, { rx: 8, ...surface(pen, color) }))
    .join('') +
  path('M-38 -14H38V18C38 44 20 56 0 56C-20 56 -38 44 -38 18Z', surface(pen, color)) +
  path('M34 10C48 -6 58 -16 64 -8C68 0 56 24 36 36Z', surface(pen, color));

const twoHands: Drawing = (pen) =>
  place(group(hand(pen, '#e8a878'), { transform: 'scale(-1 1)' }), { x: 30, y: 8, scale: 0.72, turn: 16 }) +
  place(hand(pen, '#8a5636'), { x: -30, y: 8, scale: 0.72, turn: -16 }) +
  place(glyphs.heartGlyph(pen), { x: 0, y: -42, scale: 0.42 });

/** A prop stands on the origin and is twice as high as a glyph. */
const asGlyph =
  (name: Parameters<typeof drawProp>[1]): Drawing =>
  (pen) =>
    place(drawProp(pen, name), { y: 56, scale: 0.72 });

interface ThemePicture {
  /** The sky from top to bottom, and the ground. */
  readonly colors: readonly [Hex, Hex, Hex];
  readonly drawing: Drawing;
}

/** One object for each category, recognizable without its label. */
const PICTURES: Readonly<Record<ThemeCategory, ThemePicture>> = {
  Adventure: { colors: ['#f4a45e', '#ffe2b0', '#c98a4a'], drawing: asGlyph('map') },
  Fantasy: { colors: ['#6a4fb0', '#d7a8ee', '#5b3f96'], drawing: wand },
  'Sci-Fi': { colors: ['#141a4a', '#3d4f9e', '#2a2f6e'], drawing: rocket },
  Action: { colors: ['#c0392b', '#ffb35e', '#8a2430'], drawing: (pen) => place(glyphs.bolt(pen), { scale: 1.25 }) },
  Mystery: { colors: ['#24405e', '#6f9fb4', '#1d3450'], drawing: magnifier },
  'School Life': { colors: ['#7cc0f0', '#e4f4ff', '#7ab86a'], drawing: asGlyph('book') },
  Nature: {
    colors: ['#7fd0c0', '#eafbe0', '#5fa84e'],
    drawing: (pen) => place(glyphs.butterfly(pen), { scale: 1.2 }),
  },
  Friendship: { colors: ['#ff9fb0', '#ffe6d6', '#e67a8c'], drawing: twoHands },
  Growth: { colors: ['#b8e08a', '#fbfbd8', '#8fc060'], drawing: seedling },
  Comedy: { colors: ['#46b6c8', '#d2f6f2', '#2f94a8'], drawing: bananaSkin },
  Spooky: { colors: ['#2b2358', '#6f5aa6', '#1d1740'], drawing: ghost },
  Exploration: { colors: ['#3a78c0', '#b8def8', '#2d5f9e'], drawing: compass },
};

function drawTheme(category: ThemeCategory): Svg {
  const { colors, drawing } = PICTURES[category];
  const [top, horizon, ground] = colors;
  const { width, height } = SIZE;
  const defs = new Definitions();
  const pen: Pen = {
    defs,
    style: ART_STYLES['Bold Outline'],
    random: createRandom(`theme|${category}`),
    rainbowColor: null,
  };
  const sky = defs.linear([
    [0, top],
    [1, horizon],
  ]);
  return svgDocument(
    defs,
    SIZE,
    rect(0, 0, width, height, { fill: sky }) +
      ellipse(width / 2, height + 40, width * 0.72, 92, { fill: ground }) +
      ellipse(width / 2, 228, 74, 11, { fill: INK, opacity: 0.22 }) +
      place(drawing(pen), { x: width / 2, y: 138, scale: 1.5 }),
  );
}

/** The file names that src/features/stories/category-art.ts uses: 'School Life' is th-school.webp. */
const fileOf = (category: ThemeCategory): string => {
  const [first = ''] = category.split(' ');
  return `th-${first.toLowerCase().replace('-', '')}.webp`;
};

/** Draws one picture for each category of themes whose file's name contains `only` into `folder`. */
export async function drawThemePictures(folder: string, only: string): Promise<void> {
  const chosenCategories = THEME_CATEGORIES.filter((category) => fileOf(category).includes(only));
  for (const category of chosenCategories) {
    const picture = sharp(Buffer.from(drawTheme(category))).webp({ quality: QUALITY, effort: 6 });
    writeFileSync(join(folder, fileOf(category)), await picture.toBuffer());
  }
  console.log(`${folder}: ${chosenCategories.length} pictures of themes`);
}
