import { appearanceOptionsFor } from '@talelantern/domain/characters/appearance';
import type { CharacterFields, Gender } from '@talelantern/domain/characters/character';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { PORTRAIT_STYLE_GROUPS, portraitStylesIn } from '@talelantern/domain/characters/portrait-styles';
import { NAMES_FOR_ANYONE } from '@talelantern/domain/characters/random-names';
import { subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { composeCharacterType } from '@talelantern/domain/characters/types/type-text';
import { renderPicture } from '../pictures/render-picture.ts';
import type { SamplePicture, SampleSheet } from './sample-picture.ts';

const TILE = { width: 180, height: 240 };
const PERSONALITIES = [
  'Brave and Kind',
  'Curious and Playful',
  'Wise and Gentle',
  'Shy and Kind',
  'Cheerful and Funny',
  'Calm and Loyal',
] as const;

/** The entry at `index`, begun anew at the end of the list. */
function turn<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new RangeError('Nothing to choose from');
  return entry;
}

/** A whole character from what matters to a sample. */
export function sampleCharacter(
  name: string,
  type: string,
  more: { gender?: Gender; personality?: string; color?: string; age?: string; style?: string; feature?: string } = {},
): CharacterFields {
  const options = appearanceOptionsFor(type);
  return {
    name,
    type,
    gender: more.gender ?? 'female',
    personality: more.personality ?? 'Brave and Kind',
    magicalPower: null,
    role: null,
    customDescription: '',
    appearance: {
      height: turn(options.height, 2).label,
      build: turn(options.build, 2).label,
      color: more.color ?? turn(options.color, 0).label,
      distinguishingFeature: more.feature ?? '',
      age: more.age ?? turn(options.age, 2).label,
      customAge: '',
    },
    advancedFeatures: {
      imageStyle: more.style ?? '',
      background: '',
      lighting: '',
      mood: '',
      details: '',
      imageProvider: 'dall-e',
    },
    realChild: false,
  };
}

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
      color: turn(options.color, index).label,
      age: turn(options.age, index + 1).label,
      style: turn(portraitStylesIn(turn(PORTRAIT_STYLE_GROUPS, index)), index).id,
    });
    return portrait(`${subcategory.label}: ${label}`, character);
  });
  return {
    name: `portraits-${topLevel.id}`,
    title: `${topLevel.label}: one portrait for every subcategory`,
    columns: 5,
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

/** The same two characters in each of the five finishes with its four styles. */
export const FINISH_SHEETS: readonly SampleSheet[] = FINISHED.map(([name, type]) => ({
  name: `finishes-${name.toLowerCase()}`,
  title: `Five finishes in four styles each: ${name}`,
  columns: 4,
  tile: TILE,
  pictures: PORTRAIT_STYLE_GROUPS.flatMap((group) =>
    portraitStylesIn(group).map((style) =>
      portrait(`${group}: ${style.label}`, sampleCharacter(name, type, { style: style.id })),
    ),
  ),
}));
