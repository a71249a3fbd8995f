import { converter } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeFigure } from '../compose-picture.ts';
import type { FigureSpec, PictureSpec } from '../picture-spec.ts';
import { readPrompt } from '../read-prompt.ts';
import { findNamedColor } from '../words/colors.ts';

const SIZE = { width: 120, height: 160 };
const MIN_OPAQUE_ALPHA = 250;
/** Shading mostly changes lightness, so lightness counts for less than hue. */
const COLOR_TOLERANCE = 0.1;
const LIGHTNESS_WEIGHT = 0.6;

type Oklab = readonly [l: number, a: number, b: number];

const toOklab = converter('oklab');
const oklab = (color: string): Oklab => {
  const parsed = toOklab(color);
  if (parsed === undefined) throw new RangeError(`Not a color: ${color}`);
  return [parsed.l * LIGHTNESS_WEIGHT, parsed.a, parsed.b];
};
const distance = (one: Oklab, other: Oklab) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const COLOR_STEP = 24;

/** Opaque pixels of the figure alone, counted by coarse color. */
async function countColors(spec: PictureSpec & { figure: FigureSpec }): Promise<Map<string, number>> {
  const { data } = await sharp(Buffer.from(composeFigure(spec, SIZE)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < MIN_OPAQUE_ALPHA) continue;
    const [r, g, b] = [0, 1, 2].map((channel) => Math.round((data[at + channel] ?? 0) / COLOR_STEP) * COLOR_STEP);
    const color = `rgb(${r} ${g} ${b})`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

/** Opaque pixels of the chosen color, and of the largest other color. */
async function compareAreas(spec: PictureSpec & { figure: FigureSpec }): Promise<{ chosen: number; other: number }> {
  const dye = oklab(spec.figure.color);
  const colors = [...(await countColors(spec))].map(([color, count]) => ({ lab: oklab(color), count }));
  const areaAround = (center: Oklab, among: typeof colors) =>
    among.reduce((sum, { lab, count }) => (distance(center, lab) < COLOR_TOLERANCE ? sum + count : sum), 0);
  const others = colors.filter(({ lab }) => distance(dye, lab) >= COLOR_TOLERANCE);
  const other = Math.max(...others.map(({ lab }) => areaAround(lab, others)));
  return { chosen: areaAround(dye, colors), other };
}

const FIGURES = [
  ['Human - Warrior - Knight', 'Elder'],
  ['Human - Artisan - Potter', 'Child'],
  ['Human - Sports Professional - Runner', 'Child'],
  ['Human - Culinary Expert - Chef', 'Adult'],
  ['Mythical Creature - Dragon - Storm Dragon', 'Young'],
  ['Animal - Fur and Feather - Owl', 'Young'],
  ['Animal - Polar Animal - Penguin', 'Young'],
  ['Animal - Garden Insect - Ladybug', 'Young'],
  ['Animal - Dinosaur - Triceratops', 'Young'],
  ['Mythical Creature - Magical Horse - Cloud Pegasus', 'Young'],
  ['Mythical Creature - Sea Legend - Kraken', 'Young'],
  ['Supernatural Being - Household Spirit - Clock Spirit', 'Young'],
  ['Alien - Plant Alien - Mushroom Alien', 'Young'],
  ['Robot/Artificial Intelligence - Everyday Robot - Scholar Robot', 'Young'],
  ['Magical Being - Genie - Lamp Genie', 'Young'],
  ['Magical Being - Elemental - Air Elemental', 'Elder'],
  ['Mythical Creature - Hoofed Folk - Faun', 'Young'],
  ['Mythical Creature - Giant Folk - Bridge Troll', 'Grown-Up'],
  ['Dark Being - Goblin - Tunnel Goblin', 'Grown-Up'],
  ['Dark Being - Monster - Swamp Monster', 'Baby'],
  ['Mythical Creature - Tree Folk - Oak Guardian', 'Elder'],
  ['Supernatural Being - Undead - Mummy', 'Elder'],
  ['Hybrid - Half-Dragon - Frost Half-Dragon', 'Young'],
] as const;

const COLORS = [
  'Crimson',
  'Forest Green',
  'Ocean Blue',
  'Royal Purple',
  'Sunny Yellow',
  'Pastel Pink',
  'Silver',
  'Obsidian',
];

/** Half of the colors per figure, so that every color is tested on many bodies without a long run. */
const colorsFor = (index: number) => COLORS.filter((_, color) => color % 2 === index % 2);

describe('figure color', () => {
  for (const [index, [kind, age]] of FIGURES.entries()) {
    it.each(colorsFor(index))(`the chosen color covers the largest area of ${kind}: %s`, async (name) => {
      const prompt = `Portrait | Name: Ida | Kind: ${kind} | Gender: female | Colour: ${name} | Age: ${age} | Lighting: Golden Hour`;
      const spec = readPrompt(prompt, 'one') as PictureSpec & { figure: FigureSpec };
      expect(spec.figure.color).toBe(findNamedColor(name));
      const { chosen, other } = await compareAreas(spec);
      expect(chosen).toBeGreaterThan(other);
    });
  }
});
