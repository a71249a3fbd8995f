import { FAMILY_KEYS } from '../../config/family-keys.ts';
import { listen } from '../core/listen.ts';
import { copyToDevice, keysWithPrefix, remove, restoreCopies, type DeviceStores } from './device-data.ts';

/*
 * The system may end an installed app in the background, and its sessionStorage with it. So what a family has typed is
 * copied to the device while the app is hidden, and restored when it starts. A tab of a browser keeps its
 * sessionStorage, and shares the localStorage of the app: it must not take over the app's drafts.
 */

const STORES: DeviceStores = { local: () => localStorage, session: () => sessionStorage };
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** To be called before forms read their drafts. */
export function restoreDrafts(uid: string): void {
  if (isInstalled()) restoreCopies(STORES, FAMILY_KEYS.background(uid));
}

/** Copies drafts while the installed app is in the background. Returns a function that stops this. */
export function keepDraftsInBackground(uid: string): () => void {
  if (!isInstalled()) return () => undefined;
  return listen(document, ['visibilitychange'], () => copy(uid));
}

/** No copy is left in the foreground, where drafts are saved. */
function copy(uid: string): void {
  const prefix = FAMILY_KEYS.background(uid);
  remove(STORES.local, keysWithPrefix(STORES.local, prefix));
  if (document.visibilityState === 'hidden') copyToDevice(STORES, uid, prefix);
}
