import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import { FAMILY_KEYS, SESSION_END } from '../config/family-keys.ts';
import { KEPT_FOR_MS, type DeviceTraces, type SessionEnd } from './device-traces.ts';

interface TraceDependencies {
  /** What all tabs share. It may throw where the browser keeps nothing; there is then nothing to take away. */
  local: () => Storage;
  /** What this tab keeps. */
  session: () => Storage;
  /** Ms since 1970. */
  now: () => number;
}

const HERE = 'here';

/** Asks a store that a private window may refuse. */
function ask<Answer>(work: () => Answer, otherwise: Answer): Answer {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const keysUnder = (store: () => Storage, prefix: string): string[] =>
  ask(() => Object.keys(store()).filter((key) => key.startsWith(prefix)), []);

export function createDeviceTraces({ local, session, now }: TraceDependencies): DeviceTraces {
  const read = (store: () => Storage, key: string): string | null => ask(() => store().getItem(key), null);
  const write = (store: () => Storage, key: string, value: string): void =>
    ask(() => store().setItem(key, value), undefined);
  const remove = (store: () => Storage, keys: readonly string[]): void =>
    keys.forEach((key) => ask(() => store().removeItem(key), undefined));

  /** What the device notes of the family: HERE, since when it is away in ms, or nothing once it chose to leave. */
  const noted = (uid: string): string | null => read(local, FAMILY_KEYS.presence(uid));
  const families = (): string[] =>
    keysUnder(local, FAMILY_KEYS.namespace)
      .map(FAMILY_KEYS.familyOf)
      .filter((uid) => uid !== null);

  function forget(uid: string): void {
    for (const store of [local, session]) remove(store, keysUnder(store, FAMILY_KEYS.all(uid)));
  }

  /** A tab that slept, or was elsewhere, while a family chose to leave still has what it kept for it. */
  function forgetLeavers(arriving: string | null): void {
    const owners = new Set(keysUnder(session, FAMILY_KEYS.namespace).map(FAMILY_KEYS.ownerOf));
    for (const uid of owners) if (uid !== null && uid !== arriving && noted(uid) === null) forget(uid);
  }

  /** Lays what this tab alone knows where it outlives the tab. */
  function keepForLater(uid: string): void {
    if (noted(uid) === HERE) write(local, FAMILY_KEYS.presence(uid), String(now()));
    for (const key of keysUnder(session, FAMILY_KEYS.all(uid)))
      write(local, FAMILY_KEYS.kept(uid) + key, read(session, key) ?? '');
  }

  /** What the tab itself still has is newer. */
  function bringBack(uid: string): void {
    const prefix = FAMILY_KEYS.kept(uid);
    for (const kept of keysUnder(local, prefix)) {
      const key = kept.slice(prefix.length);
      if (read(session, key) === null) write(session, key, read(local, kept) ?? '');
      remove(local, [kept]);
    }
  }

  function closeAll(): string[] {
    const here = families().filter((uid) => noted(uid) === HERE);
    here.forEach(keepForLater);
    forgetLeavers(null);
    return here;
  }

  return {
    arrive(uid) {
      write(local, FAMILY_KEYS.presence(uid), HERE);
      forgetLeavers(uid);
      bringBack(uid);
      remove(session, [SESSION_END]);
    },

    leave: (uid) => remove(local, [FAMILY_KEYS.presence(uid)]),

    close(uid) {
      if (noted(uid) === null) {
        forget(uid);
        // What the visit left besides, as which shared stories were seen. Drafts of others lie in the other store too.
        ask(() => session().clear(), undefined);
        return 'left';
      }
      keepForLater(uid);
      return 'ended';
    },

    closeAll,

    sweep() {
      const isOver = (uid: string): boolean => now() - Number(noted(uid)) > KEPT_FOR_MS;
      families().filter(isOver).forEach(forget);
    },

    noteEnd: (end) => write(session, SESSION_END, JSON.stringify(end)),
    lastEnd: () => parseEnd(read(session, SESSION_END)),
  };
}

function parseEnd(text: string | null): SessionEnd | null {
  const value: unknown = ask(() => JSON.parse(text ?? 'null'), null);
  const reason = isRecord(value) ? readText(value['reason']) : '';
  return isRecord(value) && reason !== '' ? { uid: readText(value['uid']), reason } : null;
}
