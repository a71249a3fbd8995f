import { isDraftOf } from '../../config/storage-keys.ts';
import { attempt } from '../../services/core/attempt.ts';

/** sessionStorage and localStorage. If the browser refuses access, nothing is stored. */
const tab = (): Storage => sessionStorage;
export const device = (): Storage => localStorage;

export const readStored = (key: string, storage = tab): string | null => attempt(() => storage().getItem(key), null);

/** Stores `text`; null removes it. Failures are ignored. */
export const keep = (key: string, text: string | null, storage = tab): void =>
  attempt(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)), undefined);

export const hasUnsavedDraft = (uid: string): boolean =>
  attempt(() => Object.keys(sessionStorage).some((key) => isDraftOf(uid, key)), false);
