import type { SharedContentType } from './share-id.ts';

/** Where shares are shown, each followed by the share's id (specification §2). */
export const SHARED_PAGE_PATHS: Readonly<Record<SharedContentType, string>> = {
  story: '/stories/shared/',
  character: '/characters/shared/',
};

/**
 * The small version of the picture that a shared page begins with, after the address of the page: whoever has opened
 * the page need not first find out where Storage is.
 */
export const SHARED_COVER = '/cover.webp';

/**
 * For how long pages and covers are kept: a minute at the edge, never by a browser, so that what is withdrawn is gone
 * from there within that minute.
 */
export const SHARED_PAGE_CACHING = 'public, max-age=0, s-maxage=60';

/** For everything else at those addresses: a link that is still checked works as soon as that is done, a fault ends with itself. */
export const NOT_KEPT = 'no-store';
