import { thumbnailPath } from '@talelantern/domain/images/media-address';
import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import { readShare } from '@talelantern/domain/sharing/share';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newShareText } from '../../functions/src/operations/sharing/share-text.ts';
import { appTags } from '../../functions/src/pages/app-shell.ts';
import { sharedPageHtml } from '../../functions/src/pages/shared-page.ts';
import { sharedStory } from './shared-story.ts';

const PICTURE = 'art/scene-wood.webp';
/** About as heavy as thumbnails may be. */
const SMALL_PICTURE = 'art/scene-nature.webp';

function write(folder: string, path: string, place: (file: string) => void): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  place(file);
}

/**
 * Puts a shared story of four chapters, rendered as `sharePage` does, and its pictures beside a built app.
 * @param origin where `folder` is served from
 * @returns the page's path
 */
export function writeSharedPage(folder: string, origin: string): string {
  const id = newShareId('story', newShareText());
  const paths = [0, 1, 2, 3].map((part) => `shared/${id}/${part}.webp`);
  const share = readShare(id, sharedStory(id, paths));
  if (!share?.copy) throw new Error('The story of the bench cannot be shown');
  for (const path of paths) {
    write(folder, storagePath(path), (file) => copyFileSync(join(folder, PICTURE), file));
    write(folder, storagePath(thumbnailPath(path)), (file) => copyFileSync(join(folder, SMALL_PICTURE), file));
  }
  const tags = appTags(readFileSync(join(folder, 'app.html'), 'utf8'));
  const html = sharedPageHtml({ ...share, copy: share.copy }, { appOrigin: origin, storageUrl: origin }, tags);
  const page = `${SHARED_PAGE_PATHS.story}${id}`;
  write(folder, `${page}.html`, (file) => writeFileSync(file, html));
  return page;
}

/** As a server reads it off the address, still encoded. */
const storagePath = (path: string): string => `v0/b/tales/o/${encodeURIComponent(path)}`;
