import { isDraftOf } from '../../config/storage-keys.ts';

export function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text` in sessionStorage; null removes it. Failures are ignored. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

export function hasUnsavedDraft(uid: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => isDraftOf(uid, key));
  } catch {
    return false;
  }
}
