/** What the pages of a signed-in family store. Apart from STORAGE_KEYS, because shared pages do without. */
export const PAGE_STORAGE_KEYS = {
  pendingRequests: (uid: string) => `talelantern.${uid}.pending-work`,
  heldDeletions: (uid: string) => `talelantern.${uid}.held-deletions`,
  characterDraft: (uid: string, characterId: string | null) =>
    `talelantern.${uid}.character-draft.${characterId ?? 'new'}`,
  /** Never stored: only the id under which a friend was sent. */
  friendDraft: (uid: string, friendId: string) => `talelantern.${uid}.friend-draft.${friendId}`,
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
  chapterLength: (uid: string, storyId: string) => `talelantern.${uid}.chapter-length.${storyId}`,
  lock: (uid: string) => `talelantern.${uid}.lock`,
  contactMessage: (uid: string) => `talelantern.${uid}.contact-draft.new`,
  adminDraft: (uid: string, about: string) => `talelantern.${uid}.admin-draft.${about}`,
  paymentVisit: (uid: string) => `talelantern.${uid}.payment-visit`,
  /** localStorage: whether 'More choices' of the generator is open. */
  moreChoices: (uid: string) => `talelantern.${uid}.more-choices`,
  /** localStorage: how many characters the generator last offered. */
  castTiles: (uid: string) => `talelantern.${uid}.cast-tiles`,
  storyChoices: (uid: string) => `talelantern.${uid}.story-choices`,
} as const;
