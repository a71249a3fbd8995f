import type { ArtStyleName } from '../art-styles.ts';
import type { FigureSpec, PictureSpec } from '../picture-spec.ts';
import { readPrompt } from '../read-prompt.ts';
import type { InputPicture } from '../recognition/input-picture.ts';
import { readSetting } from '../read-setting.ts';
import { isNight, LIGHTS } from '../scenery/lights.ts';
import { placeNamed, type SceneryName } from '../scenery/places/places.ts';
import type { SettingSpec, Weather } from '../scenery/setting-spec.ts';
import { createRandom } from '../svg/random.ts';
import { asksForNaturalColor } from '../words/colors.ts';
import { findPlace } from '../words/find-place.ts';
import { readArtStyle, readLight, readMood } from '../words/settings.ts';
import { findPeople } from './find-people.ts';
import { mentionsMagic, NO_ACTION, readActions } from './read-actions.ts';
import { mentionsBed, readWeather, seenIn, timeAndWeather } from './read-moment.ts';
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
 * that describe them, else by their colors. `variation` changes positions and poses, never the figures.
 */
export function readScene({ prompt, variation, inputs }: SceneRequest): SceneSpec {
  const fields = readSceneFields(prompt);
  const random = createRandom(`${prompt}|${variation}`);
  const pictures = inputs.map((input) => (input.origin === null ? null : readOrigin(input.origin)));
  const people = resolveFigures(fields, inputs, pictures);
  const visiblePassage = seenIn(fields.passage);
  const shot = readShot(visiblePassage, fields.camera);
  const acts = readActions(
    seenIn(fields.acts),
    people.map(({ name }) => name),
  );
  const shownActs = fields.camera === '' ? acts : withIdleActions(acts, shot);
  const cast = people.map(({ figure }, index): CastMember => ({ ...(shownActs[index] ?? NO_ACTION), figure }));
  return {
    style:
      fields.style === ''
        ? (people.find(({ style }) => style !== null)?.style ?? readArtStyle(''))
        : readArtStyle(fields.style),
    setting: readSceneSetting(fields, pictures, people[0]?.figure ?? null),
    cast: random.chance(0.5) ? cast : mirroredOrder(cast),
    props: readProps(visiblePassage).filter((name) => cast.every(({ carries }) => carries !== name)),
    hasMagic: mentionsMagic(visiblePassage),
    hasBeds: mentionsBed(visiblePassage),
    shot,
  };
}

/** Actions for characters to whom the passage gives none, so that neighboring pages differ in pose. */
const IDLE_ACTIONS: Readonly<Record<Shot, readonly [Action, ...Action[]]>> = {
  wide: ['walk'],
  medium: ['look', 'talk', 'think'],
  close: ['think', 'look', 'talk'],
};

/**
 * The characters' own actions; for the others, actions that fit the distance. A character that another one turns to
 * looks back, and nobody walks or talks beside a lying or sleeping character.
 */
export function withIdleActions(acts: readonly CharacterAction[], shot: Shot): CharacterAction[] {
  const idle = acts.some(({ action }) => action === 'sleep' || action === 'lie')
    ? (['sit'] as const)
    : IDLE_ACTIONS[shot];
  return acts.map((act, index) => {
    if (act.action !== 'stand') return act;
    const other = acts.findIndex(({ towards }) => towards === index);
    return other < 0
      ? { ...act, action: idle[index % idle.length] ?? idle[0] }
      : { ...act, action: 'look', towards: act.towards ?? other };
  });
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
  const describedPeople = described.length > 0 ? described : findPeople(passage);
  return (describedPeople.length > 0 ? describedPeople : [UNNAMED_CHILD])
    .slice(0, MAX_FIGURES)
    .map((person) => resolveFigure(person, inputs, pictures));
}

/**
 * Whether a reference picture without a label shows a place: wide pictures do, unless they are recognized as something
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
  const knownInput = picture === null ? null : pictures[picture];
  if (input?.origin && knownInput?.figure) {
    return { name: name || nameIn(input.origin.prompt), figure: knownInput.figure, style: knownInput.style };
  }
  const { figure } = readPrompt(prompt, '');
  if (figure === null) throw new Error(`A person is described as a place: ${prompt}`);
  const colorText = /\bColou?r: ([^|]*)/i.exec(prompt)?.[1] ?? '';
  const isColorOpen = input !== undefined && (colorText === '' || asksForNaturalColor(colorText));
  return { name, figure: isColorOpen ? { ...figure, color: input.color } : figure, style: null };
}

const nameIn = (prompt: string): string => /\bName: ([^|]*)/.exec(prompt)?.[1]?.trim() ?? '';

/** The place, in the light, weather and mood of the moment. */
function readSceneSetting(
  { place, passage, where, light, mood }: SceneFields,
  pictures: readonly (PictureSpec | null)[],
  hero: FigureSpec | null,
): SettingSpec {
  const visiblePassage = seenIn(passage);
  const weather = readWeather(visiblePassage);
  const placePicture = place?.picture === undefined || place.picture === null ? null : pictures[place.picture];
  const unnamed = place === null ? pictures.find((picture) => picture?.figure === null) : null;
  const knownSetting = (placePicture ?? unnamed)?.setting ?? (place === null ? null : placeOf(place.prompt));
  const spot = findPlace(placeWords(where, place?.name ?? ''));
  const setting =
    knownSetting === null
      ? homeOf(hero, placeWords(where || visiblePassage, ''), weather)
      : spot === null
        ? knownSetting
        : { ...knownSetting, scenery: spot.scenery, landmarks: spot.details ?? [], details: [] };
  return {
    ...setting,
    weather: weather ?? setting.weather,
    light: readLight(timeAndWeather(visiblePassage)) ?? readLight(light) ?? setting.light,
    mood: mood === '' ? setting.mood : readMood(mood),
  };
}

/** The words that locate the moment, without objects and without the name of the place. */
const placeWords = (where: string, name: string): string =>
  where.replace(/\bwith\b.*$/su, '').replaceAll(name.replace(/^The /u, 'the ') || /$^/gu, '');

const placeOf = (prompt: string): SettingSpec => readPrompt(prompt, '').setting;

/** The scenery for the weather of a season. */
const SEASONS: Readonly<Partial<Record<Weather, SceneryName>>> = { snow: 'snow', leaves: 'autumn', petals: 'blossom' };

/** The scenery for heroes who live in a cave, under water or in a house: most of a story happens outdoors. */
const OUT_OF_DOORS = 'meadow';

/**
 * The place that the words name, otherwise the home of the hero, the same in every picture of a story. Night and closed
 * places need words that name them.
 */
function homeOf(hero: FigureSpec | null, passage: string, weather: Weather | null): SettingSpec {
  const home = readSetting(
    new Map([['location', passage]]),
    passage,
    hero,
    createRandom(`${hero?.identity ?? ''}|home`),
  );
  if (findPlace(passage) !== null) return home;
  const outside = placeNamed(home.scenery).sky === 'closed' ? OUT_OF_DOORS : home.scenery;
  return {
    ...home,
    scenery: (weather && SEASONS[weather]) ?? outside,
    light: isNight(LIGHTS[home.light]) ? 'day' : home.light,
  };
}

/** Reverses the order of the cast; everyone still looks at the same character. */
function mirroredOrder(cast: readonly CastMember[]): CastMember[] {
  const mirror = (index: number) => cast.length - 1 - index;
  return cast
    .toReversed()
    .map((member) => ({ ...member, towards: member.towards === null ? null : mirror(member.towards) }));
}
