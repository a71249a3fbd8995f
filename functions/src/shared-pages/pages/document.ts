import { PREVIEW_SIZE } from '@talelantern/domain/sharing/share-url';
import { markup, type Html, LANTERN } from './markup.ts';
import { SHARED_STYLES, UNSCRIPTED_STYLES } from './shared-styles.ts';

/** Contents of a link preview; URLs are absolute. */
export interface Preview {
  kind: 'article' | 'profile';
  description: string;
  url: string;
  /** A JPEG of `PREVIEW_SIZE`. */
  image: { url: string; alt: string };
}

interface DocumentParts {
  title: string;
  /** Null for a page without content. */
  preview: Preview | null;
  marks: Html | null;
  content: Html;
  appTags: Html;
}

/** A page that can be read without scripts. The app renders into `#root`, which is hidden until it has taken over. */
export const documentHtml = ({ title, preview, marks, content, appTags }: DocumentParts): string =>
  markup`<!doctype html><html lang="en" ${early(appTags)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Talelantern</title><meta name="robots" content="noindex"><meta name="theme-color" content="#101640">${preview && previewHtml(title, preview)}<link rel="icon" type="image/svg+xml" href="/favicon.svg"><style>${SHARED_STYLES}</style><noscript><style>${UNSCRIPTED_STYLES}</style></noscript></head><body><div class="sp-page" id="served-page" data-title="${title}" ${marks}><a class="sp-skip" href="#main">Skip to content</a>${PAGE_HEADER}<main class="sp-wrap sp-main" id="main" tabindex="-1"><div id="served-content" class="paper">${content}</div></main>${PAGE_FOOTER}</div><div id="root"></div>${appTags}</body></html>`
    .text;

/** The web fonts' script is loaded with the app (src/shared-start.ts). */
const early = ({ text }: Html): Html | null => (text === '' ? null : markup`class="early"`);

const previewHtml = (title: string, { kind, description, url, image }: Preview): Html =>
  markup`<meta name="description" content="${description}"><meta property="og:site_name" content="Talelantern"><meta property="og:type" content="${kind}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}"><meta property="og:image" content="${image.url}"><meta property="og:image:type" content="image/jpeg"><meta property="og:image:width" content="${PREVIEW_SIZE.width}"><meta property="og:image:height" content="${PREVIEW_SIZE.height}"><meta property="og:image:alt" content="${image.alt}"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}"><meta name="twitter:image" content="${image.url}"><meta name="twitter:image:alt" content="${image.alt}">`;

const PAGE_HEADER = markup`<header class="sp-wrap sp-bar"><a class="sp-brand" href="/">${LANTERN}Talelantern</a><a class="sp-in" href="/login" data-sign-in>Sign in</a></header>`;

const FOOTER_LINKS = [
  ['Getting started', '/help/getting-started'],
  ['Questions', '/help/faq'],
  ['Terms', '/terms-of-service'],
  ['Privacy', '/privacy-policy'],
  ['Legal notice', '/terms-of-service#who'],
] as const;

const PAGE_FOOTER = markup`<footer class="sp-foot"><div class="sp-wrap"><span>${LANTERN}Talelantern</span><nav aria-label="Footer">${FOOTER_LINKS.map(([label, url]) => markup`<a href="${url}">${label}</a>`)}</nav></div></footer>`;
