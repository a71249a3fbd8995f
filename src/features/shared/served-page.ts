import { SHARE_ID_PATTERN, shareIdContentType } from '@talelantern/domain/sharing/share-id';
import type { ShareReference } from '../../services/ports/share-repository.ts';

/** What the server tells the app of a share that it shows. */
export interface ServedShare extends ShareReference {
  likes: number;
  allowComments: boolean;
}

/** The page as the server made it: the app draws around it and never draws it again. */
export interface ServedPage {
  /** The address that it was served for. */
  path: string;
  title: string;
  /** All of it, with the visitors' bar and foot. */
  page: HTMLElement;
  main: HTMLElement;
  /** What stands between bar and foot. */
  content: HTMLElement;
  /** Null where the link leads nowhere. */
  share: ServedShare | null;
  /** Where buttons take the place of mere figures; null where there is nothing to like. */
  reactions: HTMLElement | null;
}

let served: ServedPage | null = null;

/** The page that came with this document, for as long as the address is its own; null for any other. */
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
