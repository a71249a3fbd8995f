import { useState } from 'react';
import { storageOrigin, type Environment } from '../config/environment.ts';
import { Notices } from '../features/notices/notices.tsx';
import { createStorageHealth } from '../services/account/storage-health.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { isOutdated } from './is-outdated.ts';

/** Banners and toasts. */
export function PageNotices({ environment }: { environment: Environment }) {
  const [parts] = useState(() => createParts(environment));
  return (
    <>
      <Notices {...parts} />
      <ToastRegion />
    </>
  );
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
