import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDEA_SUBJECTS, type IdeaSubject } from '@talelantern/domain/stories/story-ideas';
import sharp from 'sharp';
import type { Brush } from '../scenery/brush.ts';
import { detail, type DetailName } from '../scenery/details/details.ts';
import { landscape } from '../scenery/landscape.ts';
import { LIGHTS, type LightName } from '../scenery/lights.ts';
import type { SceneryName } from '../scenery/places/places.ts';
import type { SettingSpec } from '../scenery/setting-spec.ts';
import type { Stage } from '../scenery/stage.ts';
import { createView } from '../scenery/view.ts';
import { rasterize } from '../finish/rasterize.ts';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument } from '../svg/document.ts';
import { place, type Svg } from '../svg/elements.ts';
import { createRandom } from '../svg/random.ts';
import { MAX_BYTES, PLACE } from './choice-pictures.ts';
import { encodeWithin } from './encode-within.ts';
import * as draw from './idea-drawings.ts';

const SIZE = { width: 600, height: 400 };
const MIDDLE = 300;
const GROUND = 356;

type Part = (brush: Brush) => Svg;

/** A detail of a place, larger than in pictures of that place. */
const large =
  (name: DetailName, scale: number, x = MIDDLE, y = GROUND): Part =>
  (brush) =>
    place(detail(name).draw(brush), { x, y, scale });

const standing =
  (drawing: Part, scale = 1, y = GROUND): Part =>
  (brush) =>
    place(drawing(brush), { x: MIDDLE, y, scale });

type IdeaDrawing = readonly [SceneryName, LightName, ...Part[]];

/** What each idea is about, back to front, in its place and light. */
const PICTURES: Readonly<Record<IdeaSubject, IdeaDrawing>> = {
  bridge: ['river', 'day', large('stone-bridge', 1.45, MIDDLE, 370)],
  stalls: [
    'forest',
    'moonlit',
    large('lantern-strings', 1.5, MIDDLE, 370),
    large('fruit-stall', 1.05, 170),
    large('lantern-stall', 1.05, 430),
  ],
  stray: ['forest', 'misty', large('rabbit', 2)],
  giant: ['road', 'sunset', standing(draw.sleepingGiant, 0.92)],
  crossroads: ['meadow', 'golden', standing(draw.signpost, 1.1, 330)],
  midnight: ['rooftops', 'moonlit', standing(draw.midnightClock, 1.15)],
  hats: ['meadow', 'storm', standing(draw.flyingHats)],
  gate: ['castle', 'dawn', large('castle-gate', 1.25)],
  letter: ['mountains', 'day', standing(draw.letterBird, 1.1, 370)],
  song: ['lake', 'twilight', large('music-notes', 1.5, MIDDLE, 230)],
  soup: ['village', 'golden', standing(draw.soupPot, 1.05)],
  mirror: ['hall', 'candle', large('mirror', 3)],
  gift: ['parlour', 'golden', standing(draw.parcel, 1.15)],
  darkness: ['cave', 'starlit', standing(draw.eyesInTheDark)],
  table: ['garden', 'sunset', large('lantern-strings', 1.3, MIDDLE, 330), standing(draw.feastTable)],
  fireworks: ['town', 'starlit', standing(draw.fireworks)],
  statue: ['town', 'day', standing(draw.potatoStatue, 1.15)],
  map: ['forest', 'golden', large('map', 2.7)],
  door: ['meadow', 'day', standing(draw.doorInTheHill)],
  friends: ['blossom', 'day', large('troll', 1.7, 230), large('villagers', 1.6, 390)],
  key: ['mushrooms', 'golden', large('key', 2.9)],
  book: ['library', 'candle', large('book', 2.2)],
  lantern: ['pines', 'moonlit', large('lantern', 2.8)],
};

function drawIdea(subject: IdeaSubject): Svg {
  const [scenery, light, ...parts] = PICTURES[subject];
  const defs = new Definitions();
  const stage: Stage = { defs, random: createRandom(`idea|${subject}`), light: LIGHTS[light], ...SIZE, horizonY: 240 };
  const setting: SettingSpec = {
    seed: subject,
    light,
    scenery,
    landmarks: [],
    details: [],
    weather: null,
    mood: 'plain',
  };
  const { near } = createView(stage, setting, true).brushes;
  return svgDocument(defs, SIZE, landscape(stage, setting, true) + parts.map((part) => part(near)).join(''));
}

/** Draws the subjects of ideas whose name contains `only` into the folder `ideas` of `folder`. */
export async function drawIdeaPictures(folder: string, only: string): Promise<void> {
  const chosenSubjects = IDEA_SUBJECTS.filter((subject) => `ideas/${subject}`.includes(only));
  mkdirSync(join(folder, 'ideas'), { recursive: true });
  for (const subject of chosenSubjects) {
    const picture = await rasterize(drawIdea(subject), 'Bright Adventure', 'png');
    writeFileSync(
      join(folder, 'ideas', `${subject}.webp`),
      await encodeWithin(sharp(picture).resize(PLACE.width, PLACE.height), MAX_BYTES),
    );
  }
  console.log(`${folder}: ${chosenSubjects.length} pictures of ideas`);
}
