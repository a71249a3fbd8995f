import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CharacterFields } from '@talelantern/domain/characters/character';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { PORTRAIT_STYLES } from '@talelantern/domain/images/portrait-styles';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { categoriesOf, LOCATION_TYPES } from '@talelantern/domain/locations/location-types';
import sharp from 'sharp';
import { renderPicture } from '../render-picture.ts';
import type { PictureSize } from '../svg/document.ts';
import { encodeWithin } from './encode-within.ts';
import { sampleLocation } from './location-samples.ts';
import { sampleCharacter } from './sample-characters.ts';
import { turn } from './sample-picture.ts';

/** A picture that represents a choice in the app, such as a style or a type of place. */
interface ChoicePicture {
  /** Path below the app's art folder, without extension. */
  readonly name: string;
  readonly prompt: string;
  readonly size: PictureSize;
}

const PORTRAIT_SIZE = { width: 240, height: 320 };
export const PLACE = { width: 300, height: 200 };

/** Size cap of a picture, because one screen shows many. */
export const MAX_BYTES = 10 * 1024;
/** Drawn larger and scaled down. */
const OVERSAMPLING = 2;

/** The category whose picture represents a type, where it is not the first. */
const CATEGORY_OF_TYPE: Readonly<Record<string, string>> = { 'rivers-and-seas': 'island' };
/** The subcategory whose picture represents a category, where it is not the default one. */
const SUBCATEGORY_OF_CATEGORY: Readonly<Record<string, number>> = { river: 0 };

const PLACE_LOOK = { imageStyle: 'anime-bright-adventure' };

/** The same meadow in every style, so that the styles can be compared. */
const withMeadow = (character: CharacterFields): CharacterFields => ({
  ...character,
  advancedFeatures: { ...character.advancedFeatures, background: 'Flower Meadow' },
});

const stylePictures = PORTRAIT_STYLES.flatMap(({ id }): ChoicePicture[] => [
  {
    name: `styles/portrait-${id}`,
    prompt: buildPortraitPrompt(withMeadow(sampleCharacter('Pip', 'Animal - Fur and Feather - Fox', { style: id }))),
    size: PORTRAIT_SIZE,
  },
  {
    name: `styles/place-${id}`,
    prompt: buildLocationPrompt(
      sampleLocation('Fairytale Castle', 'Castles and Ruins', 'Castle', 'Fairytale Castle', { imageStyle: id }),
    ),
    size: PLACE,
  },
]);

const placePictures = LOCATION_TYPES.flatMap((type): ChoicePicture[] => {
  const categories = categoriesOf(type.label);
  const promptOf = (index: number): string => {
    const category = turn(categories, index);
    const { label } = turn(category.subcategories, SUBCATEGORY_OF_CATEGORY[category.id] ?? index);
    return buildLocationPrompt(sampleLocation(label, type.label, category.label, label, PLACE_LOOK));
  };
  const firstIndex = Math.max(
    0,
    categories.findIndex(({ id }) => id === CATEGORY_OF_TYPE[type.id]),
  );
  return [
    { name: `places/${type.id}`, prompt: promptOf(firstIndex), size: PLACE },
    ...categories.map(({ id }, index) => ({ name: `places/${type.id}-${id}`, prompt: promptOf(index), size: PLACE })),
  ];
});

/** Draws the pictures whose name contains `only` (all for the empty string) into `folder` as WebP of at most 10 KiB. */
export async function drawChoicePictures(folder: string, only: string): Promise<void> {
  const chosenPictures = [...stylePictures, ...placePictures].filter(({ name }) => name.includes(only));
  for (const { name, prompt, size } of chosenPictures) {
    const picture = await renderPicture({
      prompt,
      size: `${size.width * OVERSAMPLING}x${size.height * OVERSAMPLING}`,
      variation: 'sample',
      format: 'png',
      inputs: [],
    });
    const file = join(folder, `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await encodeWithin(sharp(picture).resize(size.width, size.height), MAX_BYTES));
  }
  console.log(`${folder}: ${chosenPictures.length} pictures to choose by`);
}
