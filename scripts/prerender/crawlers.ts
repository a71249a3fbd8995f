import { PATHS } from '../../src/config/paths.ts';

/** Public pages, which search engines may index. */
const PUBLIC_PATHS = [
  PATHS.home,
  PATHS.helpGettingStarted,
  PATHS.helpCharacterCreation,
  PATHS.helpStoryWriting,
  PATHS.helpFaq,
  PATHS.privacyPolicy,
  PATHS.termsOfService,
];

/** Pages of signed-in families, which would only redirect to the sign-in. */
const PRIVATE_PATHS = [
  PATHS.create,
  PATHS.stories,
  PATHS.characters,
  PATHS.locations,
  PATHS.profile,
  PATHS.subscription,
  PATHS.admin.replace('/*', ''),
];

/** Crawlers may fetch shared pages, for link previews; the pages themselves say `noindex`. */
const SHARED_PATHS = [PATHS.sharedStory, PATHS.sharedCharacter].map((path) => path.replace(':shareId', ''));

/** robots.txt. @param origin of the app, e.g. 'https://talelantern.web.app' */
export const robotsFile = (origin: string): string =>
  [
    'User-agent: *',
    ...SHARED_PATHS.map((path) => `Allow: ${path}`),
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** sitemap.xml. @param origin of the app */
export const sitemapFile = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
