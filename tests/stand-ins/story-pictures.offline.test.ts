import { expect, it } from 'vitest';
import { ART_STYLE_NAMES } from '../../stand-ins/illustrator/art-styles.ts';
import { isNight, LIGHTS } from '../../stand-ins/illustrator/scenery/lights.ts';
import type { SceneryName } from '../../stand-ins/illustrator/scenery/places/places.ts';
import type { Weather } from '../../stand-ins/illustrator/scenery/setting-spec.ts';
import { composeScene } from '../../stand-ins/illustrator/scenes/compose-scene.ts';
import { poseFigure } from '../../stand-ins/illustrator/scenes/pose-figure.ts';
import { generateStories } from './generate-stories.ts';
import { askStoryteller, illustrate, type Illustration } from './illustrate-story.ts';

/** Every twentieth theme for every age: 24 stories. */
const EVERY_NTH_THEME = 20;

const stories = await generateStories(askStoryteller, EVERY_NTH_THEME);
const books = stories.map(illustrate);
const pictures = books.flat();
const locationsOf = (page: Illustration) => stories[books.findIndex((book) => book.includes(page))]?.locations ?? [];

/** The words outside of speech, which say what a picture can show. */
const narrationOf = ({ passage }: Illustration): string => passage.replaceAll(/“[^”]*”/gu, ' ').toLowerCase();
/** The same words without what is only intended or did not happen. */
const eventsIn = (page: Illustration): string => narrationOf(page).replaceAll(NOT_DONE, ' ');
const NOT_DONE =
  /\b(?:(?:did|was|were|had|could|would) not|(?:did|was|were|had|could|would)n’t|never|nearly|almost|(?:about|going|wanted) to)\b[^.,;:!?]*/gu;
const titleOf = ({ part, slot, passage }: Illustration): string => `${part + 1} ${slot}: ${passage}`;

/** How the body is held: figures without human arms show the pose, the others the arms. */
function holdOf({ sceneSpec, names }: Illustration, name: string): string | null {
  const member = sceneSpec.cast[names.indexOf(name)];
  if (member === undefined) return null;
  const { figure, stance } = poseFigure(member, sceneSpec, false);
  const { uprightness, lift, tilt } = stance;
  return JSON.stringify([figure.rig === 'human' ? stance.arms : [figure.pose, tilt], uprightness, lift]);
}

it('the 24 stories have more than seven pictures each on average', () => {
  expect(books).toHaveLength(24);
  expect(pictures.length).toBeGreaterThan(24 * 7);
});

it('nobody is drawn in the same pose or from the same distance on neighboring pages', () => {
  const repetitions = books.flatMap((book) =>
    book.slice(1).flatMap((page, index) => {
      const before = book[index];
      if (before === undefined) return [];
      const names = page.names.filter((name) => holdOf(page, name) === holdOf(before, name));
      if (before.sceneSpec.shot === page.sceneSpec.shot) names.push('the camera');
      return names.map((name) => `${name} in ${titleOf(page)}`);
    }),
  );
  expect(repetitions).toEqual([]);
});

it('nobody sleeps, hugs or runs unless the words say so', () => {
  const TOLD: Readonly<Record<string, RegExp>> = {
    sleep: /sle[ep]|snor|one yawn|doz|nap|in bed|close your eyes/,
    hug: /hug|arms|embrac|cuddl|snuggl/,
    run: /r[au]n|rac|rush|hurr|chas|dash|fled|gallop/,
  };
  const untoldActions = pictures.flatMap((page) =>
    page.sceneSpec.cast
      .filter(({ action }) => TOLD[action]?.test(eventsIn(page)) === false)
      .map(({ action }) => `${action} in ${titleOf(page)}`),
  );
  expect(untoldActions).toEqual([]);
});

it('a sleeper lies, in a bed if the words mention one, and a figure that walks or runs takes a step', () => {
  const posed = pictures.flatMap((page) =>
    page.sceneSpec.cast.map((member) => ({ page, member, ...poseFigure(member, page.sceneSpec, false) })),
  );
  const sleepers = posed.filter(({ member }) => member.action === 'sleep');
  const walkers = posed.filter(({ member }) => member.action === 'walk' || member.action === 'run');
  expect(sleepers.filter(({ stance }) => !stance.isLying)).toEqual([]);
  expect(sleepers.filter(({ stance, page }) => stance.lift > 0 !== /\bbed\b/.test(narrationOf(page)))).toEqual([]);
  expect(walkers.filter(({ member, stance }) => stance.gait !== member.action)).toEqual([]);
  expect(posed.length).toBeGreaterThan(sleepers.length + walkers.length);
});

it('an object that somebody holds is named in the passage', () => {
  const unnamed = pictures.flatMap((page) =>
    page.sceneSpec.cast
      .flatMap(({ carries }) => (carries === null ? [] : [carries]))
      .filter((prop) => !new RegExp(PROP_WORDS[prop] ?? prop).test(narrationOf(page)))
      .map((prop) => `${prop} in ${titleOf(page)}`),
  );
  expect(unnamed).toEqual([]);
  expect(pictures.some(({ sceneSpec }) => sceneSpec.cast.some(({ carries }) => carries !== null))).toBe(true);
});

it('a picture has the weather and the season of its place or its words', () => {
  const wrongPictures = pictures.filter((page) => {
    const { weather, scenery } = page.sceneSpec.setting;
    const text = `${narrationOf(page)} ${JSON.stringify(locationsOf(page)).toLowerCase()}`;
    const isWeatherNamed = weather === null || SEASON_WORDS[weather]?.test(text) !== false;
    const isInSeason = !FLOWERING.has(scenery) || weather !== 'snow';
    return !isWeatherNamed || !isInSeason;
  });
  expect(wrongPictures.map(titleOf)).toEqual([]);
});

it('a picture shows night where somebody sleeps or the passage mentions moonlight, and day where it mentions sunshine', () => {
  const wrongPictures = pictures.filter((page) => {
    const isDark = isNight(LIGHTS[page.sceneSpec.setting.light]);
    const narration = narrationOf(page);
    const mentionsNight = /\bin the moonlight\b|\bat midnight\b|\bbedtime\b|\bsleep (?:well|tight)\b|\bin bed\b/.test(
      narration,
    );
    const mentionsDay = /\bsunshine\b|\bat noon\b|\bafternoon\b/.test(narration);
    const hasSleepers = page.sceneSpec.cast.some(({ action }) => action === 'sleep');
    if (hasSleepers && !isDark) return true;
    return mentionsNight === mentionsDay ? false : mentionsNight !== isDark;
  });
  expect(wrongPictures.map(titleOf)).toEqual([]);
});

it('a picture shows the place that the passage names', () => {
  const wrongPictures = pictures.filter((page) => {
    if (/\bin bed\b/.test(narrationOf(page))) return page.sceneSpec.setting.scenery !== 'attic';
    if (locationsOf(page).some(({ name }) => page.passage.includes(name.replace(/^The /u, '')))) return false;
    const namedPlaces = PLACES.filter(([words]) =>
      new RegExp(`\\b(?:in|into|on|through) the ${words}\\b`).test(narrationOf(page)),
    );
    return (
      namedPlaces.length > 0 && !namedPlaces.some(([, sceneries]) => sceneries.includes(page.sceneSpec.setting.scenery))
    );
  });
  expect(wrongPictures.map(titleOf)).toEqual([]);
});

it('pictures without a named place show the same place throughout a story', () => {
  const mixed = books.filter((book, index) => {
    if ((stories[index]?.locations.length ?? 0) > 0) return false;
    const unnamed = book.filter(({ moment }) => moment.where.replace(/with .*/u, '') === '' && moment.light === '');
    const lead = unnamed[0]?.names.toSorted()[0];
    const sameCast = unnamed.filter(({ names }) => names.length === 1 && names[0] === lead);
    return new Set(sameCast.map(({ sceneSpec }) => sceneSpec.setting.scenery)).size > 1;
  });
  expect(mixed.flat().map(titleOf)).toEqual([]);
});

it('figures stand in the scene, not inside a frame or a picture within it', () => {
  const framed = pictures.filter(({ sceneSpec, prompt }, index) => {
    const style = ART_STYLE_NAMES[index % ART_STYLE_NAMES.length] ?? sceneSpec.style;
    return FRAME.test(composeScene({ ...sceneSpec, style }, prompt, { width: 576, height: 384 }));
  });
  expect(framed.map(titleOf)).toEqual([]);
});

/** The frames of styles are sheets of the size of the picture, with a hole. */
const FRAME = /<image|d="M(?:0 0|-2 -2|-4 -4)H5\d\d(?:\.\d+)?V/;

const PROP_WORDS: Readonly<Record<string, string>> = {
  map: 'map|scroll',
  crystal: 'crystal|gem|jewel',
  letter: 'letter|envelope|invitation',
  flower: 'flower|rose',
};

const SEASON_WORDS: Readonly<Partial<Record<Weather, RegExp>>> = {
  snow: /snow|frost|ice|icicle|winter|blizzard/,
  rain: /rain|drizzl|puddle|thunder|storm/,
  leaves: /autumn|leaves/,
  petals: /spring|blossom|petal/,
};
const FLOWERING: ReadonlySet<SceneryName> = new Set<SceneryName>(['blossom', 'autumn', 'jungle']);

/** Words for a place, and what may be drawn for it. */
const PLACES: readonly (readonly [string, readonly SceneryName[]])[] = [
  ['garden', ['garden']],
  ['forest', ['forest']],
  ['road', ['road']],
  ['square', ['town']],
  ['streets', ['town']],
  ['castle', ['castle']],
];
