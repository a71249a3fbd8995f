import type { SharedContentType } from './share-id.ts';

/** Paths of shared pages, each followed by the share's id (docs/specification.md#2). */
export const SHARED_PAGE_PATHS: Readonly<Record<SharedContentType, string>> = {
  story: '/stories/shared/',
  character: '/characters/shared/',
};

/** The cover's thumbnail, appended to the page's URL: the same origin saves a connection. */
export const SHARED_COVER = '/cover.webp';

/** For link previews, after the page's URL: many programs show no WebP, and crop what is not about 1.91 to 1. */
export const SHARED_PREVIEW = '/preview.jpg';
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
export const MAX_PREVIEW_BYTES = 300 * 1024;

/** Pages and covers: a minute at the edge, so that a withdrawn share is gone within a minute. Browsers ask again, except when they go back. */
export const SHARED_PAGE_CACHING = 'public, max-age=0, s-maxage=60';

/** For other responses here: a held share is visible as soon as it is approved, and a failure is not cached. */
export const NO_STORE = 'no-store';
