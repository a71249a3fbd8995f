import { isDraftOf } from '../config/storage-keys.ts';

/** What this tab keeps under `key`; null where there is nothing, or where the browser keeps nothing at all. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `text` through reloads of this tab, or nothing more. Private windows may refuse: it then lasts as the page. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** Whether this tab keeps anything that the family has not saved. */
export function hasUnsavedDraft(uid: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => isDraftOf(uid, key));
  } catch {
    return false;
  }
}
