import { SHARE_ID_PATTERN, shareIdContentType } from '@talelantern/domain/sharing/share-id';
import type { ShareReference } from '../../services/ports/share-repositories.ts';

export interface ServedShare extends ShareReference {
  likes: number;
  allowComments: boolean;
}

/** The server-rendered page, which React does not render again. */
export interface ServedPage {
  path: string;
  title: string;
  page: HTMLElement;
  main: HTMLElement;
  content: HTMLElement;
  share: ServedShare | null;
  reactions: HTMLElement | null;
}

let served: ServedPage | null = null;

/** The page in this document, if it was served for `path`; else null. */
export function servedPage(path: string): ServedPage | null {
  const page = document.getElementById('served-page');
  if (page && page !== served?.page) served = readServedPage(page, path);
  return served?.path === path ? served : null;
}

function readServedPage(page: HTMLElement, path: string): ServedPage | null {
  const main = page.querySelector('main');
  const content = page.querySelector<HTMLElement>('#served-content');
  if (!main || !content) return null;
  const share = readShare(page.dataset);
  return {
    path,
    title: page.dataset['title'] ?? '',
    page,
    main,
    content,
    share,
    reactions: share && content.querySelector<HTMLElement>('#served-reactions'),
  };
}

function readShare({ shareId = '', likes, allowComments }: DOMStringMap): ServedShare | null {
  if (!SHARE_ID_PATTERN.test(shareId)) return null;
  return {
    id: shareId,
    contentType: shareIdContentType(shareId),
    likes: Number(likes) || 0,
    allowComments: allowComments !== undefined,
  };
}
