import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_CHECK_SOURCES, securityHeaders } from '@talelantern/domain/web/security-headers';
import type { Hosting } from '../deployment/read-deployment.ts';
import { formatText } from '../format-text.ts';
import {
  browserCheckScript,
  landingScript,
  prerenderedScript,
  scriptHash,
  shelfScript,
} from '../prerender/inline-script.ts';

const FILE = join(import.meta.dirname, '../../firebase.json');

type UrlPattern = { source: string } | { regex: string };
type HeaderRule = UrlPattern & { headers: { key: string; value: string }[] };

const rule = (pattern: UrlPattern, headers: Readonly<Record<string, string>>): HeaderRule => ({
  ...pattern,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
const cacheRule = (source: string, value: string): HeaderRule => rule({ source }, { 'Cache-Control': value });
/** No glob: '**' misses URLs in which a part begins with a dot, such as '/.x' and '/a/..%2fb'. */
const EVERYTHING: UrlPattern = { regex: '.*' };

/**
 * Google's own pages for signing in, which Hosting serves at this URL with our headers. The app opens them in a
 * frame or a window, and must be able to communicate with that page.
 */
const SIGN_IN_PAGES: UrlPattern = { regex: '^/__/auth/.*' };
const SIGN_IN_HEADERS = {
  'Content-Security-Policy': 'frame-ancestors https:',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The headers of Hosting: security headers for every URL, and caching. */
async function headerRules(hasAppCheck: boolean): Promise<HeaderRule[]> {
  const hashes = (await Promise.all([landingScript(), browserCheckScript(), prerenderedScript(), shelfScript()])).map(
    scriptHash,
  );
  const extraSources = hasAppCheck ? APP_CHECK_SOURCES : {};
  const sources = { ...extraSources, 'script-src': [...(extraSources['script-src'] ?? []), ...hashes] };
  return [
    rule(EVERYTHING, securityHeaders(sources)),
    // The last rule with a header wins.
    rule(SIGN_IN_PAGES, SIGN_IN_HEADERS),
    // A file that a release changes under the same name is seen on the second visit, a day later.
    cacheRule('/@(fonts|art|icons)/**', 'public, max-age=86400, stale-while-revalidate=2592000'),
    // Excludes shared pages (`/…/shared/{id}`), because a rule would override the headers of their function, whatever
    // the status. Not stored, because a page in WebKit's back/forward cache keeps its locks on IndexedDB
    // (docs/decisions/0227).
    cacheRule('/!(*.*)', 'no-store'),
    cacheRule('/**/!(shared)/!(*.*)', 'no-store'),
    cacheRule('/*.html', 'no-store'),
    cacheRule('/', 'no-cache'),
    cacheRule('/assets/**', 'public, max-age=31536000, immutable'),
    cacheRule('/version.json', 'no-store'),
  ];
}

interface FirebaseFile {
  hosting: { headers: HeaderRule[]; rewrites: { function?: { functionId: string; region: string } }[] };
  firestore: { location?: string };
}

/** The current and the expected firebase.json: headers, regions and the database's location are generated. */
export async function generateFirebaseJson({
  region,
  firestoreLocation,
  hasAppCheck,
}: Hosting): Promise<{ file: string; actual: string; expected: string }> {
  const actual = readFileSync(FILE, 'utf8');
  const config = JSON.parse(actual) as FirebaseFile;
  config.hosting.headers = await headerRules(hasAppCheck);
  for (const rewrite of config.hosting.rewrites) if (rewrite.function) rewrite.function.region = region;
  config.firestore.location = firestoreLocation;
  return { file: FILE, actual, expected: await formatText(FILE, JSON.stringify(config)) };
}
