import { thumbnailPath } from '@talelantern/domain/images/media-url';
import { SHARED_COVER, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-url';
import { readShare } from '@talelantern/domain/sharing/share';
import { newShareId, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readShareCover } from '../../functions/src/sharing/operations/shown-shares.ts';
import { randomShareToken } from '../../functions/src/sharing/operations/share-keys.ts';
import { appTags } from '../../functions/src/shared-pages/pages/app-shell.ts';
import { PORTRAIT_SHAPE, SCENE_SHAPE } from '../../functions/src/shared-pages/pages/page-parts.ts';
import { sharedPageHtml } from '../../functions/src/shared-pages/pages/shared-page.ts';
import { encodePicture } from '../../functions/src/pictures/adapters/encode-picture.ts';
import { encodePlaceholder } from '../../functions/src/pictures/adapters/encode-preview.ts';
import { sharedCharacter, sharedStory } from './shared-items.ts';

/** A plain picture in place of a generated one. */
const PICTURE = 'art/scene-wood.webp';

/** The folder and origin of a built app, and the origin of its pictures. */
export interface BuiltApp {
  folder: string;
  appUrl: string;
  storageUrl: string;
}

function write(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The path as a server receives it, still encoded. */
const storagePath = (path: string): string => `v0/b/tales/o/${encodeURIComponent(path)}`;

/** Writes a picture to each path, in both sizes, as they are stored in Storage. */
async function storePictures(folder: string, paths: readonly string[], shape: Shape): Promise<Map<string, Buffer>> {
  const original = await sharp(join(folder, PICTURE)).resize(shape).png().toBuffer();
  const { picture, thumbnail } = await encodePicture(original);
  const storedPictures = new Map(
    paths.flatMap((path) => [[path, picture] as const, [thumbnailPath(path), thumbnail] as const]),
  );
  for (const [path, bytes] of storedPictures) write(folder, storagePath(path), bytes);
  return storedPictures;
}

type Shape = typeof SCENE_SHAPE | typeof PORTRAIT_SHAPE;

interface SharedItem {
  type: SharedContentType;
  shape: Shape;
  pictures: readonly string[];
  build: (id: string, paths: readonly string[]) => StoredData;
}

const STORY: SharedItem = { type: 'story', shape: SCENE_SHAPE, pictures: ['0', '1', '2', '3'], build: sharedStory };
const CHARACTER: SharedItem = {
  type: 'character',
  shape: PORTRAIT_SHAPE,
  pictures: ['0'],
  build: (id, [path = '']) => sharedCharacter(id, path),
};

async function writePage({ folder, appUrl, storageUrl }: BuiltApp, { type, shape, pictures, build }: SharedItem) {
  const id = newShareId(type, randomShareToken());
  const paths = pictures.map((name) => `shared/${id}/${name}.webp`);
  const storedPictures = await storePictures(folder, paths, shape);
  const coverPlaceholder = await encodePlaceholder(
    storedPictures.get(thumbnailPath(paths[0] ?? '')) ?? Buffer.alloc(0),
  );
  const share = readShare(id, { ...build(id, paths), coverPlaceholder });
  if (!share?.copy) throw new Error('What the bench shares cannot be shown');
  const shownShare = { ...share, copy: share.copy };
  const cover = await readShareCover({ read: async (path) => storedPictures.get(path) ?? null }, shownShare);
  if (!cover) throw new Error('What the bench shares has no cover');
  const page = `${SHARED_PAGE_PATHS[type]}${id}`;
  const tags = appTags(readFileSync(join(folder, 'shared.html'), 'utf8'));
  write(folder, `${page}.html`, sharedPageHtml(shownShare, { appOrigin: appUrl, storageUrl }, tags));
  write(folder, `${page}${SHARED_COVER}`, cover);
  return page;
}

/**
 * Writes the pages of a shared story of four chapters and of a shared character, rendered as by `sharePage`, and their
 * pictures into the folder of a built app. Returns the paths of the pages.
 */
export async function writeSharedPages(builtApp: BuiltApp): Promise<{ story: string; character: string }> {
  return { story: await writePage(builtApp, STORY), character: await writePage(builtApp, CHARACTER) };
}
