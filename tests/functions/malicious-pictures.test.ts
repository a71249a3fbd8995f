import sharp from 'sharp';
import { expect, it } from 'vitest';
import { adminBucket } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure, setUpFunction } from './support/function-under-test.ts';
import { PROMPT, expectSavedPicture } from './support/portraits.ts';

const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${SCRIPT}</svg>`;

const underTest = setUpFunction('generateImage');

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

const planPicture = (bytes: Buffer) => underTest.standIn.plan({ kind: 'picture', base64: bytes.toString('base64') });

it.each([
  ['an SVG with a script', Buffer.from(SVG)],
  ['an HTML page', Buffer.from(`<html>${SCRIPT}</html>`)],
  ['larger than any model returns', await plain(5000, 4000)],
])('a picture from the vendor that is %s is neither stored nor charged', async (_case, bytes) => {
  const family = await createFamily();
  await planPicture(bytes);
  expect(await underTest.call(family, { prompt: PROMPT })).toMatchObject({
    status: 503,
    json: failure('busy', 'Invalid response from image generation service'),
  });
  expect((await adminBucket().getFiles({ prefix: `users/${family.uid}/` }))[0]).toEqual([]);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});

it('a page appended to a picture is removed', async () => {
  const family = await createFamily();
  await planPicture(Buffer.concat([await plain(768, 1024), Buffer.from(`<html>${SCRIPT}</html>`)]));
  const { imageUrl } = expectSavedPicture(await underTest.call(family, { prompt: PROMPT }));
  const storedPicture = await fetch(imageUrl);
  expect(storedPicture.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await storedPicture.arrayBuffer()).includes('alert(1)')).toBe(false);
});
