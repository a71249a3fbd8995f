import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { withAvoidList } from '@talelantern/domain/safety/avoid-list';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { describe, expect, it } from 'vitest';
import { sampleCharacter } from '../../samples/sample-characters.ts';
import { sampleLocation } from '../../samples/location-samples.ts';
import { readPrompt } from '../read-prompt.ts';
import type { InputPicture } from '../recognition/input-picture.ts';
import { readScene } from './read-scene.ts';

const EMBER = sampleCharacter('Ember', 'Mythical Creature - Dragon - Ice Dragon', { style: 'cartoon-storybook' });
const LYRA = sampleCharacter('Lyra', 'Human - Royal - Queen', { color: 'Forest Green', feature: 'Striped Scarf' });
const CASTLE = sampleLocation('Rosemount', 'Castles and Ruins', 'Castle', 'Fairytale Castle', {
  lighting: 'Moonlight',
});

const scenePrompt = (passage: string, pictured = [EMBER, LYRA]): string =>
  buildScenePrompt({
    passage,
    ageRange: '9-12',
    phase: null,
    pictured,
    described: [EMBER, LYRA].filter((character) => !pictured.includes(character)),
    place: { location: CASTLE, isPictured: pictured.length > 0 },
  });

const known = (prompt: string): InputPicture => ({
  origin: { prompt, variation: 'first' },
  colour: '#808080',
  isWide: false,
});
const UNKNOWN: InputPicture = { origin: null, colour: '#3355cc', isWide: false };
const PORTRAITS = [known(buildPortraitPrompt(EMBER)), known(buildPortraitPrompt(LYRA))];
const PICTURES = [...PORTRAITS, known(buildLocationPrompt(CASTLE))];

const read = (prompt: string, inputs: readonly InputPicture[], variation = 'v') =>
  readScene({ prompt, variation, inputs });
/** The scene's figures as they are named in the prompt, whatever side they stand on. */
const figuresOf = (prompt: string, inputs: readonly InputPicture[]) =>
  read(prompt, inputs)
    .cast.map(({ figure }) => figure)
    .toSorted((a, b) => a.identity.localeCompare(b.identity));

describe('who is in a scene', () => {
  const portrayed = [EMBER, LYRA].map((character) => readPrompt(buildPortraitPrompt(character), 'first').figure);

  it('is, by a known picture, the very figure of that picture', () => {
    expect(figuresOf(scenePrompt('They talked.'), PICTURES)).toEqual(portrayed);
  });

  it('is, by words alone, the same figure again, except for its stance', () => {
    const told = figuresOf(scenePrompt('They talked.', []), []);
    expect(told.map((figure) => ({ ...figure, pose: null }))).toEqual(
      portrayed.map((figure) => ({ ...figure, pose: null })),
    );
  });

  it('has the colour of its picture when neither picture nor words say more', () => {
    const [figure] = figuresOf('Draw this one in the wood.', [UNKNOWN]);
    expect(figure?.colour).toBe('#3355cc');
  });

  it('is found in a free text by what it is called', () => {
    const { cast } = read('Scene: Fern the green dragon sat beside an old wizard.', []);
    expect(cast.map(({ figure }) => figure.rig).toSorted()).toEqual(['dragon', 'human']);
    expect(cast.find(({ figure }) => figure.rig === 'dragon')?.action).toBe('sit');
  });

  it('is somebody even when nothing says who', () => {
    expect(read('Scene: the wind blew.', []).cast).toHaveLength(1);
  });
});

describe('the place of a scene', () => {
  const place = readPrompt(buildLocationPrompt(CASTLE), 'first').setting;

  it('is the very place of its picture', () => {
    expect(read(scenePrompt('They talked.'), PICTURES).setting).toEqual(place);
  });

  it('is drawn from its words when it has no picture', () => {
    const { setting } = read(scenePrompt('They talked.', []), []);
    expect(setting.scenery).toEqual(place.scenery);
  });

  it.each([
    ['Ember found the golden key.', place.light],
    ['The sunset was beautiful.', readPrompt('Place | Location: x | Lighting: sunset', '').setting.light],
    ['A storm came up.', readPrompt('Place | Location: x | Lighting: storm', '').setting.light],
  ])('%s', (passage, light) => {
    expect(read(scenePrompt(passage), PICTURES).setting.light).toBe(light);
  });
});

describe('the moment', () => {
  it('gives each what the passage tells of them, whoever stands where', () => {
    for (const variation of ['a', 'b', 'c', 'd']) {
      const { cast } = read(scenePrompt('Ember flew up. Lyra waved at Ember.'), PICTURES, variation);
      const ember = cast.findIndex(({ figure }) => figure.rig === 'dragon');
      const lyra = cast.find(({ figure }) => figure.rig === 'human');
      expect(cast[ember]?.action).toBe('fly');
      expect(lyra).toMatchObject({ action: 'wave', towards: ember });
    }
  });

  it('lets the company stand the other way round in another variation', () => {
    const order = (variation: string) => read(scenePrompt('They talked.'), PICTURES, variation).cast[0]?.figure.rig;
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(order))).toEqual(new Set(['dragon', 'human']));
  });

  it('shows at most two of the things that are named', () => {
    expect(read(scenePrompt('A book, a map, a key and an egg.'), PICTURES).props).toEqual(['book', 'map']);
  });

  it('shows nothing that a child avoids', () => {
    const prompt = withAvoidList(scenePrompt('A book and two maps lay by the fires of a dragon.'), ['Map', 'dragons']);
    const { props, cast } = read(prompt, PICTURES);
    expect(props).toEqual(['book']);
    expect(cast).toHaveLength(2);
  });

  it('is painted in the style of the first known portrait', () => {
    expect(read(scenePrompt('They talked.'), PICTURES).style).toEqual(readPrompt(buildPortraitPrompt(EMBER), '').style);
  });
});
