import { STORAGE_KEYS } from '../config/storage-keys.ts';

/** Reads and writes the marks of a visit. A browser that keeps nothing (private windows) has none. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Then the mark is missing and the app only starts a little later.
  }
}

const session = () => window.sessionStorage;
const local = () => window.localStorage;

export const hasClickedStart = (): boolean => read(session, STORAGE_KEYS.startClicked) !== null;

const CAME_IN = 'came-in';

/** Somebody has pressed start and has not been signed in since: most likely they have no account yet. */
export const isStarting = (): boolean => hasClickedStart() && read(session, STORAGE_KEYS.startClicked) !== CAME_IN;

/** Somebody was signed in on this device: the signed-in part may be loaded early. Only ever a hint. */
export const wasSignedIn = (): boolean => read(local, STORAGE_KEYS.wasSignedIn) !== null;
export function markSignedIn(isSignedIn: boolean): void {
  write(local, STORAGE_KEYS.wasSignedIn, isSignedIn ? 'yes' : null);
  if (isSignedIn && isStarting()) write(session, STORAGE_KEYS.startClicked, CAME_IN);
}

/** True once within `forMs`: whoever gets it may reload the page. */
export function mayReloadForChunk(now: number, forMs: number): boolean {
  const last = Number(read(session, STORAGE_KEYS.reloadedForChunk) ?? Number.NEGATIVE_INFINITY);
  if (now - last < forMs) return false;
  write(session, STORAGE_KEYS.reloadedForChunk, String(now));
  return hasKept(STORAGE_KEYS.reloadedForChunk);
}

/** Without memory a broken page would reload itself for ever. */
const hasKept = (key: string): boolean => read(session, key) !== null;
