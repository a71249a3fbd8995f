import { request, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminAuth, adminFirestore } from './support/cloud-access.ts';
import { httpsFunctions } from './support/endpoints.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, newRequestId, type FunctionResponse } from './support/function-under-test.ts';
import { createHousehold, goToCheckout, PAYMENT_FUNCTIONS, validBody, type Household } from './support/household.ts';

interface FunctionCase {
  name: string;
  signedOut: string;
  tooLarge: string;
  /** A wrong field and its error message. */
  wrong: { fields: Readonly<Record<string, unknown>>; field: string; message: string };
  /**
   * The field that identifies an item of the caller, and the statuses for another user's item and for a missing item;
   * null if there is no such field.
   */
  item: { field: string; foreign: 403 | 404; missing: 404 } | null;
  /** Values that are not offered, and the field that is refused for them; null if they are ignored. */
  notOffered: readonly { fields: Readonly<Record<string, unknown>>; refused: string | null }[];
  /** A call that ends the account and therefore cannot be repeated. */
  isLast?: boolean;
  /** Returns a different page for each request, so that the response is not repeated. */
  isSingleUse?: boolean;
}

const SIGN_IN = 'User authentication required';
const SIGN_IN_TO_UPLOAD = 'User must be authenticated to upload images';
const VENDOR_OPTIONS = { model: 'dall-e-2', size: '4096x4096', n: 10, voice_id: 'v-7', response_format: 'url' };

const FUNCTIONS: readonly FunctionCase[] = [
  {
    name: 'generateImage',
    signedOut: SIGN_IN,
    tooLarge: 'Image prompt is too long',
    wrong: {
      fields: { prompt: 7 },
      field: 'prompt',
      message: 'Please provide a valid description for the image generation',
    },
    item: { field: 'characterId', foreign: 403, missing: 404 },
    notOffered: [
      { fields: { quality: 'ultra' }, refused: 'quality' },
      { fields: { style: 'noir' }, refused: 'style' },
      { fields: VENDOR_OPTIONS, refused: null },
    ],
  },
  {
    name: 'generateSceneWithImages',
    signedOut: SIGN_IN,
    tooLarge: 'Text content is too long',
    wrong: {
      fields: { characterImageUrls: 'one' },
      field: 'characterImageUrls',
      message: 'Character images are required',
    },
    item: { field: 'storyId', foreign: 403, missing: 404 },
    notOffered: [{ fields: VENDOR_OPTIONS, refused: null }],
  },
  {
    name: 'generateImageFromText',
    signedOut: SIGN_IN,
    tooLarge: 'Text content is too long',
    wrong: { fields: { text: 7 }, field: 'text', message: 'Please provide a valid description for the scene' },
    item: { field: 'storyId', foreign: 403, missing: 404 },
    notOffered: [{ fields: VENDOR_OPTIONS, refused: null }],
  },
  {
    name: 'generateStory',
    signedOut: SIGN_IN,
    tooLarge: 'Story content is too long',
    wrong: {
      fields: { settings: { temperature: 99 } },
      field: 'settings.temperature',
      message: 'Invalid story parameters',
    },
    item: { field: 'childId', foreign: 404, missing: 404 },
    notOffered: [{ fields: VENDOR_OPTIONS, refused: null }],
  },
  {
    name: 'generateAudioNarration',
    signedOut: SIGN_IN_TO_UPLOAD,
    tooLarge: 'Text content is too long',
    wrong: { fields: { part: '../1' }, field: 'part', message: 'This chapter doesn’t exist' },
    item: { field: 'storyId', foreign: 403, missing: 404 },
    notOffered: [
      { fields: { voice: 'a stranger' }, refused: 'voice' },
      { fields: VENDOR_OPTIONS, refused: null },
    ],
  },
  {
    name: 'saveImageToStorage',
    signedOut: SIGN_IN_TO_UPLOAD,
    tooLarge: 'Failed to save image',
    wrong: { fields: { characterId: '../x' }, field: 'characterId', message: 'Invalid character id' },
    item: { field: 'characterId', foreign: 403, missing: 404 },
    notOffered: [{ fields: VENDOR_OPTIONS, refused: null }],
  },
  {
    name: 'saveLocationImageToStorage',
    signedOut: SIGN_IN_TO_UPLOAD,
    tooLarge: 'Failed to save image',
    wrong: {
      fields: { locationId: '../x' },
      field: 'locationId',
      message: 'Please save the location first before generating an image',
    },
    item: { field: 'locationId', foreign: 403, missing: 404 },
    notOffered: [{ fields: VENDOR_OPTIONS, refused: null }],
  },
  {
    name: 'saveSceneImageToStorage',
    signedOut: SIGN_IN_TO_UPLOAD,
    tooLarge: 'Failed to save image',
    wrong: { fields: { storyId: '../x' }, field: 'storyId', message: 'Story ID is required' },
    item: { field: 'storyId', foreign: 403, missing: 404 },
    notOffered: [{ fields: VENDOR_OPTIONS, refused: null }],
  },
  {
    name: 'updateSharing',
    signedOut: 'Authentication required',
    tooLarge: 'Failed to update share settings',
    wrong: { fields: { contentId: '../x' }, field: 'contentId', message: 'A content id is required' },
    item: { field: 'contentId', foreign: 403, missing: 404 },
    notOffered: [
      { fields: { ...VENDOR_OPTIONS, views: 900 }, refused: null },
      { fields: { shareId: 'mine' }, refused: 'shareId' },
    ],
  },
  {
    name: 'createCheckoutSession',
    signedOut: 'Authentication required',
    tooLarge: 'The request could not be read',
    wrong: { fields: { plan: 'free' }, field: 'plan', message: 'Please choose a plan first' },
    item: null,
    notOffered: [
      { fields: { plan: 'price_of_my_own' }, refused: 'plan' },
      { fields: { customer: 'cus_of_others', success_url: 'https://evil.test' }, refused: 'body' },
    ],
  },
  {
    name: 'createPortalSession',
    signedOut: 'Authentication required',
    tooLarge: 'The request could not be read',
    wrong: { fields: { userId: 7 }, field: 'userId', message: 'The request could not be read' },
    item: null,
    notOffered: [{ fields: { customer: 'cus_of_others', return_url: 'https://evil.test' }, refused: 'body' }],
    isSingleUse: true,
  },
  {
    name: 'exportAccount',
    signedOut: 'Authentication required',
    tooLarge: 'The request could not be read',
    wrong: { fields: { userId: 7 }, field: 'userId', message: 'The request could not be read' },
    item: null,
    notOffered: [{ fields: { ...VENDOR_OPTIONS, uid: 'somebody', path: 'users/somebody/' }, refused: null }],
  },
  {
    name: 'deleteAccount',
    signedOut: 'Authentication required',
    tooLarge: 'The request could not be read',
    wrong: { fields: { confirmation: 'no' }, field: 'confirmation', message: 'Please type the word first' },
    item: null,
    notOffered: [],
    isLast: true,
  },
];

const functions = setUpFunctions();
let household: Household;
let others: Household;
let family: Family;
beforeAll(async () => {
  [household, others] = await Promise.all([createHousehold(), createHousehold()]);
  await adminFirestore().doc(`users/${others.family.uid}/children/child-of-others`).set({ nickname: 'Mo' });
  ({ family } = household);
});

it('the cases cover every HTTPS function of the bundle', async () => {
  expect(FUNCTIONS.map(({ name }) => name).toSorted()).toEqual((await httpsFunctions()).toSorted());
});

const [FIRST] = FUNCTIONS;

describe.each(FUNCTIONS)('$name', (underTest) => {
  /** All functions share the code that checks a request, so those after the first get one case of each kind. */
  const casesOf = <Case>(all: readonly Case[]): readonly Case[] => (underTest === FIRST ? all : all.slice(0, 1));
  const { name, signedOut, tooLarge, wrong, item, notOffered, isLast = false, isSingleUse = false } = underTest;
  beforeAll(async () => {
    if (!PAYMENT_FUNCTIONS.includes(name)) return;
    household = await createHousehold();
    ({ family } = household);
    await goToCheckout(functions, household);
  });
  const expectNoVendorCalls = async () => expect(await functions.standIn.requests()).toEqual([]);
  const expectRefused = async (response: FunctionResponse, status: number, code: string, message: string) => {
    expect(response).toMatchObject({ status, json: failure(code, message) });
    expect(response.json).toMatchObject({ error: { requestId: expect.stringMatching(/^[\w-]{16,40}$/) } });
    expect(response.headers.get('content-type')).toContain('application/json');
    await expectNoVendorCalls();
  };

  it.each(
    casesOf<[string, Record<string, string>]>([
      ['no token', {}],
      ['an empty token', { authorization: 'Bearer ' }],
      ['another scheme', { authorization: 'Basic Zm94OmZveA==' }],
      ['a malformed token', { authorization: 'Bearer a.b.c' }],
    ]),
  )('a function returns 401 to %s and calls no vendor', async (_case, headers) => {
    await expectRefused(await functions.call(name, null, {}, { headers }), 401, 'unauthenticated', signedOut);
  });

  // For the other functions: disabled-user.test.ts.
  it.runIf(underTest === FIRST)('a function returns 401 to a disabled user with a valid token', async () => {
    const disabledUser = await createFamily();
    await adminAuth().updateUser(disabledUser.uid, { disabled: true });
    const body = validBody(name, household);
    await expectRefused(await functions.call(name, disabledUser, body), 401, 'unauthenticated', signedOut);
  });

  it('a function returns 403 to another family’s user id', async () => {
    const body = { ...validBody(name, household), userId: 'somebody-else' };
    const response = await functions.call(name, family, body);
    await expectRefused(response, 403, 'forbidden', 'You do not have access to this item');
  });

  it.runIf(item)('a function refuses a foreign or missing item', async () => {
    if (!item) return;
    const own = validBody(name, household);
    const othersBody: Record<string, unknown> = { childId: 'child-of-others', ...validBody(name, others) };
    const foreign = { ...own, [item.field]: othersBody[item.field] };
    expect(await functions.call(name, family, foreign)).toMatchObject({ status: item.foreign });
    const missingItemBody = { ...own, [item.field]: 'story_1700000000000_nobody' };
    expect(await functions.call(name, family, missingItemBody)).toMatchObject({ status: item.missing });
    await expectNoVendorCalls();
  });

  it('a function returns 413 to a body of more than 1 MB', async () => {
    const response = await functions.call(name, family, { prompt: 'x'.repeat(1_048_577) });
    await expectRefused(response, 413, 'too_large', tooLarge);
  });

  it('a function responds immediately to a body that declares too large a size', async () => {
    const headers = { authorization: `Bearer ${family.token}`, 'content-length': '33000000' };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const clientRequest = request(functions.url(name), { method: 'POST', headers }, resolve).on('error', reject);
      clientRequest.flushHeaders();
    });
    expect(response.statusCode).toBe(413);
    response.destroy();
  });

  it.each(casesOf(['', '[]', '"text"', 'null', '{"prompt":', '{"__proto__":{"admin":true}}']))(
    'a function returns 400 to the body %j',
    async (body) => {
      const response = await functions.call(name, family, body);
      await expectRefused(response, 400, 'invalid', 'The request could not be read');
      expect(response.json).toMatchObject({ error: { field: 'body' } });
    },
  );

  it('an error identifies the invalid field and has the client’s request id', async () => {
    const requestId = newRequestId();
    const response = await functions.call(name, family, { ...validBody(name, household), ...wrong.fields, requestId });
    await expectRefused(response, 400, 'invalid', wrong.message);
    expect(response.json).toMatchObject({ error: { field: wrong.field, requestId } });
  });

  it.each(casesOf(['gzip', 'deflate', 'br', 'rot13']))(
    'a function reads a body labeled %s without decompressing it',
    async (encoding) => {
      const send = (body: string | Uint8Array<ArrayBuffer>) =>
        fetch(functions.url(name), {
          method: 'POST',
          headers: { authorization: `Bearer ${family.token}`, 'content-encoding': encoding },
          body,
        });
      const compressed = await send(gzipSync('{}'));
      expect(compressed.status).toBe(400);
      expect(await compressed.json()).toMatchObject({
        error: { field: 'body', message: 'The request could not be read' },
      });
      const plain = await send(JSON.stringify({ ...validBody(name, household), userId: 'somebody-else' }));
      expect(plain.status).toBe(403);
    },
  );

  it('a function returns 405 to a malformed body under a different method, without file names', async () => {
    const response = await fetch(functions.url(name), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject(failure('invalid', 'Please use POST'));
  });

  it.each(casesOf(['GET', 'PUT', 'DELETE', 'PATCH']))('a function returns 405 to %s', async (method) => {
    const response = await functions.call(name, null, undefined, { method });
    expect(response).toMatchObject({ status: 405, json: failure('invalid', 'Please use POST') });
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('a function allows requests from the app’s own origin only', async () => {
    const preflight = (origin: string) =>
      functions.call(name, null, undefined, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const ownOrigin = await preflight('https://talelantern.test');
    expect(ownOrigin.status).toBe(204);
    expect(ownOrigin.headers.get('access-control-allow-origin')).toBe('https://talelantern.test');
    expect(ownOrigin.headers.get('access-control-allow-headers')).toContain('Authorization');
    // A cache must not give the response for one origin to another.
    expect(ownOrigin.headers.get('vary')).toBe('Origin');
    expect(ownOrigin.headers.get('access-control-expose-headers')).toBe('Retry-After');
    for (const origin of casesOf(['https://evil.test', 'https://talelantern.test.evil.test', 'null'])) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin'), origin).toBeNull();
      const response = await functions.call(name, null, {}, { headers: { origin } });
      expect(response.headers.get('access-control-allow-origin'), origin).toBeNull();
    }
  });

  it.each(notOffered)(
    'a function ignores or refuses values that are not offered: $fields',
    async ({ fields, refused }) => {
      const body = { ...validBody(name, household), ...fields };
      const response = await functions.call(name, family, body);
      if (refused !== null) {
        expect(response).toMatchObject({ status: 400, json: { error: { code: 'invalid', field: refused } } });
        await expectNoVendorCalls();
        return;
      }
      expect({ status: response.status, text: response.text }).toMatchObject({ status: 200 });
      for (const { body: toVendor } of await functions.standIn.requests()) {
        for (const [key, value] of Object.entries(fields)) expect(toVendor[key]).not.toEqual(value);
      }
    },
  );

  it.skipIf(isLast || isSingleUse)('a function runs once per request id and repeats its response', async () => {
    const body = { ...validBody(name, household), requestId: newRequestId() };
    const first = await functions.call(name, family, body);
    expect({ status: first.status, text: first.text }).toMatchObject({ status: 200 });
    const requestCount = (await functions.standIn.requests()).filter(({ path }) => path !== '/v1/moderations').length;
    const second = await functions.call(name, family, body);
    expect(second.json).toEqual(first.json);
    const askedNow = (await functions.standIn.requests()).filter(({ path }) => path !== '/v1/moderations').length;
    expect(askedNow).toBe(requestCount);
  });
});
