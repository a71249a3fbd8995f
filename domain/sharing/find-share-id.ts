/** The share id in a link or in other text, or null if there is none. In its own file: a shared page does not need it. */
export const findShareId = (text: string): string | null =>
  /(?<![A-Za-z0-9_])[sc]_[A-Za-z0-9]{22}(?![A-Za-z0-9_])/.exec(text)?.[0] ?? null;
