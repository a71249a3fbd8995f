import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPicture } from '../render-picture.ts';
import { PictureMemory } from './picture-memory.ts';

const FOX = { prompt: 'Portrait | Name: Pip | Kind: Animal - Fur and Feather - Fox', variation: 'a' };
const CAT = { prompt: 'Portrait | Name: Tom | Kind: Animal - Fur and Feather - Cat', variation: 'a' };
const paint = (origin: typeof FOX): Promise<Buffer> =>
  renderPicture({ ...origin, size: '192x256', format: 'webp', inputs: [] });

let folder: string;
let fox: Buffer;
let cat: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'picture-memory-'));
  [fox, cat] = await Promise.all([paint(FOX), paint(CAT)]);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a smaller, re-encoded picture is recognized', async () => {
  const memory = new PictureMemory(null);
  await memory.remember(cat, CAT);
  await memory.remember(fox, FOX);
  const copy = await sharp(fox).resize(150).jpeg({ quality: 60 }).toBuffer();
  expect((await memory.recognize(copy)).origin).toEqual(FOX);
});

it('different figures are not confused', async () => {
  const memory = new PictureMemory(null);
  await memory.remember(cat, CAT);
  expect((await memory.recognize(fox)).origin).toBeNull();
});

it('an unknown picture yields its color and whether it is wide', async () => {
  const red = { create: { width: 90, height: 120, channels: 3 as const, background: '#c03030' } };
  const portrait = await sharp(red).png().toBuffer();
  expect(await new PictureMemory(null).recognize(portrait)).toEqual({ origin: null, color: '#c03030', isWide: false });
  const landscape = await sharp({ create: { ...red.create, width: 300 } })
    .png()
    .toBuffer();
  expect(await new PictureMemory(null).recognize(landscape)).toMatchObject({ isWide: true });
});

it('the picture memory survives a restart, except for a truncated line', async () => {
  await new PictureMemory(folder).remember(fox, FOX);
  appendFileSync(join(folder, 'pictures.jsonl'), '{"prompt":"half a li');
  const later = new PictureMemory(folder);
  expect((await later.recognize(fox)).origin).toEqual(FOX);
  await later.remember(cat, CAT);
  expect((await new PictureMemory(folder).recognize(cat)).origin).toEqual(CAT);
});
