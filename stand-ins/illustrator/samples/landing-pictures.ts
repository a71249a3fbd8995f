import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CharacterFields } from '@talelantern/domain/characters/character';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import type { LocationFields } from '@talelantern/domain/locations/location';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import type { SceneMoment } from '@talelantern/domain/stories/scene-moment';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import sharp from 'sharp';
import type { InputPicture } from '../recognition/input-picture.ts';
import { renderPicture } from '../render-picture.ts';
import { encodeWithin } from './encode-within.ts';
import { sampleLocation } from './location-samples.ts';
import { sampleCharacter } from './sample-characters.ts';

const STYLE = 'anime-soft-meadow';

/** A picture of the landing page, in the widths that the page asks for. */
interface LandingPicture {
  readonly name: string;
  readonly prompt: string;
  readonly inputs: readonly InputPicture[];
  readonly ratio: number;
  readonly widths: readonly number[];
}

const someone = (
  name: string,
  type: string,
  background: string,
  lighting: string,
  look: Parameters<typeof sampleCharacter>[2] = {},
): CharacterFields => {
  const character = sampleCharacter(name, type, { style: STYLE, ...look });
  return { ...character, advancedFeatures: { ...character.advancedFeatures, background, lighting } };
};

const EMBER = someone('Ember', 'Mythical Creature - Dragon - Fire Dragon', 'Volcano', 'Firelight', {
  color: 'Crimson',
});
const PIP = someone('Pip', 'Animal - Fur and Feather - Fox', 'Wildflower Meadow', 'Soft morning', { gender: 'male' });

const PORTRAITS: readonly CharacterFields[] = [
  EMBER,
  someone('Lyra', 'Human - Mystic - Stargazer', 'Wildflower Meadow', 'Soft morning', { color: 'Royal Purple' }),
  someone('Hoot', 'Animal - Bird - Owl', 'Forest', 'Moonlight', { gender: 'male' }),
  someone('Bolt', 'Robot/Artificial Intelligence - Everyday Robot - Helper Robot', 'Crystal Cave', 'Magical glow', {
    gender: 'male',
    personality: 'Gentle and Kind',
  }),
  someone('Marigold', 'Magical Being - Fairy - Flower Fairy', 'Pine forest in the mountains', 'Soft morning', {
    personality: 'Curious and Cheerful',
  }),
  someone('Wren', 'Human - Warrior - Knight', 'Floating islands', 'Moonlight', {
    color: 'Ruby Red',
    age: 'Child',
    personality: 'Stubborn and Brave',
  }),
];

const place = (name: string, type: string, category: string, subcategory: string, lighting: string): LocationFields =>
  sampleLocation(name, type, category, subcategory, { lighting, imageStyle: STYLE });

const QUAY = place('Lantern Quay', 'Town and Country', 'Harbor', 'Lantern Quay', 'Moonlight');
const ISLES = place('The Floating Isles', 'Sky and Space', 'Floating Isle', 'Floating Isle', 'Sunset');
const CAVE = place('Crystal Cave', 'Mountains and Deserts', 'Cave', 'Crystal Cave', 'Magical glow');
const HOME = place('The Meadow Gate', 'Woods and Meadows', 'Meadow', 'Firefly Meadow', 'Moonlight');
const WOOD = place('Glimmerwood', 'Woods and Meadows', 'Forest', 'Mushroom Forest', 'Moonlight');

const moment = (ember: string, pip: string, more: Partial<SceneMoment>): SceneMoment => ({
  who: [
    { name: 'Ember', doing: ember },
    { name: 'Pip', doing: pip },
  ],
  where: '',
  camera: 'medium shot',
  light: '',
  mood: '',
  alt: '',
  ...more,
});

/** The four pages of the sample story. The last is a book cover too, so its sky is left free for the title. */
const SCENES: readonly (readonly [LocationFields, SceneMoment])[] = [
  [
    QUAY,
    moment('looking towards Pip', 'talking to Ember, holding the lantern', {
      where: 'on the quay',
      camera: 'wide shot',
    }),
  ],
  [ISLES, moment('flying', 'cheering', {})],
  [CAVE, moment('talking', 'sitting', { where: 'by the pool' })],
  [HOME, moment('waving', 'holding the lantern and smiling', { camera: 'wide shot', light: 'moonlight' })],
];

const PORTRAIT_WIDTHS = [280, 560];
const SCENE_WIDTHS = [480, 800, 1200];
const PLACE_WIDTHS = [400, 720];
const TALL = 4 / 3;
const WIDE = 2 / 3;

const inputPicture = (prompt: string): InputPicture => ({
  origin: { prompt, variation: 'landing' },
  color: '#808080',
  isWide: false,
});

const LANDING_PICTURES: readonly LandingPicture[] = [
  ...PORTRAITS.map((character) => ({
    name: character.name.toLowerCase(),
    prompt: buildPortraitPrompt(character),
    inputs: [],
    ratio: TALL,
    widths: PORTRAIT_WIDTHS,
  })),
  ...SCENES.map(([location, sceneMoment], index) => ({
    name: `scene-${index + 1}`,
    prompt: buildScenePrompt({
      passage: '',
      moment: sceneMoment,
      ageRange: '5-8',
      camera: null,
      styleId: STYLE,
      pictured: [EMBER, PIP],
      described: [],
      place: { location, isPictured: true },
    }),
    inputs: [...[EMBER, PIP].map((character) => buildPortraitPrompt(character)), buildLocationPrompt(location)].map(
      inputPicture,
    ),
    ratio: WIDE,
    widths: SCENE_WIDTHS,
  })),
  { name: 'loc-wood', prompt: buildLocationPrompt(WOOD), inputs: [], ratio: WIDE, widths: PLACE_WIDTHS },
];

/** Size cap, so that the page stays light on a phone. */
const maxBytesOf = (width: number, height: number): number => 4_000 + width * height * 0.048;

/** Draws the pictures of the landing page whose name contains `only` (all for the empty string) as WebP. */
export async function drawLandingPictures(art: string, only: string): Promise<void> {
  const folder = join(art, 'landing');
  mkdirSync(folder, { recursive: true });
  const chosenPictures = LANDING_PICTURES.filter(({ name }) => `landing/${name}`.includes(only));
  for (const { name, prompt, inputs, ratio, widths } of chosenPictures) {
    const widest = Math.max(...widths);
    const size = `${widest}x${Math.round(widest * ratio)}`;
    const picture = await renderPicture({ prompt, size, variation: 'landing', format: 'png', inputs });
    for (const width of widths) {
      const height = Math.round(width * ratio);
      const bytes = await encodeWithin(sharp(picture).resize(width, height), maxBytesOf(width, height));
      writeFileSync(join(folder, `${name}-${width}.webp`), bytes);
    }
  }
  console.log(`${folder}: ${chosenPictures.length} pictures`);
  if (only === '' || 'scene-wood'.includes(only)) await drawSignInPicture(art);
}

const SIGN_IN = { width: 1080, height: 720 };
const GLADE = sampleLocation('Glimmerwood', 'Woods and Meadows', 'Forest', 'Mushroom Forest', {
  lighting: 'Moonlight',
  imageStyle: 'cartoon-storybook',
});
/** Who stands where: the middle of the figure and its feet, as fractions of the picture. */
const FRIENDS = [
  { name: 'lyra', x: 0.25, y: 0.95, scale: 1 },
  { name: 'hoot', x: 0.52, y: 0.9, scale: 0.6 },
  { name: 'pip', x: 0.77, y: 0.95, scale: 0.76 },
] as const;

/** The picture beside the sign-in form: friends of the app, cut out, in a wood. */
async function drawSignInPicture(art: string): Promise<void> {
  const { width, height } = SIGN_IN;
  const wood = await renderPicture({
    prompt: buildLocationPrompt(GLADE),
    size: `${width}x${height}`,
    variation: 'sign-in',
    format: 'png',
    inputs: [],
  });
  const friends = await Promise.all(
    FRIENDS.map(async ({ name, x, y, scale }) => {
      const file = sharp(join(art, `cut-${name}.webp`));
      const { width: full } = await file.metadata();
      const { data, info } = await file
        .resize(Math.round(full * scale))
        .png()
        .toBuffer({ resolveWithObject: true });
      return {
        input: data,
        left: Math.round(width * x - info.width / 2),
        top: Math.round(height * y - info.height),
      };
    }),
  );
  const picture = await sharp(wood).composite(friends).png().toBuffer();
  writeFileSync(join(art, 'scene-wood.webp'), await encodeWithin(sharp(picture), SIGN_IN_BYTES));
}

const SIGN_IN_BYTES = 70 * 1024;
