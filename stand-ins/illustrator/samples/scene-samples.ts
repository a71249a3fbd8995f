import type { CharacterFields } from '@talelantern/domain/characters/character';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import type { LocationFields } from '@talelantern/domain/locations/location';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { PictureMemory } from '../recognition/picture-memory.ts';
import { renderPicture } from '../render-picture.ts';
import { sampleLocation } from './location-samples.ts';
import { sampleCharacter } from './sample-characters.ts';
import type { SamplePicture, SampleSheet } from './sample-picture.ts';

const EMBER = sampleCharacter('Ember', 'Mythical Creature - Dragon - Fire Dragon', {
  color: 'Crimson',
  power: 'Flying',
  style: 'cartoon-storybook',
});
const LYRA = sampleCharacter('Lyra', 'Human - Mystic - Stargazer', {
  color: 'Royal Purple',
  power: 'Light Magic',
  style: 'cartoon-bold-outline',
});
const PIP = sampleCharacter('Pip', 'Animal - Fur and Feather - Fox', { gender: 'male', style: 'anime-soft-meadow' });
const BOLT = sampleCharacter('Bolt', 'Robot/Artificial Intelligence - Everyday Robot - Gardener Robot', {
  gender: 'male',
  style: 'fantasy-fairy-tale-watercolor',
});
const HOOT = sampleCharacter('Hoot', 'Animal - Fur and Feather - Owl', {
  gender: 'male',
  style: 'realistic-oil-painting',
});
const ORIN = sampleCharacter('Orin', 'Human - Royal - King', { gender: 'male', color: 'Ruby Red', age: 'Elder' });
const MARI = sampleCharacter('Mari', 'Mythical Creature - Merfolk - Mermaid', { style: 'fantasy-enchanted-glow' });
const NIM = sampleCharacter('Nim', 'Magical Being - Fairy - Leaf Fairy', { style: 'cartoon-soft-pastel' });
const ZIBB = sampleCharacter('Zibb', 'Alien - Little Alien - Antenna Alien', {
  gender: 'male',
  style: 'digital-neon-glow',
});
const TROLL = sampleCharacter('Brum', 'Mythical Creature - Giant Folk - Bridge Troll', { gender: 'male' });

const GLIMMERWOOD = sampleLocation('Glimmerwood', 'Woods and Meadows', 'Forest', 'Mushroom Forest', {
  lighting: 'Moonlight',
});
const PEAK = sampleLocation('Cloud Peak', 'Mountains and Deserts', 'Mountain', 'Cloud-Topped Peak');
const QUAY = sampleLocation('Lantern Quay', 'Town and Country', 'Harbor', 'Lantern Quay');
const LIBRARY = sampleLocation('The Grand Library', 'Under One Roof', 'Library', 'Grand Library');
const CAVE = sampleLocation('Crystal Cave', 'Mountains and Deserts', 'Cave', 'Crystal Cave');
const CASTLE = sampleLocation('Castle Rosemount', 'Castles and Ruins', 'Castle', 'Fairytale Castle');
const MEADOW = sampleLocation('Clover Hill', 'Woods and Meadows', 'Meadow', 'Wildflower Meadow');
const REEF = sampleLocation('The Singing Reef', 'Rivers and Seas', 'Undersea', 'Coral Reef');
const MOON = sampleLocation('Moon Harbor', 'Sky and Space', 'Moon', 'Moon Base');
const SNOW = sampleLocation('Whitepine Valley', 'Mountains and Deserts', 'Snow Land', 'Snowy Pine Valley');

interface SampleScene {
  readonly caption: string;
  readonly characters: readonly CharacterFields[];
  readonly location: LocationFields;
  readonly passage: string;
}

const SCENES: readonly SampleScene[] = [
  {
    caption: 'Ember flies over the wood by night, Pip runs below',
    characters: [EMBER, PIP],
    location: GLIMMERWOOD,
    passage: 'That night Ember flew over the mushrooms, and Pip ran after her as fast as his paws could carry him.',
  },
  {
    caption: 'Three friends bend over a map',
    characters: [EMBER, LYRA, PIP],
    location: PEAK,
    passage: 'Lyra pointed at the old map. Pip looked up at her and laughed. Ember stared in surprise.',
  },
  {
    caption: 'Lyra hugs Bolt on the quay at sunset',
    characters: [LYRA, BOLT],
    location: QUAY,
    passage: 'As the sunset turned the water gold, Lyra hugged Bolt and whispered thank you.',
  },
  {
    caption: 'Hoot reads to the king, who has fallen asleep',
    characters: [ORIN, HOOT],
    location: LIBRARY,
    passage: 'King Orin had fallen asleep in the library. Hoot sat beside his book and smiled.',
  },
  {
    caption: 'Magic in the crystal cave',
    characters: [LYRA, EMBER, HOOT, PIP],
    location: CAVE,
    passage:
      'Lyra cast a spell and the crystals glowed. Ember jumped for joy, Hoot stared in wonder, and Pip hid behind a stone.',
  },
  {
    caption: 'A thunderstorm over the castle',
    characters: [ORIN, TROLL],
    location: CASTLE,
    passage: 'Thunder rolled over the castle. Orin trembled, but Brum waved at him from far away.',
  },
  {
    caption: 'A birthday on the meadow',
    characters: [NIM, PIP, BOLT],
    location: MEADOW,
    passage: 'Nim cheered, Pip danced around the cake, and Bolt clapped his hands in the morning sun.',
  },
  {
    caption: 'Under the sea',
    characters: [MARI, ZIBB],
    location: REEF,
    passage: 'Mari waved to Zibb, who held the little key and grinned.',
  },
  {
    caption: 'Alone on the moon with a fallen star',
    characters: [ZIBB],
    location: MOON,
    passage: 'Zibb sat down beside the fallen star. For the first time in his life he was not lonely.',
  },
  {
    caption: 'By the campfire in the snow',
    characters: [NIM, HOOT, ORIN, TROLL],
    location: SNOW,
    passage: 'They sat around the campfire while stars came out. Brum told a story and Nim laughed.',
  },
];

const memory = new PictureMemory(null);
const PORTRAIT_SIZE = '384x512';
const LOCATION_SIZE = '576x384';

/** Draws a picture as the product requests it, and returns it as a reference picture. */
async function drawReference(prompt: string, size: string) {
  const picture = await renderPicture({ prompt, size, variation: 'sample', format: 'webp', inputs: [] });
  await memory.remember(picture, { prompt, variation: 'sample' });
  return memory.recognize(picture);
}

const scenePicture = ({ caption, characters, location, passage }: SampleScene): SamplePicture => ({
  caption,
  paint: async (width) => {
    const portraits = await Promise.all(
      characters.map((character) => drawReference(buildPortraitPrompt(character), PORTRAIT_SIZE)),
    );
    const place = await drawReference(buildLocationPrompt(location), LOCATION_SIZE);
    return renderPicture({
      prompt: buildScenePrompt({
        passage,
        ageRange: '5-8',
        camera: null,
        styleId: '',
        pictured: characters,
        described: [],
        place: { location, isPictured: true },
      }),
      size: `${width}x${Math.round((width * 2) / 3)}`,
      variation: 'sample',
      format: 'png',
      inputs: [...portraits, place],
    });
  },
});

/** Ten scenes, each with the portraits of its characters and the picture of its place as references. */
export const SCENE_SHEETS: readonly SampleSheet[] = [
  {
    name: 'scenes',
    title: 'Ten scenes',
    tile: { width: 480, height: 320 },
    pictures: SCENES.map(scenePicture),
  },
];
