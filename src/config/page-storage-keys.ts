import { draftKey, familyKey } from './storage-keys.ts';

/** Keys for the pages of a signed-in family. Separate from STORAGE_KEYS, because shared pages do without them. */
export const PAGE_STORAGE_KEYS = {
  pendingRequests: (uid: string) => familyKey(uid, 'pending-work'),
  heldDeletions: (uid: string) => familyKey(uid, 'held-deletions'),
  characterDraft: (uid: string, characterId: string | null) => draftKey(uid, 'character', characterId),
  /** No draft is stored under this key, only the id under which a friend was sent (`sentIdKey`). */
  friendDraft: (uid: string, friendId: string) => draftKey(uid, 'friend', friendId),
  locationDraft: (uid: string, locationId: string | null) => draftKey(uid, 'location', locationId),
  profileDraft: (uid: string) => draftKey(uid, 'profile', 'family'),
  emailDraft: (uid: string) => draftKey(uid, 'email', null),
  childDraft: (uid: string, childId: string | null) => draftKey(uid, 'child', childId),
  pictureOptions: (uid: string, itemId: string) => familyKey(uid, `picture-wishes.${itemId}`),
  reader: (uid: string) => familyKey(uid, 'reader'),
  /** localStorage: reader settings that are not in the profile yet. */
  readerUnsent: (uid: string) => familyKey(uid, 'reader-unsent'),
  rewriteWish: (uid: string, storyId: string) => draftKey(uid, 'rewrite', storyId),
  /** Named by the URL of the scene, which changes when the scene is regenerated. */
  sceneDraft: (uid: string, imageUrl: string) => draftKey(uid, 'scene', imageUrl),
  titleDraft: (uid: string, storyId: string) => draftKey(uid, 'title', storyId),
  ideaChoice: (uid: string, storyId: string) => familyKey(uid, `idea-choice.${storyId}`),
  ownIdea: (uid: string, storyId: string) => draftKey(uid, 'idea', storyId),
  chapterLength: (uid: string, storyId: string) => familyKey(uid, `chapter-length.${storyId}`),
  lock: (uid: string) => familyKey(uid, 'lock'),
  contactMessage: (uid: string) => draftKey(uid, 'contact', null),
  adminDraft: (uid: string, about: string) => draftKey(uid, 'admin', about),
  paymentVisit: (uid: string) => familyKey(uid, 'payment-visit'),
  /** localStorage: when the withdrawal from the subscription that began then was received, in ms since 1970. */
  withdrawnAt: (uid: string, subscribedAt: string) => familyKey(uid, `withdrawn-at.${subscribedAt}`),
  /** localStorage: whether 'More choices' of the generator is open. */
  moreChoices: (uid: string) => familyKey(uid, 'more-choices'),
  /** localStorage: how many characters the generator last offered. */
  castTiles: (uid: string) => familyKey(uid, 'cast-tiles'),
  storyChoices: (uid: string) => familyKey(uid, 'story-choices'),
} as const;
