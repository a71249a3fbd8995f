import { SHARED_COVER, SHARED_PREVIEW, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-url';
import type { ShownShare } from '../../sharing/operations/shown-shares.ts';
import { characterContent, characterPreview } from './shared-character.ts';
import { NO_APP } from './app-shell.ts';
import { documentHtml, type Preview } from './document.ts';
import { GENERATED, GENERATED_LINK, markup, type Html, HEART, INFO } from './markup.ts';
import { storyContent, storyPreview } from './shared-story.ts';

export interface PageUrls {
  /** Origin of the app, e.g. 'https://talelantern.web.app'. */
  appOrigin: string;
  storageUrl: string;
}

export interface PictureUrls extends PageUrls {
  /** URL of the cover's thumbnail. */
  coverPath: string;
  /** WebP in base64, shown until the cover is there. */
  coverPlaceholder: string | null;
  /** Absolute URL of the picture for link previews. */
  previewUrl: string;
}

export function sharedPageHtml(share: ShownShare, pageUrls: PageUrls, appTags: Html): string {
  const { copy, coverPlaceholder, sharing, id, contentType } = share;
  const path = `${SHARED_PAGE_PATHS[contentType]}${id}`;
  const url = `${pageUrls.appOrigin}${path}`;
  const pictureUrls = {
    ...pageUrls,
    coverPath: `${path}${SHARED_COVER}`,
    coverPlaceholder,
    previewUrl: `${url}${SHARED_PREVIEW}`,
  };
  const [title, preview, content] =
    copy.contentType === 'story'
      ? [copy.title, storyPreview(copy, pictureUrls), storyContent(copy, sharing.sharedBy, pictureUrls)]
      : [copy.name, characterPreview(copy, pictureUrls), characterContent(copy, sharing.sharedBy, pictureUrls)];
  return documentHtml({
    title,
    preview: { ...preview, url } satisfies Preview,
    marks: markup`data-share-id="${id}" data-likes="${sharing.likes}" ${sharing.allowComments ? markup`data-allow-comments` : null}`,
    content: markup`${content.head}<article class="sp-leaf" ${GENERATED}>${GENERATED_LINK}${content.hero}<div class="sp-inner">${content.body}${reactions(sharing.likes)}<p class="sp-ai">${INFO}<span>${MADE_WITH_AI}</span></p></div></article>${INVITATION}`,
    appTags,
  });
}

const MADE_WITH_AI = 'Words and pictures made with AI for a family, and checked before they were shared.';

/** Shown instead of the buttons until the app has loaded. */
const reactions = (likes: number): Html =>
  markup`<div class="sp-react" id="served-reactions"><span class="sp-pill">${HEART}${likes}<span class="sp-sr"> ${likes === 1 ? 'like' : 'likes'}</span></span></div>`;

const INVITATION = markup`<aside class="sp-more"><p>Who would your hero be?</p><a class="sp-btn" href="/">Make your own</a></aside>`;

interface PlainPageContent {
  title: string;
  heading: string;
  sentence: string;
}

const GONE: PlainPageContent = {
  title: 'No longer shared',
  heading: 'This page is closed',
  sentence: 'This is no longer shared, or the link is incomplete. The person who sent it can make you a new one.',
};

const BUSY: PlainPageContent = {
  title: 'Back in a moment',
  heading: 'Back in a moment',
  sentence: 'We can’t open this page right now. Please try again in a minute.',
};

/** One page for shares that are withdrawn, held or unknown, so that visitors cannot tell which. */
export const gonePageHtml = (appTags: Html): string => plainPageHtml(GONE, appTags);

/** Shown when Firestore fails, or to an IP address that asks for too many pages. */
export const busyPageHtml = (): string => plainPageHtml(BUSY, NO_APP);

const plainPageHtml = ({ title, heading, sentence }: PlainPageContent, appTags: Html): string =>
  documentHtml({
    title,
    preview: null,
    marks: null,
    content: markup`<div class="sp-gone"><img src="/art/cut-hoot.webp" alt="" width="179" height="192"><h1>${heading}</h1><p>${sentence}</p><a class="sp-btn" href="/">Make a story of your own</a></div>`,
    appTags,
  });
