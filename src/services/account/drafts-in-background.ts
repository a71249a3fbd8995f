import { FAMILY_KEYS } from '../../config/family-keys.ts';
import { attempt } from '../core/attempt.ts';
import { keysWithPrefix } from './device-data.ts';

/*
 * The system may end an installed app in the background, and with it the app's sessionStorage. So drafts are copied to
 * localStorage while the app is hidden, and restored when it starts. A browser tab keeps its sessionStorage but shares
 * localStorage with the app, so it must not take the app's drafts.
 */

const local = (): Storage => localStorage;
const session = (): Storage => sessionStorage;
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Call this before forms read their drafts. */
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

/** Restores the copies, except where this window already has newer data. */
function moveBack(uid: string): void {
  const prefix = FAMILY_KEYS.background(uid);
  for (const copied of keysWithPrefix(local, prefix)) {
    const key = copied.slice(prefix.length);
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, localStorage.getItem(copied) ?? '');
    localStorage.removeItem(copied);
  }
}

/** In the foreground, drafts are saved in sessionStorage, so the copies are removed. */
function copy(uid: string): void {
  const prefix = FAMILY_KEYS.background(uid);
  for (const key of keysWithPrefix(local, prefix)) localStorage.removeItem(key);
  if (document.visibilityState !== 'hidden') return;
  for (const key of keysWithPrefix(session, FAMILY_KEYS.all(uid)))
    localStorage.setItem(prefix + key, sessionStorage.getItem(key) ?? '');
}
