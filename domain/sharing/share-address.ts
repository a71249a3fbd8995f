import type { SharedContentType } from './share-id.ts';

/** Where shares are shown, each followed by the share's id (specification §2). */
export const SHARED_PAGE_PATHS: Readonly<Record<SharedContentType, string>> = {
  story: '/stories/shared/',
  character: '/characters/shared/',
};

/**
 * For how long their pages are kept: a minute at the edge, never by a browser, so that what is withdrawn is gone from
 * there within that minute. Pages of links that lead nowhere are kept as long: nothing tells them apart.
 */
export const SHARED_PAGE_CACHING = 'public, max-age=0, s-maxage=60';
