import sharp from 'sharp';
import { expect, it } from 'vitest';
import { adminBucket } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';
import { PROMPT, savedPicture } from './support/portraits.ts';

const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${SCRIPT}</svg>`;

const underTest = useFunction('generateImage');

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

const paintsAs = (bytes: Buffer) => underTest.standIn.plan({ kind: 'picture', base64: bytes.toString('base64') });

it.each([
  ['an SVG that carries a script', Buffer.from(SVG)],
  ['a page', Buffer.from(`<html>${SCRIPT}</html>`)],
  ['of more pixels than any model paints', await plain(5000, 4000)],
])('G3, I10: what the vendor calls a picture and is %s is not stored, nor charged', async (_case, bytes) => {
  const family = await createFamily();
  await paintsAs(bytes);
  expect(await underTest.call(family, { prompt: PROMPT })).toMatchObject({
    status: 503,
    json: failure('busy', 'Invalid response from image generation service'),
  });
  expect((await adminBucket().getFiles({ prefix: `users/${family.uid}/` }))[0]).toEqual([]);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});

it('G3, I10: a picture with a page behind its pixels loses the page', async () => {
  const family = await createFamily();
  await paintsAs(Buffer.concat([await plain(768, 1024), Buffer.from(`<html>${SCRIPT}</html>`)]));
  const { imageUrl } = savedPicture(await underTest.call(family, { prompt: PROMPT }));
  const stored = await fetch(imageUrl);
  expect(stored.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await stored.arrayBuffer()).includes('script')).toBe(false);
});
