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

/** The tags that start the app, from the HTML that its Hosting serves now. They stand at the end: nothing waits for them. */
export function appTags(shell: string): Html {
  const { scripts, preloads, styles } = appFiles(shell);
  return markup`${styles.map((href) => markup`<link rel="stylesheet" crossorigin href="${href}">`)}${preloads.map((href) => markup`<link rel="modulepreload" crossorigin href="${href}">`)}${scripts.map((src) => markup`<script type="module" crossorigin src="${src}"></script>`)}`;
}

/** A page without the app can be read all the same. */
export const NO_APP = new Html('');
