import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  API_KEY_MISSING,
  AUTHENTICATION_REQUIRED,
  RATE_LIMITED,
  type FunctionContract,
} from '@talelantern/domain/contracts/contract';
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
import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { createFunctionsClient } from './functions-client.ts';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}
type Answer = (response: ServerResponse) => void;

let server: Server;
let received: Received[];
let answers: Answer[];
let waits: number[];
let refreshes: boolean[];
let token: string | null;
let appToken: string | null;
const network = new EventTarget();

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const failure = (status: number, code: ErrorCode, message: string): Answer =>
  json(status, { error: { code, message, requestId: 'r-1' } });
const stream =
  (...blocks: string[]): Answer =>
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
  [received, answers, waits, refreshes, token, appToken] = [[], [], [], [], 'token-1', null];
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      answers.shift()?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const client = (silenceLimitMs = 5_000) =>
  createFunctionsClient({
    fetch,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idToken: async (refresh) => {
      refreshes.push(refresh);
      return token;
    },
    appToken: async () => appToken,
    sleep: async (ms) => {
      waits.push(ms);
    },
    network,
    silenceLimitMs,
  });
const paint = () => client().call(generateImageContract, { prompt: 'a dragon', requestId: 'r'.repeat(20) });
const failureOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return error;
  throw error;
};

describe('a call', () => {
  it('posts JSON with a fresh bearer token where the contract asks for one', async () => {
    answers = [json(200, picture), json(200, picture)];
    await expect(paint()).resolves.toEqual(picture);
    await client().call(saveImageContract, { imageUrl: 'x', characterId: 'c1' });
    expect(received[0]).toMatchObject({
      path: '/generateImage',
      headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
      body: { prompt: 'a dragon', requestId: 'r'.repeat(20) },
    });
    expect(refreshes).toEqual([true, false]);
  });

  it('carries the token that shows that this is our app, where there is one', async () => {
    answers = [json(200, picture), json(200, picture)];
    await paint();
    appToken = 'app-token-1';
    await paint();
    expect(received.map(({ headers }) => headers['x-firebase-appcheck'])).toEqual([undefined, 'app-token-1']);
  });

  it('of a story asks to sign in first, and is not made', async () => {
    token = null;
    await expect(client().tellStory({})).rejects.toThrow('Please sign in to generate stories');
    expect(received).toEqual([]);
  });

  it('is not made when nobody is signed in', async () => {
    token = null;
    const error = await failureOf(client().call(saveImageContract, { imageUrl: 'x', characterId: 'c1' }));
    expect(error).toMatchObject({ code: 'unauthenticated', message: 'User must be authenticated to upload images' });
    expect(received).toEqual([]);
  });

  it('refuses an answer of another shape', async () => {
    answers = [json(200, { url: 'x' })];
    const error = await failureOf(paint());
    expect(error.message).toBe('Invalid response from image generation service');
    expect(waits).toEqual([]);
  });

  it('says that the service cannot be reached', async () => {
    answers = [(response) => response.destroy()];
    const error = await failureOf(paint());
    expect(error).toMatchObject({ code: 'busy', message: 'Failed to connect to image generation service' });
    expect(received).toHaveLength(1);
  });
});

describe('status 500', () => {
  const broken = failure(500, 'internal', 'The painter fell asleep');

  it('is tried three times with growing waits and the same request id, then told with its reason', async () => {
    answers = [broken, broken, broken];
    const error = await failureOf(paint());
    expect(error.message).toBe('Image generation failed after 3 attempts: The painter fell asleep');
    expect(waits).toEqual([2_000, 4_000]);
    expect(received.map(({ body }) => body)).toEqual([received[0]?.body, received[0]?.body, received[0]?.body]);
  });

  it('is forgotten when a later attempt works', async () => {
    answers = [broken, json(200, picture)];
    await expect(paint()).resolves.toEqual(picture);
    expect(waits).toEqual([2_000]);
  });
});

describe('a failure', () => {
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
  ])('of status %i and code %s is not tried again and reads as specified', async (status, code, said, shown) => {
    answers = [failure(status, code, said)];
    const error = await failureOf(paint());
    expect(error).toMatchObject({ code, message: shown, requestId: 'r-1' });
    expect(received).toHaveLength(1);
  });

  it('keeps how long to wait', async () => {
    answers = [json(429, { error: { code: 'rate_limited', message: 'x' } }, { 'retry-after': '30' })];
    expect((await failureOf(paint())).retryAfterSeconds).toBe(30);
  });

  it('without a body of ours is told by its status alone', async () => {
    answers = [(response) => response.writeHead(413).end('<html>')];
    expect(await failureOf(paint())).toMatchObject({ code: 'too_large', message: 'Image prompt is too long' });
  });

  it('for an unverified address is tried once more with a fresh token', async () => {
    answers = [failure(403, 'verify_email', 'Please verify your email address first'), json(200, chapter)];
    await expect(client().tellStory({ theme: 'Treasure Hunt' })).resolves.toEqual(chapter);
    expect(refreshes).toEqual([false, true]);
    expect(waits).toEqual([]);
  });
});

describe('a story', () => {
  const tell = (silenceLimitMs?: number) => {
    const shown: [number, string][] = [];
    const onParagraph = (index: number, text: string) => void shown.push([index, text]);
    return { shown, told: client(silenceLimitMs).tellStory({ theme: 'Treasure Hunt' }, { onParagraph }) };
  };

  it('is reported paragraph by paragraph', async () => {
    answers = [
      stream(
        event('paragraph', { index: 0, text: 'Öne.' }),
        ': still here\n\n',
        event('paragraph', { index: 1, text: 'Two.' }),
        event('done', chapter),
      ),
    ];
    const { told, shown } = tell();
    await expect(told).resolves.toEqual(chapter);
    expect(shown).toEqual([
      [0, 'Öne.'],
      [1, 'Two.'],
    ]);
    expect(received[0]?.headers.accept).toBe('text/event-stream');
  });

  it('may come as JSON', async () => {
    answers = [json(200, chapter)];
    await expect(tell().told).resolves.toEqual(chapter);
  });

  it('that fails before its first paragraph keeps its status', async () => {
    answers = [failure(413, 'too_large', 'x')];
    expect((await failureOf(tell().told)).message).toBe('Story content is too long');
  });

  it('that fails after its first paragraph is not begun again', async () => {
    answers = [
      stream(
        event('paragraph', { index: 0, text: 'One.' }),
        event('error', { status: 500, code: 'internal', message: 'The pen broke' }),
      ),
    ];
    const { told, shown } = tell();
    expect(await failureOf(told)).toMatchObject({ code: 'internal', message: 'The pen broke' });
    expect(shown).toHaveLength(1);
    expect(received).toHaveLength(1);
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
  ])('whose stream %s lost its connection', async (_how, answer) => {
    answers = [answer];
    expect((await failureOf(tell().told)).message).toBe('Failed to connect to story generation service');
  });

  it('whose device goes offline lost its connection at once', async () => {
    answers = [
      (response) => {
        response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .write(event('paragraph', { index: 0, text: 'One.' }));
      },
    ];
    const { told, shown } = tell();
    await expect.poll(() => shown).toHaveLength(1);
    network.dispatchEvent(new Event('offline'));
    expect((await failureOf(told)).message).toBe('Failed to connect to story generation service');
  });

  it('whose stream falls silent lost its connection', async () => {
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
      },
    ];
    expect((await failureOf(tell(20).told)).message).toBe('Failed to connect to story generation service');
  });
});

interface Sentences {
  400: string;
  401: string;
  413: string;
  429: string;
  exhausted: string;
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
  unreachable: 'Failed to connect to storage service',
  invalidResponse: 'Invalid response from storage function',
  signedOut: 'User must be authenticated to upload images',
};

/** Specification §8, function by function; what it leaves open is ours. */
const SENTENCES: readonly [FunctionContract<z.ZodMiniType, z.ZodMiniType>, Sentences][] = [
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
      unreachable: 'Failed to connect to audio generation service',
      invalidResponse: 'Invalid response from audio generation service',
      signedOut: 'User must be authenticated to upload images',
    },
  ],
];

describe.each(SENTENCES)('what a family reads of $name', (contract, sentences) => {
  const messageOf = async (...said: Answer[]): Promise<string> => {
    answers = said;
    return (await failureOf(client().call(contract, {}))).message;
  };

  it.each<[400 | 401 | 413 | 429, ErrorCode]>([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [413, 'too_large'],
    [429, 'rate_limited'],
  ])('after status %i', async (status, code) => {
    expect(await messageOf(failure(status, code, 'said by the function'))).toBe(sentences[status]);
  });

  it('after three attempts', async () => {
    const broken = failure(500, 'internal', 'The painter fell asleep');
    expect(await messageOf(broken, broken, broken)).toBe(sentences.exhausted);
  });

  it('without a connection', async () => {
    expect(await messageOf((response) => response.destroy())).toBe(sentences.unreachable);
  });

  it('after an answer of another shape', async () => {
    expect(await messageOf(json(200, { moon: 'cheese' }))).toBe(sentences.invalidResponse);
  });

  it('when nobody is signed in', async () => {
    token = null;
    expect(await messageOf()).toBe(sentences.signedOut);
    expect(received).toEqual([]);
  });
});

describe('a cancel', () => {
  it('says whether it came in time', async () => {
    answers = [json(200, {}), failure(409, 'in_progress', 'too late')];
    await expect(client().cancel(generateImageContract, 'r'.repeat(20))).resolves.toBe(true);
    await expect(client().cancel(generateImageContract, 'r'.repeat(20))).resolves.toBe(false);
    expect(received[0]?.body).toEqual({ requestId: 'r'.repeat(20), cancel: true });
  });
});
