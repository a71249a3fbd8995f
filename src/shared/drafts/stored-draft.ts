import { isDraftOf } from '../../config/storage-keys.ts';

/** The storage of this tab, and of this device. Browsers may refuse access, which counts as storing nothing. */
const tab = (): Storage => sessionStorage;
export const device = (): Storage => localStorage;

export function readStored(key: string, storage = tab): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text`; null removes it. Failures are ignored. */
export function keep(key: string, text: string | null, storage = tab): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
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
