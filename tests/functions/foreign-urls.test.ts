import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setUpFunctions } from './support/function-under-test.ts';
import { createHousehold, validBody, type Household } from './support/household.ts';

type Body = Readonly<Record<string, unknown>>;

/** Every field for a picture's URL, with the household's valid URL. */
const FIELDS: readonly [
  name: string,
  field: string,
  own: 'portraitUrl' | 'locationUrl',
  changes: (url: string) => Body,
][] = [
  ['saveImageToStorage', 'imageUrl', 'portraitUrl', (imageUrl) => ({ imageUrl })],
  ['saveLocationImageToStorage', 'imageUrl', 'locationUrl', (imageUrl) => ({ imageUrl })],
  ['saveSceneImageToStorage', 'imageUrl', 'locationUrl', (imageUrl) => ({ imageUrl })],
  [
    'generateSceneWithImages',
    'characterImageUrls',
    'portraitUrl',
    (url) => ({ characterImageUrls: [{ type: 'character', url }] }),
  ],
  ['generateSceneWithImages', 'locationImageUrl', 'locationUrl', (locationImageUrl) => ({ locationImageUrl })],
];

const functions = setUpFunctions();
let household: Household;
let foreignServer: Server;
let port = '';
let visits = 0;

beforeAll(async () => {
  foreignServer = createServer((_request, response) => {
    visits += 1;
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  });
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
  const address = foreignServer.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  port = String(address.port);
  household = await createHousehold();
});
beforeEach(() => {
  visits = 0;
});
afterAll(() => foreignServer.close());

// Other hosts are never contacted, so redirects, internal names and slow responses do not matter.
it.each(FIELDS)('%s does not contact a foreign host in its field %s', async (name, field, own, changes) => {
  const { family, [own]: ownUrl } = household;
  const call = (url: string) => functions.call(name, family, { ...validBody(name, household), ...changes(url) });
  for (const hostname of ['127.0.0.1', 'localhost', '127.0.0.1.nip.io']) {
    expect(await call(`http://${hostname}:${port}/dragon.webp`), hostname).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', message: 'Image address not allowed', field } },
    });
  }
  // Path and token identify the picture: a URL with a different host still reads the family's own file from Storage.
  const foreignUrl = new URL(ownUrl);
  foreignUrl.port = port;
  for (const url of [ownUrl, foreignUrl.href]) {
    const { status, text } = await call(url);
    expect({ status, text }).toMatchObject({ status: 200 });
    expect(text).not.toContain(`:${port}`);
  }
  expect(visits).toBe(0);
  await fetch(foreignUrl, { redirect: 'manual' });
  expect(visits).toBe(1);
});
