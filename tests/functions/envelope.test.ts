import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createFamily } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';

const FUNCTIONS = [
  {
    name: 'generateImage',
    signedOut: 'User authentication required',
    tooLarge: 'Image prompt is too long',
    wrongField: { prompt: 7 },
    wrongFieldMessage: 'Please provide a valid description for the image generation',
  },
  {
    name: 'saveImageToStorage',
    signedOut: 'User must be authenticated to upload images',
    tooLarge: 'Failed to save image',
    wrongField: { imageUrl: 'x', characterId: '../x' },
    wrongFieldMessage: 'Invalid character id',
  },
  {
    name: 'generateStory',
    signedOut: 'User authentication required',
    tooLarge: 'Story content is too long',
    wrongField: { settings: { temperature: 99 } },
    wrongFieldMessage: 'Invalid story parameters',
  },
];

describe.each(FUNCTIONS)('$name', ({ name, signedOut, tooLarge, wrongField, wrongFieldMessage }) => {
  const underTest = useFunction(name);

  it.each([
    ['no token', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic Zm94OmZveA==' }],
    ['a token that is none', { authorization: 'Bearer a.b.c' }],
  ])('answers 401 to %s and asks no vendor', async (_case, headers) => {
    const answer = await underTest.call(null, {}, { headers });
    expect(answer).toMatchObject({ status: 401, json: failure('unauthenticated', signedOut) });
    expect(await underTest.standIn.requests('/v1/moderations')).toEqual([]);
  });

  it('answers 403 to the id of another family', async () => {
    const family = await createFamily();
    const body = { imageUrl: 'x', characterId: 'c1', userId: 'somebody-else' };
    expect(await underTest.call(family, body)).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
  });

  it('answers 413 to a body of more than 1 MB', async () => {
    const family = await createFamily();
    const answer = await underTest.call(family, { prompt: 'x'.repeat(1_048_577) });
    expect(answer).toMatchObject({ status: 413, json: failure('too_large', tooLarge) });
  });

  it.each(['', '[]', '"text"', 'null', '{"prompt":', '{"__proto__":{"admin":true}}'])(
    'answers 400 to the body %j',
    async (body) => {
      const family = await createFamily();
      expect(await underTest.call(family, body)).toMatchObject({
        status: 400,
        json: { error: { code: 'invalid', field: 'body', message: 'The request could not be read' } },
      });
    },
  );

  it('names the field that is wrong', async () => {
    const family = await createFamily();
    expect(await underTest.call(family, wrongField)).toMatchObject({
      status: 400,
      json: {
        error: {
          code: 'invalid',
          field: expect.stringMatching(/^(prompt|characterId|settings\.temperature)$/),
          message: wrongFieldMessage,
        },
      },
    });
  });

  it.each(['gzip', 'deflate', 'br', 'rot13'])(
    'takes a body labelled %s as it is, inflating nothing',
    async (encoding) => {
      const family = await createFamily();
      const send = (body: string | Uint8Array<ArrayBuffer>) =>
        fetch(underTest.url(), {
          method: 'POST',
          headers: { authorization: `Bearer ${family.token}`, 'content-encoding': encoding },
          body,
        });
      const compressed = await send(gzipSync('{}'));
      expect(compressed.status).toBe(400);
      expect(await compressed.json()).toMatchObject({
        error: { field: 'body', message: 'The request could not be read' },
      });
      const plain = await send('{"userId":"somebody-else","imageUrl":"x","characterId":"c1"}');
      expect(plain.status).toBe(403);
    },
  );

  it('answers 405 to a broken body under another method, without a word about our files', async () => {
    const response = await fetch(underTest.url(), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject(failure('invalid', 'Please use POST'));
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('answers 405 to %s', async (method) => {
    const answer = await underTest.call(null, undefined, { method });
    expect(answer).toMatchObject({ status: 405, json: failure('invalid', 'Please use POST') });
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it('lets the app’s own origin read the answer, and no other', async () => {
    const preflight = (origin: string) =>
      underTest.call(null, undefined, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const own = await preflight('https://talelantern.test');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe('https://talelantern.test');
    expect(own.headers.get('access-control-allow-headers')).toContain('Authorization');
    const foreign = await preflight('https://evil.test');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const answer = await underTest.call(null, {}, { headers: { origin: 'https://evil.test' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
