/** Names of everything that is kept in the browser. Those of a family carry its uid, so that two never mix. */
export const STORAGE_KEYS = {
  /** sessionStorage: the visitor has pressed start on the landing page. */
  startClicked: 'talelantern.start-clicked',
  /** localStorage, not a secret: somebody was signed in here, so the app may load its signed-in part early. */
  wasSignedIn: 'talelantern.was-signed-in',
  /** sessionStorage: the page has reloaded itself after a missing file. */
  reloadedForChunk: 'talelantern.reloaded-for-chunk',
  pendingWork: (uid: string) => `talelantern.${uid}.pending-work`,
  heldDeletions: (uid: string) => `talelantern.${uid}.held-deletions`,
  characterDraft: (uid: string) => `talelantern.${uid}.character-draft`,
  portraitWishes: (uid: string, characterId: string) => `talelantern.${uid}.portrait-wishes.${characterId}`,
  storyChoices: (uid: string) => `talelantern.${uid}.story-choices`,
} as const;
