import { SIGNED_IN_SINCE, STORAGE_KEYS } from '../config/storage-keys.ts';

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
    // Without the flag the app only starts slightly later.
  }
}

const session = () => window.sessionStorage;
const local = () => window.localStorage;

export const hasClickedStart = (): boolean => isStored(STORAGE_KEYS.startClicked);

/** The visitor has pressed start and has not signed in since, so they probably have no account. */
export const isStarting = (): boolean =>
  hasClickedStart() && read(session, STORAGE_KEYS.startClicked) !== SIGNED_IN_SINCE;

export const isStoredLocally = (key: string): boolean => read(local, key) !== null;

/** A hint that a user was signed in on this device, for preloading. */
export const wasSignedIn = (): boolean => isStoredLocally(STORAGE_KEYS.wasSignedIn);
export function markSignedIn(isSignedIn: boolean): void {
  write(local, STORAGE_KEYS.wasSignedIn, isSignedIn ? 'yes' : null);
  if (isSignedIn && isStarting()) write(session, STORAGE_KEYS.startClicked, SIGNED_IN_SINCE);
}

export function mayReloadForChunk(now: number, forMs: number): boolean {
  const last = Number(read(session, STORAGE_KEYS.reloadedForChunk) ?? Number.NEGATIVE_INFINITY);
  if (now - last < forMs) return false;
  write(session, STORAGE_KEYS.reloadedForChunk, String(now));
  return isStored(STORAGE_KEYS.reloadedForChunk);
}

/** Without storage a broken page would reload itself forever. */
const isStored = (key: string): boolean => read(session, key) !== null;
