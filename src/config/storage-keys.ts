/** sessionStorage: the visitor has pressed start on the landing page. */
export const START_CLICKED = 'talelantern.start-clicked';
/** Its value once they have signed in since. */
export const SIGNED_IN_SINCE = 'came-in';
/** localStorage: a user was signed in here, so the app may preload its signed-in part. Not a secret. */
export const WAS_SIGNED_IN = 'talelantern.was-signed-in';
/** sessionStorage: a redirect to Google or Apple is pending. */
export const PENDING_REDIRECT = 'talelantern.departure';
/** sessionStorage: the child whose books this tab is held in. */
export const childModeKey = (uid: string) => `talelantern.${uid}.child-mode`;
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
  pendingRequests: (uid: string) => `talelantern.${uid}.pending-work`,
  heldDeletions: (uid: string) => `talelantern.${uid}.held-deletions`,
  characterDraft: (uid: string, characterId: string | null) =>
    `talelantern.${uid}.character-draft.${characterId ?? 'new'}`,
  locationDraft: (uid: string, locationId: string | null) => `talelantern.${uid}.location-draft.${locationId ?? 'new'}`,
  profileDraft: (uid: string) => `talelantern.${uid}.profile-draft.family`,
  emailDraft: (uid: string) => `talelantern.${uid}.email-draft.new`,
  childDraft: (uid: string, childId: string | null) => `talelantern.${uid}.child-draft.${childId ?? 'new'}`,
  pictureOptions: (uid: string, itemId: string) => `talelantern.${uid}.picture-wishes.${itemId}`,
  reader: (uid: string) => `talelantern.${uid}.reader`,
  /** localStorage: reader settings that are not in the profile yet. */
  readerUnsent: (uid: string) => `talelantern.${uid}.reader-unsent`,
  rewriteWish: (uid: string, storyId: string) => `talelantern.${uid}.rewrite-draft.${storyId}`,
  titleDraft: (uid: string, storyId: string) => `talelantern.${uid}.title-draft.${storyId}`,
  ideaChoice: (uid: string, storyId: string) => `talelantern.${uid}.idea-choice.${storyId}`,
  ownIdea: (uid: string, storyId: string) => `talelantern.${uid}.idea-draft.${storyId}`,
  lock: (uid: string) => `talelantern.${uid}.lock`,
  childMode: childModeKey,
  contactMessage: (uid: string) => `talelantern.${uid}.contact-draft.new`,
  adminDraft: (uid: string, about: string) => `talelantern.${uid}.admin-draft.${about}`,
  paymentVisit: (uid: string) => `talelantern.${uid}.payment-visit`,
  /** localStorage: whether 'More choices' of the generator is open. */
  moreChoices: (uid: string) => `talelantern.${uid}.more-choices`,
  rememberedShelf: rememberedShelfKey,
  storyChoices: (uid: string) => `talelantern.${uid}.story-choices`,
} as const;

export const isDraftOf = (uid: string, key: string): boolean =>
  /^talelantern\.(.+)\.\w+-draft\./.exec(key)?.[1] === uid;
