import { SCHEMA_SOURCE_TYPE } from '@talelantern/domain/images/generated-mark';
/** Trusted HTML, created by `markup` only. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type TemplateValue = string | number | Html | readonly Html[] | null;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function valueText(filling: TemplateValue): string {
  if (filling === null) return '';
  if (filling instanceof Html) return filling.text;
  return typeof filling === 'object' ? filling.map(({ text }) => text).join('') : escape(String(filling));
}

/**
 * HTML from a template. Values are escaped, for text and quoted attributes, unless `markup` created them; null becomes
 * ''. Five characters suffice in these places, so there is no library.
 */
export const markup = (parts: TemplateStringsArray, ...values: readonly TemplateValue[]): Html =>
  new Html(parts.map((part, index) => part + valueText(values[index] ?? null)).join(''));

/** Logo and icons of these pages (Lucide, ISC; public/licences.txt). */
export const LANTERN = markup`<svg viewBox="0 0 30 40" width="30" height="40" aria-hidden="true"><path d="M15 1.5a3.4 3.4 0 0 1 3.4 3.4V7h-6.8V4.9A3.4 3.4 0 0 1 15 1.5Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M5.5 32V17.5a9.5 9.5 0 0 1 19 0V32Z" fill="#ffc04d" stroke="currentColor" stroke-width="2.2"/><path d="M3.5 32h23L25 37.5H5Z" fill="currentColor"/><path d="M15 14.5c.9 4.3 1.9 5.3 5.8 6.5-3.9 1.2-4.9 2.2-5.8 6.5-.9-4.3-1.9-5.3-5.8-6.5 3.9-1.2 4.9-2.2 5.8-6.5Z" fill="#fffaf0"/></svg>`;

const outline = (path: string) =>
  markup`<svg class="sp-icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

export const HEART = outline(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
);
export const INFO = outline('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01');
export const PLAY = outline('M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z');
export const PAUSE = outline('M6 4h4v16H6zM14 4h4v16h-4z');

/** Says to machines that a work is generated, as a sentence on the page says to readers (docs/provenance.md). */
export const GENERATED = markup`itemscope itemtype="https://schema.org/CreativeWork"`;
export const GENERATED_LINK = markup`<link itemprop="digitalSourceType" href="${SCHEMA_SOURCE_TYPE}">`;
