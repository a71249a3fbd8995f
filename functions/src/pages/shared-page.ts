import { SHARED_COVER, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import type { ShownShare } from '../operations/sharing/find-shown-share.ts';
import { characterContent, characterPreview } from './shared-character.ts';
import { NO_APP } from './app-shell.ts';
import { documentHtml, type Preview } from './document.ts';
import { markup, type Html } from './markup.ts';
import { HEART, INFO } from './icons.ts';
import { storyContent, storyPreview } from './shared-story.ts';

/** Where things stand that a page names. */
export interface PagePlaces {
  /** Origin of the app, e.g. 'https://talelantern.web.app'. */
  appOrigin: string;
  /** Where Storage answers. */
  storageUrl: string;
}

/** Where the pictures of one page stand. */
export interface PicturePlaces extends PagePlaces {
  /** Address of the small version of the picture that the page begins with. */
  coverPath: string;
}

/** The whole page of a share that may be seen. */
export function sharedPageHtml(share: ShownShare, places: PagePlaces, appTags: Html): string {
  const { copy, sharing, id, contentType } = share;
  const path = `${SHARED_PAGE_PATHS[contentType]}${id}`;
  const address = `${places.appOrigin}${path}`;
  const picturePlaces = { ...places, coverPath: `${path}${SHARED_COVER}` };
  const [title, preview, content] =
    copy.contentType === 'story'
      ? [copy.title, storyPreview(copy, places), storyContent(copy, sharing.sharedBy, picturePlaces)]
      : [copy.name, characterPreview(copy, places), characterContent(copy, sharing.sharedBy, picturePlaces)];
  return documentHtml({
    title,
    preview: { ...preview, address } satisfies Preview,
    marks: markup`data-share-id="${id}" data-likes="${sharing.likes}" ${sharing.allowComments ? markup`data-allow-comments` : null}`,
    content: markup`${content.head}<article class="sp-leaf">${content.hero}<div class="sp-inner">${content.body}${reactions(sharing.likes)}<p class="sp-ai">${INFO}<span>${MADE_WITH_AI}</span></p></div></article>${INVITATION}`,
    appTags,
  });
}

const MADE_WITH_AI = 'Words and pictures made with AI for a family, and checked before they were shared.';

/** Takes the place of the buttons until the app stands. */
const reactions = (likes: number): Html =>
  markup`<div class="sp-react" id="served-reactions"><span class="sp-pill">${HEART}${likes}<span class="sp-sr"> ${likes === 1 ? 'like' : 'likes'}</span></span></div>`;

const INVITATION = markup`<aside class="sp-more"><p>Who would your hero be?</p><a class="sp-btn" href="/">Make your own</a></aside>`;

interface PlainWords {
  title: string;
  heading: string;
  sentence: string;
}

const GONE: PlainWords = {
  title: 'Not shared any more',
  heading: 'This page is closed',
  sentence:
    'What was here is not shared any more, or a letter of the link went missing. Whoever sent it to you can make a new one.',
};

const BUSY: PlainWords = {
  title: 'Back in a moment',
  heading: 'Back in a moment',
  sentence: 'This page cannot be opened just now. Please try again in a minute.',
};

/** The one page of everything that is not to be seen: withdrawn, held back, or never there. Nobody learns which. */
export const gonePageHtml = (appTags: Html): string => plainPageHtml(GONE, appTags);

/** What is shown while the database cannot be read. */
export const busyPageHtml = (): string => plainPageHtml(BUSY, NO_APP);

const plainPageHtml = ({ title, heading, sentence }: PlainWords, appTags: Html): string =>
  documentHtml({
    title,
    preview: null,
    marks: null,
    content: markup`<div class="sp-gone"><img src="/art/cut-hoot.webp" alt="" width="179" height="192"><h1>${heading}</h1><p>${sentence}</p><a class="sp-btn" href="/">Make a story of your own</a></div>`,
    appTags,
  });
