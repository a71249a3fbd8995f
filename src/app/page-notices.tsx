import { useState } from 'react';
import { storageOrigin, type Environment } from '../config/environment.ts';
import { Notices } from '../features/notices/notices.tsx';
import { createVersionCheck } from '../services/account/app-version.ts';
import { createStorageHealth } from '../services/account/storage-health.ts';

// Exported here to share a chunk with the notices: every page has both.
export { ToastRegion } from '../ui/toast.tsx';

/** The app's first script, whose name contains the build's hash. */
const CURRENT_SCRIPT = 'script[type="module"][src^="/assets/"]';

export function PageNotices({ environment }: { environment: Environment }) {
  const [parts] = useState(() => createParts(environment));
  return <Notices {...parts} />;
}

function createParts(environment: Environment) {
  const ask = fetch.bind(window);
  return {
    storage: createStorageHealth({
      origin: storageOrigin(environment),
      bucket: environment.firebase.storageBucket,
      fetch: ask,
    }),
    readBanner: async () => {
      const { readSiteBanner } = await import('../firebase/site-banner.ts');
      return readSiteBanner(environment);
    },
    isOutdated: createVersionCheck({
      fetch: ask,
      currentScript: document.querySelector(CURRENT_SCRIPT)?.getAttribute('src') ?? null,
    }),
  };
}
