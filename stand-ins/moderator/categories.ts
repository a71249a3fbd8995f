/** The vendor's thirteen categories. */
export const CATEGORIES = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/instructions',
  'self-harm/intent',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The categories for which the vendor scores pictures. */
export const IMAGE_CATEGORIES: ReadonlySet<Category> = new Set([
  'self-harm',
  'self-harm/instructions',
  'self-harm/intent',
  'sexual',
  'violence',
  'violence/graphic',
]);
