import type { BrowserContext } from 'playwright-core';
import { gapiStandIn } from './gapi-stand-in.ts';

/**
 * The app's address on the site of the emulator's frame: what somebody brings back from a redirect passes through that
 * frame, and browsers keep nothing there for a page of another site (`localhost` is one). In the cloud both are ours.
 */
export const sameSite = (app: string): string => app.replace('//localhost', '//127.0.0.1');

const GAPI = 'https://apis.google.com/js/api.js';

/**
 * Answers for Google's script, which neither the SDK nor the emulator's account chooser goes without; everything else
 * that is not on this machine (the chooser's fonts and styles) is refused.
 * @returns the addresses beyond this machine that were asked for, in order
 */
export async function answerForGoogle(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost' && url.protocol.startsWith('http'),
    async (route) => {
      const address = route.request().url();
      asked.push(address);
      if (!address.startsWith(GAPI)) return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: `(${gapiStandIn.toString()})();` });
    },
  );
  return asked;
}
