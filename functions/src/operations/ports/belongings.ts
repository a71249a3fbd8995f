import type { Readable } from 'node:stream';
import type { StoredData } from '@talelantern/domain/stored/read-fields';

/** Collections whose documents name their family in `userId`. */
export const OWN_COLLECTIONS = [
  'jobs',
  'stories',
  'characters',
  'locations',
  'temp',
  'staging',
  'generations',
  'usage',
  'contact_messages',
  'reports',
  'archives',
] as const;
export type OwnCollection = (typeof OWN_COLLECTIONS)[number];

export interface OwnDocument {
  /** E.g. 'stories/story_1700000000000_abcdef'. */
  path: string;
  data: StoredData;
}

/** Everything that is stored of a family in the database. What is deleted twice is no news. */
export interface Belongings {
  /** All documents of the family, wherever they are. */
  documents: (uid: string) => AsyncIterable<OwnDocument>;
  deleteAll: (uid: string, collection: OwnCollection) => Promise<void>;
  /** Ids of what the family has shared, withdrawn or not. */
  shareIds: (uid: string) => AsyncIterable<string>;
  /** Deletes a share without leaving a tombstone. */
  eraseShare: (shareId: string) => Promise<void>;
  /** Deletes the family's likes; each counts one less on what it liked. */
  takeBackLikes: (uid: string) => Promise<void>;
  /** Deletes what the family wrote about others' stories. */
  deleteComments: (uid: string) => Promise<void>;
  /** Deletes the profile, the children below it, and what else bears the family's id. */
  deleteProfile: (uid: string) => Promise<void>;
}

export interface StoredFile {
  path: string;
  bytes: number;
}

/** Files in the bucket, whatever they are. Prefixes end with a slash. */
export interface FileShelf {
  list: (prefix: string) => AsyncIterable<StoredFile>;
  /** The file's bytes; null when it is not there. */
  open: (path: string) => Promise<Readable | null>;
  /** Deletes all files below `prefix`. */
  removeAll: (prefix: string) => Promise<void>;
}
