import { useState } from 'react';
import { storageOrigin, type Environment } from '../config/environment.ts';
import { Notices } from '../features/notices/notices.tsx';
import { createVersionCheck } from '../services/app-version.ts';
import { createStorageHealth } from '../services/storage-health.ts';

// In one file with the notices: both stand on every page.
export { ToastRegion } from '../ui/toast.tsx';

/** The app's first script, under the name that only this version has. */
const OWN_SCRIPT = 'script[type="module"][src^="/assets/"]';

/** The notices of this page, its host and its Storage. */
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
    // Of its own file: most pages stand before it is asked for.
    readBanner: async () => {
      const { askForBanner } = await import('./open-place-banner.ts');
      return askForBanner({ environment });
    },
    isOutdated: createVersionCheck({
      fetch: ask,
      ownScript: document.querySelector(OWN_SCRIPT)?.getAttribute('src') ?? null,
    }),
  };
}
