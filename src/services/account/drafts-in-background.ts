import { FAMILY_KEYS } from '../../config/family-keys.ts';
import { attempt } from '../core/attempt.ts';
import { keysWithPrefix } from './device-data.ts';

/*
 * The system may end an installed app in the background, and its sessionStorage with it. So what a family has typed is
 * copied to the device while the app is hidden, and restored when it starts. A tab of a browser keeps its
 * sessionStorage, and shares the localStorage of the app: it must not take over the app's drafts.
 */

const local = (): Storage => localStorage;
const session = (): Storage => sessionStorage;
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** To be called before forms read their drafts. */
export function restoreDrafts(uid: string): void {
  if (isInstalled()) attempt(() => moveBack(uid), undefined);
}

/** Copies drafts while the installed app is in the background. Returns a function that stops this. */
export function keepDraftsInBackground(uid: string): () => void {
  if (!isInstalled()) return () => undefined;
  const handleVisibility = (): void => attempt(() => copy(uid), undefined);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => document.removeEventListener('visibilitychange', handleVisibility);
}

/** Data that this window already has is newer than the copy. */
function moveBack(uid: string): void {
  const prefix = FAMILY_KEYS.background(uid);
  for (const copied of keysWithPrefix(local, prefix)) {
    const key = copied.slice(prefix.length);
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, localStorage.getItem(copied) ?? '');
    localStorage.removeItem(copied);
  }
}

/** No copy is left in the foreground, where drafts are saved. */
function copy(uid: string): void {
  const prefix = FAMILY_KEYS.background(uid);
  for (const key of keysWithPrefix(local, prefix)) localStorage.removeItem(key);
  if (document.visibilityState !== 'hidden') return;
  for (const key of keysWithPrefix(session, FAMILY_KEYS.all(uid)))
    localStorage.setItem(prefix + key, sessionStorage.getItem(key) ?? '');
}
