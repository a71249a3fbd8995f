import { appearanceOptionsFor } from '@talelantern/domain/characters/appearance';
import type { CharacterFields } from '@talelantern/domain/characters/character';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { PORTRAIT_STYLE_GROUPS, portraitStylesIn } from '@talelantern/domain/images/portrait-styles';
import { NAMES_FOR_ANYONE } from '@talelantern/domain/characters/random-names';
import { subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { composeCharacterType } from '@talelantern/domain/characters/types/type-text';
import { renderPicture } from '../render-picture.ts';
import { sampleCharacter } from './sample-characters.ts';
import { turn, type SamplePicture, type SampleSheet } from './sample-picture.ts';

const TILE = { width: 180, height: 240 };
const PERSONALITIES = [
  'Brave and Kind',
  'Curious and Playful',
  'Wise and Gentle',
  'Shy and Kind',
  'Cheerful and Funny',
  'Calm and Loyal',
] as const;

const portrait = (caption: string, character: CharacterFields): SamplePicture => ({
  caption,
  paint: (width) =>
    renderPicture({
      prompt: buildPortraitPrompt(character),
      size: `${width}x${Math.round((width * 4) / 3)}`,
      variation: 'sample',
      format: 'png',
      inputs: [],
    }),
});

function subcategorySheet(topLevel: (typeof TOP_LEVEL_TYPES)[number]): SampleSheet {
  const pictures = subcategoriesOf(topLevel.label).map((subcategory, index) => {
    const { label, gender = turn(['female', 'male'] as const, index) } = turn(subcategory.types, index);
    const type = composeCharacterType({
      category: topLevel.label,
      subcategory: subcategory.label,
      specificType: label,
    });
    const options = appearanceOptionsFor(type);
    const character = sampleCharacter(turn(NAMES_FOR_ANYONE, index), type, {
      gender,
      personality: turn(PERSONALITIES, index),
      color: turn(options.color, 2 * index + 1).label,
      age: turn(options.age, 3 * index + 1).label,
      style: turn(portraitStylesIn(turn(PORTRAIT_STYLE_GROUPS, index)), index).id,
    });
    return portrait(`${subcategory.label}: ${label}`, character);
  });
  return {
    name: `portraits-${topLevel.id}`,
    title: `${topLevel.label}: one portrait for every subcategory`,
    tile: TILE,
    pictures,
  };
}

/** One sheet for each of the ten kinds of characters. */
export const PORTRAIT_SHEETS: readonly SampleSheet[] = TOP_LEVEL_TYPES.map(subcategorySheet);

const FINISHED = [
  ['Lyra', 'Human - Explorer - Adventurer'],
  ['Ember', 'Mythical Creature - Dragon - Fire Dragon'],
] as const;

/** The same two characters in each of the five style groups. */
export const FINISH_SHEETS: readonly SampleSheet[] = FINISHED.map(([name, type]) => ({
  name: `finishes-${name.toLowerCase()}`,
  title: `Five finishes in four styles each: ${name}`,
  tile: TILE,
  pictures: PORTRAIT_STYLE_GROUPS.flatMap((group) =>
    portraitStylesIn(group).map((style) =>
      portrait(`${group}: ${style.label}`, sampleCharacter(name, type, { style: style.id })),
    ),
  ),
}));
