/** Markup that needs no escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function textOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);
}

/** A template literal: text is escaped, null is omitted. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(textOf)));

/** A back link with a decorative arrow. */
export const backLink = (url: string, label: string): Html =>
  html`<a href="${url}"><span aria-hidden="true">←&nbsp;</span>${label}</a>`;
