import { hasOtherVersion } from '../services/account/app-version.ts';

/** The app's first script, whose name contains the build's hash. */
const CURRENT_SCRIPT = 'script[src^="/assets/"]';

/** Whether the host serves another build than this page's. Never rejects. */
export const isOutdated = (): Promise<boolean> =>
  hasOtherVersion(document.querySelector(CURRENT_SCRIPT)?.getAttribute('src') ?? null);
