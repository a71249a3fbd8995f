import { familyKey } from './storage-keys.ts';

const NAMESPACE = 'talelantern.';
const PRESENCE_KEY = /^talelantern\.(.+)\.presence$/;
const OWNED_KEY = /^talelantern\.([^.]+)\./;

export const FAMILY_KEYS = {
  namespace: NAMESPACE,
  all: (uid: string) => familyKey(uid, ''),
  /** localStorage: PRESENT while the family is signed in, else when its session ended, in ms since 1970. */
  presence: (uid: string) => familyKey(uid, 'presence'),
  /** The uid of a presence key; null for other keys. */
  familyOf: (key: string): string | null => PRESENCE_KEY.exec(key)?.[1] ?? null,
  /** The uid in `key`; null for keys without a family, which have no second dot. */
  ownerOf: (key: string): string | null => OWNED_KEY.exec(key)?.[1] ?? null,
  /** localStorage: drafts of a session that has ended; the draft's own key is appended. */
  kept: (uid: string) => familyKey(uid, 'kept.'),
  /** localStorage: copies of an installed app's sessionStorage while it is in the background; each key is appended. */
  background: (uid: string) => familyKey(uid, 'background.'),
} as const;

/** The value of `presence` while the family is signed in. */
export const PRESENT = 'here';

/** sessionStorage: why the session of this tab has ended. */
export const SESSION_END = 'talelantern.session-end';
