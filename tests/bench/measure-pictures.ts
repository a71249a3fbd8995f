import OpenAI, { toFile } from 'openai';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { PORTRAIT_STYLE_GROUPS, portraitStylesIn } from '@talelantern/domain/images/portrait-styles';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { sampleCharacter } from '../../stand-ins/illustrator/samples/sample-characters.ts';
import { sampleLocation } from '../../stand-ins/illustrator/samples/location-samples.ts';
import { startWithGenerators } from '../../stand-ins/openai/testing/start-with-generators.ts';

const MODEL = 'gpt-image-2.6-flare';
const PORTRAIT_SETTINGS = { size: '768x1024', output_format: 'webp', model: MODEL } as const;
const WIDE_SETTINGS = { size: '1152x768', output_format: 'webp', model: MODEL } as const;

const STYLES = PORTRAIT_STYLE_GROUPS.map((group) => portraitStylesIn(group)[0]?.id ?? '');
const TYPES = [
  'Mythical Creature - Dragon - Fire Dragon',
  'Human - Royal - Queen',
  'Animal - Fur and Feather - Fox',
  'Robot/Artificial Intelligence - Everyday Robot - Gardener Robot',
];
const NAMES = ['Ember', 'Lyra', 'Pip', 'Bolt'];
const CAST = TYPES.map((type, index) => sampleCharacter(NAMES[index] ?? '', type, { style: STYLES[index] ?? '' }));
const LOCATION = sampleLocation('Rosemount', 'Castles and Ruins', 'Castle', 'Fairytale Castle');
const PASSAGE = 'Ember flew over the castle, Lyra waved, Pip ran after the ball and Bolt smiled in the morning sun.';

interface PictureSample {
  what: string;
  /** Durations in ms of requests sent one after another. */
  aloneMs: number[];
  /** Durations in ms of requests that are sent four at a time. */
  fourAtOnceMs: number[];
  bytes: number[];
}

type Draw = (round: number) => Promise<string>;

async function sample(what: string, rounds: number, draw: Draw): Promise<PictureSample> {
  const result: PictureSample = { what, aloneMs: [], fourAtOnceMs: [], bytes: [] };
  const timeRequest = async (round: number, times: number[]): Promise<void> => {
    const startedAt = performance.now();
    const picture = await draw(round);
    times.push(performance.now() - startedAt);
    result.bytes.push(Buffer.from(picture, 'base64').length);
  };
  await draw(-1);
  for (let round = 0; round < rounds; round += 1) await timeRequest(round, result.aloneMs);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([0, 1, 2, 3].map((index) => timeRequest(rounds + 4 * round + index, result.fourAtOnceMs)));
  }
  return result;
}

/** Portraits (in every finish), locations and scenes of four characters, over HTTP as the functions ask for them. */
export async function samplePictures(rounds: number): Promise<PictureSample[]> {
  const standIn = await startWithGenerators();
  const client = new OpenAI({ apiKey: 'local', baseURL: `${standIn.url}/v1`, maxRetries: 0 });
  const headers = (round: number) => ({ headers: { 'X-Client-Request-Id': `round-${round}` } });
  const encodedOf = ({ data }: OpenAI.ImagesResponse): string => data?.[0]?.b64_json ?? '';
  const generate = async (
    prompt: string,
    settings: typeof PORTRAIT_SETTINGS | typeof WIDE_SETTINGS,
    round: number,
  ): Promise<string> => encodedOf(await client.images.generate({ ...settings, prompt }, headers(round)));

  const promptInStyle = (round: number): string =>
    buildPortraitPrompt(
      sampleCharacter('Ember', TYPES[Math.abs(round) % TYPES.length] ?? '', {
        style: STYLES[Math.abs(round) % STYLES.length] ?? '',
      }),
    );
  const toImage = async (prompt: string, settings: typeof PORTRAIT_SETTINGS | typeof WIDE_SETTINGS) =>
    toFile(Buffer.from(await generate(prompt, settings, 0), 'base64'), 'picture.webp', { type: 'image/webp' });
  const image = [
    ...(await Promise.all(CAST.map((character) => toImage(buildPortraitPrompt(character), PORTRAIT_SETTINGS)))),
    await toImage(buildLocationPrompt(LOCATION), WIDE_SETTINGS),
  ];
  const prompt = buildScenePrompt({
    passage: PASSAGE,
    ageRange: '5-8',
    camera: null,
    styleId: '',
    pictured: CAST,
    described: [],
    place: { location: LOCATION, isPictured: true },
  });
  const samples = [
    await sample('Portrait, 768 x 1024', rounds, (round) => generate(promptInStyle(round), PORTRAIT_SETTINGS, round)),
    await sample('Location, 1152 x 768', rounds, (round) =>
      generate(buildLocationPrompt(LOCATION), WIDE_SETTINGS, round),
    ),
    await sample('Scene of four, 1152 x 768', rounds, async (round) =>
      encodedOf(await client.images.edit({ ...WIDE_SETTINGS, prompt, image }, headers(round))),
    ),
  ];
  await standIn.close();
  return samples;
}
