import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { composeCharacterType } from '@talelantern/domain/characters/types/type-text';
import sharp from 'sharp';
import { renderPicture } from '../render-picture.ts';
import { sampleCharacter } from './sample-characters.ts';
import { turn } from './sample-picture.ts';

/** Drawn larger and scaled down. */
const DRAWN_SIZE = { width: 320, height: 427 };
/** The crop to head and shoulders, which distinguish the kinds. */
const BUST = { left: 20, top: 60, width: 280, height: 280 };
const SIDE = 160;
/** About 4 KiB each, because eight are on one screen. */
const QUALITY = 45;
const STYLE = 'cartoon-bold-outline';

interface KindPicture {
  /** Path below the app's art folder, without extension. */
  readonly name: string;
  readonly prompt: string;
}

/** One picture for each specific type. The app illustrates a subcategory with the picture of its first type. */
const kindPictures: readonly KindPicture[] = TOP_LEVEL_TYPES.flatMap((category) =>
  subcategoriesOf(category.label).flatMap((subcategory) =>
    subcategory.types.map((specific, index) => {
      const type = composeCharacterType({
        category: category.label,
        subcategory: subcategory.label,
        specificType: specific.label,
      });
      const gender = specific.gender ?? turn(['female', 'male'] as const, index);
      // Without `color` each kind gets its default color.
      const look = { gender, style: STYLE, personality: 'Kind and Cheerful', color: '' };
      return {
        name: `kinds/${category.id}-${subcategory.id}-${specific.id}`,
        prompt: buildPortraitPrompt(sampleCharacter('Pip', type, look)),
      };
    }),
  ),
);

/** Draws the pictures whose name contains `only` (all for the empty string) into `folder`. */
export async function drawKindPictures(folder: string, only: string): Promise<void> {
  const chosenPictures = kindPictures.filter(({ name }) => name.includes(only));
  for (const { name, prompt } of chosenPictures) {
    const picture = await renderPicture({
      prompt,
      size: `${DRAWN_SIZE.width}x${DRAWN_SIZE.height}`,
      variation: 'sample',
      format: 'png',
      inputs: [],
    });
    const file = join(folder, `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    const bust = sharp(picture).extract(BUST).resize(SIDE, SIDE);
    writeFileSync(file, await bust.webp({ quality: QUALITY, effort: 6 }).toBuffer());
  }
  console.log(`${folder}: ${chosenPictures.length} pictures of kinds`);
}
