import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ART_STYLES } from '../art-styles.ts';
import { readPrompt } from '../read-prompt.ts';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument } from '../svg/document.ts';
import { place } from '../svg/elements.ts';
import { drawFigure } from './draw-figure.ts';
import { STANDING, type Stance } from './stance.ts';

const BROKEN = /undefined|NaN|Infinity|null|\[object|<text/;

/** A figure of this type with all other values fixed. */
function drawingOf(type: string, stance: Partial<Stance> = {}, defs = new Definitions()): string {
  const { figure, style } = readPrompt(`Name: Sam | Kind: ${type} | Gender: female | Colour: Ocean Blue`, 'one');
  if (figure === null) throw new Error(`No figure: ${type}`);
  const posed = { ...figure, identity: 'Sam', pose: 'relaxed' } as const;
  return drawFigure(defs, ART_STYLES[style], posed, 'seed', { ...STANDING, ...stance }).svg;
}

const SIZE = { width: 120, height: 120 };
/** The opacity of a figure; shadows on the ground are more transparent. */
const OPAQUE = 200;

/** The height of the drawing without its shadow, in pixels of ten figure units. */
async function heightOf(type: string, stance: Partial<Stance> = {}): Promise<number> {
  const defs = new Definitions();
  const figureSvg = place(drawingOf(type, stance, defs), { x: SIZE.width / 2, y: SIZE.height - 10, scale: 0.1 });
  const { data } = await sharp(Buffer.from(svgDocument(defs, SIZE, figureSvg)))
    .ensureAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  const opaque = Array.from(data.keys()).filter((at) => at % 4 === 3 && (data[at] ?? 0) > OPAQUE);
  const rowOf = (at: number) => Math.floor(at / 4 / SIZE.width);
  return rowOf(opaque.at(-1) ?? 0) - rowOf(opaque[0] ?? 0);
}

describe('drawFigure', () => {
  it.each(TOP_LEVEL_TYPES.map(({ label }) => label))(
    'every type under %s is drawn completely and differently',
    (category) => {
      const typeByDrawing = new Map<string, string>();
      for (const type of EVERY_TYPE.filter((entry) => entry.startsWith(`${category} - `))) {
        const drawing = drawingOf(type);
        expect(BROKEN.exec(drawing), `${type} is broken`).toBeNull();
        expect(typeByDrawing.get(drawing), `${type} is drawn like another`).toBeUndefined();
        typeByDrawing.set(drawing, type);
      }
    },
  );

  it('the same figure gives the same drawing', () => {
    const type = 'Magical Being - Fairy - Flower Fairy';
    expect(drawingOf(type)).toBe(drawingOf(type));
  });
});

const WITH_LEGS = [
  'Human - Royal - Queen',
  'Human - Explorer - Sailor',
  'Mythical Creature - Hoofed Folk - Faun',
  'Mythical Creature - Dragon - Fire Dragon',
  'Mythical Creature - Giant Folk - Bridge Troll',
  'Animal - Fur and Feather - Fox',
  'Animal - Fur and Feather - Owl',
  'Animal - Dinosaur - Triceratops',
  'Animal - Riverbank Animal - Frog',
  'Robot/Artificial Intelligence - Everyday Robot - Helper Robot',
  'Alien - Little Alien - Green Alien',
  'Dark Being - Monster - Closet Monster',
];
const WITHOUT_LEGS = [
  'Mythical Creature - Merfolk - Mermaid',
  'Supernatural Being - Ghost - Castle Ghost',
  'Magical Being - Enchanted Friend - Snow Person',
  'Animal - Sea Animal - Dolphin',
  'Robot/Artificial Intelligence - Everyday Robot - Gardener Robot',
];

it.each(WITH_LEGS)('a walking figure has different legs from a standing one: %s', (type) => {
  const drawings = [null, 'walk', 'run'] as const;
  expect(new Set(drawings.map((gait) => drawingOf(type, { gait }))).size).toBe(3);
  for (const gait of drawings) expect(BROKEN.exec(drawingOf(type, { gait }))).toBeNull();
});

it.each(['Animal - Fur and Feather - Fox', 'Mythical Creature - Magical Horse - Rainbow Unicorn'])(
  'a walking animal is on all fours, or upright while it carries something: %s',
  async (type) => {
    const [standing, walking, carrying] = await Promise.all([
      heightOf(type),
      heightOf(type, { gait: 'walk' }),
      heightOf(type, { gait: 'walk', held: () => '' }),
    ]);
    expect(walking).toBeLessThan(0.95 * standing);
    expect(carrying).toBeGreaterThan(standing);
  },
);

it.each(WITHOUT_LEGS)('a figure without legs looks the same when it walks: %s', (type) => {
  expect(drawingOf(type, { gait: 'walk' })).toBe(drawingOf(type));
});

describe('a sleeper', () => {
  /** Coprime to the numbers of types in a subcategory, so that the sample covers every position. */
  const SAMPLE_INTERVAL = 11;

  it('a sleeping figure lies, at least a sixth lower than a standing one, unless it floats in the sea', async () => {
    const types = EVERY_TYPE.filter((type, index) => index % SAMPLE_INTERVAL === 0 && !type.includes('Sea Animal'));
    const upright: string[] = [];
    for (const type of types) {
      const [standing, lying] = [await heightOf(type), await heightOf(type, { isLying: true })];
      if (lying > (5 / 6) * standing) upright.push(`${type}: ${lying} of ${standing}`);
    }
    expect(upright).toEqual([]);
  });
});
