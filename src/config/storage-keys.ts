/** sessionStorage: the visitor has pressed start on the landing page. */
export const START_CLICKED = 'talelantern.start-clicked';
/** Its value once they have signed in since. */
export const SIGNED_IN_SINCE = 'came-in';
/** localStorage: a user was signed in here, so the app may preload its signed-in part. Not a secret. */
export const WAS_SIGNED_IN = 'talelantern.was-signed-in';
/** sessionStorage: a redirect to Google or Apple is pending. */
export const PENDING_REDIRECT = 'talelantern.departure';
/** localStorage: the child whose books this device is held in. */
export const childModeKey = (uid: string) => `talelantern.${uid}.child-mode`;
export const isChildModeKey = (key: string) => key.endsWith('.child-mode');
/** localStorage: the first books of the shelf, painted before the session is confirmed. */
export const rememberedShelfKey = (uid: string) => `talelantern.${uid}.shelf`;

export const STORAGE_KEYS = {
  startClicked: START_CLICKED,
  wasSignedIn: WAS_SIGNED_IN,
  /** sessionStorage: the page has reloaded itself after a missing file. */
  reloadedForChunk: 'talelantern.reloaded-for-chunk',
  pendingRedirect: PENDING_REDIRECT,
  viewedShare: (shareId: string) => `talelantern.viewed-share:${shareId}`,
  /** sessionStorage: the page was reloaded for this share. */
  reloadedForShare: 'talelantern.reloaded-for-share',
  /** sessionStorage: what a visitor to a shared page wanted to do before signing in. */
  pendingAction: 'talelantern.sign-in-wish',
  /** localStorage: the family's comments that others cannot see yet. */
  heldComments: (uid: string) => `talelantern.${uid}.held-comments`,
  commentDraft: (uid: string, shareId: string) => `talelantern.${uid}.comment-draft.${shareId}`,
} as const;

/** sessionStorage: the id under which the draft of a new item was sent. */
export const sentIdKey = (draftKey: string): string => draftKey.replace('-draft.', '-sent.');

export const isDraftOf = (uid: string, key: string): boolean =>
  /^talelantern\.(.+)\.\w+-draft\./.exec(key)?.[1] === uid;
