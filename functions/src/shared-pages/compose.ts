import type { Cloud } from '../cloud.ts';
import { systemClock } from '../core/clock.ts';
import { log } from '../core/request-log.ts';
import { composePictures } from '../pictures/compose.ts';
import { createFirestoreShares } from '../sharing/adapters/firestore-shares.ts';
import { createShownShares } from '../sharing/operations/shown-shares.ts';
import { createHostingShell } from './adapters/hosting-shell.ts';

export function composeSharedPages(cloud: Cloud) {
  const { appOrigin, storagePublicUrl } = cloud.config;
  return {
    ...composePictures(cloud),
    findShownShare: createShownShares(createFirestoreShares(cloud.firestore)),
    findAppShell: createHostingShell({ appOrigin, fetch, clock: systemClock, log }),
    pageAddresses: { appOrigin: appOrigin ?? '', storageUrl: storagePublicUrl },
  };
}
