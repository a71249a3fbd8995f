import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  API_KEY_MISSING,
  AUTHENTICATION_REQUIRED,
  RATE_LIMITED,
  TIMED_OUT,
  type FunctionContract,
} from '@talelantern/domain/contracts/contract';
import { adminContract } from '@talelantern/domain/contracts/admin/admin-action';
import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateImageFromTextContract } from '@talelantern/domain/contracts/generate-image-from-text';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import {
  saveImageContract,
  saveLocationImageContract,
  saveSceneImageContract,
} from '@talelantern/domain/contracts/save-image';
import { AppError, type ErrorCode, retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { responseTimeoutOf, createFunctionsClient } from './functions-client.ts';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}
type Responder = (response: ServerResponse) => void;

let server: Server;
let receivedCalls: Received[];
let responders: Responder[];
let waits: number[];
let refreshes: boolean[];
let token: string | null;
let readToken: () => Promise<string | null>;
let appToken: string;
let createProfile: () => Promise<void>;
const network = new EventTarget();

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const failure = (status: number, code: ErrorCode, message: string): Responder =>
  json(status, { error: { code, message, requestId: 'r-1' } });
const stream =
  (...blocks: string[]): Responder =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(blocks.join(''));
const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const picture = { imageUrl: 'https://storage.test/p', imagePath: 'users/u/p.webp' };
const chapter = { story: 'One.\n\nTwo.', memoryKey: 'memory-1' };

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

beforeEach(async () => {
  [receivedCalls, responders, waits, refreshes, token, appToken] = [[], [], [], [], 'token-1', ''];
  readToken = async () => token;
  createProfile = () => Promise.reject(new Error('No profile was to be created'));
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      receivedCalls.push({ path: request.url ?? '', headers: request.headers, body });
      responders.shift()?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const client = (silenceLimitMs = 5_000, responseTimeoutMs = 5_000) =>
  createFunctionsClient({
    fetch,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idToken: async (refresh) => {
      refreshes.push(refresh);
      return readToken();
    },
    createProfile,
    appHeaders: async () => (appToken === '' ? {} : { 'X-Firebase-AppCheck': appToken }),
    sleep: async (ms) => {
      waits.push(ms);
    },
    network,
    silenceLimitMs,
    responseTimeoutOf: () => responseTimeoutMs,
  });
const generateImage = (responseTimeoutMs?: number) =>
  client(5_000, responseTimeoutMs).call(generateImageContract, { prompt: 'a dragon', requestId: 'r'.repeat(20) });
const failureOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return error;
  throw error;
};

it('a call posts JSON with a fresh token if its contract requires one', async () => {
  responders = [json(200, picture), json(200, picture)];
  await expect(generateImage()).resolves.toEqual(picture);
  await client().call(saveImageContract, { imageUrl: 'x', characterId: 'c1' });
  expect(receivedCalls[0]).toMatchObject({
    path: '/generateImage',
    headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
    body: { prompt: 'a dragon', requestId: 'r'.repeat(20) },
  });
  expect(refreshes).toEqual([true, false]);
});

it('a call sends the App Check token, if there is one', async () => {
  responders = [json(200, picture), json(200, picture)];
  await generateImage();
  appToken = 'app-token-1';
  await generateImage();
  expect(receivedCalls.map(({ headers }) => headers['x-firebase-appcheck'])).toEqual([undefined, 'app-token-1']);
});

it('a story request without a user is rejected and not sent', async () => {
  token = null;
  await expect(client().generateStory({})).rejects.toThrow('Please sign in to generate stories');
  expect(receivedCalls).toEqual([]);
});

it('a call without a user is rejected and not sent', async () => {
  token = null;
  const error = await failureOf(client().call(saveImageContract, { imageUrl: 'x', characterId: 'c1' }));
  expect(error).toMatchObject({ code: 'unauthenticated', message: 'User must be authenticated to upload images' });
  expect(receivedCalls).toEqual([]);
});

it('an invalid response is rejected without a retry', async () => {
  responders = [json(200, { url: 'x' })];
  const error = await failureOf(generateImage());
  expect(error.message).toBe('Invalid response from image generation service');
  expect(waits).toEqual([]);
});

it.each([undefined, null, 7, 'abc'])(
  'a chapter with the memory key %j is accepted, as JSON or as a stream',
  async (memoryKey) => {
    const result = { ...chapter, memoryKey };
    responders = [json(200, result), stream(event('done', result))];
    for (const _format of ['JSON', 'stream']) {
      const { story, memoryKey: read } = await client().generateStory({});
      expect([story, read]).toEqual([chapter.story, undefined]);
    }
  },
);

it('a call that cannot connect fails with a message and is not retried', async () => {
  responders = [(response) => response.destroy()];
  const error = await failureOf(generateImage());
  expect(error).toMatchObject({ code: 'busy', message: 'Failed to connect to image generation service' });
  expect(receivedCalls).toHaveLength(1);
});

it('a call ends immediately when it is cancelled', async () => {
  const controller = new AbortController();
  responders = [() => controller.abort()];
  const call = client().call(generateImageContract, { prompt: 'a dragon' }, { signal: controller.signal });
  expect((await failureOf(call)).cause).toMatchObject({ name: 'AbortError' });
});

it('a call fails immediately when the device goes offline', async () => {
  responders = [() => void network.dispatchEvent(new Event('offline'))];
  expect(await failureOf(generateImage())).toMatchObject({
    code: 'busy',
    message: 'Failed to connect to image generation service',
  });
});

describe('a response whose body does not end', () => {
  const unended: Responder = (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write(JSON.stringify(picture).slice(0, 9));
  const unreachable = { code: 'busy', message: 'Failed to connect to image generation service' };

  it('a call whose body does not end fails after the time limit', async () => {
    responders = [unended];
    expect(await failureOf(generateImage(200))).toMatchObject(unreachable);
  });

  it('a call whose body does not end fails immediately when the device goes offline', async () => {
    responders = [
      (response) => {
        unended(response);
        network.dispatchEvent(new Event('offline'));
      },
    ];
    expect(await failureOf(generateImage())).toMatchObject(unreachable);
  });

  it('a call whose body ends within the time limit succeeds', async () => {
    responders = [
      (response) => {
        unended(response);
        response.end(JSON.stringify(picture).slice(9));
      },
    ];
    await expect(generateImage(2_000)).resolves.toEqual(picture);
  });
});

it('a call fails, and is not sent later, when its token does not come before the device goes offline', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  readToken = () => promise;
  const failedCall = failureOf(generateImage());
  network.dispatchEvent(new Event('offline'));
  expect(await failedCall).toMatchObject({ code: 'busy', message: 'Failed to connect to image generation service' });
  resolve('token-2');
  readToken = async () => token;
  responders = [json(200, picture)];
  await generateImage();
  expect(receivedCalls).toHaveLength(1);
});

it('a call whose token never comes fails like a lost connection', async () => {
  readToken = () => new Promise(() => undefined);
  expect(await failureOf(generateImage(20))).toMatchObject({ code: 'busy' });
  expect(receivedCalls).toEqual([]);
});

it('a call whose response never arrives fails like a lost connection', async () => {
  responders = [() => undefined];
  expect(await failureOf(generateImage(20))).toMatchObject({
    code: 'busy',
    message: 'Failed to connect to image generation service',
  });
});

it.each([
  ['a picture', generateImageContract, 310],
  ['a payment', createCheckoutSessionContract, 130],
  ['an administrator', adminContract, 550],
])("the client waits longer for %s than the function's timeout", (_whose, contract, seconds) => {
  expect(responseTimeoutOf(contract)).toBe(seconds * 1000);
});

describe('status 500', () => {
  const serverError = failure(500, 'internal', 'The painter fell asleep');

  it('a call that fails with 500 is tried three times with increasing waits and the same request id', async () => {
    responders = [serverError, serverError, serverError];
    const error = await failureOf(generateImage());
    expect(error.message).toBe('Image generation failed after 3 attempts: The painter fell asleep');
    expect(waits).toEqual([2_000, 4_000]);
    expect(receivedCalls.map(({ body }) => body)).toEqual([
      receivedCalls[0]?.body,
      receivedCalls[0]?.body,
      receivedCalls[0]?.body,
    ]);
  });

  it('a call succeeds if a retry after 500 succeeds', async () => {
    responders = [serverError, json(200, picture)];
    await expect(generateImage()).resolves.toEqual(picture);
    expect(waits).toEqual([2_000]);
  });
});

it.each<[number, ErrorCode, string, string]>([
  [400, 'invalid', 'prompt is missing', 'Invalid image prompt'],
  [
    400,
    'refused',
    'That is not for a picture book. Try another idea.',
    'That is not for a picture book. Try another idea.',
  ],
  [401, 'unauthenticated', 'expired', AUTHENTICATION_REQUIRED],
  [401, 'provider_key', 'no key', API_KEY_MISSING],
  [403, 'plan_limit', 'You have reached the limit of your plan', 'You have reached the limit of your plan'],
  [403, 'quota_exceeded', 'You have reached the limit of your plan', 'You have reached the limit of your plan'],
  [409, 'in_progress', 'Being made', 'Being made'],
  [413, 'too_large', 'big', 'Image prompt is too long'],
  [429, 'rate_limited', 'slow down', RATE_LIMITED],
  [503, 'busy', 'Busy, please try later', 'Busy, please try later'],
  [504, 'timed_out', 'This took too long.', 'This took too long.'],
])(
  'a failure with status %i and code %s is not retried and has the specified message',
  async (status, code, said, message) => {
    responders = [failure(status, code, said)];
    const error = await failureOf(generateImage());
    expect(error).toMatchObject({ code, message, requestId: 'r-1' });
    expect(receivedCalls).toHaveLength(1);
  },
);

it('a failure keeps the Retry-After seconds', async () => {
  responders = [json(429, { error: { code: 'rate_limited', message: 'x' } }, { 'retry-after': '30' })];
  expect(retryAfterSeconds(await failureOf(generateImage()))).toBe(30);
});

it('a failure without our error body is mapped by its status', async () => {
  responders = [(response) => response.writeHead(413).end('<html>')];
  expect(await failureOf(generateImage())).toMatchObject({ code: 'too_large', message: 'Image prompt is too long' });
});

it.each([
  [403, '<html>Forbidden</html>', 'forbidden'],
  [403, '{"message":"Forbidden"}', 'forbidden'],
  [404, 'Not Found', 'not_found'],
  [418, '', 'busy'],
] as const)('a status %i from a proxy with the body %s is not mapped to busy', async (status, body, code) => {
  responders = [(response) => response.writeHead(status).end(body)];
  expect(await failureOf(generateImage())).toMatchObject({ code, message: 'Failed to generate image' });
});

it('a 503 from a gateway is mapped to busy', async () => {
  responders = [(response) => response.writeHead(503).end('<html>')];
  expect(await failureOf(generateImage())).toMatchObject({ code: 'busy', message: 'Busy, please try later' });
});

it('a gateway timeout is mapped to timed_out and not retried', async () => {
  responders = [(response) => response.writeHead(504).end('<html>')];
  expect(await failureOf(generateImage())).toMatchObject({ code: 'timed_out', message: TIMED_OUT });
  expect(receivedCalls).toHaveLength(1);
});

const STALE = [
  ['for an unverified address', failure(403, 'verify_email', 'Please verify your email address first')],
  ['for a token that has expired, although not by the device’s clock', failure(401, 'unauthenticated', 'Sign in')],
] as const;

it.each(STALE)('a call rejected %s is retried once with a fresh token', async (_why, rejected) => {
  responders = [rejected, json(200, chapter)];
  await expect(client().generateStory({ theme: 'Treasure Hunt' })).resolves.toEqual(chapter);
  expect(refreshes).toEqual([false, true]);
  expect(waits).toEqual([]);
});

it.each(STALE)('a call rejected %s with a fresh token, too, fails', async (_why, rejected) => {
  responders = [rejected, rejected];
  await expect(client().generateStory({ theme: 'Treasure Hunt' })).rejects.toBeInstanceOf(AppError);
  expect(refreshes).toEqual([false, true]);
});

it('a call rejected for a wrong key of the vendor is not retried', async () => {
  responders = [failure(401, 'provider_key', 'API key is not configured')];
  await expect(client().generateStory({ theme: 'Treasure Hunt' })).rejects.toMatchObject({ code: 'provider_key' });
  expect(refreshes).toEqual([false]);
});

describe('an account without a profile', () => {
  const notFound = json(404, {
    error: { code: 'not_found', message: 'User profile not found', requestId: 'r-1', field: 'profile' },
  });
  const missingProfile = { code: 'not_found', message: 'User profile not found' };

  it.each([
    ['a picture', () => generateImage(), picture],
    ['a story', () => client().generateStory({ theme: 'Treasure Hunt' }), chapter],
  ])('a missing profile is created, and the request for %s is retried', async (_what, ask, expected) => {
    const creations = { count: 0 };
    createProfile = async () => void (creations.count += 1);
    responders = [notFound, json(200, expected)];
    await expect(ask()).resolves.toEqual(expected);
    expect(creations.count).toBe(1);
    expect(receivedCalls.map(({ body }) => body)).toEqual([receivedCalls[0]?.body, receivedCalls[0]?.body]);
  });

  it('a call fails if the missing profile cannot be created', async () => {
    responders = [notFound];
    expect(await failureOf(generateImage())).toMatchObject(missingProfile);
    expect(receivedCalls).toHaveLength(1);
  });

  it('a call fails if the profile is still missing after the retry', async () => {
    createProfile = async () => undefined;
    responders = [notFound, notFound];
    expect(await failureOf(generateImage())).toMatchObject(missingProfile);
    expect(receivedCalls).toHaveLength(2);
  });

  it('a missing item does not create a profile', async () => {
    responders = [failure(404, 'not_found', 'Character not found')];
    expect(await failureOf(generateImage())).toMatchObject({ code: 'not_found', message: 'Character not found' });
    expect(receivedCalls).toHaveLength(1);
  });
});

const startStory = (silenceLimitMs?: number) => {
  const shownParagraphs: [number, string][] = [];
  const onParagraph = (index: number, text: string) => void shownParagraphs.push([index, text]);
  return {
    shownParagraphs,
    result: client(silenceLimitMs).generateStory({ theme: 'Treasure Hunt' }, { onParagraph }),
  };
};

it('a streamed story is reported paragraph by paragraph', async () => {
  responders = [
    stream(
      event('paragraph', { index: 0, text: 'Öne.' }),
      ': still here\n\n',
      event('paragraph', { index: 1, text: 'Two.' }),
      event('done', chapter),
    ),
  ];
  const { result, shownParagraphs } = startStory();
  await expect(result).resolves.toEqual(chapter);
  expect(shownParagraphs).toEqual([
    [0, 'Öne.'],
    [1, 'Two.'],
  ]);
  expect(receivedCalls[0]?.headers.accept).toBe('text/event-stream');
});

it('a story response that is not a stream is read as JSON', async () => {
  responders = [json(200, chapter)];
  await expect(startStory().result).resolves.toEqual(chapter);
});

it('a story that fails before its first paragraph is mapped by its status', async () => {
  responders = [failure(413, 'too_large', 'x')];
  expect((await failureOf(startStory().result)).message).toBe('Story content is too long');
});

it('a story that fails after its first paragraph is not retried', async () => {
  responders = [
    stream(
      event('paragraph', { index: 0, text: 'One.' }),
      event('error', { status: 500, code: 'internal', message: 'The pen broke' }),
    ),
  ];
  const { result, shownParagraphs } = startStory();
  expect(await failureOf(result)).toMatchObject({ code: 'internal', message: 'The pen broke' });
  expect(shownParagraphs).toHaveLength(1);
  expect(receivedCalls).toHaveLength(1);
});

it.each([
  ['ends too early', stream(event('paragraph', { index: 0, text: 'One.' }))],
  [
    'breaks off',
    (response: ServerResponse) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(event('paragraph', { index: 0, text: 'One.' }));
      setImmediate(() => response.destroy());
    },
  ],
])('a story whose stream %s fails as a lost connection', async (_how, respond) => {
  responders = [respond];
  expect((await failureOf(startStory().result)).message).toBe('Failed to connect to story generation service');
});

it('a streamed story fails immediately when the device goes offline', async () => {
  responders = [
    (response) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(event('paragraph', { index: 0, text: 'One.' }));
    },
  ];
  const { result, shownParagraphs } = startStory();
  await expect.poll(() => shownParagraphs).toHaveLength(1);
  network.dispatchEvent(new Event('offline'));
  expect((await failureOf(result)).message).toBe('Failed to connect to story generation service');
});

it('a streamed story fails when its stream is silent for too long', async () => {
  responders = [
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
    },
  ];
  expect((await failureOf(startStory(20).result)).message).toBe('Failed to connect to story generation service');
});

interface Sentences {
  400: string;
  401: string;
  413: string;
  429: string;
  exhausted: string;
  foreign: string;
  unreachable: string;
  invalidResponse: string;
  signedOut: string;
}

const RATE = 'Rate limit exceeded. Please wait a moment.';
const SCENE: Sentences = {
  400: 'Invalid text content',
  401: 'Authentication required',
  413: 'Text content is too long',
  429: RATE,
  exhausted: 'Scene generation failed after 3 attempts: The painter fell asleep',
  foreign: 'Failed to generate image',
  unreachable: 'Failed to connect to scene generation service',
  invalidResponse: 'Invalid response from scene generation service',
  signedOut: 'User authentication required',
};
const SAVING: Sentences = {
  400: 'Failed to save image',
  401: 'Authentication required',
  413: 'Failed to save image',
  429: RATE,
  exhausted: 'Failed to save image',
  foreign: 'Failed to save image',
  unreachable: 'Failed to connect to storage service',
  invalidResponse: 'Invalid response from storage function',
  signedOut: 'User must be authenticated to upload images',
};

/** Messages from docs/specification.md#8 by function, and our own where the specification has none. */
const SENTENCES: readonly [FunctionContract, Sentences][] = [
  [saveImageContract, SAVING],
  [saveLocationImageContract, SAVING],
  [saveSceneImageContract, SAVING],
  [
    generateImageContract,
    {
      400: 'Invalid image prompt',
      401: 'Authentication required',
      413: 'Image prompt is too long',
      429: RATE,
      exhausted: 'Image generation failed after 3 attempts: The painter fell asleep',
      foreign: 'Failed to generate image',
      unreachable: 'Failed to connect to image generation service',
      invalidResponse: 'Invalid response from image generation service',
      signedOut: 'User authentication required',
    },
  ],
  [generateSceneWithImagesContract, SCENE],
  [generateImageFromTextContract, SCENE],
  [
    generateStoryContract,
    {
      400: 'Invalid story parameters',
      401: 'Authentication required',
      413: 'Story content is too long',
      429: RATE,
      exhausted: 'Story generation failed after 3 attempts: The painter fell asleep',
      foreign: 'Failed to generate story',
      unreachable: 'Failed to connect to story generation service',
      invalidResponse: 'Invalid response from story generation service',
      signedOut: 'Please sign in to generate stories',
    },
  ],
  [
    generateAudioNarrationContract,
    {
      400: 'Invalid text content',
      401: 'Authentication required',
      413: 'Text content is too long',
      429: RATE,
      exhausted: 'Audio generation failed after 3 attempts: The painter fell asleep',
      foreign: 'Failed to generate narration',
      unreachable: 'Failed to connect to audio generation service',
      invalidResponse: 'Invalid response from audio generation service',
      signedOut: 'User must be authenticated to upload images',
    },
  ],
];

describe.each(SENTENCES)('messages of $name', (contract, sentences) => {
  const messageOf = async (...said: Responder[]): Promise<string> => {
    responders = said;
    return (await failureOf(client().call(contract, {}))).message;
  };

  it.each<[400 | 401 | 413 | 429, ErrorCode]>([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [413, 'too_large'],
    [429, 'rate_limited'],
  ])('status %i has the specified message', async (status, code) => {
    const rejected = failure(status, code, 'said by the function');
    expect(await messageOf(rejected, rejected)).toBe(sentences[status]);
  });

  it('three failed attempts have the specified message', async () => {
    const serverError = failure(500, 'internal', 'The painter fell asleep');
    expect(await messageOf(serverError, serverError, serverError)).toBe(sentences.exhausted);
  });

  it('an error without our body has the specified message', async () => {
    expect(await messageOf((response) => response.writeHead(403).end('<html>'))).toBe(sentences.foreign);
  });

  it('a failed connection has the specified message', async () => {
    expect(await messageOf((response) => response.destroy())).toBe(sentences.unreachable);
  });

  it('an invalid response has the specified message', async () => {
    expect(await messageOf(json(200, { moon: 'cheese' }))).toBe(sentences.invalidResponse);
  });

  it('a call while signed out has the specified message', async () => {
    token = null;
    expect(await messageOf()).toBe(sentences.signedOut);
    expect(receivedCalls).toEqual([]);
  });
});

it('cancel resolves to whether it was in time', async () => {
  responders = [json(200, {}), failure(409, 'in_progress', 'too late')];
  await expect(client().cancel(generateImageContract, 'r'.repeat(20))).resolves.toBe(true);
  await expect(client().cancel(generateImageContract, 'r'.repeat(20))).resolves.toBe(false);
  expect(receivedCalls[0]?.body).toEqual({ requestId: 'r'.repeat(20), cancel: true });
});
