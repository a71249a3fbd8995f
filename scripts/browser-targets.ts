import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const packageFile = z
  .object({ browserslist: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')));

const ENTRY = /^(chrome|edge|firefox|safari|ios) >= (\d+(?:\.\d+)?)$/;

/** The supported browsers, `browserslist` of package.json, as targets of the bundler: `chrome109`. */
export const BROWSER_TARGETS: string[] = packageFile.browserslist.map((entry) => {
  const [, browser, version] = ENTRY.exec(entry) ?? [];
  if (!browser || !version) throw new Error(`package.json: '${entry}' of browserslist is not like 'chrome >= 109'`);
  return browser + version;
});
