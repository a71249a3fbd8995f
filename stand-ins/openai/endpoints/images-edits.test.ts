import { createHash } from 'node:crypto';
import OpenAI, { APIError, toFile, type Uploadable } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPicture } from '../../illustrator/render-picture.ts';
import type { OpenAiStandIn } from '../server.ts';
import { startWithGenerators } from '../testing/start-with-generators.ts';

let standIn: OpenAiStandIn;
let client: OpenAI;

beforeAll(async () => {
  standIn = await startWithGenerators();
  client = new OpenAI({ apiKey: 'local', baseURL: `${standIn.url}/v1`, maxRetries: 0, logLevel: 'off' });
});
afterAll(() => standIn.close());

const blank = (): Promise<Buffer> =>
  sharp({ create: { width: 48, height: 64, channels: 3, background: '#c04040' } })
    .webp()
    .toBuffer();
const file = async (bytes?: Buffer, type = 'image/webp'): Promise<Uploadable> =>
  toFile(bytes ?? (await blank()), 'hero.webp', { type });

const edit = { model: 'gpt-image-2.6-flare', prompt: 'Ember the dragon waves.', size: '1152x768' } as const;

const refusalOf = async (call: Promise<unknown>): Promise<Pick<APIError, 'status' | 'code' | 'param' | 'type'>> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof APIError)) throw new Error('The call was not refused.');
  const { status, code, param, type } = error;
  return { status, code, param, type };
};

it('images/edits refuses a request without a picture or a prompt', async () => {
  expect(await refusalOf(client.post('/images/edits', { body: edit }))).toMatchObject({
    status: 400,
    code: 'missing_required_parameter',
    param: 'image',
  });
  expect(await refusalOf(client.images.edit({ ...edit, prompt: ' ', image: await file() }))).toMatchObject({
    code: 'missing_required_parameter',
    param: 'prompt',
  });
});

it('images/edits refuses more than 16 pictures', async () => {
  const image = await Promise.all(Array.from({ length: 17 }, () => file()));
  expect(await refusalOf(client.images.edit({ ...edit, image }))).toMatchObject({
    status: 400,
    code: 'array_above_max_length',
    param: 'image',
  });
});

it('images/edits refuses files whose type or content is not PNG, JPEG or WebP', async () => {
  const image = [await file(), await file(await blank(), 'application/octet-stream')];
  expect(await refusalOf(client.images.edit({ ...edit, image }))).toMatchObject({
    status: 400,
    code: 'unsupported_file_mimetype',
    param: 'image[1]',
  });
  const brokenFile = await file(Buffer.from('not a picture'));
  expect(await refusalOf(client.images.edit({ ...edit, image: brokenFile }))).toMatchObject({
    status: 400,
    code: 'invalid_image_file',
  });
  const drawing = await file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  expect(await refusalOf(client.images.edit({ ...edit, image: drawing }))).toMatchObject({
    code: 'invalid_image_file',
  });
});

it('images/edits refuses parameters that GPT image models no longer accept', async () => {
  const image = await file();
  for (const change of [{ input_fidelity: 'high' as const }, { response_format: 'b64_json' as const }]) {
    expect(await refusalOf(client.images.edit({ ...edit, ...change, image }))).toMatchObject({
      status: 400,
      code: 'unknown_parameter',
    });
  }
  expect(await refusalOf(client.images.edit({ ...edit, size: '256x256', image }))).toMatchObject({
    param: 'size',
  });
  expect(await refusalOf(client.images.edit({ ...edit, n: 11, image }))).toMatchObject({ param: 'n' });
  expect(await refusalOf(client.images.edit({ ...edit, model: 'dall-e-2', image }))).toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
});

it('images/edits refuses an unsafe scene, as the vendor does', async () => {
  const image = await file();
  expect(await refusalOf(client.images.edit({ ...edit, prompt: 'a naked woman', image }))).toMatchObject({
    status: 400,
    code: 'moderation_blocked',
    type: 'image_generation_user_error',
  });
});

it('images/edits refuses a truncated form', async () => {
  const response = await fetch(`${standIn.url}/v1/images/edits`, {
    method: 'POST',
    headers: { authorization: 'Bearer local', 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name="prompt"\r\n\r\nhal',
  });
  expect(response.status).toBe(400);
});

it('images/edits returns the requested number in the requested size and format', async () => {
  const { data, usage } = await client.images.edit({ ...edit, output_format: 'webp', n: 2, image: [await file()] });
  expect(data).toHaveLength(2);
  const picture = Buffer.from(data?.[0]?.b64_json ?? '', 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1152, height: 768 });
  expect(usage?.input_tokens_details.image_tokens).toBeGreaterThan(0);
});

it('images/edits recognizes characters in smaller copies of its pictures', async () => {
  const headers = { 'X-Client-Request-Id': 'scene-1' };
  const origin = {
    prompt: 'Portrait | Name: Ember | Kind: Mythical Creature - Dragon - Ice Dragon',
    variation: 'p1',
  };
  const portrait = await client.images.generate(
    { model: edit.model, prompt: origin.prompt, size: '768x1024', output_format: 'webp' },
    { headers: { 'X-Client-Request-Id': origin.variation } },
  );
  const copy = await sharp(Buffer.from(portrait.data?.[0]?.b64_json ?? '', 'base64'))
    .resize(384)
    .jpeg({ quality: 70 })
    .toBuffer();
  const image = await file(copy, 'image/jpeg');
  const { data } = await client.images.edit({ ...edit, image }, { headers });
  const knownPicture = { origin, color: '#000000', isWide: false };
  const expected = await renderPicture({ ...edit, variation: 'scene-1', format: 'png', inputs: [knownPicture] });
  expect(Buffer.from(data?.[0]?.b64_json ?? '', 'base64').equals(expected)).toBe(true);
});

it('a planned fault can match a word of an images/edits prompt', async () => {
  const control = (method: string, fault?: object): Promise<Response> =>
    fetch(`${standIn.url}/__controls/faults`, {
      method,
      ...(fault
        ? { body: JSON.stringify({ match: { path: '/images/edits', contains: 'Ember' }, times: 1, fault }) }
        : {}),
    });
  const image = await file();
  await control('POST', { kind: 'status', status: 429 });
  expect(await refusalOf(client.images.edit({ ...edit, image }))).toMatchObject({ status: 429 });
  await control('POST', { kind: 'broken-picture' });
  const brokenEdit = await client.images.edit({ ...edit, image });
  await expect(sharp(Buffer.from(brokenEdit.data?.[0]?.b64_json ?? '', 'base64')).metadata()).rejects.toThrow();
  await control('POST', { kind: 'wrong-shape' });
  expect((await client.images.edit({ ...edit, image })).data).toBeUndefined();
  await control('DELETE');
});

it('uploaded files are logged by name, type, size and hash', async () => {
  const bytes = await blank();
  await client.images.edit({ ...edit, prompt: 'The logged scene', image: [await file(bytes)] });
  const response = await fetch(`${standIn.url}/__controls/requests?contains=logged`);
  expect(await response.json()).toMatchObject({
    requests: [
      {
        body: {
          prompt: 'The logged scene',
          image: [
            {
              filename: 'hero.webp',
              type: 'image/webp',
              bytes: bytes.length,
              sha256: createHash('sha256').update(bytes).digest('hex'),
            },
          ],
        },
      },
    ],
  });
});
