import { createVersionCheck } from '../services/account/app-version.ts';

/** The app's first script, whose name contains the build's hash. */
const CURRENT_SCRIPT = 'script[type="module"][src^="/assets/"]';

/** Whether the host serves another build than this page's. Never rejects. */
export const isOutdated = (): Promise<boolean> =>
  createVersionCheck({
    fetch: fetch.bind(window),
    currentScript: document.querySelector(CURRENT_SCRIPT)?.getAttribute('src') ?? null,
  })();
