import type { ArtStyleName } from '../art-styles.ts';
import type { FigureSpec, PictureSpec } from '../picture-spec.ts';
import { readPrompt } from '../read-prompt.ts';
import type { InputPicture } from '../recognition/input-picture.ts';
import type { SettingSpec } from '../scenery/setting-spec.ts';
import { createRandom, type Random } from '../svg/random.ts';
import { leavesColourToNature } from '../words/colour-words.ts';
import { readArtStyle, readLight, readMood } from '../words/setting-words.ts';
import { findPeople } from './find-people.ts';
import { mentionsMagic, readDeeds } from './read-deeds.ts';
import { timeAndWeather } from './read-moment.ts';
import { readProps, readShot } from './read-props.ts';
import { readSceneFields, type Described, type SceneFields } from './scene-fields.ts';
import type { CastMember, SceneSpec } from './scene-spec.ts';

interface SceneRequest {
  readonly prompt: string;
  readonly variation: string;
  readonly inputs: readonly InputPicture[];
}

/** Somebody of the scene as drawn in a portrait. */
interface Portrayed {
  readonly name: string;
  readonly figure: FigureSpec;
  readonly style: ArtStyleName | null;
}

/** More would stand in each other's way. */
const MOST_PEOPLE = 6;
const SOMEBODY: Described = { name: '', prompt: 'Picture | Kind: Human | Age: Child', picture: null };

/**
 * What to draw for a scene. Who is on a picture sent along is known, in this order, by the picture itself, by the words
 * that describe it, by its colours. `variation` changes who stands where and how, never who they are.
 */
export function readScene({ prompt, variation, inputs }: SceneRequest): SceneSpec {
  const fields = readSceneFields(prompt);
  const chance = createRandom(`${prompt}|${variation}`);
  const pictures = inputs.map((input) => (input.origin === null ? null : readOrigin(input.origin)));
  const people = portray(fields, inputs, pictures);
  const deeds = readDeeds(
    fields.passage,
    people.map(({ name }) => name),
  );
  const cast = people.map(({ figure }, index): CastMember => ({
    action: 'stand',
    feeling: null,
    towards: null,
    isFar: false,
    usesPower: false,
    ...deeds[index],
    figure,
  }));
  return {
    style:
      fields.style === ''
        ? (people.find(({ style }) => style !== null)?.style ?? readArtStyle(''))
        : readArtStyle(fields.style),
    setting: readSceneSetting(fields, pictures, chance),
    cast: chance.chance(0.5) ? cast : mirroredOrder(cast),
    props: readProps(fields.passage),
    hasMagic: mentionsMagic(fields.passage),
    shot: readShot(fields.passage),
  };
}

const readOrigin = ({ prompt, variation }: { prompt: string; variation: string }): PictureSpec =>
  readPrompt(prompt, variation);

function portray(
  { people, passage, place }: SceneFields,
  inputs: readonly InputPicture[],
  pictures: readonly (PictureSpec | null)[],
): Portrayed[] {
  const isNamed = (index: number) => place?.picture === index || people.some(({ picture }) => picture === index);
  const unnamed = inputs.flatMap((_, index): Described[] =>
    isNamed(index) || showsPlace(inputs[index], pictures[index]) ? [] : [{ ...SOMEBODY, picture: index }],
  );
  const described = [...people, ...unnamed];
  const known = described.length > 0 ? described : findPeople(passage);
  return (known.length > 0 ? known : [SOMEBODY])
    .slice(0, MOST_PEOPLE)
    .map((person) => portrayOne(person, inputs, pictures));
}

/** Whether a picture that the prompt does not name shows a place: wide ones do, unless they are known better. */
const showsPlace = (input: InputPicture | undefined, picture: PictureSpec | null | undefined): boolean =>
  picture ? picture.figure === null : input?.isWide === true;

function portrayOne(
  { name, prompt, picture }: Described,
  inputs: readonly InputPicture[],
  pictures: readonly (PictureSpec | null)[],
): Portrayed {
  const input = picture === null ? undefined : inputs[picture];
  const known = picture === null ? null : pictures[picture];
  if (input?.origin && known?.figure) {
    return { name: name || nameIn(input.origin.prompt), figure: known.figure, style: known.style };
  }
  const { figure } = readPrompt(prompt, '');
  if (figure === null) throw new Error(`A person is described as a place: ${prompt}`);
  const colourText = /\bColou?r: ([^|]*)/i.exec(prompt)?.[1] ?? '';
  const isColourOpen = input !== undefined && (colourText === '' || leavesColourToNature(colourText));
  return { name, figure: isColourOpen ? { ...figure, colour: input.colour } : figure, style: null };
}

const nameIn = (prompt: string): string => /\bName: ([^|]*)/.exec(prompt)?.[1]?.trim() ?? '';

/** The place as in its own picture, in the light and mood of the moment. */
function readSceneSetting(
  { place, passage, lighting, mood }: SceneFields,
  pictures: readonly (PictureSpec | null)[],
  chance: Random,
): SettingSpec {
  const pictured = place?.picture === undefined || place.picture === null ? null : pictures[place.picture];
  const unnamed = place === null ? pictures.find((picture) => picture?.figure === null) : null;
  const known = (pictured ?? unnamed)?.setting;
  const told = place === null ? `Picture of a place | Location: ${passage}` : place.prompt;
  const setting = known ?? readPrompt(told, chance.unit().toString(36)).setting;
  return {
    ...setting,
    light: readLight(timeAndWeather(passage)) ?? readLight(lighting) ?? setting.light,
    mood: mood === '' ? setting.mood : readMood(mood),
  };
}

/** The other way round, with everybody still looking at the same person. */
function mirroredOrder(cast: readonly CastMember[]): CastMember[] {
  const mirror = (index: number) => cast.length - 1 - index;
  return cast
    .toReversed()
    .map((member) => ({ ...member, towards: member.towards === null ? null : mirror(member.towards) }));
}
