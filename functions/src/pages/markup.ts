/** Text that is HTML already, made by `markup` alone. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Filling = string | number | Html | readonly Html[] | null;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function fillingText(filling: Filling): string {
  if (filling === null) return '';
  if (filling instanceof Html) return filling.text;
  return typeof filling === 'object' ? filling.map(({ text }) => text).join('') : escape(String(filling));
}

/**
 * HTML from a template: whatever is filled in stays text, between tags and within quoted attributes, unless it was made
 * by `markup` itself. Null leaves nothing. Five signs are all that such a place needs, so no library is asked.
 */
export const markup = (parts: TemplateStringsArray, ...fillings: readonly Filling[]): Html =>
  new Html(parts.map((part, index) => part + fillingText(fillings[index] ?? null)).join(''));
