const NAMESPACE = 'talelantern.';
const PRESENCE = /^talelantern\.(.+)\.presence$/;
const OWNED = /^talelantern\.([^.]+)\./;

/** How the names of what a browser keeps for a family are built: each begins with `talelantern.{uid}.`. */
export const FAMILY_KEYS = {
  namespace: NAMESPACE,
  /** Everything of one family begins with it. */
  all: (uid: string) => `${NAMESPACE}${uid}.`,
  /** localStorage: the family is signed in here ('here'), or since when it is not (ms since 1970). */
  presence: (uid: string) => `${NAMESPACE}${uid}.presence`,
  /** Whose presence `key` notes; null for any other key. */
  familyOf: (key: string): string | null => PRESENCE.exec(key)?.[1] ?? null,
  /** Whose `key` is; null for what belongs to no family, whose names have no second dot. */
  ownerOf: (key: string): string | null => OWNED.exec(key)?.[1] ?? null,
  /** localStorage: what a tab had begun when the sign-in ended; its own key follows. */
  kept: (uid: string) => `${NAMESPACE}${uid}.kept.`,
} as const;

/** sessionStorage: why the session in this tab has ended. */
export const SESSION_END = 'talelantern.session-end';
