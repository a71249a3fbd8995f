export const SHARED_CONTENT_TYPES = ['story', 'character'] as const;
export type SharedContentType = (typeof SHARED_CONTENT_TYPES)[number];

const PREFIXES: Readonly<Record<SharedContentType, string>> = { story: 's_', character: 'c_' };

const RANDOM_LENGTH = 22;

/** `s_` or `c_` and 22 random letters and digits, about 131 bits, so that it cannot be guessed. */
export const SHARE_ID_PATTERN = /^[sc]_[A-Za-z0-9]{22}$/;

/** `randomText`: at least 22 cryptographically random letters and digits. @throws RangeError for anything else. */
export function newShareId(contentType: SharedContentType, randomText: string): string {
  const id = `${PREFIXES[contentType]}${randomText.slice(0, RANDOM_LENGTH)}`;
  if (!SHARE_ID_PATTERN.test(id)) throw new RangeError('A share id needs 22 random letters and digits');
  return id;
}

export const shareIdContentType = (shareId: string): SharedContentType =>
  shareId.startsWith(PREFIXES.story) ? 'story' : 'character';
