import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { withAvoidList } from '@talelantern/domain/safety/avoid-list';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { artOfStyle, PORTRAIT_STYLES } from '@talelantern/domain/images/portrait-styles';
import { cameraOf } from '@talelantern/domain/stories/chapter-pictures';
import { SCENE_SLOTS } from '@talelantern/domain/stories/scene-image';
import { describe, expect, it } from 'vitest';
import { readArtStyle } from '../words/settings.ts';
import { sampleCharacter } from '../samples/sample-characters.ts';
import { sampleLocation } from '../samples/location-samples.ts';
import { readPrompt } from '../read-prompt.ts';
import type { InputPicture } from '../recognition/input-picture.ts';
import { readScene } from './read-scene.ts';

const EMBER = sampleCharacter('Ember', 'Mythical Creature - Dragon - Ice Dragon', { style: 'cartoon-storybook' });
const LYRA = sampleCharacter('Lyra', 'Human - Royal - Queen', { color: 'Forest Green', feature: 'Striped Scarf' });
const CASTLE = sampleLocation('Rosemount', 'Castles and Ruins', 'Castle', 'Fairytale Castle', {
  lighting: 'Moonlight',
});

const scenePrompt = (passage: string, characters = [EMBER, LYRA]): string =>
  buildScenePrompt({
    passage,
    ageRange: '9-12',
    camera: null,
    styleId: '',
    pictured: characters,
    described: [EMBER, LYRA].filter((character) => !characters.includes(character)),
    place: { location: CASTLE, isPictured: characters.length > 0 },
  });

const inputPicture = (prompt: string): InputPicture => ({
  origin: { prompt, variation: 'first' },
  color: '#808080',
  isWide: false,
});
const UNKNOWN: InputPicture = { origin: null, color: '#3355cc', isWide: false };
const PORTRAITS = [inputPicture(buildPortraitPrompt(EMBER)), inputPicture(buildPortraitPrompt(LYRA))];
const PICTURES = [...PORTRAITS, inputPicture(buildLocationPrompt(CASTLE))];

const readPassage = (prompt: string, inputs: readonly InputPicture[], variation = 'v') =>
  readScene({ prompt, variation, inputs });
const PORTRAIT_FIGURES = [EMBER, LYRA].map((character) => readPrompt(buildPortraitPrompt(character), 'first').figure);
/** The figures of a scene in the order of the prompt, whichever side they stand on. */
const figuresOf = (prompt: string, inputs: readonly InputPicture[]) =>
  readPassage(prompt, inputs)
    .cast.map(({ figure }) => figure)
    .toSorted((a, b) => a.identity.localeCompare(b.identity));

const portrayed = [EMBER, LYRA].map((character) => readPrompt(buildPortraitPrompt(character), 'first').figure);

it('a scene shows the figure of a known picture', () => {
  expect(figuresOf(scenePrompt('They talked.'), PICTURES)).toEqual(portrayed);
});

it('a figure described only by words looks the same, except for its stance', () => {
  const fromWords = figuresOf(scenePrompt('They talked.', []), []);
  expect(fromWords.map((figure) => ({ ...figure, pose: null }))).toEqual(
    portrayed.map((figure) => ({ ...figure, pose: null })),
  );
});

it('an unknown figure gets the color of its reference picture', () => {
  const [figure] = figuresOf('Draw this one in the wood.', [UNKNOWN]);
  expect(figure?.color).toBe('#3355cc');
});

it('a figure is found in free text by its name', () => {
  const { cast } = readPassage('Scene: Fern the green dragon sat beside an old wizard.', []);
  expect(cast.map(({ figure }) => figure.rig).toSorted()).toEqual(['dragon', 'human']);
  expect(cast.find(({ figure }) => figure.rig === 'dragon')?.action).toBe('sit');
});

it('a scene without any characters gets a default figure', () => {
  expect(readPassage('Scene: the wind blew.', []).cast).toHaveLength(1);
});

describe('scene places', () => {
  const place = readPrompt(buildLocationPrompt(CASTLE), 'first').setting;

  it('a scene shows the place of a known picture', () => {
    expect(readPassage(scenePrompt('They talked.'), PICTURES).setting).toEqual(place);
  });

  it('a place without a picture is drawn from its description', () => {
    const { setting } = readPassage(scenePrompt('They talked.', []), []);
    expect(setting.scenery).toEqual(place.scenery);
  });

  it.each([
    ['Ember found the golden key.', place.light],
    ['The sunset was beautiful.', readPrompt('Place | Location: x | Lighting: sunset', '').setting.light],
    ['There was only the road, with the sun on it.', 'day'],
    ['Nothing else happened until the morning.', readPrompt('Place | Location: x | Lighting: night', '').setting.light],
    ['A storm came up.', readPrompt('Place | Location: x | Lighting: storm', '').setting.light],
  ])('the passage decides the light: %s', (passage, light) => {
    expect(readPassage(scenePrompt(passage), PICTURES).setting.light).toBe(light);
  });

  it.each([
    ['The first snow lay on the roofs.', 'snow'],
    ['It rained all day.', 'rain'],
    ['Ember found the snow-white feather.', place.weather],
  ])('the passage decides the weather: %s', (passage, weather) => {
    expect(readPassage(scenePrompt(passage), PICTURES).setting.weather).toBe(weather);
  });
});

it('each character gets its own action, whichever side it stands on', () => {
  for (const variation of ['a', 'b', 'c', 'd']) {
    const { cast } = readPassage(scenePrompt('Ember flew up. Lyra waved at Ember.'), PICTURES, variation);
    const ember = cast.findIndex(({ figure }) => figure.rig === 'dragon');
    const lyra = cast.find(({ figure }) => figure.rig === 'human');
    expect(cast[ember]?.action).toBe('fly');
    expect(lyra).toMatchObject({ action: 'wave', towards: ember });
  }
});

it('a described moment gives each character only its own action', () => {
  const prompt = scenePrompt('They met.').replace('Passage: They met.', 'Moment: Ember, standing; Lyra, waving');
  const { cast } = readPassage(prompt, PICTURES);
  expect(Object.fromEntries(cast.map(({ figure, action }) => [figure.rig, action]))).toEqual({
    dragon: 'stand',
    human: 'wave',
  });
});

it('another variation of a scene mirrors the group', () => {
  const order = (variation: string) =>
    readPassage(scenePrompt('They talked.'), PICTURES, variation).cast[0]?.figure.rig;
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(order))).toEqual(new Set(['dragon', 'human']));
});

it('a scene shows at most two of the named objects', () => {
  expect(readPassage(scenePrompt('A book, a map, a key and an egg.'), PICTURES).props).toEqual(['book', 'map']);
});

it('a scene shows nothing from the avoid list', () => {
  const prompt = withAvoidList(scenePrompt('A book and two maps lay by the fires of a dragon.'), ['Map', 'dragons']);
  const { props, cast } = readPassage(prompt, PICTURES);
  expect(props).toEqual(['book']);
  expect(cast).toHaveLength(2);
});

it('a scene has the style that its prompt specifies, otherwise the style of the first known portrait', () => {
  const prompt = scenePrompt('They talked.');
  expect(readPassage(prompt, PICTURES).style).toBe('Bold Outline');
  const withoutStyle = prompt.replace(/ \| Style: [^|]*(?= \|)/, '');
  expect(readPassage(withoutStyle, PICTURES).style).toEqual(readPrompt(buildPortraitPrompt(EMBER), '').style);
});

it('each portrait style is recognized by its description in an image prompt', () => {
  for (const { id, label } of PORTRAIT_STYLES) expect(readArtStyle(artOfStyle(id))).toBe(label);
});

it('pictures of neighboring pages differ in distance and in the pose of everyone without an action', () => {
  const pages = [0, 1, 2, 3].flatMap((part) => SCENE_SLOTS.map((slot) => cameraOf(part, slot)));
  const scenes = pages.map((camera) => {
    const spec = readPassage(`${scenePrompt('Ember and Lyra were there.')} | Camera: ${camera}`, PICTURES);
    const actionOf = (identity: string | undefined) =>
      spec.cast.find(({ figure }) => figure.identity === identity)?.action;
    return { shot: spec.shot, actions: PORTRAIT_FIGURES.map((figure) => actionOf(figure?.identity)) };
  });
  for (const [index, scene] of scenes.slice(1).entries()) {
    expect(scene.shot).not.toBe(scenes[index]?.shot);
    for (const [person, action] of scene.actions.entries()) expect(action).not.toBe(scenes[index]?.actions[person]);
  }
});
