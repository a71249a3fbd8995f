import type { ArtStyleName } from '../art-styles.ts';
import type { FigureSpec, PictureSpec } from '../picture-spec.ts';
import { readPrompt } from '../read-prompt.ts';
import type { InputPicture } from '../recognition/input-picture.ts';
import type { SettingSpec } from '../scenery/setting-spec.ts';
import { createRandom, type Random } from '../svg/random.ts';
import { asksForNaturalColour } from '../words/colours.ts';
import { readArtStyle, readLight, readMood } from '../words/settings.ts';
import { findPeople } from './find-people.ts';
import { mentionsMagic, readActions } from './read-actions.ts';
import { readWeather, timeAndWeather } from './read-moment.ts';
import { readProps, readShot } from './read-props.ts';
import { readSceneFields, type Described, type SceneFields } from './scene-fields.ts';
import type { Action, CastMember, CharacterAction, SceneSpec, Shot } from './scene-spec.ts';

interface SceneRequest {
  readonly prompt: string;
  readonly variation: string;
  readonly inputs: readonly InputPicture[];
}

/** A character as drawn in its portrait. */
interface ResolvedFigure {
  readonly name: string;
  readonly figure: FigureSpec;
  readonly style: ArtStyleName | null;
}

/** Maximum number of figures that fit without overlap. */
const MAX_FIGURES = 6;
const UNNAMED_CHILD: Described = { name: '', prompt: 'Picture | Kind: Human | Age: Child', picture: null };

/**
 * What to draw for a scene. Characters in reference pictures are identified by the picture itself, else by the words
 * that describe them, else by their colours. `variation` changes positions and poses, never the figures.
 */
export function readScene({ prompt, variation, inputs }: SceneRequest): SceneSpec {
  const fields = readSceneFields(prompt);
  const random = createRandom(`${prompt}|${variation}`);
  const pictures = inputs.map((input) => (input.origin === null ? null : readOrigin(input.origin)));
  const people = resolveFigures(fields, inputs, pictures);
  const actions = readActions(
    fields.acts,
    people.map(({ name }) => name),
  );
  const shot = readShot(fields.passage, fields.camera);
  const cast = people.map(({ figure }, index): CastMember => ({
    action: 'stand',
    feeling: null,
    towards: null,
    isFar: false,
    usesPower: false,
    ...withIdleAction(actions[index], fields.camera === '' ? [] : IDLE_ACTIONS[shot], index),
    figure,
  }));
  return {
    style:
      fields.style === ''
        ? (people.find(({ style }) => style !== null)?.style ?? readArtStyle(''))
        : readArtStyle(fields.style),
    setting: readSceneSetting(fields, pictures, random),
    cast: random.chance(0.5) ? cast : mirroredOrder(cast),
    props: readProps(fields.passage),
    hasMagic: mentionsMagic(fields.passage),
    shot,
  };
}

/** Actions for characters to whom the passage gives none, so that neighbouring pages differ in pose. */
const IDLE_ACTIONS: Readonly<Record<Shot, readonly Action[]>> = {
  wide: ['walk'],
  medium: ['point', 'stand'],
  close: ['stand', 'wave'],
};

function withIdleAction(
  read: CharacterAction | undefined,
  idle: readonly Action[],
  index: number,
): Partial<CharacterAction> {
  const action = idle[index % Math.max(1, idle.length)];
  return read?.action === 'stand' && action !== undefined ? { ...read, action } : { ...read };
}

const readOrigin = ({ prompt, variation }: { prompt: string; variation: string }): PictureSpec =>
  readPrompt(prompt, variation);

function resolveFigures(
  { people, passage, place }: SceneFields,
  inputs: readonly InputPicture[],
  pictures: readonly (PictureSpec | null)[],
): ResolvedFigure[] {
  const isNamed = (index: number) => place?.picture === index || people.some(({ picture }) => picture === index);
  const unnamed = inputs.flatMap((_, index): Described[] =>
    isNamed(index) || isPlacePicture(inputs[index], pictures[index]) ? [] : [{ ...UNNAMED_CHILD, picture: index }],
  );
  const described = [...people, ...unnamed];
  const known = described.length > 0 ? described : findPeople(passage);
  return (known.length > 0 ? known : [UNNAMED_CHILD])
    .slice(0, MAX_FIGURES)
    .map((person) => resolveFigure(person, inputs, pictures));
}

/**
 * Whether a reference picture without a label shows a place: wide pictures do, unless they are recognised as something
 * else.
 */
const isPlacePicture = (input: InputPicture | undefined, picture: PictureSpec | null | undefined): boolean =>
  picture ? picture.figure === null : input?.isWide === true;

function resolveFigure(
  { name, prompt, picture }: Described,
  inputs: readonly InputPicture[],
  pictures: readonly (PictureSpec | null)[],
): ResolvedFigure {
  const input = picture === null ? undefined : inputs[picture];
  const known = picture === null ? null : pictures[picture];
  if (input?.origin && known?.figure) {
    return { name: name || nameIn(input.origin.prompt), figure: known.figure, style: known.style };
  }
  const { figure } = readPrompt(prompt, '');
  if (figure === null) throw new Error(`A person is described as a place: ${prompt}`);
  const colourText = /\bColou?r: ([^|]*)/i.exec(prompt)?.[1] ?? '';
  const isColourOpen = input !== undefined && (colourText === '' || asksForNaturalColour(colourText));
  return { name, figure: isColourOpen ? { ...figure, colour: input.colour } : figure, style: null };
}

const nameIn = (prompt: string): string => /\bName: ([^|]*)/.exec(prompt)?.[1]?.trim() ?? '';

/** The place as in its reference picture, in the light and mood of the moment. */
function readSceneSetting(
  { place, passage, light, mood }: SceneFields,
  pictures: readonly (PictureSpec | null)[],
  random: Random,
): SettingSpec {
  const pictured = place?.picture === undefined || place.picture === null ? null : pictures[place.picture];
  const unnamed = place === null ? pictures.find((picture) => picture?.figure === null) : null;
  const known = (pictured ?? unnamed)?.setting;
  const settingPrompt = place === null ? `Picture of a place | Location: ${passage}` : place.prompt;
  const setting = known ?? readPrompt(settingPrompt, random.unit().toString(36)).setting;
  return {
    ...setting,
    weather: readWeather(passage) ?? setting.weather,
    light: readLight(timeAndWeather(passage)) ?? readLight(light) ?? setting.light,
    mood: mood === '' ? setting.mood : readMood(mood),
  };
}

/** Reverses the order of the cast; everyone still looks at the same character. */
function mirroredOrder(cast: readonly CastMember[]): CastMember[] {
  const mirror = (index: number) => cast.length - 1 - index;
  return cast
    .toReversed()
    .map((member) => ({ ...member, towards: member.towards === null ? null : mirror(member.towards) }));
}
