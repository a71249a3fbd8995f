import type { AgeRange } from '@talelantern/domain/audience/ages';
import type { StoryReader } from '@talelantern/domain/audience/child-profile';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { createFirestoreOwnedFiles } from '../adapters/firestore-owned-files.ts';
import type { createFirestoreFamilies } from '../adapters/firestore-families.ts';
import type { createFirestoreUserDocuments } from '../adapters/firestore-user-documents.ts';

export type OwnedFiles = ReturnType<typeof createFirestoreOwnedFiles>;

const ITEM_COLLECTIONS = ['stories', 'characters', 'locations'] as const;
export type ItemCollection = (typeof ITEM_COLLECTIONS)[number];

/** The content that stories and pictures must avoid, and the names that models must not get. */
export interface FamilySafety {
  /** The avoid lists of the child that the request is for and of the story's children, or of all who have it on the shelf. */
  avoid: readonly string[];
  /** Reading level and likes of the child that the request is for, else of a stored one; null without a child. */
  reader: StoryReader | null;
  /** Children's nicknames and names of characters that are real children; never sent to a model. */
  realNames: readonly string[];
}

/** The story that a request begins, continues, illustrates, records or shares. */
export interface ProtectedStory {
  /** The child for whom the story is; it may be deleted. Null for everyone. */
  childId?: string | null;
  /** Absent for what is on no child's shelf. */
  ageRange?: AgeRange | undefined;
  /** The key of the story's ledger. */
  memoryKey?: string | null;
  /** Ids of the children for whom the chapter was requested; they may be deleted. */
  readerIds?: readonly string[];
}

export type Families = ReturnType<typeof createFirestoreFamilies>;

/** Collections whose documents have the id of their user in `userId`. */
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
  // No longer written; can go when the last ones have expired, on 2027-03-01 (docs/decisions/0176).
  'picture_scores',
] as const;
export type OwnCollection = (typeof OWN_COLLECTIONS)[number];

export interface OwnDocument {
  /** E.g. 'stories/story_1700000000000_abcdef'. */
  path: string;
  data: StoredData;
}

/** All data of a user in Firestore. Deleting twice is allowed. */
export type UserDocuments = ReturnType<typeof createFirestoreUserDocuments>;
