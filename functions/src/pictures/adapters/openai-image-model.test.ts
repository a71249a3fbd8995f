import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { createOpenAiClient } from '../../core/openai-client.ts';
import { createOpenAiImageModel } from './openai-image-model.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Vendor {
  picture?: Buffer;
  /** Sizes that the model takes; every size if missing. */
  sizes?: readonly string[];
}

/**
 * Pays for a picture whose tokens the vendor counts as `usage`; returns the picture, what was reported, and how many
 * calls were not reported.
 */
async function generatePicture(usage: object | undefined, { picture: painted, sizes }: Vendor = {}) {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const isTaken = sizes?.some((size) => body.includes(`"${size}"`)) ?? true;
      const data = [{ b64_json: (painted ?? Buffer.from('paint')).toString('base64') }];
      response.writeHead(isTaken ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isTaken ? { created: 1, data, usage } : { error: { param: 'size' } }));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  const client = createOpenAiClient('local', `http://127.0.0.1:${address.port}/v1`);
  const model = createOpenAiImageModel(client, { model: 'a', economyModel: 'a', timeoutMs: 2_000 }, () => {});
  const reported: unknown[] = [];
  let requestCount = 0;
  const picture = await model.generate({
    prompt: 'A dragon',
    shape: 'portrait',
    quality: 'low',
    references: [],
    messages: { invalid: 'Invalid', refused: 'Refused', tooLarge: 'Too large' },
    requestId: 'request-of-the-test',
    safetyIdentifier: 'family',
    meter: {
      beginCall: () => {
        requestCount += 1;
        return (tokens) => reported.push(tokens);
      },
    },
  });
  return { picture, reported, unreported: requestCount - reported.length };
}

it("a picture's tokens are reported by kind", async () => {
  const input_tokens_details = { text_tokens: 20, image_tokens: 80 };
  const { reported } = await generatePicture({
    input_tokens: 100,
    input_tokens_details,
    output_tokens: 439,
    total_tokens: 539,
  });
  expect(reported).toEqual([{ kind: 'picture', model: 'a', textTokens: 20, pictureTokens: 80, outputTokens: 439 }]);
});

it('input tokens without details are reported as pictures, which cost more', async () => {
  const { reported } = await generatePicture({ input_tokens: 100, output_tokens: 439 });
  expect(reported).toEqual([{ kind: 'picture', model: 'a', textTokens: 0, pictureTokens: 100, outputTokens: 439 }]);
});

it.each([undefined, {}, { input_tokens: 100 }, { input_tokens: '100', output_tokens: null }])(
  'a paid picture is kept when its tokens are counted as %j',
  async (usage) => {
    expect(await generatePicture(usage)).toEqual({ picture: Buffer.from('paint'), reported: [], unreported: 1 });
  },
);

it('a size that the model refuses costs nothing: only the picture in a size that it takes is counted', async () => {
  const paper = { width: 1024, height: 1536, channels: 3, background: 'white' } as const;
  const picture = await sharp({ create: paper }).webp().toBuffer();
  const usage = { input_tokens: 100, output_tokens: 439 };
  const { reported, unreported } = await generatePicture(usage, { picture, sizes: ['1024x1536'] });
  expect(reported).toHaveLength(1);
  expect(unreported).toBe(0);
});

it('a portrait in a size that every model takes is widened, so that neither head nor feet are cut off', async () => {
  const [head, feet] = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 1024, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const picture = await sharp({ create: { width: 1024, height: 1536, channels: 3, background: 'white' } })
    .composite([
      { input: head, top: 0, left: 0 },
      { input: feet, top: 1516, left: 0 },
    ])
    .webp()
    .toBuffer();
  const generated = await generatePicture(undefined, { picture, sizes: ['1024x1536'] });
  const { data, info } = await sharp(generated.picture).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1152, height: 1536 });
  const pixelAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  for (const x of [5, 576, 1146]) {
    const [red = 0, , blueOfHead = 255] = pixelAt(x, 5);
    const [redOfFeet = 255, , blue = 0] = pixelAt(x, 1530);
    expect(Math.min(red, blue)).toBeGreaterThan(200);
    expect(Math.max(blueOfHead, redOfFeet)).toBeLessThan(60);
  }
});
