import type { Location } from '@talelantern/domain/locations/location';

/** Stored locations in full. */
export interface Places {
  /** Null for one that is not there or cannot be read. */
  find: (locationId: string) => Promise<Location | null>;
}
