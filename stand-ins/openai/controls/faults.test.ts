import OpenAI, { APIConnectionError, APIError, toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startVoice, type Voice } from '../../voice/server.ts';
import type { OpenAiStandIn } from '../server.ts';
import { startWithGenerators } from '../testing/start-with-generators.ts';
import { buildBrief, toPrompt } from '../../storyteller/sample-brief.ts';
import type { Fault } from './fault.ts';

let voice: Voice;
let standIn: OpenAiStandIn;
let client: OpenAI;
let portrait: Buffer;
let recording: Blob;

beforeAll(async () => {
  voice = await startVoice({ port: 0, packageName: 'chimes-are-quicker' });
  standIn = await startWithGenerators({ voiceUrl: voice.url });
  client = new OpenAI({ apiKey: 'local', baseURL: `${standIn.url}/v1`, maxRetries: 0, logLevel: 'off' });
  portrait = await sharp({ create: { width: 48, height: 64, channels: 3, background: '#c04040' } })
    .webp()
    .toBuffer();
  recording = await (
    await client.audio.speech.create({ model: 'tts-1', voice: 'nova', input: 'One two three four.' })
  ).blob();
});
afterAll(async () => {
  await standIn.close();
  await voice.close();
});

const deleteFaults = (): Promise<Response> => fetch(`${standIn.url}/__controls/faults`, { method: 'DELETE' });
afterEach(deleteFaults);

async function plan(fault: Fault, path?: string): Promise<void> {
  const body = JSON.stringify({ match: path === undefined ? {} : { path }, fault });
  expect((await fetch(`${standIn.url}/__controls/faults`, { method: 'POST', body })).status).toBe(200);
}

type Options = { signal?: AbortSignal };
interface Case {
  path: string;
  /** `wish` is the text that a user typed. */
  call: (wish: string, options?: Options) => Promise<unknown>;
}

const model = 'gpt-image-2.6-flare';
const CASES: Record<string, Case> = {
  'images/generations': {
    path: '/v1/images/generations',
    call: (prompt, options) => client.images.generate({ model, prompt, size: '768x1024', quality: 'low' }, options),
  },
  'images/edits': {
    path: '/v1/images/edits',
    call: async (prompt, options) => {
      const image = await toFile(portrait, 'hero.webp', { type: 'image/webp' });
      return client.images.edit({ model, prompt, image, size: '1152x768', quality: 'low' }, options);
    },
  },
  responses: {
    path: '/v1/responses',
    call: (input, options) =>
      client.responses.create({ model: 'gpt-6-luna', input, reasoning: { effort: 'none' } }, options),
  },
  'responses, streamed': {
    path: '/v1/responses',
    call: (input, options) =>
      client.responses.stream({ model: 'gpt-6-luna', input, reasoning: { effort: 'none' } }, options).finalResponse(),
  },
  moderations: {
    path: '/v1/moderations',
    call: (input, options) => client.moderations.create({ input }, options),
  },
  'audio/speech': {
    path: '/v1/audio/speech',
    call: async (input, options) => {
      const response = await client.audio.speech.create({ model: 'tts-1', voice: 'nova', input }, options);
      return Buffer.from(await response.arrayBuffer());
    },
  },
  'audio/transcriptions': {
    path: '/v1/audio/transcriptions',
    call: (prompt, options) =>
      client.audio.transcriptions.create(
        {
          file: new File([recording], 'tale.mp3'),
          model: 'whisper-1',
          response_format: 'verbose_json',
          timestamp_granularities: ['word'],
          prompt,
        },
        options,
      ),
  },
  models: { path: '/v1/models', call: (_wish, options) => client.models.retrieve('tts-1', options) },
};

const STATUSES: readonly [status: number, code: string | undefined, expectedCode: string | null | undefined][] = [
  [400, 'moderation_blocked', 'moderation_blocked'],
  [400, 'invalid_prompt', 'invalid_prompt'],
  [401, undefined, 'invalid_api_key'],
  [403, undefined, null],
  [403, 'unsupported_country_region_territory', 'unsupported_country_region_territory'],
  [413, undefined, 'request_too_large'],
  [429, undefined, 'rate_limit_exceeded'],
  [429, 'insufficient_quota', 'insufficient_quota'],
  [500, undefined, null],
  [503, undefined, null],
];

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (reason: unknown) => reason,
  );

describe.each(Object.entries(CASES))('%s', (_name, { path, call }) => {
  it.each(STATUSES)('a planned fault returns status %s and code %s', async (status, code, expectedCode) => {
    await plan({ kind: 'status', status, ...(code === undefined ? {} : { code }) }, path);
    const error = await failureOf(call('a kind dragon'));
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ status, code: expectedCode });
  });

  it.each([
    [{ retryAfterSeconds: 7 }, '7', 'Please try again in 1s.'],
    [{ message: 'Please try again in 12s.' }, null, 'Please try again in 12s.'],
  ])('a rate limit with %j sends the Retry-After %s', async (wait, retryAfter, message) => {
    await plan({ kind: 'status', status: 429, ...wait }, path);
    const error = await failureOf(call('a kind dragon'));
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect(error instanceof APIError && error.headers?.get('retry-after')).toBe(retryAfter);
  });

  it("a planned fault can return a gateway's HTML page", async () => {
    await plan({ kind: 'gateway-page', status: 502 }, path);
    expect(await failureOf(call('a kind dragon'))).toMatchObject({ status: 502, error: undefined });
  });

  it('a planned fault can drop the connection', async () => {
    await plan({ kind: 'drop' }, path);
    expect(await failureOf(call('a kind dragon'))).toBeInstanceOf(APIConnectionError);
  });

  it('a planned fault can hang until the client aborts', async () => {
    await plan({ kind: 'hang' }, path);
    const controller = new AbortController();
    const outcome = failureOf(call('a kind dragon', { signal: controller.signal }));
    controller.abort();
    expect(String(await outcome)).toMatch(/abort/iu);
  });

  it('a planned fault can truncate the response', async () => {
    await plan({ kind: 'cut-stream', afterEvents: 3 }, path);
    expect(await failureOf(call('a kind dragon'))).toBeInstanceOf(Error);
  });

  it('a slow response is complete', async () => {
    const fullResponse = await call('a kind dragon');
    await plan({ kind: 'slow', dripMs: 1 }, path);
    expect(Object.keys((await call('a kind dragon')) as object)).toEqual(Object.keys(fullResponse as object));
  });

  it('a planned fault can return a response in the wrong format', async () => {
    await plan({ kind: 'wrong-shape' }, path);
    const outcome = await call('a kind dragon').catch((error: unknown) => String(error));
    expect(Buffer.isBuffer(outcome) ? outcome.toString() : JSON.stringify(outcome)).not.toMatch(
      /output_text|b64_json|category_scores|choices|shutdown_date|words|ID3/u,
    );
  });
});

it.each([false, true])('a planned fault can fail inside a stream (as an error event: %s)', async (isErrorEvent) => {
  await plan({ kind: 'failed-stream', code: 'rate_limit_exceeded', afterEvents: 6, isErrorEvent }, '/v1/responses');
  const types: string[] = [];
  const readStream = async () => {
    const body = { model: 'gpt-6-luna', input: 'a kind dragon', reasoning: { effort: 'none' }, stream: true } as const;
    for await (const event of await client.responses.create(body)) types.push(event.type);
  };
  const failure = await failureOf(readStream());
  expect(types).toContain('response.output_text.delta');
  if (isErrorEvent) expect(failure).toMatchObject({ status: undefined, code: 'rate_limit_exceeded' });
  else expect(types.at(-1)).toBe('response.failed');
});

it('a planned fault can refuse a parameter', async () => {
  await plan({ kind: 'status', status: 400, param: 'size' }, '/v1/images/generations');
  const error = await failureOf(CASES['images/generations']!.call('a kind dragon'));
  expect(error).toMatchObject({ status: 400, param: 'size', code: 'invalid_value' });
});

it('a planned rate limit returns 429 above the limit', async () => {
  const { path, call } = CASES['moderations']!;
  await plan({ kind: 'rate-limit', perMinute: 2 }, path);
  const statuses: unknown[] = [];
  for (const wish of ['one', 'two', 'three']) statuses.push(await failureOf(call(wish)));
  expect(statuses).toMatchObject([null, null, { status: 429 }]);
});

describe('invalid responses', () => {
  const { responses, moderations, ...others } = CASES;
  const imageOf = (outcome: unknown): Buffer =>
    Buffer.from((outcome as OpenAI.ImagesResponse).data?.[0]?.b64_json ?? '', 'base64');
  const wordsOf = (outcome: unknown): string[] =>
    ((outcome as OpenAI.Audio.TranscriptionVerbose).words ?? []).map(({ word }) => word);
  const ask = (name: string): Promise<unknown> => (CASES[name] ?? others['models']!).call(toPrompt(buildBrief()));

  it('the `empty` fault returns empty responses', async () => {
    await plan({ kind: 'empty' });
    expect(await ask('responses')).toMatchObject({ output_text: '', status: 'completed' });
    expect(await ask('images/generations')).toMatchObject({ data: [] });
    expect(await ask('images/edits')).toMatchObject({ data: [] });
    expect(await ask('moderations')).toMatchObject({ results: [] });
    expect(await ask('audio/transcriptions')).toMatchObject({ text: '', words: [] });
    await expect(CASES['audio/speech']?.call('Hello.')).resolves.toHaveLength(0);
    expect(await ask('models')).toMatchObject({ id: 'tts-1' });
  });

  it('broken pictures and recordings cannot be decoded', async () => {
    await plan({ kind: 'broken-picture' });
    await plan({ kind: 'broken-audio' });
    for (const name of ['images/generations', 'images/edits']) {
      await expect(sharp(imageOf(await ask(name))).metadata()).rejects.toThrow();
    }
    expect(String(await CASES['audio/speech']?.call('Hello.'))).toBe('not a recording');
  });

  it('the `picture` fault returns the given picture', async () => {
    await plan({ kind: 'picture', base64: portrait.toString('base64') });
    for (const name of ['images/generations', 'images/edits']) expect(imageOf(await ask(name))).toEqual(portrait);
  });

  it('the `unknown-name` fault adds an unknown name to the story', async () => {
    await plan({ kind: 'unknown-name', name: 'Zorblax' });
    expect(JSON.stringify(await responses?.call(toPrompt(buildBrief())))).toContain('said Zorblax');
    expect(await moderations?.call('a kind dragon')).toMatchObject({ results: [{ flagged: false }] });
  });

  it.each([
    ['missing-words', ['One', 'three', 'four']],
    ['unordered-words', ['four', 'three', 'two', 'One']],
    ['misheard-words', ['One', 'two', 'umbrella', 'four']],
  ] as const)('the `%s` fault changes the words of a transcription', async (kind, words) => {
    await plan({ kind });
    expect(wordsOf(await ask('audio/transcriptions'))).toEqual(words);
  });
});

it.each(Object.entries(CASES).filter(([name]) => !['moderations', 'models'].includes(name)))(
  'a fault marker in typed text applies to %s',
  async (_name, { call }) => {
    expect(await failureOf(call('a dragon [[fail:503]]'))).toMatchObject({ status: 503 });
    expect(await failureOf(call('a dragon [[fail:blocked]]'))).toMatchObject({ code: 'moderation_blocked' });
    expect(await failureOf(call('a dragon [[fail:drop]]'))).toBeInstanceOf(APIConnectionError);
  },
);

it('a fault marker does not apply to moderation unless its suffix is moderation', async () => {
  const { call } = CASES['moderations']!;
  expect(await call('a dragon [[fail:503]]')).toMatchObject({ results: [{ flagged: false }] });
  expect(await failureOf(call('a dragon [[fail:503@moderations]]'))).toMatchObject({ status: 503 });
  expect(await call('a dragon [[fail:flag]]')).toMatchObject({ results: [{ flagged: true }] });
});

it('a fault marker applies only to endpoints whose path contains its suffix', async () => {
  const wish = `${toPrompt(buildBrief())} [[fail:429@images]]`;
  expect(await CASES['responses']?.call(wish)).toMatchObject({ status: 'completed' });
  expect(await failureOf(CASES['images/edits']!.call('a dragon [[fail:429@images]]'))).toMatchObject({ status: 429 });
});

it('an unknown fault marker is ignored', async () => {
  expect(await CASES['responses']?.call('a dragon [[fail:gracefully]]')).toMatchObject({ status: 'completed' });
});
