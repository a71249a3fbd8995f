import { mediaUrl } from '@talelantern/domain/images/media-address';
import { markup, type Html } from './markup.ts';

/** Both addresses of one picture; the small one is at most 30 KiB. */
export interface SharedPicture {
  full: string;
  small: string;
}

/** Where the pictures of a share are shown from: the stored address with its host replaced by `base`. */
export function sharedPicture(stored: string | null, base: string): SharedPicture | null {
  const [full, small] = [mediaUrl(stored, base), mediaUrl(stored, base, 'thumbnail')];
  return full === null || small === null ? null : { full, small };
}

interface PictureLook {
  alt: string;
  /** In pixels of the largest; they only say the shape. */
  width: number;
  height: number;
  /** The one picture that a page begins with. */
  isFirst?: boolean;
}

/**
 * A picture that a phone sees small at first: the app puts the large one in its place once the page stands. Other
 * screens get the large one.
 */
export const pictureHtml = (
  { full, small }: SharedPicture,
  { alt, width, height, isFirst = false }: PictureLook,
): Html =>
  markup`<picture><source media="(min-width:30rem)" srcset="${full}"><img src="${small}" data-full="${full}" alt="${alt}" width="${width}" height="${height}" ${isFirst ? markup`fetchpriority="high"` : markup`loading="lazy"`} decoding="async"></picture>`;

export const SCENE_SHAPE = { width: 1536, height: 1024 } as const;
export const PORTRAIT_SHAPE = { width: 768, height: 1024 } as const;
