import type { SharedContentType } from './share-id.ts';

/** Where shares are shown, each followed by the share's id (specification §2). */
export const SHARED_PAGE_PATHS: Readonly<Record<SharedContentType, string>> = {
  story: '/stories/shared/',
  character: '/characters/shared/',
};
