import { SIGNED_IN_SINCE, START_CLICKED, STORAGE_KEYS, WAS_SIGNED_IN } from '../config/storage-keys.ts';
import { device, keep, readStored } from '../shared/drafts/stored-draft.ts';

/** The visitor has pressed start and has not signed in after that, so they probably have no account. */
export const isStarting = (): boolean => ![null, SIGNED_IN_SINCE].includes(readStored(START_CLICKED));

export function markSignedIn(isSignedIn: boolean): void {
  keep(WAS_SIGNED_IN, isSignedIn ? 'yes' : null, device);
  if (isSignedIn && isStarting()) keep(START_CLICKED, SIGNED_IN_SINCE);
}

export function mayReloadForChunk(now: number, forMs: number): boolean {
  const last = Number(readStored(STORAGE_KEYS.reloadedForChunk) ?? Number.NEGATIVE_INFINITY);
  if (now - last < forMs) return false;
  keep(STORAGE_KEYS.reloadedForChunk, String(now));
  return isStored(STORAGE_KEYS.reloadedForChunk);
}

/** Checked, because a page that cannot store the time would reload itself forever while it is broken. */
const isStored = (key: string): boolean => readStored(key) !== null;
