import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { parseSettings, type ReaderSettings } from './reader-settings.ts';

/** What this device keeps under `key`; nothing where there is nothing, or it cannot be read. */
export function readKept(key: string): StoredData {
  try {
    return parseSettings(localStorage.getItem(key));
  } catch {
    return {};
  }
}

/** Keeps `settings` under `key`. Private windows may refuse: the profile keeps it all the same. */
export function keepHere(key: string, settings: Partial<ReaderSettings>): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    return;
  }
}
