import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useEveryFunction } from './support/every-function.ts';
import { createHousehold, validBody, type Household } from './support/household.ts';

type Body = Readonly<Record<string, unknown>>;

/** Every field that takes the address of a picture, and the household's own address that belongs there. */
const FIELDS: readonly [
  name: string,
  field: string,
  own: 'portraitUrl' | 'placeUrl',
  changes: (url: string) => Body,
][] = [
  ['saveImageToStorage', 'imageUrl', 'portraitUrl', (imageUrl) => ({ imageUrl })],
  ['saveLocationImageToStorage', 'imageUrl', 'placeUrl', (imageUrl) => ({ imageUrl })],
  ['saveSceneImageToStorage', 'imageUrl', 'placeUrl', (imageUrl) => ({ imageUrl })],
  [
    'generateSceneWithImages',
    'characterImageUrls',
    'portraitUrl',
    (url) => ({ characterImageUrls: [{ type: 'character', url }] }),
  ],
  ['generateSceneWithImages', 'locationImageUrl', 'placeUrl', (locationImageUrl) => ({ locationImageUrl })],
];

const functions = useEveryFunction();
let household: Household;
let stranger: Server;
let port = '';
let visits = 0;

beforeAll(async () => {
  stranger = createServer((_request, response) => {
    visits += 1;
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const address = stranger.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  port = String(address.port);
  household = await createHousehold();
});
beforeEach(() => {
  visits = 0;
});
afterAll(() => stranger.close());

// Whether a stranger redirects, has a name for our own network, never ends or drips does not matter: nobody asks.
it.each(FIELDS)('I5, I6, I8, I9: %s asks no stranger for what its %s names', async (name, field, own, changes) => {
  const { family, [own]: ownUrl } = household;
  const call = (url: string) => functions.call(name, family, { ...validBody(name, household), ...changes(url) });
  for (const hostname of ['127.0.0.1', 'localhost', '127.0.0.1.nip.io']) {
    expect(await call(`http://${hostname}:${port}/dragon.webp`), hostname).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', message: 'Image address not allowed', field } },
    });
  }
  // Path and token say which picture is meant: under another host it is still the own one, taken from Storage.
  const moved = new URL(ownUrl);
  moved.port = port;
  for (const url of [ownUrl, moved.href]) {
    const { status, text } = await call(url);
    expect({ status, text }).toMatchObject({ status: 200 });
    expect(text).not.toContain(`:${port}`);
  }
  expect(visits).toBe(0);
  await fetch(moved, { redirect: 'manual' });
  expect(visits).toBe(1);
});
