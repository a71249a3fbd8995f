import { Html, markup } from './markup.ts';

export interface AppShell {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** The app's HTML, at most a minute old; null when Hosting fails. Never rejects. */
export type FindAppShell = () => Promise<AppShell | null>;

/** The app's script and styles, in the order of its HTML. */
const TAG = /<(script|link)\b([^>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

const isOwnFile = (url: string | undefined): url is string => /^\/(?!\/)[\w./-]+$/.test(url ?? '');

function appFiles(shell: string) {
  const [scripts, preloads, styles]: [string[], string[], string[]] = [[], [], []];
  for (const [, tag, attributes = ''] of shell.matchAll(TAG)) {
    const url = attribute(attributes, tag === 'script' ? 'src' : 'href');
    if (!isOwnFile(url)) continue;
    if (tag === 'script') scripts.push(url);
    else if (attribute(attributes, 'rel') === 'modulepreload') preloads.push(url);
    else if (attribute(attributes, 'rel') === 'stylesheet') styles.push(url);
  }
  return { scripts, preloads, styles };
}

/** Loads the app on the visitor's first interaction (src/shared-start.ts). */
const STARTER = '/shared-start.js';

/** Tags that start the app, from the HTML that Hosting serves. */
export function appTags(shell: string): Html {
  const { scripts, preloads, styles } = appFiles(shell);
  if (scripts.length === 0) return NO_APP;
  return markup`<script defer src="${STARTER}" data-scripts="${scripts.join(' ')}" data-preloads="${preloads.join(' ')}" data-styles="${styles.join(' ')}"></script>`;
}

/** The page can be read without the app. */
export const NO_APP = new Html('');
