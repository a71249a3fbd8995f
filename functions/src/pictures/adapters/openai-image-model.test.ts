import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createOpenAiClient } from '../../core/openai-client.ts';
import { createOpenAiImageModel } from './openai-image-model.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Pays for a picture whose tokens the vendor counts as `usage`; returns the picture and what was reported. */
async function generatePicture(usage: object | undefined) {
  const server = createServer((request, response) => {
    void buffer(request).then(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ created: 1, data: [{ b64_json: 'cGFpbnQ=' }], usage }));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  const client = createOpenAiClient('local', `http://127.0.0.1:${address.port}/v1`);
  const model = createOpenAiImageModel(client, { model: 'a', economyModel: 'a', timeoutMs: 2_000 }, () => {});
  const reported: unknown[] = [];
  const picture = await model.generate({
    prompt: 'A dragon',
    shape: 'portrait',
    quality: 'low',
    references: [],
    messages: { invalid: 'Invalid', refused: 'Refused', tooLarge: 'Too large' },
    requestId: 'request-of-the-test',
    safetyIdentifier: 'family',
    meter: { asked: () => (tokens) => reported.push(tokens) },
  });
  return { picture: picture.toString(), reported };
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
    expect(await generatePicture(usage)).toEqual({ picture: 'paint', reported: [] });
  },
);
