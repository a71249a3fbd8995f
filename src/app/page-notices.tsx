import { useState } from 'react';
import { storageOrigin, type Environment } from '../config/environment.ts';
import { Notices } from '../features/notices/notices.tsx';
import { createStorageHealth } from '../services/account/storage-health.ts';
import { isOutdated } from './is-outdated.ts';

// Exported here to share a chunk with the notices: every page has both.
export { ToastRegion } from '../ui/toast.tsx';

export function PageNotices({ environment }: { environment: Environment }) {
  const [parts] = useState(() => createParts(environment));
  return <Notices {...parts} />;
}

function createParts(environment: Environment) {
  return {
    storage: createStorageHealth({
      origin: storageOrigin(environment),
      bucket: environment.firebase.storageBucket,
      fetch: fetch.bind(window),
    }),
    readBanner: async () => {
      const { readSiteBanner } = await import('../firebase/site-banner.ts');
      return readSiteBanner(environment);
    },
    isOutdated,
  };
}
