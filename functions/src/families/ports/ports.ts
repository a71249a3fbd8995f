import type { StoryReader } from '@talelantern/domain/audience/child-profile';

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
  /** The avoid list of the child that the request is for; empty without a child. */
  avoid: readonly string[];
  /** Reading level and likes of that child; null without a child. */
  reader: StoryReader | null;
  /** Children's nicknames and names of characters that are real children; never sent to a model. */
  realNames: readonly string[];
}

export interface Families {
  hasProfile: (uid: string) => Promise<boolean>;
  /**
   * What protects the child `childId`; without one, the child that a story is stored with, which may be deleted.
   * @throws AppError `not_found` when `childId` is not a child of the user.
   */
  safetyOf: (uid: string, childId: string | null, storedChildId?: Promise<string | null>) => Promise<FamilySafety>;
}
