/** sessionStorage: the visitor has pressed start on the landing page; STARTED, or the paid plan of the pressed button. */
export const START_CLICKED = 'talelantern.start-clicked';
/** The value of START_CLICKED once the visitor has signed in after pressing start. */
export const SIGNED_IN_SINCE = 'came-in';
/** localStorage: a user was signed in here, so the app may preload its signed-in part. Not a secret. */
export const WAS_SIGNED_IN = 'talelantern.was-signed-in';
/** sessionStorage: a redirect to Google or Apple is pending. */
export const PENDING_REDIRECT = 'talelantern.departure';

/** The key of a family's data. A sign-out removes all keys with its prefix (family-keys.ts). */
export const familyKey = (uid: string, name: string) => `talelantern.${uid}.${name}`;

/** localStorage: the first books of the shelf, painted before the session is confirmed. */
export const rememberedShelfKey = (uid: string) => familyKey(uid, 'shelf');

/** sessionStorage: unsaved text about an item; without an id, about a new one. */
export const draftKey = (uid: string, kind: string, id: string | null) =>
  familyKey(uid, `${kind}-draft.${id ?? 'new'}`);
/** sessionStorage: the id under which the draft of a new item was sent. */
export const sentIdKey = (draft: string): string => draft.replace('-draft.', '-sent.');
export const isDraftOf = (uid: string, key: string): boolean =>
  /^talelantern\.(.+)\.\w+-draft\./.exec(key)?.[1] === uid;

export const STORAGE_KEYS = {
  /** sessionStorage: the page has reloaded itself after a missing file. */
  reloadedForChunk: 'talelantern.reloaded-for-chunk',
  viewedShare: (shareId: string) => `talelantern.viewed-share:${shareId}`,
  /** sessionStorage: the page was reloaded for this share. */
  reloadedForShare: 'talelantern.reloaded-for-share',
  /** sessionStorage: the action that a visitor to a shared page chose before signing in. */
  pendingAction: 'talelantern.sign-in-wish',
  /** localStorage: the family's comments that others cannot see yet. */
  heldComments: (uid: string) => familyKey(uid, 'held-comments'),
  commentDraft: (uid: string, shareId: string) => draftKey(uid, 'comment', shareId),
} as const;
