import { Html, markup } from './markup.ts';

/** What this page needs of the app's own: its script and styles, in the order in which they stand there. */
interface AppFiles {
  scripts: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
}

const TAG = /<(script|link)\b([^>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

/** A file of the app's own origin, so that no other can be named here. */
const isOwnFile = (address: string | undefined): address is string => /^\/(?!\/)[\w./-]+$/.test(address ?? '');

function appFiles(shell: string): AppFiles {
  const [scripts, preloads, styles]: [string[], string[], string[]] = [[], [], []];
  for (const [, tag, attributes = ''] of shell.matchAll(TAG)) {
    const address = attribute(attributes, tag === 'script' ? 'src' : 'href');
    if (!isOwnFile(address)) continue;
    if (tag === 'script') scripts.push(address);
    else if (attribute(attributes, 'rel') === 'modulepreload') preloads.push(address);
    else if (attribute(attributes, 'rel') === 'stylesheet') styles.push(address);
  }
  return { scripts, preloads, styles };
}

/** Loads the app at the reader's first sign (src/shared-start.ts); until then nothing but the page itself is asked for. */
const STARTER = '/shared-start.js';

/** What starts the app, from the HTML that its Hosting serves now. */
export function appTags(shell: string): Html {
  const { scripts, preloads, styles } = appFiles(shell);
  if (scripts.length === 0) return NO_APP;
  return markup`<script defer src="${STARTER}" data-scripts="${scripts.join(' ')}" data-preloads="${preloads.join(' ')}" data-styles="${styles.join(' ')}"></script>`;
}

/** A page without the app can be read all the same. */
export const NO_APP = new Html('');
