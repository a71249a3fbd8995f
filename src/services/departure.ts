import { SOCIAL_PROVIDERS, type SocialProvider } from '@talelantern/domain/accounts/sign-in';
import { isRecord, readChoice, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import type { KeyValueStore } from './ports/key-value-store.ts';
import { readStoredList, writeStoredList } from './stored-list.ts';

/** Somebody has left this page to sign in at Google or Apple. */
export interface Departure {
  provider: SocialProvider;
  /** Where in the app they wanted to go. */
  returnTo: string | null;
}

/** What this tab knows of it, on the way there and back. */
export interface Departures {
  note: (departure: Departure) => void;
  read: () => Departure | null;
  forget: () => void;
}

/** Kept under `key` of a store that lasts as long as the tab; reaching for it may throw, and then nothing is kept. */
export function createDepartures(store: () => KeyValueStore, key: string): Departures {
  const visit: KeyValueStore = {
    getItem: (name) => store().getItem(name),
    setItem: (name, value) => store().setItem(name, value),
    removeItem: (name) => store().removeItem(name),
  };
  return {
    note: (departure) => writeStoredList(visit, key, [departure]),
    read: () => readStoredList(visit, key, readDeparture)[0] ?? null,
    forget: () => writeStoredList(visit, key, []),
  };
}

function readDeparture(value: unknown): Departure | null {
  const provider = isRecord(value) ? readChoice(value['provider'], SOCIAL_PROVIDERS, null) : null;
  return provider && isRecord(value) ? { provider, returnTo: readTextOrNull(value['returnTo']) } : null;
}
