import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { saveFile } from '../../../functions/src/core/bucket-files.ts';
import { adminBucket } from './cloud-access.ts';
import { failure, type FunctionResponse } from './function-under-test.ts';
import { plainPicture } from './plain-picture.ts';

export const PROMPT =
  'Portrait for a children’s picture book | Name: Ember | Kind: Mythical Creature - Dragon - Fire Dragon | Colour: Crimson | Rules: one character only, whole figure';

const savedSchema = z.object({ imageUrl: z.string(), imagePath: z.string() });

export function expectSavedPicture(response: FunctionResponse): z.infer<typeof savedSchema> {
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  return savedSchema.parse(response.json);
}

/** Reads the picture at a URL without credentials. */
export async function pictureAt(url: string) {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { type: response.headers.get('content-type'), bytes: bytes.length, format, width, height, exif };
}

/** Stores a plain picture, identifiable by its color. */
export async function putPicture(path: string, background = 'crimson'): Promise<void> {
  await saveFile(adminBucket(), path, await plainPicture(background), { contentType: 'image/webp' });
}

export const LIMIT = { status: 403, json: failure('quota_exceeded', LIMIT_REACHED) };
