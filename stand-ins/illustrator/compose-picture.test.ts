import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ART_STYLE_NAMES } from './art-styles.ts';
import { composeFigure, composePicture } from './compose-picture.ts';
import { FEATURE_NAMES, POWER_NAMES, type FigureSpec, type PictureSpec } from './picture-spec.ts';
import { readPrompt } from './read-prompt.ts';
import { LIGHT_NAMES } from './scenery/lights.ts';
import { SCENERY_NAMES } from './scenery/places/places.ts';

const SIZE = { width: 192, height: 256 };

type Portrait = PictureSpec & { figure: FigureSpec };

const portrait = (kind: string, more = ''): Portrait =>
  readPrompt(`Portrait | Name: Sam | Kind: ${kind} | Personality: Brave and Kind${more}`, 'one') as Portrait;

const withFigure = (spec: Portrait, change: Partial<FigureSpec>): Portrait => ({
  ...spec,
  figure: { ...spec.figure, ...change } as FigureSpec,
});

/** Kinds that no catalogue lists and only free text can name. */
const UNLISTED = ['fish', 'shark', 'jellyfish', 'snail', 'beetle', 'bird', 'unicorn', 'phoenix'];
const KINDS = [...EVERY_TYPE, ...UNLISTED];

const ONE_OF_EVERY_RIG = [
  'Human - Royal - Queen',
  'Mythical Creature - Dragon - Fire Dragon',
  'Mythical Creature - Giant Folk - Bridge Troll',
  'Magical Being - Elemental - Water Elemental',
  'Dark Being - Monster - Closet Monster',
  'Robot/Artificial Intelligence - Everyday Robot - Helper Robot',
  'Animal - Fur and Feather - Fox',
  'Animal - Bird - Parrot',
  'Animal - Riverbank Animal - Frog',
  'Animal - Sea Animal - Whale',
  'Animal - Garden Insect - Butterfly',
  'Supernatural Being - Ghost - Castle Ghost',
  'Alien - Little Alien - Three-Eyed Alien',
];

function expectCleanSvg(svg: string): void {
  expect(svg).not.toMatch(/undefined|NaN|Infinity|null|\[object/);
  expect(svg).not.toContain('<text');
}

describe('composePicture', () => {
  it('every kind of figure is drawn without invalid values or text', () => {
    for (const kind of KINDS) expectCleanSvg(composeFigure(portrait(kind), SIZE));
  });

  it.each(ART_STYLE_NAMES)('every rig can be drawn in the %s style', (style) => {
    for (const kind of ONE_OF_EVERY_RIG) expectCleanSvg(composePicture({ ...portrait(kind), style }, SIZE));
  });

  it('every feature and power can be drawn on every rig', () => {
    for (const kind of ONE_OF_EVERY_RIG) {
      const plainFigure = composeFigure(portrait(kind), SIZE);
      expectCleanSvg(composePicture(withFigure(portrait(kind), { features: FEATURE_NAMES }), SIZE));
      for (const power of POWER_NAMES) {
        const spec = withFigure(portrait(kind), { power });
        const figureSvg = composeFigure(spec, SIZE);
        expectCleanSvg(figureSvg);
        expect(figureSvg).not.toBe(plainFigure);
      }
    }
  });

  it('every scenery and lighting can be drawn with and without a figure', () => {
    SCENERY_NAMES.forEach((scenery, index) => {
      const spec = portrait('Fox');
      const light = LIGHT_NAMES[index % LIGHT_NAMES.length] ?? 'day';
      const setting = { ...spec.setting, light, scenery, landmarks: [], details: [] };
      expectCleanSvg(composePicture({ ...spec, setting }, SIZE));
      expectCleanSvg(composePicture({ ...spec, setting, figure: null }, SIZE));
    });
  });
});

it.each(['Soft Meadow', 'Starlit Magic', 'Enchanted Glow', 'Cosmic Dream'] as const)(
  'seeds, sparkles and points of light are behind the figure in %s',
  (style) => {
    const spec = portrait('Fox', ' | Background: Meadow');
    const svg = composePicture({ ...spec, style }, SIZE);
    const [, fromFigure = ''] = svg.split('translate(96 241.92)');
    expect(svg).toMatch(FLOATING);
    expect(fromFigure).not.toBe('');
    expect(fromFigure).not.toMatch(FLOATING);
  },
);

it.each([
  ['Human - Leader - Village Elder', 'Child'],
  ['Human - Leader - Village Elder', 'Adult'],
  ['Human - Leader - Village Elder', 'Elder'],
])("the head of a bare-headed %s (%s) begins at 24 to 32 % of the picture's height", async (kind, age) => {
  const spec = portrait(kind, ` | Age: ${age} | Gender: female`);
  const top = await topRow(composeFigure({ ...spec, figure: { ...spec.figure, pose: 'relaxed' } }, SIZE));
  expect(top / SIZE.height).toBeGreaterThan(0.24);
  expect(top / SIZE.height).toBeLessThan(0.32);
});

it.each(KINDS.filter((_, index) => index % 9 === 0))('the figure of %s stays inside the portrait', async (kind) => {
  const spec = portrait(kind);
  const { info } = await sharp(Buffer.from(composeFigure(spec, SIZE)))
    .trim()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBeLessThan(SIZE.width);
  expect(info.height).toBeLessThan(SIZE.height);
});

/** Matches a group of lights and a dandelion seed. */
const FLOATING = /<g fill="url|M0 0Q-2 14 3 24/;
const MIN_OPAQUE_ALPHA = 200;

async function topRow(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const first = data.findIndex((value, index) => index % info.channels === 3 && value > MIN_OPAQUE_ALPHA);
  return Math.floor(first / info.channels / info.width);
}
