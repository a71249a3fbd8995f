import { SOCIAL_PROVIDERS, type SocialProvider } from '@talelantern/domain/accounts/session';
import { readChoice, readRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { attempt } from '../core/attempt.ts';
import { createStoredList, type KeyValueStore } from '../core/stored-list.ts';

export interface PendingRedirect {
  provider: SocialProvider;
  returnTo: string | null;
}

export type PendingRedirectStore = ReturnType<typeof createPendingRedirectStore>;

/** Stored as long as the tab is open, because the redirect ends this page. Not stored if storage throws. */
export function createPendingRedirectStore(store: () => KeyValueStore, key: string) {
  const storedList = () => createStoredList(store(), key, readPendingRedirect);
  const write = (entries: readonly PendingRedirect[]): void => attempt(() => storedList().write(entries), undefined);
  return {
    note: (pendingRedirect: PendingRedirect) => write([pendingRedirect]),
    read: () => attempt(() => storedList().list()[0] ?? null, null),
    forget: () => write([]),
  };
}

function readPendingRedirect(value: unknown): PendingRedirect | null {
  const record = readRecord(value);
  const provider = readChoice(record['provider'], SOCIAL_PROVIDERS, null);
  return provider && { provider, returnTo: readTextOrNull(record['returnTo']) };
}
