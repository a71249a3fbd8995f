import { FAMILY_KEYS } from '../../config/family-keys.ts';
import { attempt } from '../core/attempt.ts';
import { keysWithPrefix } from './device-data.ts';

const local = (): Storage => localStorage;
const session = (): Storage => sessionStorage;

/**
 * Keeps a copy of the unsaved drafts of `uid` on the device while an installed app is in the background: the system may
 * end the app there, and its sessionStorage with it. The next start restores them (device-data.ts). A tab of a browser
 * keeps its sessionStorage, and must not take over the drafts of another tab. Returns a function that stops it.
 */
export function keepDraftsInBackground(uid: string): () => void {
  if (!window.matchMedia('(display-mode: standalone)').matches) return () => undefined;
  const handleVisibility = (): void => attempt(() => copyDrafts(uid), undefined);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => document.removeEventListener('visibilitychange', handleVisibility);
}

/** No copy is left in the foreground, where drafts are saved. */
function copyDrafts(uid: string): void {
  const prefix = FAMILY_KEYS.kept(uid);
  for (const key of keysWithPrefix(local, prefix)) localStorage.removeItem(key);
  if (document.visibilityState !== 'hidden') return;
  for (const key of keysWithPrefix(session, FAMILY_KEYS.all(uid)))
    localStorage.setItem(prefix + key, sessionStorage.getItem(key) ?? '');
}
