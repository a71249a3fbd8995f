import { SOCIAL_PROVIDERS, type SocialProvider } from '@talelantern/domain/accounts/session';
import { isRecord, readChoice, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { type KeyValueStore, readStoredList, writeStoredList } from '../core/stored-list.ts';

export interface PendingRedirect {
  provider: SocialProvider;
  returnTo: string | null;
}

export type PendingRedirectStore = ReturnType<typeof createPendingRedirectStore>;

/** Stored under `key` for the lifetime of the tab; nothing is stored if storage throws. */
export function createPendingRedirectStore(store: () => KeyValueStore, key: string) {
  const visit: KeyValueStore = {
    getItem: (name) => store().getItem(name),
    setItem: (name, value) => store().setItem(name, value),
    removeItem: (name) => store().removeItem(name),
  };
  return {
    note: (pendingRedirect: PendingRedirect) => writeStoredList(visit, key, [pendingRedirect]),
    read: () => readStoredList(visit, key, readPendingRedirect)[0] ?? null,
    forget: () => writeStoredList(visit, key, []),
  };
}

function readPendingRedirect(value: unknown): PendingRedirect | null {
  const provider = isRecord(value) ? readChoice(value['provider'], SOCIAL_PROVIDERS, null) : null;
  return provider && isRecord(value) ? { provider, returnTo: readTextOrNull(value['returnTo']) } : null;
}
