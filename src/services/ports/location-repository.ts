import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import type { PictureFields } from '@talelantern/domain/images/main-image';
import type { Page, PageCursor } from '../page.ts';

/** Stored locations of one family, counted on its profile in the same write. */
export interface LocationRepository {
  list: (cursor: PageCursor | null) => Promise<Page<Location>>;
  find: (id: string) => Promise<Location | null>;
  /** A new id, not yet used. */
  newId: () => string;
  /** Storing the same id twice stores it once. `forbidden` where the rules say no, as to one more than the plan allows. */
  create: (id: string, fields: LocationFields) => Promise<void>;
  update: (id: string, patch: LocationFields | PictureFields) => Promise<void>;
  /** Deleting what is gone already is no failure. */
  delete: (id: string) => Promise<void>;
}
