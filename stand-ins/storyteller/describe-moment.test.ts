import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { buildMomentBrief, buildMomentPrompt } from '@talelantern/domain/stories/moment-prompt';
import { isUsableAlt, readSceneMoment, withCast } from '@talelantern/domain/stories/scene-moment';
import { buildScenePrompt, type Scene } from '@talelantern/domain/stories/scene-prompt';
import { expect, it } from 'vitest';
import { readPrompt } from '../illustrator/read-prompt.ts';
import type { InputPicture } from '../illustrator/recognition/input-picture.ts';
import { sampleLocation } from '../illustrator/samples/location-samples.ts';
import { sampleCharacter } from '../illustrator/samples/sample-characters.ts';
import { readScene } from '../illustrator/scenes/read-scene.ts';
import { replyToPrompt } from './reply-to-prompt.ts';

const KINDS = [
  'Mythical Creature - Dragon - Ice Dragon',
  'Human - Royal - Queen',
  'Human - Mystic - Stargazer',
  'Human - Criminal - Pirate',
  'Animal - Forest - Bear',
  'Animal - Fur and Feather - Fox',
  'Animal - Fur and Feather - Wolf',
  'Mythical Creature - Dragon - Fire Dragon',
  'Robot/Artificial Intelligence - Everyday Robot - Gardener Robot',
  'Human - Explorer - Mapmaker',
  'Animal - Forest - Fox',
  'Human - Mystic - Wizard',
];
const NAMES = ['Ember', 'Lyra', 'Orin', 'Bram', 'Tuck', 'Pip', 'Fenn', 'Zola', 'Bolt', 'Mina', 'Rusty', 'Hoot'];
const PEOPLE = KINDS.map((kind, index) => sampleCharacter(NAMES[index] ?? '', kind));
const CASTLE = sampleLocation('Rosemount', 'Castles and Ruins', 'Castle', 'Fairytale Castle');

/** Twelve passages about a hero and a friend, each with the act of the hero that is to be drawn. */
const PASSAGES = [
  ['{hero} waved to {friend} from the tower.', 'wave'],
  ['At dusk {hero} flew over the roofs. {friend} cheered.', 'fly'],
  ['“Come here!” said {friend}, and {hero} ran.', 'run'],
  ['{hero} hugged {friend}, who had been afraid.', 'hug'],
  ['The wind blew. {hero} sat beside {friend} with a book.', 'sit'],
  ['{friend} looked everywhere, but {hero} hid behind the chest.', 'hide'],
  ['{hero} was asleep. {friend} tiptoed past with a lantern.', 'sleep'],
  ['It rained. {hero} jumped into every puddle.', 'jump'],
  ['{hero} pointed at the map while {friend} laughed.', 'point'],
  ['{friend} sighed. Then {hero} sang a song.', 'cheer'],
  ['{hero} and {friend} talked by the campfire.', 'stand'],
  ['{hero} did not fly. The magic was gone.', 'stand'],
] as const;

const inputPicture = (prompt: string): InputPicture => ({
  origin: { prompt, variation: 'first' },
  color: '#808080',
  isWide: false,
});

/** The scene as the product has it drawn offline: the storyteller's moment in the illustrator's prompt. */
function drawMoment(scene: Omit<Scene, 'styleId'>, avoid: string[] = []) {
  const brief = { ...buildMomentBrief(scene), avoid };
  const sceneMoment = readSceneMoment(
    replyToPrompt(buildMomentPrompt(brief).input, { seed: '', variation: '', fault: null }),
  );
  const moment = sceneMoment && withCast(sceneMoment, brief.cast);
  if (!moment) throw new Error(`No moment: ${scene.passage}`);
  const prompt = buildScenePrompt({ ...scene, styleId: '', moment });
  const pictures = [...scene.pictured.map(buildPortraitOf), ...(scene.place ? [buildLocationPrompt(CASTLE)] : [])];
  return { moment, sceneSpec: readScene({ prompt, variation: 'v', inputs: pictures.map(inputPicture) }) };
}
const buildPortraitOf = ({ name }: { name: string }): string => {
  const person = PEOPLE.find((each) => each.name === name);
  if (!person) throw new Error(`${name} is not in the test`);
  return buildPortraitPrompt(person);
};

const sceneOf = (passage: string, hero: number): Omit<Scene, 'styleId'> => {
  const picturedPeople = [PEOPLE[hero], PEOPLE[(hero + 1) % PEOPLE.length]].filter((person) => person !== undefined);
  const [name = '', friend = ''] = picturedPeople.map((person) => person.name);
  return {
    passage: passage.replaceAll('{hero}', name).replaceAll('{friend}', friend),
    ageRange: '5-8',
    camera: null,
    pictured: picturedPeople,
    described: [],
    place: { location: CASTLE, isPictured: true },
  };
};

it('in each of twelve scenes the heroes of twelve casts look as in their portraits and do what the passage says', () => {
  for (const [hero, person] of PEOPLE.entries()) {
    const { figure } = readPrompt(buildPortraitPrompt(person), 'first');
    for (const [passage, action] of PASSAGES) {
      const { sceneSpec, moment } = drawMoment(sceneOf(passage, hero));
      const member = sceneSpec.cast.find((each) => each.figure.identity === figure?.identity);
      expect(member?.figure, `${person.name}: ${passage}`).toEqual(figure);
      expect(moment.who.map(({ name }) => name)).toContain(person.name);
      if (action !== 'stand') expect(member?.action, `${person.name}: ${passage}`).toBe(action);
    }
  }
});

it('the objects, the weather and the time of day of the passage are drawn', () => {
  const { moment, sceneSpec } = drawMoment(
    sceneOf('At midnight snow fell. {hero} sat with {friend} and a lantern.', 0),
  );
  expect(moment).toMatchObject({ where: 'in Rosemount', light: 'At midnight, snow' });
  expect(sceneSpec).toMatchObject({ setting: { weather: 'snow', light: 'moonlit' } });
  expect(sceneSpec.cast.filter(({ carries }) => carries === 'lantern')).toHaveLength(1);
});

it.each([
  ['In bed lay {hero}, and {friend} was near. “Home again.” Good night.', 'sleep'],
  ['That night {hero} lay in bed and listened. {friend} snored.', 'lie'],
  ['{hero} was tucked up under the old quilt. {friend} sat beside it.', 'lie'],
])('a hero in bed is drawn lying down, and asleep if the passage says so: %s', (passage, action) => {
  const { sceneSpec } = drawMoment(sceneOf(passage, 0));
  expect(sceneSpec.hasBeds).toBe(true);
  expect(sceneSpec.cast.map((member) => member.action)).toContain(action);
});

it('the alternative text is one sentence about everyone and the place', () => {
  for (const [passage] of PASSAGES) {
    const { alt } = drawMoment(sceneOf(passage, 0)).moment;
    expect(isUsableAlt(alt), alt).toBe(true);
    expect(alt).toMatch(/^Ember .*Lyra .*in Rosemount.*\.$/u);
  }
});

it('a character whom the passage only mentions is not drawn', () => {
  for (const passage of ['Then {hero} remembered {friend}.', '{hero} sat with a letter from {friend}.']) {
    const { moment } = drawMoment(sceneOf(passage, 0));
    expect(
      moment.who.filter(({ doing }) => doing !== '').map(({ name }) => name),
      passage,
    ).toEqual(['Ember']);
    expect(moment.alt).not.toContain('Lyra');
  }
  const { moment } = drawMoment(sceneOf('{hero} thought of {friend}, and in came {friend}.', 0));
  expect(moment.who.map(({ doing }) => doing)).not.toContain('');
});

it('a moment has the camera of its page; without one, a camera that fits the passage', () => {
  const scene = sceneOf('{hero} whispered.', 0);
  expect(drawMoment({ ...scene, camera: 'wide shot from above' }).moment.camera).toBe('wide shot from above');
  expect(drawMoment(scene).sceneSpec.shot).toBe('close');
});

it('nothing that the child avoids is in the moment', () => {
  const { moment } = drawMoment(sceneOf('{hero} waved with a lantern and a book.', 0), ['lanterns']);
  expect(JSON.stringify(moment)).not.toMatch(/lantern/i);
  expect(JSON.stringify(moment)).toContain('a book');
});
