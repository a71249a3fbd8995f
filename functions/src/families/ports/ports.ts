import type { StoryReader } from '@talelantern/domain/audience/child-profile';
import type { StoredData } from '@talelantern/domain/stored/read-fields';

export interface OwnedFiles {
  exists: (collection: ItemCollection, id: string) => Promise<boolean>;
  /** Paths of the pictures in the casts and locations of the user's stories. */
  picturesInStories: (uid: string) => Promise<ReadonlySet<string>>;
  removeWordTimes: (uid: string, storyId: string) => Promise<void>;
}

const ITEM_COLLECTIONS = ['stories', 'characters', 'locations'] as const;
export type ItemCollection = (typeof ITEM_COLLECTIONS)[number];

/** What stories and pictures must avoid, and what models must not get. */
export interface FamilySafety {
  /** The avoid lists of the child that the request is for and of stored children; empty without a child. */
  avoid: readonly string[];
  /** Reading level and likes of the child that the request is for, else of a stored one; null without a child. */
  reader: StoryReader | null;
  /** Children's nicknames and names of characters that are real children; never sent to a model. */
  realNames: readonly string[];
}

/** Ids of children, as a story and its ledger name them. */
type StoredChildren = readonly (string | null | undefined)[] | Promise<readonly (string | null | undefined)[]>;

export interface Families {
  hasProfile: (uid: string) => Promise<boolean>;
  /**
   * What protects the child `childId`, and the children that a story is stored with, which may be deleted.
   * @throws AppError `not_found` when `childId` is not a child of the user.
   */
  safetyOf: (uid: string, childId: string | null, stored?: StoredChildren) => Promise<FamilySafety>;
}

/** Collections whose documents name their user in `userId`. */
export const OWN_COLLECTIONS = [
  'jobs',
  'stories',
  'characters',
  'locations',
  'temp',
  'staging',
  'generations',
  'narrations',
  'usage',
  'address_usage',
  'contact_messages',
  'reports',
  'archives',
  'judging_turns',
  'judging_days',
  'picture_scores',
] as const;
export type OwnCollection = (typeof OWN_COLLECTIONS)[number];

export interface OwnDocument {
  /** E.g. 'stories/story_1700000000000_abcdef'. */
  path: string;
  data: StoredData;
}

/** All data of a user in Firestore. Deleting twice is allowed. */
export interface UserDocuments {
  /** All documents, including subcollections. */
  documents: (uid: string) => AsyncIterable<OwnDocument>;
  deleteAll: (uid: string, collection: OwnCollection) => Promise<void>;
  /** Ids of the user's shares, including withdrawn ones. */
  shareIds: (uid: string) => AsyncIterable<string>;
  /**
   * The same without withdrawn ones of which nothing is left to remove, as a family may have thousands of these, and
   * without those that are refreshed for the decision of `begunAt` (ms).
   */
  unclearedShareIds: (uid: string, begunAt: number) => AsyncIterable<string>;
  /** Deletes a share without leaving a tombstone. */
  deleteShare: (shareId: string) => Promise<void>;
  /** Deletes the user's likes and decrements the counts of the shares. */
  deleteLikes: (uid: string) => Promise<void>;
  deleteComments: (uid: string) => Promise<void>;
  /** Deletes where a child reads on, in all of the user's stories. */
  deleteReadingPlaces: (uid: string, childId: string) => Promise<void>;
  /** Deletes the profile, the children below it, and all documents whose id is the uid. */
  deleteProfile: (uid: string) => Promise<void>;
}
