import { parseJson, readRecord, readText } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import { FAMILY_KEYS, PRESENT, SESSION_END } from '../../config/family-keys.ts';
import { rememberedShelfKey } from '../../config/storage-keys.ts';
import { attempt } from '../core/attempt.ts';

export interface SessionEnd {
  uid: string;
  reason: string;
}

export const DRAFTS_KEPT_MS = 7 * DAY_MS;

interface DeviceDataDeps {
  local: () => Storage;
  session: () => Storage;
  now: () => number;
}

export const keysWithPrefix = (store: () => Storage, prefix: string): string[] =>
  attempt(() => Object.keys(store()).filter((key) => key.startsWith(prefix)), []);

/** All data that the browser stores for a family, in one place so that sign-out removes all of it. */
export type DeviceData = ReturnType<typeof createDeviceData>;

export function createDeviceData({ local, session, now }: DeviceDataDeps) {
  const read = (store: () => Storage, key: string): string | null => attempt(() => store().getItem(key), null);
  const write = (store: () => Storage, key: string, value: string): void =>
    attempt(() => store().setItem(key, value), undefined);
  const remove = (store: () => Storage, keys: readonly string[]): void =>
    keys.forEach((key) => attempt(() => store().removeItem(key), undefined));

  /** The stored presence: PRESENT while signed in, the time in ms when the session ended, or null after a sign-out. */
  const presenceOf = (uid: string): string | null => read(local, FAMILY_KEYS.presence(uid));
  const isPresent = (uid: string): boolean => presenceOf(uid) === PRESENT;
  const families = (): string[] =>
    keysWithPrefix(local, FAMILY_KEYS.namespace)
      .map(FAMILY_KEYS.familyOf)
      .filter((uid) => uid !== null);

  function forget(uid: string): void {
    for (const store of [local, session]) remove(store, keysWithPrefix(store, FAMILY_KEYS.all(uid)));
  }

  /** Removes data of families that have signed out, which a tab still has if it was suspended then. */
  function forgetSignedOut(arriving: string | null): void {
    const owners = new Set(keysWithPrefix(session, FAMILY_KEYS.namespace).map(FAMILY_KEYS.ownerOf));
    for (const uid of owners) if (uid !== null && uid !== arriving && presenceOf(uid) === null) forget(uid);
  }

  function backUp(uid: string): void {
    remove(local, [rememberedShelfKey(uid)]);
    if (isPresent(uid)) write(local, FAMILY_KEYS.presence(uid), String(now()));
    for (const key of keysWithPrefix(session, FAMILY_KEYS.all(uid)))
      write(local, FAMILY_KEYS.kept(uid) + key, read(session, key) ?? '');
  }

  /** Restores kept data, except where this tab already has newer data. */
  function restore(uid: string): void {
    const prefix = FAMILY_KEYS.kept(uid);
    for (const keptKey of keysWithPrefix(local, prefix)) {
      const key = keptKey.slice(prefix.length);
      if (read(session, key) === null) write(session, key, read(local, keptKey) ?? '');
      remove(local, [keptKey]);
    }
  }

  /** Closes every family that is still marked as present, except `arriving`; returns their uids. */
  function closeOthers(arriving: string | null): string[] {
    const presentFamilies = families().filter((uid) => uid !== arriving && isPresent(uid));
    presentFamilies.forEach(backUp);
    forgetSignedOut(arriving);
    return presentFamilies;
  }

  return {
    arrive: (uid: string): void => {
      // The session of another family may have ended while no page was open.
      closeOthers(uid);
      write(local, FAMILY_KEYS.presence(uid), PRESENT);
      restore(uid);
      remove(session, [SESSION_END]);
    },

    leave: (uid: string) => remove(local, [FAMILY_KEYS.presence(uid)]),

    /** 'left': the family signed out. 'ended': the service ended the session, and drafts stay for DRAFTS_KEPT_MS. */
    close: (uid: string): 'left' | 'ended' => {
      if (presenceOf(uid) === null) {
        forget(uid);
        // Also removes keys without a uid, such as viewed shares. Drafts of other families have copies in localStorage.
        attempt(() => session().clear(), undefined);
        return 'left';
      }
      backUp(uid);
      return 'ended';
    },

    /** Call while nobody is signed in. Closes all families that are still marked as present, and returns their uids. */
    closeAll: () => closeOthers(null),

    deleteExpired: (): void => {
      const isOver = (uid: string): boolean => now() - Number(presenceOf(uid)) > DRAFTS_KEPT_MS;
      families().filter(isOver).forEach(forget);
    },

    /** Stores why the session ended. It survives reloads of this tab, until the next sign-in. */
    storeEnd: (end: SessionEnd) => write(session, SESSION_END, JSON.stringify(end)),
    lastEnd: () => parseEnd(read(session, SESSION_END)),
  };
}

function parseEnd(text: string | null): SessionEnd | null {
  const record = readRecord(parseJson(text));
  const reason = readText(record['reason']);
  return reason === '' ? null : { uid: readText(record['uid']), reason };
}
