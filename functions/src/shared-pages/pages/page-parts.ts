import { directionOf } from '@talelantern/domain/text/direction';
import { cutText } from '@talelantern/domain/text/cut-text';
import type { Preview } from './document.ts';
import { markup, type Html } from './markup.ts';
import type { PictureUrls } from './shared-page.ts';
import { mediaUrl } from '@talelantern/domain/images/media-url';

export interface PageParts {
  head: Html;
  hero: Html | null;
  body: Html;
}

export type PartialPreview = Omit<Preview, 'url'>;

/** Length of the longest title that fits on a phone in the largest size. */
const MAX_LARGE_TITLE_LENGTH = 60;

interface HeadingContent {
  eyebrow: string;
  title: string;
  /** Lines of the heading; blank ones are left out. */
  lines: readonly string[];
}

export const headingHtml = ({ eyebrow, title, lines }: HeadingContent): Html =>
  markup`<div class="sp-head"><p class="sp-eyebrow">${eyebrow}</p><h1 dir="${directionOf(title)}" ${title.length > MAX_LARGE_TITLE_LENGTH ? markup`class="sp-long"` : null}>${title}</h1>${lines.filter((line) => line !== '').map((line) => markup`<p class="sp-by" dir="auto">${line}</p>`)}</div>`;

const PREVIEW_LENGTH = 160;

/** The beginning of `text` on one line, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= PREVIEW_LENGTH) return line;
  const cut = cutText(line, PREVIEW_LENGTH);
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), PREVIEW_LENGTH / 2))}…`;
}

/** URLs of a picture and its thumbnail of at most 30 KiB. */
export interface SharedPicture {
  full: string;
  small: string;
}

/** URLs of a share's picture: the stored one with its host replaced by `base`. */
export function sharedPicture(stored: string | null, base: string): SharedPicture | null {
  const [full, small] = [mediaUrl(stored, base), mediaUrl(stored, base, 'thumbnail')];
  return full === null || small === null ? null : { full, small };
}

interface PictureOptions {
  alt: string;
  /** The size in pixels; only the aspect ratio matters. */
  width: number;
  height: number;
}

/** Phones first load the thumbnail, which the page's script replaces later; other screens the full picture. */
export const pictureHtml = (picture: SharedPicture, look: PictureOptions): Html =>
  twoSizesHtml(picture, look, markup`loading="lazy" decoding="async"`);

/**
 * The picture at the top of a page; its thumbnail comes from the page's own origin. The placeholder is its background,
 * so that it is covered by whatever has been decoded, with no script and no change of the layout.
 */
export const coverHtml = (
  { full }: SharedPicture,
  { coverPath, coverPlaceholder }: PictureUrls,
  look: PictureOptions,
): Html =>
  twoSizesHtml(
    { full, small: coverPath },
    look,
    markup`fetchpriority="high" ${coverPlaceholder && markup`style="background:url(data:image/webp;base64,${coverPlaceholder}) center/cover"`}`,
  );

const twoSizesHtml = ({ full, small }: SharedPicture, { alt, width, height }: PictureOptions, urgency: Html): Html =>
  markup`<picture><source media="(min-width:30rem)" srcset="${full}"><img src="${small}" data-full="${full}" alt="${alt}" width="${width}" height="${height}" ${urgency}></picture>`;

export const SCENE_SHAPE = { width: 1536, height: 1024 } as const;
export const PORTRAIT_SHAPE = { width: 768, height: 1024 } as const;
