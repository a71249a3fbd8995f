import type { ChildFields, ChildProfile } from '@talelantern/domain/family/child-profile';

/** The children of one family, of whom little is known. */
export interface ChildRepository {
  /** All of them, the first made first; those that cannot be read are left out. */
  list: () => Promise<ChildProfile[]>;
  /** A new id, not yet used. */
  newId: () => string;
  /** Storing the same id twice stores it once. */
  create: (id: string, fields: ChildFields) => Promise<void>;
  update: (id: string, fields: ChildFields) => Promise<void>;
  /** Deleting what is gone already is no failure. */
  delete: (id: string) => Promise<void>;
}
