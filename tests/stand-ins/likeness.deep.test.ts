import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import type { CharacterFields } from '@talelantern/domain/characters/character';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { beforeAll, describe, expect, it } from 'vitest';
import { shrinkPicture } from '../../functions/src/pictures/adapters/encode-picture.ts';
import { createPainter } from '../../stand-ins/illustrator/painter.ts';
import { compareScene } from '../../stand-ins/illustrator/recognition/compare-scene.ts';
import { sampleLocation } from '../../stand-ins/illustrator/samples/location-samples.ts';
import { sampleCharacter } from '../../stand-ins/illustrator/samples/sample-characters.ts';
import { turn } from '../../stand-ins/illustrator/samples/sample-picture.ts';

const HEROES = [
  sampleCharacter('Ember', 'Mythical Creature - Dragon - Fire Dragon', {
    color: 'Crimson',
    style: 'cartoon-storybook',
  }),
  sampleCharacter('Lyra', 'Human - Mystic - Stargazer', { color: 'Royal Purple', style: 'cartoon-bold-outline' }),
  sampleCharacter('Pip', 'Animal - Fur and Feather - Fox', { style: 'anime-soft-meadow' }),
  sampleCharacter('Bolt', 'Robot/Artificial Intelligence - Everyday Robot - Gardener Robot', {
    style: 'fantasy-fairy-tale-watercolor',
  }),
  sampleCharacter('Hoot', 'Animal - Fur and Feather - Owl', { style: 'realistic-oil-painting' }),
  sampleCharacter('Orin', 'Human - Royal - King', { color: 'Ruby Red', age: 'Elder' }),
  sampleCharacter('Mari', 'Mythical Creature - Merfolk - Mermaid', { style: 'fantasy-enchanted-glow' }),
  sampleCharacter('Nim', 'Magical Being - Fairy - Leaf Fairy', { style: 'cartoon-soft-pastel' }),
  sampleCharacter('Zibb', 'Alien - Little Alien - Antenna Alien', { style: 'digital-neon-glow' }),
  sampleCharacter('Brum', 'Mythical Creature - Giant Folk - Bridge Troll', { color: 'Ocean Blue' }),
  sampleCharacter('Sol', 'Magical Being - Elemental - Air Elemental', { color: 'Sunny Yellow' }),
  sampleCharacter('Tam', 'Human - Artisan - Potter', { age: 'Child', color: 'Forest Green' }),
];

const LOCATIONS = [
  sampleLocation('Glimmerwood', 'Woods and Meadows', 'Forest', 'Mushroom Forest'),
  sampleLocation('Cloud Peak', 'Mountains and Deserts', 'Mountain', 'Cloud-Topped Peak'),
  sampleLocation('Lantern Quay', 'Town and Country', 'Harbor', 'Lantern Quay'),
  sampleLocation('The Grand Library', 'Under One Roof', 'Library', 'Grand Library'),
  sampleLocation('Crystal Cave', 'Mountains and Deserts', 'Cave', 'Crystal Cave'),
  sampleLocation('Castle Rosemount', 'Castles and Ruins', 'Castle', 'Fairytale Castle'),
  sampleLocation('Clover Hill', 'Woods and Meadows', 'Meadow', 'Wildflower Meadow'),
  sampleLocation('The Singing Reef', 'Rivers and Seas', 'Undersea', 'Coral Reef'),
  sampleLocation('Moon Harbor', 'Sky and Space', 'Moon', 'Moon Base'),
  sampleLocation('Whitepine Valley', 'Mountains and Deserts', 'Snow Land', 'Snowy Pine Valley'),
];

/** The hero's action, the camera and the light of each scene; most of the hero is visible in all of them. */
const SCENES = [
  ['flying over the roofs, looking down', 'wide view from above', 'night, under the moon'],
  ['pointing at a map', 'medium shot at eye level', 'clear morning sun'],
  ['waving to a friend', 'close-up of the face', 'warm sunset'],
  ['sitting beside the fire', 'medium shot', 'firelight in the evening'],
  ['running after a ball', 'wide shot', 'bright afternoon'],
  ['jumping for joy', 'medium shot from below', 'sunny noon'],
  ['dancing in the rain', 'medium shot', 'stormy evening'],
  ['sleeping under a blanket', 'close shot', 'moonlight'],
  ['cheering with both arms up', 'wide shot', 'misty dawn'],
  ['standing and looking at a key', 'close-up', 'candlelight'],
  ['walking down the path', 'wide shot', 'rainy afternoon'],
  ['hugging a pillow', 'medium shot', 'soft light'],
] as const;

/** The colors of strangers of the same kind, in the order of the heroes. */
const OTHER_COLORS = [
  'Emerald Green',
  'Sunny Yellow',
  'Ocean Blue',
  'Crimson',
  'Ocean Blue',
  'Forest Green',
  'Crimson',
  'Royal Purple',
  'Crimson',
  'Crimson',
  'Royal Purple',
  'Ruby Red',
];

const { draw: paint } = createPainter(null);

const portray = (character: CharacterFields, variation: string): Promise<Buffer> =>
  paint({
    prompt: buildPortraitPrompt(character),
    size: '768x1024',
    variation,
    format: 'webp',
    references: [],
    hasStranger: false,
  });

describe.each(HEROES)('$name', (hero) => {
  const number = HEROES.indexOf(hero);
  const color = turn(OTHER_COLORS, number);
  const sibling = { ...hero, name: 'Quill', appearance: { ...hero.appearance, color } };
  let portrait: Buffer;
  let small: Buffer;
  let portraitOfSibling: Buffer;
  beforeAll(async () => {
    [portrait, portraitOfSibling] = await Promise.all([
      portray(hero, `portrait ${number}`),
      portray(sibling, `sibling ${number}`),
    ]);
    small = await shrinkPicture(portrait);
  });

  /** How surely the hero is seen in a scene that was ordered with the reference picture. */
  async function scoreOf(index: number, character: CharacterFields, reference: Buffer, hasStranger = false) {
    const [doing, camera, light] = turn(SCENES, index);
    const prompt = buildScenePrompt({
      passage: '',
      ageRange: '5-8',
      camera,
      styleId: character.advancedFeatures.imageStyle,
      pictured: [character],
      described: [],
      place: { location: turn(LOCATIONS, index + number), isPictured: false },
      moment: { who: [{ name: character.name, doing }], where: 'in the middle', camera, light, mood: 'happy', alt: '' },
    });
    const variation = `scene ${number} ${index}`;
    const references = [reference];
    const scene = await paint({ prompt, size: '1152x768', variation, format: 'webp', references, hasStranger });
    return (await compareScene([small, await shrinkPicture(scene)])).sameHero;
  }

  const scoresOf = (score: (index: number) => Promise<number>): Promise<number[]> =>
    Promise.all(SCENES.map((_, index) => score(index)));

  it('the hero gets a likeness of at least 90 in each of twelve scenes', async () => {
    const scores = await scoresOf((index) => scoreOf(index, hero, portrait));
    expect(Math.min(...scores), scores.join(' ')).toBeGreaterThanOrEqual(90);
  });

  it('a stranger of a different kind gets a likeness below 50 in each of twelve scenes', async () => {
    const scores = await scoresOf((index) => scoreOf(index, hero, portrait, true));
    expect(Math.max(...scores), scores.join(' ')).toBeLessThan(50);
  });

  it('a stranger of the same kind in other colors gets a likeness below 50 in each of twelve scenes', async () => {
    const scores = await scoresOf((index) => scoreOf(index, sibling, portraitOfSibling));
    expect(Math.max(...scores), scores.join(' ')).toBeLessThan(50);
  });
});
