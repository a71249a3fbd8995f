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
}

/**
 * A picture that a phone sees small at first: the page's script puts the large one in its place once the page stands.
 * Other screens get the large one.
 */
export const pictureHtml = (picture: SharedPicture, look: PictureLook): Html =>
  twoSizesHtml(picture, look, markup`loading="lazy" decoding="async"`);

/** The picture that a page begins with, its small version from the page's own origin. */
export const coverHtml = ({ full }: SharedPicture, coverPath: string, look: PictureLook): Html =>
  twoSizesHtml({ full, small: coverPath }, look, markup`fetchpriority="high"`);

const twoSizesHtml = ({ full, small }: SharedPicture, { alt, width, height }: PictureLook, urgency: Html): Html =>
  markup`<picture><source media="(min-width:30rem)" srcset="${full}"><img src="${small}" data-full="${full}" alt="${alt}" width="${width}" height="${height}" ${urgency}></picture>`;

export const SCENE_SHAPE = { width: 1536, height: 1024 } as const;
export const PORTRAIT_SHAPE = { width: 768, height: 1024 } as const;
