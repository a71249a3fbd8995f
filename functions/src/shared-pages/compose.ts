import type { Cloud } from '../cloud.ts';
import { systemClock } from '../core/clock.ts';
import { log } from '../core/request-log.ts';
import { createCallCounter } from '../http/count-calls.ts';
import { composePictures } from '../pictures/compose.ts';
import { createFirestoreShares } from '../sharing/adapters/firestore-shares.ts';
import { createShownShares } from '../sharing/operations/shown-shares.ts';
import { createHostingShell } from './adapters/hosting-shell.ts';

/** Of the calls of one IP address to other functions: visitors of Hosting share the few IP addresses of its edge. */
const MISSES_FACTOR = 10;

export function composeSharedPages(cloud: Cloud) {
  const { appOrigin, storagePublicUrl, calls } = cloud.config;
  return {
    ...composePictures(cloud),
    findShownShare: createShownShares(createFirestoreShares(cloud.firestore)),
    findAppShell: createHostingShell({ appOrigin, fetch, clock: systemClock, log }),
    countMiss: createCallCounter({ ...calls, callsPerMinute: MISSES_FACTOR * calls.callsPerMinute }, log),
    pageUrls: { appOrigin: appOrigin ?? '', storageUrl: storagePublicUrl },
  };
}
