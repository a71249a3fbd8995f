import OpenAI, { APIConnectionError, APIError } from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenAiStandIn } from './server.ts';
import { startWithGenerators } from './testing/start-with-generators.ts';
import { buildBrief, toPrompt } from '../storyteller/sample-brief.ts';

let standIn: OpenAiStandIn;
let client: OpenAI;

const connect = (apiKey: string): OpenAI =>
  new OpenAI({ apiKey, baseURL: `${standIn.url}/v1`, maxRetries: 0, logLevel: 'off' });

beforeAll(async () => {
  standIn = await startWithGenerators();
  client = connect('local');
});
afterAll(() => standIn.close());

const control = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${standIn.url}/__controls/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

afterEach(async () => {
  await control('DELETE', 'faults');
  await control('DELETE', 'requests');
});

async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: unknown; code: unknown; param: unknown; type: unknown }> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof APIError)) throw new Error('The call was not refused.');
  const { status, code, param, type } = error;
  return { status, code, param, type };
}

const story = { model: 'gpt-6-luna', input: toPrompt(buildBrief()), reasoning: { effort: 'none' as const } };
const picture = { model: 'gpt-image-2', prompt: 'Portrait | Name: Ember', size: '768x1024' };

describe('refusals', () => {
  it('a request with an invalid or missing key is refused', async () => {
    expect(await refusalOf(connect('sk-invalid-1').models.list())).toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
    const response = await fetch(`${standIn.url}/v1/models`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
  });

  it('a request with an unknown, shut-down or unsuitable model is refused', async () => {
    for (const model of ['gpt-nonsense', 'dall-e-3', 'gpt-6-luna']) {
      expect(await refusalOf(client.images.generate({ ...picture, model }))).toMatchObject({
        status: 404,
        code: 'model_not_found',
      });
    }
    expect(await refusalOf(client.responses.create({ ...story, model: 'gpt-image-2' }))).toMatchObject({ status: 404 });
    expect(await refusalOf(client.models.retrieve('gpt-4'))).toMatchObject({ status: 404, code: 'model_not_found' });
    expect(await refusalOf(client.moderations.create({ input: 'a', model: 'gpt-6-luna' }))).toMatchObject({
      status: 404,
    });
  });

  it('temperature is refused with reasoning, but accepted without', async () => {
    const refusal = { status: 400, code: 'unsupported_value', param: 'temperature' };
    const { reasoning: _none, ...thinking } = story;
    expect(await refusalOf(client.responses.create({ ...thinking, temperature: 0.8 }))).toMatchObject(refusal);
    expect(
      await refusalOf(client.responses.create({ ...story, reasoning: { effort: 'low' }, temperature: 0.8 })),
    ).toMatchObject(refusal);
    expect((await client.responses.create({ ...story, temperature: 0.8 })).status).toBe('completed');
  });

  it('a request with max_tokens, an unknown field, a wrong type or a missing field is refused', async () => {
    const post = (path: string, body: unknown): Promise<unknown> => client.post(path, { body });
    expect(await refusalOf(post('/responses', { ...story, max_tokens: 100 }))).toMatchObject({
      status: 400,
      code: 'unsupported_parameter',
    });
    expect(await refusalOf(post('/responses', { ...story, wish: 1 }))).toMatchObject({
      status: 400,
      code: 'unknown_parameter',
      param: 'wish',
    });
    expect(await refusalOf(post('/responses', { ...story, stream: 'yes' }))).toMatchObject({
      status: 400,
      code: 'invalid_type',
      param: 'stream',
    });
    expect(await refusalOf(post('/responses', { model: 'gpt-6-luna' }))).toMatchObject({
      status: 400,
      code: 'missing_required_parameter',
      param: 'input',
    });
    expect(await refusalOf(post('/responses', { ...story, max_output_tokens: 3 }))).toMatchObject({
      code: 'integer_below_min_value',
    });
    expect(await refusalOf(post('/responses', { ...story, reasoning: { effort: 'huge' } }))).toMatchObject({
      code: 'invalid_value',
    });
    expect(await refusalOf(post('/moderations', { input: 3 }))).toMatchObject({ status: 400, param: 'input' });
  });

  it('a request with parameters of image models that were shut down is refused', async () => {
    const post = (change: object): Promise<unknown> =>
      client.post('/images/generations', { body: { ...picture, ...change } });
    for (const change of [{ response_format: 'b64_json' }, { style: 'vivid' }]) {
      expect(await refusalOf(post(change))).toMatchObject({ status: 400, code: 'unknown_parameter' });
    }
    expect(await refusalOf(post({ quality: 'hd' }))).toMatchObject({
      status: 400,
      code: 'invalid_value',
      param: 'quality',
    });
    expect(await refusalOf(post({ quality: 'max' }))).toMatchObject({ status: 400, param: 'quality' });
    expect(await refusalOf(post({ prompt: 'x'.repeat(32_001) }))).toMatchObject({ code: 'string_above_max_length' });
    expect(await refusalOf(post({ prompt: ' ' }))).toMatchObject({ status: 400, param: 'prompt' });
  });

  it.each(['770x1024', '256x256', '4096x1024', '3200x800', '3840x2400', 'large', '1024'])(
    'a picture of size %s is refused',
    async (size) => {
      expect(await refusalOf(client.images.generate({ ...picture, size }))).toMatchObject({
        status: 400,
        code: 'invalid_value',
        param: 'size',
      });
    },
  );

  it('a request with a body that is too large or invalid, or with an unknown path, is refused', async () => {
    expect(await refusalOf(client.responses.create({ ...story, input: 'x'.repeat(21 * 1024 * 1024) }))).toMatchObject({
      status: 413,
    });
    const brokenBody = await fetch(`${standIn.url}/v1/responses`, {
      method: 'POST',
      headers: { authorization: 'Bearer local' },
      body: '{',
    });
    expect(brokenBody.status).toBe(400);
    expect(await refusalOf(client.get('/nowhere'))).toMatchObject({ status: 404 });
    expect(await refusalOf(client.get('/responses'))).toMatchObject({ status: 405 });
  });

  it('an unsafe picture is blocked as the vendor does', async () => {
    expect(await refusalOf(client.images.generate({ ...picture, prompt: 'a naked woman' }))).toMatchObject({
      status: 400,
      code: 'moderation_blocked',
      type: 'image_generation_user_error',
    });
  });
});

it('a picture has the requested size, and is the same only for the same request id', async () => {
  const draw = async (id: string): Promise<string> => {
    const { data } = await client.images.generate(picture, { headers: { 'X-Client-Request-Id': id } });
    return data?.[0]?.b64_json ?? '';
  };
  const [one, again, other] = [await draw('a'), await draw('a'), await draw('b')];
  expect(Buffer.from(one, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

it('a model is returned with its shutdown date', async () => {
  expect(await client.models.retrieve('gpt-4o-mini-tts')).toMatchObject({ shutdown_date: '2027-01-06' });
  expect((await client.models.list()).data.map(({ id }) => id)).toContain('gpt-image-2.5-flare');
});

it('Responses writes a chapter', async () => {
  const response = await client.responses.create({ ...story, prompt_cache_key: 'k' });
  const paragraphs = response.output_text.split('\n\n');
  expect(paragraphs.length).toBeGreaterThanOrEqual(6);
  expect(response.output_text).toContain('Ember');
});

it("Responses streams a chapter in the vendor's order of events", async () => {
  const types: string[] = [];
  let text = '';
  for await (const event of await client.responses.create({ ...story, stream: true })) {
    if (types.at(-1) !== event.type) types.push(event.type);
    if (event.type === 'response.output_text.delta') text += event.delta;
    if (event.type === 'response.completed') expect(event.response.output[0]).toMatchObject({ content: [{ text }] });
  }
  expect(types).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ]);
  const final = await client.responses.stream(story).finalResponse();
  expect(final.output_text).toBe(text);
});

it('text is truncated at the token cap, which includes reasoning tokens', async () => {
  const cut = await client.responses.create({ ...story, max_output_tokens: 60 });
  expect(cut.status).toBe('incomplete');
  expect(cut.incomplete_details).toEqual({ reason: 'max_output_tokens' });
  const reasoningOnly = await client.responses.create({
    ...story,
    reasoning: { effort: 'high' },
    max_output_tokens: 2000,
  });
  expect(reasoningOnly.output_text).toBe('');
  expect(reasoningOnly.status).toBe('incomplete');
});

it('moderation accepts one text, several texts, and texts with pictures', async () => {
  const one = await client.moderations.create({ input: 'a kind dragon' });
  expect(one.results).toHaveLength(1);
  expect(one.results[0]?.flagged).toBe(false);
  expect(Object.keys(one.results[0]?.category_scores ?? {})).toHaveLength(13);
  const several = await client.moderations.create({ input: ['a kind dragon', 'kill yourself'] });
  expect(several.results.map(({ flagged }) => flagged)).toEqual([false, true]);
  const mixed = await client.moderations.create({
    input: [
      { type: 'text', text: 'a portrait' },
      { type: 'image_url', image_url: { url: 'data:image/webp;base64,AAAA' } },
    ],
  });
  expect(mixed.results).toHaveLength(1);
  expect(mixed.results[0]).toMatchObject({
    flagged: false,
    category_applied_input_types: { violence: ['text', 'image'], hate: ['text'] },
  });
});

const plan = async (fault: object, match: object = {}, times?: number): Promise<void> => {
  const response = await control('POST', 'faults', { match, fault, ...(times === undefined ? {} : { times }) });
  expect(response.status).toBe(200);
};
const textOf = async (): Promise<string> => (await client.responses.create(story)).output_text;

it.each([
  [429, undefined, 'rate_limit_exceeded'],
  [429, 'insufficient_quota', 'insufficient_quota'],
  [500, undefined, null],
  [401, undefined, 'invalid_api_key'],
  [413, undefined, 'request_too_large'],
  [400, 'moderation_blocked', 'moderation_blocked'],
])('a planned fault returns status %s with code %s', async (status, code, expected) => {
  await plan({ kind: 'status', status, ...(code === undefined ? {} : { code }) });
  expect(await refusalOf(client.models.list())).toMatchObject({ status, code: expected });
});

it('a planned fault applies to matching requests, as often as planned', async () => {
  await plan({ kind: 'status', status: 500 }, { path: '/v1/responses', contains: 'Ember' }, 1);
  await client.models.list();
  await client.responses.create({ ...story, input: 'hello' });
  expect(await refusalOf(textOf())).toMatchObject({ status: 500 });
  expect(await textOf()).toContain('Ember');
});

it('a planned fault can drop the connection', async () => {
  await plan({ kind: 'drop' });
  await expect(textOf()).rejects.toBeInstanceOf(APIConnectionError);
});

it('a planned fault can cut a stream in the middle', async () => {
  await plan({ kind: 'cut-stream', afterEvents: 20 });
  let events = 0;
  const readStream = async (): Promise<void> => {
    for await (const _event of await client.responses.create({ ...story, stream: true })) events += 1;
  };
  await expect(readStream()).rejects.toThrow();
  expect(events).toBe(20);
});

it('a planned fault can hang until the client aborts', async () => {
  await plan({ kind: 'hang' });
  const controller = new AbortController();
  const call = client.responses.create(story, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow(/abort/i);
});

it('a planned fault can hold a request until it is released', async () => {
  await plan({ kind: 'hold', token: 'door' });
  const heldText = textOf();
  const release = await control('POST', 'release', { token: 'door' });
  expect(release.status).toBe(200);
  expect(await heldText).toContain('Ember');
});

it('a planned fault can slow the stream', async () => {
  await plan({ kind: 'slow', dripMs: 1 });
  expect((await client.responses.stream(story).finalResponse()).output_text).toContain('Ember');
});

it('planned faults can corrupt the story', async () => {
  await plan({ kind: 'text', text: 'Once.' }, {}, 1);
  expect(await textOf()).toBe('Once.');
  await plan({ kind: 'three-paragraphs' }, {}, 1);
  expect((await textOf()).split('\n\n')).toHaveLength(3);
  await plan({ kind: 'unknown-name', name: 'Zorblax' }, {}, 1);
  expect(await textOf()).toContain('said Zorblax');
  await plan({ kind: 'no-hero' }, {}, 1);
  expect(await textOf()).not.toContain('Ember');
  await plan({ kind: 'unsafe-text', paragraph: 1 }, {}, 1);
  const [, second = ''] = (await textOf()).split('\n\n');
  expect((await client.moderations.create({ input: second })).results[0]?.flagged).toBe(true);
});

it('a `flag` fault flags harmless input and does not affect other endpoints', async () => {
  await plan({ kind: 'flag' }, {}, 1);
  await textOf();
  expect((await client.moderations.create({ input: 'a kind dragon' })).results[0]?.flagged).toBe(true);
  expect((await client.moderations.create({ input: 'a kind dragon' })).results[0]?.flagged).toBe(false);
});

it('an invalid planned fault is refused', async () => {
  for (const fault of [{ kind: 'nonsense' }, { kind: 'status', status: 200 }, { kind: 'hold' }]) {
    expect((await control('POST', 'faults', { match: {}, fault })).status).toBe(400);
  }
});

it('the request log lists requests without the key', async () => {
  await client.responses.create({ ...story, safety_identifier: 'abc' });
  await client.models.list();
  const response = await control('GET', 'requests?contains=abc');
  const { requests }: { requests: { path: string; headers: object; body: unknown }[] } = JSON.parse(
    await response.text(),
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ path: '/v1/responses', method: 'POST', body: { safety_identifier: 'abc' } });
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});
