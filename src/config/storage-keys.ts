/** sessionStorage: the visitor has pressed start on the landing page. */
export const START_CLICKED = 'talelantern.start-clicked';
/** localStorage, not a secret: somebody was signed in here, so the app may load its signed-in part early. */
export const WAS_SIGNED_IN = 'talelantern.was-signed-in';

/** Names of everything that is kept in the browser. Those of a family carry its uid, so that two never mix. */
export const STORAGE_KEYS = {
  startClicked: START_CLICKED,
  wasSignedIn: WAS_SIGNED_IN,
  /** sessionStorage: the page has reloaded itself after a missing file. */
  reloadedForChunk: 'talelantern.reloaded-for-chunk',
  /** sessionStorage: somebody has left the page to sign in at Google or Apple. */
  departure: 'talelantern.departure',
  /** sessionStorage: the share was seen on this visit. */
  viewedShare: (shareId: string) => `talelantern.viewed-share:${shareId}`,
  /** sessionStorage: the address that the page has opened anew. */
  openedAnew: 'talelantern.opened-anew',
  /** sessionStorage: what a visitor of a shared page wished before they were led to sign in. */
  signInWish: 'talelantern.sign-in-wish',
  /** localStorage: comments of the family that nobody else sees yet. */
  heldComments: (uid: string) => `talelantern.${uid}.held-comments`,
  commentDraft: (uid: string, shareId: string) => `talelantern.${uid}.comment-draft.${shareId}`,
  pendingWork: (uid: string) => `talelantern.${uid}.pending-work`,
  heldDeletions: (uid: string) => `talelantern.${uid}.held-deletions`,
  /** `characterId` null: a character that is not saved yet. */
  characterDraft: (uid: string, characterId: string | null) =>
    `talelantern.${uid}.character-draft.${characterId ?? 'new'}`,
  /** `locationId` null: a location that is not saved yet. */
  locationDraft: (uid: string, locationId: string | null) => `talelantern.${uid}.location-draft.${locationId ?? 'new'}`,
  /** What the family says about itself. */
  profileDraft: (uid: string) => `talelantern.${uid}.profile-draft.family`,
  /** The address that somebody would rather sign in with. */
  emailDraft: (uid: string) => `talelantern.${uid}.email-draft.new`,
  /** `childId` null: a child that is not saved yet. */
  childDraft: (uid: string, childId: string | null) => `talelantern.${uid}.child-draft.${childId ?? 'new'}`,
  /** Of a character or a location. */
  pictureWishes: (uid: string, itemId: string) => `talelantern.${uid}.picture-wishes.${itemId}`,
  /** localStorage: how the family likes to read. */
  reader: (uid: string) => `talelantern.${uid}.reader`,
  /** localStorage: what of it the profile does not know yet. */
  readerUnsent: (uid: string) => `talelantern.${uid}.reader-unsent`,
  narrationRequests: (uid: string) => `talelantern.${uid}.narration-requests`,
  rewriteRequests: (uid: string) => `talelantern.${uid}.rewrite-requests`,
  /** The family's own words for a paragraph that is to be told anew. */
  rewriteWish: (uid: string, storyId: string) => `talelantern.${uid}.rewrite-draft.${storyId}`,
  titleDraft: (uid: string, storyId: string) => `talelantern.${uid}.title-draft.${storyId}`,
  /** What shall happen in the next chapter of a story: one of the ideas, or the family's own. */
  ideaChoice: (uid: string, storyId: string) => `talelantern.${uid}.idea-choice.${storyId}`,
  ownIdea: (uid: string, storyId: string) => `talelantern.${uid}.idea-draft.${storyId}`,
  /** localStorage: whether a grown-up lock is known here, and its wrong PINs. */
  lock: (uid: string) => `talelantern.${uid}.lock`,
  /** What is being written to the people who look after the place. */
  contactMessage: (uid: string) => `talelantern.${uid}.contact-draft.new`,
  /** What an administrator is typing; `about` says beside what. */
  adminDraft: (uid: string, about: string) => `talelantern.${uid}.admin-draft.${about}`,
  /** sessionStorage: the way to the vendor's pages and back. */
  paymentVisit: (uid: string) => `talelantern.${uid}.payment-visit`,
  storyChoices: (uid: string) => `talelantern.${uid}.story-choices`,
} as const;

/** Whether `key` is that of something that this family began and has not saved: a new one, or changes. */
export const isDraftOf = (uid: string, key: string): boolean =>
  /^talelantern\.(.+)\.\w+-draft\./.exec(key)?.[1] === uid;
