import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startWithGenerators } from '../testing/start-with-generators.ts';

const PORTRAIT =
  'Portrait | Name: Ember | Kind: Mythical Creature - Dragon - Fire Dragon | Colour: Crimson | Style: Cartoon - Storybook';
const SCENE =
  'Scene for a children’s picture book | Picture 1 shows: Ember; Kind: Mythical Creature - Fire Dragon; Colour: Crimson | Place: Clover Hill; Category: Meadow | Moment: Ember, waving | Style: Cartoon - Storybook';

const judgementSchema = z.object({ sameHero: z.number(), avoided: z.number() });
const FORMAT = {
  name: 'judgement',
  strict: true,
  schema: { ...z.toJSONSchema(judgementSchema) },
} as const;

let standIn: Awaited<ReturnType<typeof startWithGenerators>>;
let client: OpenAI;
let portrait: Buffer;
beforeAll(async () => {
  standIn = await startWithGenerators();
  client = new OpenAI({ apiKey: 'local', baseURL: `${standIn.url}/v1`, maxRetries: 0, logLevel: 'off' });
  const { data } = await client.images.generate({ ...order(PORTRAIT), size: '768x1024' });
  portrait = decode(data);
});
afterEach(() => fetch(`${standIn.url}/__controls/faults`, { method: 'DELETE' }));
afterAll(() => standIn.close());

const order = (prompt: string) => ({ model: 'gpt-image-2.5-flare', prompt, output_format: 'webp' }) as const;
const decode = (data: OpenAI.ImagesResponse['data']) => Buffer.from(data?.[0]?.b64_json ?? '', 'base64');
const paint = async (): Promise<Buffer> => {
  const image = await toFile(portrait, 'picture-1.webp', { type: 'image/webp' });
  const { data } = await client.images.edit({ ...order(SCENE), image, size: '1152x768' });
  return decode(data);
};
const dataUrlOf = async (picture: Buffer) => {
  const small = await sharp(picture).resize({ width: 512, height: 512, fit: 'inside' }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${small.toString('base64')}`;
};
const ask = (dataUrls: readonly string[]) =>
  client.responses.create({
    model: 'gpt-6-luna',
    reasoning: { effort: 'none' },
    input: [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'Compare them.' },
          ...dataUrls.map((image_url) => ({ type: 'input_image', image_url, detail: 'auto' }) as const),
        ],
      },
    ],
    text: { format: { type: 'json_schema', ...FORMAT } },
  });
const judge = async (scene: Buffer) => {
  const response = await ask(await Promise.all([portrait, scene].map(dataUrlOf)));
  return { ...judgementSchema.parse(JSON.parse(response.output_text)), tokens: response.usage?.input_tokens ?? 0 };
};

it('the hero of a portrait is recognized in a scene drawn from that portrait, and both pictures are counted as tokens', async () => {
  const { sameHero, avoided, tokens } = await judge(await paint());
  expect(sameHero).toBeGreaterThanOrEqual(90);
  expect(avoided).toBe(0);
  expect(tokens).toBeGreaterThan(700);
});

it('the `stranger` fault replaces the hero in one scene only, and the stranger is not taken for the hero', async () => {
  const planned = { match: {}, times: 1, fault: { kind: 'stranger' } };
  const body = JSON.stringify(planned);
  await fetch(`${standIn.url}/__controls/faults`, { method: 'POST', body });
  expect((await judge(await paint())).sameHero).toBeLessThan(50);
  expect((await judge(await paint())).sameHero).toBeGreaterThanOrEqual(90);
});

it('a picture given by its URL is refused', async () => {
  await expect(ask(['https://example.org/picture.jpg'])).rejects.toMatchObject({ status: 400 });
});
