import type { Preview } from './document.ts';
import { markup, type Html } from './markup.ts';

/** What one kind of content puts on its page. */
export interface PageParts {
  head: Html;
  /** The picture that the page begins with. */
  hero: Html | null;
  body: Html;
}

export type PartialPreview = Omit<Preview, 'address'>;

/** A title in the largest letters fits on a phone up to about this many characters. */
const GRAND_TITLE = 60;

interface HeadWords {
  eyebrow: string;
  title: string;
  /** Empty ones are left out. */
  lines: readonly string[];
}

export const headHtml = ({ eyebrow, title, lines }: HeadWords): Html =>
  markup`<div class="sp-head"><p class="sp-eyebrow">${eyebrow}</p><h1 ${title.length > GRAND_TITLE ? markup`class="sp-long"` : null}>${title}</h1>${lines.filter((line) => line !== '').map((line) => markup`<p class="sp-by">${line}</p>`)}</div>`;

/** As much as a preview shows. */
const PREVIEW_LENGTH = 160;

/** The beginning of a text on one line, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= PREVIEW_LENGTH) return line;
  const cut = line.slice(0, PREVIEW_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PREVIEW_LENGTH / 2)).toWellFormed()}…`;
}
