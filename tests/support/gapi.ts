import type { BrowserContext } from 'playwright-core';
import { gapiStandIn } from './gapi-stand-in.ts';

/**
 * The app's URL on the same site as the emulator's frame: a redirect result passes through that frame, and
 * browsers give it no storage on another site (`localhost` is one). In the cloud both are the same site.
 */
export const toSameSite = (app: string): string => app.replace('//localhost', '//127.0.0.1');

const GAPI = 'https://apis.google.com/js/api.js';

/**
 * Serves Google's script, which the SDK and the emulator's account chooser need, and blocks everything else outside
 * this machine (the chooser's fonts and styles). @returns the blocked URLs, in order
 */
export async function serveGoogleScript(context: BrowserContext): Promise<string[]> {
  const blocked: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost' && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      blocked.push(url);
      if (!url.startsWith(GAPI)) return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: `(${gapiStandIn.toString()})();` });
    },
  );
  return blocked;
}
